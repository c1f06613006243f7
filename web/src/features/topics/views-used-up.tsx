import { useQuery } from "@tanstack/react-query"
import { Lock } from "lucide-react"
import { ApiError } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { dayOf } from "#lib/words.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Meter } from "#ui/meter.tsx"
import { Panel } from "#ui/panel.tsx"
import { Stack } from "#ui/stack.tsx"
import * as styles from "./topic-dialog.css.ts"
import { CreatorProAside } from "./specialty-needs-upgrade.tsx"
import { topicLimits as limits } from "#words/topic-limits.ts"

interface ViewsUsedUpProps {
  readonly error: unknown
  readonly title: string | undefined
}

/** The month's topic views are used: the meter and the plan choice instead of the description. */
export function ViewsUsedUp({ error, title }: ViewsUsedUpProps) {
  const choose = error instanceof ApiError && error.problem.requiresPlanSelection === true
  const { data: usage } = useQuery(reads("GET /api/user/usage", {}))
  return (
    <Stack gap="s20" padding={{ wide: "s32", phone: "s16" }}>
      {usage !== undefined && (
        <div className={styles.meters}>
          <Meter
            label={limits.topicViews}
            unit={limits.topicViewsCounted}
            used={usage.topicViews}
            limit={usage.topicViewsLimit}
            bonus={usage.bonusTopicViews}
          />
        </div>
      )}
      <Panel
        title={choose ? limits.chooseAPlan : limits.monthlyLimitReached}
        mark={{ icon: Lock, tone: "brand" }}
        text={
          <>
            {choose && `${limits.trialOrPlanHasEnded} `}
            {limits.viewsUsedUp}{" "}
            {title !== undefined && (
              <>
                {limits.topicStaysInTheList({
                  topic: title,
                  foreign: (inner) => <span lang="en">{inner}</span>,
                })}{" "}
              </>
            )}
            {limits.openedTopicsStayOpen}
          </>
        }
        actions={
          <ButtonLink to="/pricing" tone="primary">
            {choose ? limits.seePlans : limits.upgradeNow}
          </ButtonLink>
        }
        {...(usage === undefined ? {} : { fine: limits.resets({ day: dayOf(usage.resetsAt) }) })}
        aside={<CreatorProAside />}
      />
    </Stack>
  )
}
