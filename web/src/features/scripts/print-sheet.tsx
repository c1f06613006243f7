import { beatLabel } from "@rounds/core/script/beats.ts"
import { secondsOf } from "@rounds/core/script/pace.ts"
import { count, timecode } from "#lib/words.ts"
import { Text } from "#ui/text.tsx"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./print-sheet.css.ts"
import { formats, langOf, platforms, type Script, wordFor } from "./script.ts"
import { markText } from "./script-text.ts"
import { scripts as phrases } from "#words/scripts.ts"

/** The script on paper: what is said, when and how. Not seen on a screen, and nothing else of the page is printed. */
export function PrintSheet({ script }: { readonly script: Script }) {
  const lang = langOf(script.language)
  return (
    <article className={styles.sheet} data-print aria-hidden>
      <h1 className={styles.title} lang={lang}>
        {script.topicTitle}
      </h1>
      <Text margin={["s8", 0, "s20", 0]} size="caption" tone="second">
        {phrases.wordforWordfor2SecondsofSCount({
          wordFor: wordFor(formats, script.scriptFormat),
          wordFor2: wordFor(platforms, script.targetPlatform),
          secondsOf: secondsOf(script.duration),
          count: count(script.words),
          round: Math.round(script.spokenSeconds),
          round2: Math.round(script.wordsPerMinute),
        })}
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
          <Text size="caption" tone="second">
            <b>{beatLabel(beat.name)}</b>
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
      <Text padding={["s8", 0, 0, 0]} margin={["s20", 0, 0, 0]} size="caption" rule="top">
        {markText(script)}
      </Text>
    </article>
  )
}
