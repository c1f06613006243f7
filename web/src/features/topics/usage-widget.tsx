import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { dayOf, plural } from "#lib/words.ts"
import { Meter } from "#ui/meter.tsx"
import { type Usage } from "./topic.ts"
import * as styles from "./topics.css.ts"

/** Scripts and topic views of this month against the plan. */
export function UsageWidget() {
  const { data: usage } = useQuery(reads("GET /api/user/usage", {}))
  return (
    <section className={styles.usage} aria-label="Usage this month">
      {usage !== undefined && (
        <>
          <Meter
            label="Scripts"
            unit="scripts"
            used={usage.scriptGenerations}
            limit={usage.scriptsLimit}
            bonus={usage.bonusScripts}
          />
          <Meter
            label="Topic views"
            unit="topic views"
            used={usage.topicViews}
            limit={usage.topicViewsLimit}
            bonus={usage.bonusTopicViews}
          />
          <p className={`${styles.reset} ${isFull(usage) ? styles.resetFull : ""}`}>
            {warningOf(usage)} Resets {dayOf(usage.resetsAt)}.
          </p>
        </>
      )}
    </section>
  )
}

/** What is left; a limit below zero is none. */
export const leftOf = (used: number, limit: number, bonus: number) =>
  limit < 0 ? Number.POSITIVE_INFINITY : Math.max(0, limit + bonus - used)

const scriptsLeft = (usage: Usage) => leftOf(usage.scriptGenerations, usage.scriptsLimit, usage.bonusScripts)
const viewsLeft = (usage: Usage) => leftOf(usage.topicViews, usage.topicViewsLimit, usage.bonusTopicViews)
const isFull = (usage: Usage) => scriptsLeft(usage) === 0 || viewsLeft(usage) === 0

const warningOf = (usage: Usage) => {
  const scripts = scriptsLeft(usage)
  const views = viewsLeft(usage)
  if (scripts === 0 && views === 0) return "Monthly limits reached for scripts and topics."
  if (scripts === 0) return "Monthly script limit reached."
  if (views === 0) return "Monthly topic limit reached."
  const nearest = [
    { left: scripts, total: usage.scriptsLimit + usage.bonusScripts, unit: "script" },
    { left: views, total: usage.topicViewsLimit + usage.bonusTopicViews, unit: "topic view" },
  ]
    .filter(({ left }) => Number.isFinite(left))
    .toSorted((a, b) => a.left / a.total - b.left / b.total)[0]
  return nearest === undefined ? "Unlimited on your plan." : `${plural(nearest.left, nearest.unit)} left.`
}
