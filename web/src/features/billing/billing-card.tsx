import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { reads, userRead } from "#lib/reads.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { type Billing, planName, statusSentence } from "./billing.ts"
import { BillingActions } from "./billing-actions.tsx"
import { BillingFacts } from "./billing-facts.tsx"
import { BillingUsage } from "./billing-usage.tsx"
import * as styles from "./billing.css.ts"
import { CancelDialog } from "./cancel-dialog.tsx"
import { InvoicesDialog } from "./invoices-dialog.tsx"
import { ScheduledChange } from "./scheduled-change.tsx"
import { TrialDays } from "./trial-days.tsx"

/** Plan, use, dates, and everything that can be done about them. */
export function BillingCard() {
  const { data: user } = useQuery(userRead)
  const { data: usage, isError: usageFailed } = useQuery(reads("GET /api/user/usage", {}))
  const billing = useQuery({ ...reads("GET /api/payments/billing", {}), staleTime: 0 })
  const [asks, setAsks] = useState<"cancel" | "invoices">()
  const handleClose = () => setAsks(undefined)
  return (
    <section
      className={styles.card}
      id="billing"
      aria-labelledby="billing-title"
      aria-busy={billing.isPending}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id="billing-title">
          Subscription &amp; Billing
        </h2>
        {billing.data && <Badges billing={billing.data} badge={user?.planBadge} />}
      </header>
      {billing.isError && (
        <div className={styles.failed} role="alert">
          <p>Your plan could not be read. {billing.error.message}</p>
          <Button onClick={() => void billing.refetch()}>Try again</Button>
        </div>
      )}
      {billing.data && user && (
        <>
          <div className={styles.state}>
            <p className={styles.sentence}>{statusSentence(billing.data, user.hasUsedTrial)}</p>
            <TrialDays billing={billing.data} startedAt={user.trialStartDate} />
          </div>
          <ScheduledChange billing={billing.data} />
          {usage !== undefined && <BillingUsage usage={usage} />}
          {usage === undefined && usageFailed && (
            <p className={styles.failed} role="alert">
              Failed to fetch usage data
            </p>
          )}
          <BillingFacts billing={billing.data} memberSince={user.createdAt} />
          <BillingActions billing={billing.data} isAdmin={user.isAdmin} onAsk={setAsks} />
          <CancelDialog open={asks === "cancel"} onClose={handleClose} billing={billing.data} usage={usage} />
          <InvoicesDialog open={asks === "invoices"} onClose={handleClose} />
        </>
      )}
    </section>
  )
}

function Badges({ billing, badge }: { readonly billing: Billing; readonly badge: string | undefined }) {
  const trial = billing.status === "trialing"
  return (
    <p className={styles.badges}>
      <Badge tone={billing.tier === "free" || billing.tier === "freemium" ? "neutral" : "brand"}>
        {trial ? planName(billing.tier) : (badge ?? planName(billing.tier))}
      </Badge>
      {trial && <Badge tone="warn">Trial</Badge>}
      {billing.status === "cancelled" && <Badge tone="warn">Cancelled</Badge>}
      {billing.status === "past_due" && <Badge tone="warn">Payment failed</Badge>}
    </p>
  )
}
