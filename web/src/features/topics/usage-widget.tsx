import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { useQuery } from "@tanstack/react-query"
import { reads, userRead } from "#lib/reads.ts"
import { dayOf } from "#lib/words.ts"
import { Meter } from "#ui/meter.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { Columns } from "#ui/columns.tsx"
import { type Usage } from "./topic.ts"
import * as styles from "./topics.css.ts"
import { topicLimits as limits } from "#words/topic-limits.ts"

/** Scripts and topic views of this month against the plan. */
export function UsageWidget() {
  const { data: usage, isError } = useQuery(reads("GET /api/user/usage", {}))
  const { data: user } = useQuery(userRead)
  return (
    <Columns
      as="section"
      columns={{ wide: "150px 150px", phone: "1fr 1fr" }}
      gap={{ wide: ["s6", "s20"], phone: ["s4", "s16"] }}
      padding={{ wide: [0, 0, "s4", 0], phone: ["s12", "s16"] }}
      margin={{ wide: 0, phone: ["s20", 0, 0, 0] }}
      className={styles.usage}
      aria-label={limits.usageThisMonth}
    >
      {usage === undefined && isError && <p className={styles.reset}>{limits.failedToFetchUsage}</p>}
      {usage !== undefined && (
        <>
          <Meter
            label={limits.scripts}
            unit={limits.scriptsCounted}
            used={usage.scriptGenerations}
            limit={usage.scriptsLimit}
            bonus={usage.bonusScripts}
          />
          <Meter
            label={limits.topicViews}
            unit={limits.topicViewsCounted}
            used={usage.topicViews}
            limit={usage.topicViewsLimit}
            bonus={usage.bonusTopicViews}
          />
          <p className={`${styles.reset} ${isFull(usage) ? styles.resetFull : ""}`}>
            {warningOf(usage)} {limits.resets({ day: dayOf(usage.resetsAt) })}
            {isNear(usage) && user != null && !user.specialtyFilter && (
              <>
                {" "}
                <TextLink to="/pricing" tone="inline">
                  {limits.upgradeForScripts({ scripts: allowanceOf("creator_pro").scripts ?? 0 })}
                </TextLink>
              </>
            )}
          </p>
        </>
      )}
    </Columns>
  )
}

/** What is left; a limit below zero is none. */
export const leftOf = (used: number, limit: number, bonus: number) =>
  limit < 0 ? Number.POSITIVE_INFINITY : Math.max(0, limit + bonus - used)

const scriptsLeft = (usage: Usage) => leftOf(usage.scriptGenerations, usage.scriptsLimit, usage.bonusScripts)
const viewsLeft = (usage: Usage) => leftOf(usage.topicViews, usage.topicViewsLimit, usage.bonusTopicViews)
const isFull = (usage: Usage) => scriptsLeft(usage) === 0 || viewsLeft(usage) === 0

/** From 80 % of either allowance on. */
const isNear = ({
  scriptGenerations,
  scriptsLimit,
  bonusScripts,
  topicViews,
  topicViewsLimit,
  bonusTopicViews,
}: Usage) =>
  (scriptsLimit >= 0 && scriptGenerations >= 0.8 * (scriptsLimit + bonusScripts)) ||
  (topicViewsLimit >= 0 && topicViews >= 0.8 * (topicViewsLimit + bonusTopicViews))

const warningOf = (usage: Usage) => {
  const scripts = scriptsLeft(usage)
  const views = viewsLeft(usage)
  if (scripts === 0 && views === 0) return limits.bothLimitsReached
  if (scripts === 0) return limits.scriptLimitReached
  if (views === 0) return limits.topicLimitReached
  const nearest = [
    {
      left: scripts,
      total: usage.scriptsLimit + usage.bonusScripts,
      says: isNear(usage) ? limits.closeToLimitsScripts : limits.scriptsLeft,
    },
    {
      left: views,
      total: usage.topicViewsLimit + usage.bonusTopicViews,
      says: isNear(usage) ? limits.closeToLimitsViews : limits.viewsLeft,
    },
  ]
    .filter(({ left }) => Number.isFinite(left))
    .toSorted((a, b) => a.left / a.total - b.left / b.total)[0]
  return nearest === undefined ? limits.unlimitedOnYourPlan : nearest.says({ left: nearest.left })
}
