import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { prices, yearlyTotal } from "@rounds/core/plan/prices.ts"
import { Check, Lock } from "lucide-react"
import { dollars } from "#lib/money.ts"
import { Box } from "#ui/box.tsx"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Panel } from "#ui/panel.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { topicLimits as limits } from "#words/topic-limits.ts"
import { topics as phrases } from "#words/topics.ts"

/** The plan does not include the filter; the filter keeps its value. */
export function SpecialtyNeedsUpgrade({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <Panel
      title={limits.specialtyNeedsUpgrade}
      text={limits.specialtyIsInPlans}
      mark={{ icon: Lock, tone: "brand" }}
      actions={
        <>
          <ButtonLink to="/pricing" tone="primary">
            {limits.upgradeNow}
          </ButtonLink>
          <Button onClick={onShowAll}>{phrases.viewAllTopics}</Button>
        </>
      }
      aside={<CreatorProAside />}
    />
  )
}

/** What the plan costs and holds, from the catalogue. */
export function CreatorProAside() {
  const pro = prices.creator_pro
  const scripts = allowanceOf("creator_pro").scripts
  if (scripts === null) return null
  return (
    <Box padding={{ wide: "s32", phone: ["s20", "s16"] }}>
      <Text size="caption" tone="third" weight="strong">
        {pro.name}
      </Text>
      <Text margin={["s2", 0, "s16", 0]} size="small" tone="second">
        {limits.priceAMonth({
          price: dollars(pro.price),
          yearlyPrice: dollars(pro.yearlyPrice),
          yearlyTotal: dollars(yearlyTotal(pro)),
          strong: (inner) => (
            <Text as="b" margin={[0, "s4", 0, 0]} size="figure" tone="ink" weight="bold">
              {inner}
            </Text>
          ),
        })}
      </Text>
      <Stack as="ul" gap="s8" size="small" tone="second">
        {[
          limits.topicsByYourSpecialty,
          limits.viewsWithoutALimit,
          limits.scriptsInsteadOf({ scripts, free: allowanceOf("freemium").scripts ?? 0 }),
          limits.firstDaysFree({ price: dollars(pro.price) }),
        ].map((words) => (
          <Columns as="li" columns="16px 1fr" gap="s8" key={words}>
            <Inline as="span" oneLine align="stretch" padding={["s4", 0, 0, 0]} tone="ok">
              <Icon of={Check} />
            </Inline>
            {words}
          </Columns>
        ))}
      </Stack>
    </Box>
  )
}
