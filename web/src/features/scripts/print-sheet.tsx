import { beatLabel } from "@rounds/core/script/beats.ts"
import { secondsOf } from "@rounds/core/script/pace.ts"
import { count, timecode } from "#lib/words.ts"
import * as styles from "./print-sheet.css.ts"
import { formats, langOf, platforms, type Script, wordFor } from "./script.ts"
import { markText } from "./script-text.ts"

/** The script on paper: what is said, when and how. Not seen on a screen, and nothing else of the page is printed. */
export function PrintSheet({ script }: { readonly script: Script }) {
  const lang = langOf(script.language)
  return (
    <article className={styles.sheet} data-print aria-hidden>
      <h1 className={styles.title} lang={lang}>
        {script.topicTitle}
      </h1>
      <p className={styles.facts}>
        {wordFor(formats, script.scriptFormat)}, {wordFor(platforms, script.targetPlatform)},{" "}
        {secondsOf(script.duration)} s. {count(script.words)} words, about {Math.round(script.spokenSeconds)}{" "}
        s at {Math.round(script.wordsPerMinute)} words a minute.
      </p>
      {script.beats.map((beat, at) => (
        <section key={`${at} ${beat.name}`} className={styles.beat}>
          <p className={styles.gutter}>
            <b>{beatLabel(beat.name)}</b>
            <br />
            {timecode(beat.startsAt)}
          </p>
          <div lang={lang}>
            <p className={styles.say}>{beat.text}</p>
            <p className={styles.direction}>{beat.direction}</p>
          </div>
        </section>
      ))}
      <p className={styles.mark}>{markText(script)}</p>
    </article>
  )
}
