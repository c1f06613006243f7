import { useQuery } from "@tanstack/react-query"
import { moneyOf } from "#lib/money.ts"
import { reads } from "#lib/reads.ts"
import { dayOf } from "#lib/words.ts"
import { TextLink } from "#ui/text-link.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./pricing.css.ts"
import { pricing as phrases } from "#words/pricing.ts"

/** Where in the trial the viewer is, and what comes after it. */
export function TrialNote() {
  const { data: billing } = useQuery(reads("GET /api/payments/billing", {}))
  if (billing === undefined || billing.trialDay === null || billing.trialEndsAt === null) return null
  const { trialDay, nextAmountCents, trialEndsAt } = billing
  return (
    <Inline
      justify="between"
      gap={["s4", "s12"]}
      padding={["s12", "s16"]}
      margin={[0, 0, "s20", 0]}
      size="body"
      surface="card"
      tone="second"
    >
      <p>
        <span className={styles.days} aria-hidden>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <span key={day} className={day <= trialDay ? styles.dayOn : styles.day} />
          ))}
        </span>
        <Text as="b" tone="ink" weight="strong">
          {phrases.trialDay({ day: trialDay })}
        </Text>{" "}
        {nextAmountCents === null
          ? phrases.trialEndsOn({ day: dayOf(trialEndsAt) })
          : phrases.chargedOn({ money: moneyOf(nextAmountCents), day: dayOf(trialEndsAt) })}
      </p>
      <TextLink to="/profile">{phrases.manageBilling}</TextLink>
    </Inline>
  )
}
