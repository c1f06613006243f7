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
import { CreatorProAside } from "./topics-states.tsx"

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
            label="Topic views"
            unit="topic views"
            used={usage.topicViews}
            limit={usage.topicViewsLimit}
            bonus={usage.bonusTopicViews}
          />
        </div>
      )}
      <Panel
        title={choose ? "Choose a plan" : "Monthly limit reached!"}
        mark={{ icon: Lock, tone: "brand" }}
        text={`${choose ? "Your trial or plan has ended. " : ""}You've used all your topic views for this month.${title === undefined ? "" : ` “${title}” stays in the list.`} Topics that you opened this month stay open to you.`}
        actions={
          <ButtonLink to="/pricing" tone="primary">
            {choose ? "See plans" : "Upgrade Now"}
          </ButtonLink>
        }
        {...(usage === undefined ? {} : { fine: `Resets ${dayOf(usage.resetsAt)}.` })}
        aside={<CreatorProAside />}
      />
    </Stack>
  )
}
