import { beatNameIn } from "@rounds/core/script/files/beat-names.ts"
import { secondsOf } from "@rounds/core/script/pace.ts"
import { timecode } from "#lib/words.ts"
import { Text } from "#ui/text.tsx"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./print-sheet.css.ts"
import { formats, langOf, platforms, type Script, titleLangOf, wordFor } from "./script.ts"
import { lengthText, markText } from "./script-text.ts"
import { posting as phrases } from "#words/scripts/posting.ts"

/** The script on paper: what is said, when and how. Not seen on a screen, and nothing else of the page is printed. */
export function PrintSheet({ script }: { readonly script: Script }) {
  const lang = langOf(script.language)
  return (
    <article className={styles.sheet} data-print aria-hidden>
      <h1 className={styles.title} lang={titleLangOf(script)}>
        {script.topicTitle}
      </h1>
      <Text margin={["s8", 0, "s20", 0]} size="caption" tone="second">
        {phrases.printed({
          format: wordFor(formats, script.scriptFormat),
          platform: wordFor(platforms, script.targetPlatform),
          seconds: secondsOf(script.duration),
        })}{" "}
        <span lang={lang}>{lengthText(script)}</span>
      </Text>
      {script.beats.map((beat, at) => (
        <Columns
          as="section"
          columns="92px 1fr"
          gap="s20"
          padding={["s8", 0]}
          key={`${at} ${beat.name}`}
          className={styles.beat}
        >
          <Text size="caption" tone="second" lang={lang}>
            <b>{beatNameIn(beat.name, script.language)}</b>
            <br />
            {timecode(beat.startsAt)}
          </Text>
          <div lang={lang}>
            <p className={styles.say}>{beat.text}</p>
            <Text margin={["s4", 0, 0, 0]} size="caption" tone="second">
              {beat.direction}
            </Text>
          </div>
        </Columns>
      ))}
      <Text padding={["s8", 0, 0, 0]} margin={["s20", 0, 0, 0]} size="caption" rule="top" lang={lang}>
        {markText(script)}
      </Text>
    </article>
  )
}
