import { Dialog } from "#ui/dialog.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { topics as phrases } from "#words/topics.ts"

const formulas: ReadonlyArray<readonly [name: string, text: string]> = [
  [phrases.whatCounts, phrases.whatCountsHow],
  [phrases.expected, phrases.expectedHow],
  [phrases.growth, phrases.growthHow],
  [phrases.standsOut, phrases.standsOutHow],
  [phrases.engagement0To100, phrases.engagement0To100How],
  [phrases.opportunity0To100, phrases.opportunity0To100How],
  [phrases.timesTheUsualName, phrases.timesTheUsualHow],
]

/** Every published formula in words. */
export function Formulas({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={phrases.howTopicsAreRanked} size="medium">
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
