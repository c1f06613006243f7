import { useQuery } from "@tanstack/react-query"
import { prices } from "@rounds/core/plan/prices.ts"
import { reads } from "#lib/reads.ts"
import type { Tag } from "#lib/said.ts"
import { dayOf } from "#lib/words.ts"
import { TextLink } from "#ui/text-link.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { pricing as phrases } from "#words/pricing.ts"

const strong: Tag = (inner) => (
  <Text as="b" tone="ink" weight="strong">
    {inner}
  </Text>
)

/** The plan of now was cancelled: until when it stays, and where that can be undone. */
export function EndingNote() {
  const { data: billing } = useQuery(reads("GET /api/payments/billing", {}))
  if (billing === undefined || !billing.mayResume || billing.accessUntil === null) return null
  const { tier, accessUntil } = billing
  const day = dayOf(accessUntil)
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
        {tier === "creator_pro" || tier === "professional"
          ? phrases.cancelledStays({ plan: prices[tier].name, day, strong })
          : phrases.cancelledYourPlanStays({ day, strong })}
      </p>
      <TextLink to="/profile">{phrases.resumeUnderBilling}</TextLink>
    </Inline>
  )
}
