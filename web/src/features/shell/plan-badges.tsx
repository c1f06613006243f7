import { planBadge } from "#lib/plan-badge.ts"
import { Badge } from "#ui/badge.tsx"
import type { User } from "./account.ts"
import { shell as words } from "#words/shell.ts"

/** The plan, and the day of a trial. */
export function PlanBadges({ user }: { readonly user: User }) {
  return (
    <>
      <Badge tone={user.subscriptionStatus === "trialing" ? "brand" : "neutral"}>
        {planBadge(user.planBadge)}
      </Badge>
      {user.trialDay !== null && <Badge tone="warn">{words.trialDay({ trialDay: user.trialDay })}</Badge>}
    </>
  )
}
