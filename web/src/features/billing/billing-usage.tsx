import { count, dayOf } from "#lib/words.ts"
import { Meter } from "#ui/meter.tsx"
import { Columns } from "#ui/columns.tsx"
import { Box } from "#ui/box.tsx"
import { Text } from "#ui/text.tsx"
import type { Usage } from "./billing.ts"
import { billing as phrases } from "#words/billing.ts"

/** This month's scripts and topic views against the plan. */
export function BillingUsage({ usage }: { readonly usage: Usage }) {
  const { scriptGenerations, scriptsLimit, bonusScripts, topicViews, topicViewsLimit, bonusTopicViews } =
    usage
  return (
    <Columns columns={{ wide: "1fr 1fr", phone: 1 }} rule="top">
      <Box padding={{ wide: ["s16", "s24"], phone: ["s12", "s16"] }} rule="beside">
        <Meter
          label={phrases.scriptsThisMonth}
          unit={phrases.scripts}
          used={scriptGenerations}
          limit={scriptsLimit}
          bonus={bonusScripts}
        />
        <Text margin={["s8", 0, 0, 0]} size="caption" tone="third">
          {leftWords(scriptGenerations, scriptsLimit, bonusScripts)}{" "}
          {phrases.resets({ day: dayOf(usage.resetsAt) })}
        </Text>
      </Box>
      <Box padding={{ wide: ["s16", "s24"], phone: ["s12", "s16"] }} rule="beside">
        <Meter
          label={phrases.topicViewsThisMonth}
          unit={phrases.topicViews}
          used={topicViews}
          limit={topicViewsLimit}
          bonus={bonusTopicViews}
        />
        <Text margin={["s8", 0, 0, 0]} size="caption" tone="third">
          {leftWords(topicViews, topicViewsLimit, bonusTopicViews)}
        </Text>
      </Box>
    </Columns>
  )
}

const leftWords = (used: number, limit: number, bonus: number) =>
  limit < 0
    ? phrases.used({ count: count(used) })
    : phrases.left({ count: count(Math.max(0, limit + bonus - used)) })
