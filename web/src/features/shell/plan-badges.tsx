import { Badge } from "#ui/badge.tsx"
import type { User } from "./account.ts"

/** The plan, and the day of a trial. */
export function PlanBadges({ user }: { readonly user: User }) {
  return (
    <>
      <Badge tone={user.subscriptionStatus === "trialing" ? "brand" : "neutral"}>{user.planBadge}</Badge>
      {user.trialDay !== null && <Badge tone="warn">Day {user.trialDay} of 7</Badge>}
    </>
  )
}
