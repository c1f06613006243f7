import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { dayOf } from "#lib/words.ts"
import { TextLink } from "#ui/text-link.tsx"
import { dollars } from "./plan.ts"
import * as styles from "./pricing.css.ts"

/** Where in the trial the viewer is, and what comes after it. */
export function TrialNote() {
  const { data: billing } = useQuery(reads("GET /api/payments/billing", {}))
  if (billing === undefined || billing.trialDay === null || billing.trialEndsAt === null) return null
  const { trialDay, nextAmountCents, trialEndsAt } = billing
  return (
    <div className={styles.note}>
      <p>
        <span className={styles.days} aria-hidden>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <span key={day} className={day <= trialDay ? styles.dayOn : styles.day} />
          ))}
        </span>
        <b className={styles.noteLead}>Day {trialDay} of 7.</b>{" "}
        {nextAmountCents === null
          ? `The trial ends on ${dayOf(trialEndsAt)}.`
          : `${dollars(nextAmountCents / 100)} on ${dayOf(trialEndsAt)} unless you cancel.`}
      </p>
      <TextLink to="/profile">Manage billing</TextLink>
    </div>
  )
}
