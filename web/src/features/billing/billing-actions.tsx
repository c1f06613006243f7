import { brand } from "#lib/brand.ts"
import { useSupportHref } from "#lib/product.ts"
import { Button, ButtonAnchor, ButtonLink } from "#ui/button.tsx"
import type { Billing } from "./billing.ts"
import * as styles from "./billing.css.ts"
import { usePortal, useResume } from "./use-billing.ts"

interface BillingActionsProps {
  readonly billing: Billing
  readonly isAdmin: boolean
  readonly onAsk: (what: "cancel" | "invoices") => void
}

export function BillingActions({ billing, isAdmin, onAsk }: BillingActionsProps) {
  const support = useSupportHref(`${brand.name}: billing`)
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
          {resume.isPending ? "Resuming…" : "Resume Subscription"}
        </Button>
      )}
      {billing.status === "past_due" && (
        <Button tone="primary" aria-disabled={portal.isPending} onClick={() => portal.mutate()}>
          Update payment method
        </Button>
      )}
      {!isAdmin && billing.tier !== "admin" && (
        <ButtonLink to="/pricing" tone={free ? "primary" : "secondary"}>
          {free ? "Upgrade Plan" : "Change Plan"}
        </ButtonLink>
      )}
      {billing.mayCancel && <Button onClick={() => onAsk("cancel")}>Cancel Subscription</Button>}
      {billing.hasPortal && (
        <>
          <Button tone="ghost" aria-disabled={portal.isPending} onClick={() => portal.mutate()}>
            Billing portal
          </Button>
          <Button tone="ghost" onClick={() => onAsk("invoices")}>
            Invoices
          </Button>
        </>
      )}
      {support !== null && (
        <ButtonAnchor tone="ghost" className={styles.support} href={support}>
          Contact Support
        </ButtonAnchor>
      )}
    </footer>
  )
}
