import { beatLabel } from "@rounds/core/script/beats.ts"
import * as styles from "./result.css.ts"
import { langOf, type Script } from "./script.ts"

/** Beat by beat: left in grey what is said, right how. */
export function DirectionsPanel({ script }: { readonly script: Script }) {
  return (
    <ol className={styles.panel}>
      {script.beats.map((beat, at) => (
        <li key={`${at} ${beat.name}`} className={styles.direction}>
          <span className={styles.directionName}>{beatLabel(beat.name)}</span>
          <p className={styles.directionText} lang={langOf(script.language)}>
            {beat.text}
          </p>
          <p className={styles.directionDo} lang={langOf(script.language)}>
            {beat.direction}
          </p>
        </li>
      ))}
    </ol>
  )
}
