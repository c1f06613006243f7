import { clockOf, fullDay } from "#lib/words.ts"
import { type Billing, moneyOf, planName } from "./billing.ts"
import * as styles from "./billing.css.ts"

interface BillingFactsProps {
  readonly billing: Billing
  readonly memberSince: string
}

/** The dates that count; one that does not exist is not shown. */
export function BillingFacts({ billing, memberSince }: BillingFactsProps) {
  const { trialBox, trialEndsAt, nextBillingAt, nextAmountCents, accessUntil, status } = billing
  const facts: ReadonlyArray<readonly [name: string, value: string, more?: string | undefined]> = [
    ["Member Since", fullDay(memberSince)],
    ...(trialBox !== null && trialEndsAt !== null
      ? [["Trial Ends", fullDay(trialEndsAt), `${clockOf(trialEndsAt)}, your time`] as const]
      : []),
    ...(status === "cancelled" && trialBox === null && accessUntil !== null
      ? [["Access Until", fullDay(accessUntil), `${planName(billing.tier)}, then Starter`] as const]
      : []),
    ...(nextBillingAt === null
      ? []
      : [
          [
            "Next Billing Date",
            fullDay(nextBillingAt),
            nextAmountCents === null
              ? undefined
              : `${moneyOf(nextAmountCents)}${billing.billing === null ? "" : `, ${billing.billing}`}`,
          ] as const,
        ]),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value, more]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>
            {value}
            {more !== undefined && <small className={styles.factMore}>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
