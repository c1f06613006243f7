import { Dialog } from "#ui/dialog.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { topicCounts as counts } from "#words/topic-counts.ts"

const formulas: ReadonlyArray<readonly [name: string, text: string]> = [
  [counts.whatCounts, counts.whatCountsHow],
  [counts.expected, counts.expectedHow],
  [counts.growth, counts.growthHow],
  [counts.standsOut, counts.standsOutHow],
  [counts.engagement0To100, counts.engagement0To100How],
  [counts.opportunity0To100, counts.opportunity0To100How],
  [counts.timesTheUsualName, counts.timesTheUsualHow],
]

/** Every published formula in words. */
export function Formulas({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={counts.howTopicsAreRanked} size="medium">
      <Stack as="dl" gap="s16">
        {formulas.map(([name, text]) => (
          <div key={name}>
            <Text as="dt" weight="strong">
              {name}
            </Text>
            <dd>{text}</dd>
          </div>
        ))}
      </Stack>
    </Dialog>
  )
}
