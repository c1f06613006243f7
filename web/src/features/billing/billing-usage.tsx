import { count, dayOf } from "#lib/words.ts"
import { Meter } from "#ui/meter.tsx"
import type { Usage } from "./billing.ts"
import * as styles from "./billing.css.ts"

/** This month's scripts and topic views against the plan. */
export function BillingUsage({ usage }: { readonly usage: Usage }) {
  const { scriptGenerations, scriptsLimit, bonusScripts, topicViews, topicViewsLimit, bonusTopicViews } =
    usage
  return (
    <div className={styles.usage}>
      <div className={styles.use}>
        <Meter
          label="Scripts this month"
          unit="scripts"
          used={scriptGenerations}
          limit={scriptsLimit}
          bonus={bonusScripts}
        />
        <p className={styles.useText}>
          {leftWords(scriptGenerations, scriptsLimit, bonusScripts)} Resets {dayOf(usage.resetsAt)}.
        </p>
      </div>
      <div className={styles.use}>
        <Meter
          label="Topic views this month"
          unit="topic views"
          used={topicViews}
          limit={topicViewsLimit}
          bonus={bonusTopicViews}
        />
        <p className={styles.useText}>{leftWords(topicViews, topicViewsLimit, bonusTopicViews)}</p>
      </div>
    </div>
  )
}

const leftWords = (used: number, limit: number, bonus: number) =>
  limit < 0 ? `${count(used)} used.` : `${count(Math.max(0, limit + bonus - used))} left.`
