import { planBadge } from "#lib/plan-badge.ts"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { reads, userRead } from "#lib/reads.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { Stack } from "#ui/stack.tsx"
import { type Billing, planName, statusSentence } from "./billing.ts"
import { BillingActions } from "./billing-actions.tsx"
import { BillingFacts } from "./billing-facts.tsx"
import { BillingUsage } from "./billing-usage.tsx"
import * as styles from "./billing.css.ts"
import { CancelDialog } from "./cancel-dialog.tsx"
import { InvoicesDialog } from "./invoices-dialog.tsx"
import { ScheduledChange } from "./scheduled-change.tsx"
import { TrialDays } from "./trial-days.tsx"
import { billing as words } from "#words/billing.ts"

/** Plan, use, dates, and everything that can be done about them. */
export function BillingCard() {
  const { data: user } = useQuery(userRead)
  const { data: usage, isError: usageFailed } = useQuery(reads("GET /api/user/usage", {}))
  const billing = useQuery({ ...reads("GET /api/payments/billing", {}), staleTime: 0 })
  const [asks, setAsks] = useState<"cancel" | "invoices">()
  const handleClose = () => setAsks(undefined)
  return (
    <Box
      as="section"
      surface="card"
      className={styles.card}
      id="billing"
      aria-labelledby="billing-title"
      aria-busy={billing.isPending}
    >
      <Inline
        as="header"
        justify="between"
        gap="s8"
        padding={{ wide: ["s20", "s24", 0, "s24"], phone: ["s16", "s16", 0, "s16"] }}
      >
        <Text as="h2" size="card" id="billing-title">
          {words.subscriptionAndBilling}
        </Text>
        {billing.data && (
          <Badges
            billing={billing.data}
            badge={user?.planBadge === undefined ? undefined : planBadge(user.planBadge)}
          />
        )}
      </Inline>
      {billing.isError && (
        <Stack align="start" gap="s12" padding={["s16", "s24", "s20", "s24"]} tone="second" role="alert">
          <p>{words.planNotRead({ reason: billing.error.message })}</p>
          <Button onClick={() => void billing.refetch()}>{words.tryAgain}</Button>
        </Stack>
      )}
      {billing.data && user && (
        <>
          <Box padding={{ wide: ["s12", "s24", "s20", "s24"], phone: ["s12", "s16", "s16", "s16"] }}>
            <Text weight="strong" wrap="balance" tabular className={styles.sentence}>
              {statusSentence(billing.data, user.hasUsedTrial)}
            </Text>
            <TrialDays billing={billing.data} startedAt={user.trialStartDate} />
          </Box>
          <ScheduledChange billing={billing.data} />
          {usage !== undefined && <BillingUsage usage={usage} />}
          {usage === undefined && usageFailed && (
            <Stack
              as="p"
              align="start"
              gap="s12"
              padding={["s16", "s24", "s20", "s24"]}
              tone="second"
              role="alert"
            >
              {words.usageNotRead}
            </Stack>
          )}
          <BillingFacts billing={billing.data} memberSince={user.createdAt} />
          <BillingActions billing={billing.data} isAdmin={user.isAdmin} onAsk={setAsks} />
          <CancelDialog open={asks === "cancel"} onClose={handleClose} billing={billing.data} usage={usage} />
          <InvoicesDialog open={asks === "invoices"} onClose={handleClose} />
        </>
      )}
    </Box>
  )
}

function Badges({ billing, badge }: { readonly billing: Billing; readonly badge: string | undefined }) {
  const trial = billing.status === "trialing"
  return (
    <Inline as="p" oneLine align="stretch" gap="s6">
      <Badge tone={billing.tier === "free" || billing.tier === "freemium" ? "neutral" : "brand"}>
        {trial ? planName(billing.tier) : (badge ?? planName(billing.tier))}
      </Badge>
      {trial && <Badge tone="warn">{words.trial}</Badge>}
      {billing.status === "cancelled" && <Badge tone="warn">{words.cancelled}</Badge>}
      {billing.status === "past_due" && <Badge tone="warn">{words.paymentFailed}</Badge>}
    </Inline>
  )
}
