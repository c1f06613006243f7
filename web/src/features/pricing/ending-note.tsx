import { useQuery } from "@tanstack/react-query"
import { planNames } from "@rounds/core/plan/catalogue.ts"
import { reads } from "#lib/reads.ts"
import { dayOf } from "#lib/words.ts"
import { TextLink } from "#ui/text-link.tsx"
import * as styles from "./pricing.css.ts"

/** The plan of now was cancelled: until when it stays, and where that can be undone. */
export function EndingNote() {
  const { data: billing } = useQuery(reads("GET /api/payments/billing", {}))
  if (billing === undefined || !billing.mayResume || billing.accessUntil === null) return null
  const { tier, accessUntil } = billing
  const name = tier === "creator_pro" || tier === "professional" ? planNames[tier] : "Your plan"
  return (
    <div className={styles.note}>
      <p>
        <b className={styles.noteLead}>Cancelled.</b> {name} stays until {dayOf(accessUntil)}, and nothing
        more is charged.
      </p>
      <TextLink to="/profile">Resume under billing</TextLink>
    </div>
  )
}
