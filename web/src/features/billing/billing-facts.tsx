import { moneyOf } from "#lib/money.ts"
import { clockOf, fullDay } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Text } from "#ui/text.tsx"
import { type Billing, planName } from "./billing.ts"
import * as styles from "./billing.css.ts"
import { billing as phrases } from "#words/billing.ts"

interface BillingFactsProps {
  readonly billing: Billing
  readonly memberSince: string
}

/** "$19, monthly" */
const chargeOf = (cents: number, every: Billing["billing"]) => {
  const money = moneyOf(cents)
  if (every === null) return money
  return every === "yearly" ? phrases.moneyYearly({ money }) : phrases.moneyMonthly({ money })
}

/** The dates that count; one that does not exist is not shown. */
export function BillingFacts({ billing, memberSince }: BillingFactsProps) {
  const { trialBox, trialEndsAt, nextBillingAt, nextAmountCents, accessUntil, status } = billing
  const facts: ReadonlyArray<readonly [name: string, value: string, more?: string | undefined]> = [
    [phrases.memberSince, fullDay(memberSince)],
    ...(trialBox !== null && trialEndsAt !== null
      ? [
          [
            phrases.trialEnds,
            fullDay(trialEndsAt),
            phrases.clockYourTime({ clock: clockOf(trialEndsAt) }),
          ] as const,
        ]
      : []),
    ...(status === "cancelled" && trialBox === null && accessUntil !== null
      ? [
          [
            phrases.accessUntil,
            fullDay(accessUntil),
            phrases.planThenStarter({ plan: planName(billing.tier) }),
          ] as const,
        ]
      : []),
    ...(nextBillingAt === null
      ? []
      : [
          [
            phrases.nextBillingDate,
            fullDay(nextBillingAt),
            nextAmountCents === null ? undefined : chargeOf(nextAmountCents, billing.billing),
          ] as const,
        ]),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value, more]) => (
        <Box padding={{ wide: ["s16", "s24"], phone: ["s12", "s16"] }} key={name} rule="beside">
          <Text as="dt" size="caption" tone="third">
            {name}
          </Text>
          <Text as="dd" margin={["s2", 0, 0, 0]} size="body" weight="strong" tabular>
            {value}
            {more !== undefined && (
              <Text size="caption" tone="third" weight="regular">
                {more}
              </Text>
            )}
          </Text>
        </Box>
      ))}
    </dl>
  )
}
