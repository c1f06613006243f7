import { brand } from "#lib/brand.ts"
import { useSupportHref } from "#lib/product.ts"
import { Button, ButtonAnchor, ButtonLink } from "#ui/button.tsx"
import type { Billing } from "./billing.ts"
import * as styles from "./billing.css.ts"
import { usePortal, useResume } from "./use-billing.ts"
import { billing as words } from "#words/billing.ts"

interface BillingActionsProps {
  readonly billing: Billing
  readonly isAdmin: boolean
  readonly onAsk: (what: "cancel" | "invoices") => void
}

export function BillingActions({ billing, isAdmin, onAsk }: BillingActionsProps) {
  const support = useSupportHref(words.supportSubject({ name: brand.name }))
  const resume = useResume()
  const portal = usePortal()
  const free = billing.tier === "free" || billing.tier === "freemium"
  return (
    <footer className={styles.actions}>
      {billing.mayResume && (
        <Button
          tone="primary"
          aria-disabled={resume.isPending}
          onClick={() => !resume.isPending && resume.mutate()}
        >
          {resume.isPending ? words.resuming : words.resumeSubscription}
        </Button>
      )}
      {billing.status === "past_due" && (
        <Button tone="primary" aria-disabled={portal.isPending} onClick={() => portal.mutate()}>
          {words.updatePaymentMethod}
        </Button>
      )}
      {!isAdmin && billing.tier !== "admin" && (
        <ButtonLink to="/pricing" tone={free ? "primary" : "secondary"}>
          {free ? words.upgradePlan : words.changePlan}
        </ButtonLink>
      )}
      {billing.mayCancel && <Button onClick={() => onAsk("cancel")}>{words.cancelSubscription}</Button>}
      {billing.hasPortal && (
        <>
          <Button tone="ghost" aria-disabled={portal.isPending} onClick={() => portal.mutate()}>
            {words.billingPortal}
          </Button>
          <Button tone="ghost" onClick={() => onAsk("invoices")}>
            {words.invoices}
          </Button>
        </>
      )}
      <ButtonAnchor tone="ghost" className={styles.support} href={support}>
        {words.contactSupport}
      </ButtonAnchor>
    </footer>
  )
}
