import { beatLabel, beatPlan } from "@rounds/core/script/beats.ts"
import { budgetOf, paceOf, secondsOf } from "@rounds/core/script/pace.ts"
import { BeatOutline, Sheet } from "#ui/script-sheet.tsx"
import { TimeRuler } from "#ui/time-ruler.tsx"
import * as styles from "./generator.css.ts"
import { formats, type Settings, wordFor } from "./script.ts"

/** What will be written: the beats of the format on the ruler of the duration. The page is never blank. */
export function Outline({ settings, failed }: { readonly settings: Settings; readonly failed: boolean }) {
  const total = secondsOf(settings.duration)
  const beats = beatPlan(settings.scriptFormat).map(({ name, share }) => ({
    name: beatLabel(name),
    seconds: share * total,
  }))
  const { min, max } = budgetOf(settings.language, settings.duration)
  return (
    <section aria-labelledby="outline">
      <div className={styles.resultHead}>
        <h2 className={styles.resultTitle} id="outline">
          {wordFor(formats, settings.scriptFormat)}, in outline
        </h2>
      </div>
      <p className={styles.outlineText}>
        {failed
          ? "The script of this address could not be read. You can generate a new one."
          : "Choose the settings and generate. Every line that makes a health claim will be marked for you to check."}
      </p>
      <Sheet className={styles.bleed}>
        <header className={styles.sheetHead}>
          <TimeRuler
            beats={beats}
            total={total}
            caption={
              <span>
                {min} to {max} words at about {paceOf(settings.language).usual} words a minute
              </span>
            }
          />
        </header>
        <BeatOutline names={beats.map((beat) => beat.name)} />
      </Sheet>
    </section>
  )
}
