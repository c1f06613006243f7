import type { StreamOf } from "@rounds/core/contract/contract.ts"
import { Check } from "lucide-react"
import { useEffect } from "react"
import { Icon } from "#ui/icon.tsx"
import { announce } from "#ui/live-region.tsx"
import { ProgressBar } from "#ui/meter.tsx"
import * as styles from "./topics.css.ts"

type Stage = StreamOf<"POST /api/refresh-trending-topics">["stage"]

const steps = [
  "Analyzing health discussions",
  "Identifying supplement trends",
  "Creating content for health professionals",
]

/** The three steps of a collection; they move on the job's own events. */
export function RefreshProgress({ stage }: { readonly stage: Stage | undefined }) {
  const step = stage?.step ?? 1
  useEffect(() => {
    announce(`Refreshing topics, step ${step} of ${steps.length}`)
  }, [step])
  return (
    <section className={styles.progress} aria-labelledby="refreshing">
      <div className={styles.progressHead}>
        <h2 className={styles.progressTitle} id="refreshing">
          Refreshing today’s topics
        </h2>
        <p className={styles.progressText}>
          Step {step} of {steps.length}
        </p>
      </div>
      <ol className={styles.stages}>
        {steps.map((name, at) => {
          const done = at + 1 < step
          const on = at + 1 === step
          return (
            <li key={name} className={styles.stage} aria-current={on ? "step" : undefined}>
              <ProgressBar label={name} share={done ? 1 : on ? shareOf(stage) : 0} done={done} />
              <b className={`${styles.stageName} ${on ? styles.stageOn : ""}`}>
                {done && (
                  <span className={styles.stageDone}>
                    <Icon of={Check} />
                  </span>
                )}
                {name}
              </b>
              {on ? (stage?.label ?? "Starting") : done ? "Done" : "Starts when the step before is done"}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Collecting reports each community (10 to 80 of 100); the two steps after it only that they began. */
const shareOf = (stage: Stage | undefined) =>
  stage === undefined ? 0 : stage.step === 1 ? Math.max(0.03, (stage.progress - 10) / 70) : 0.5
