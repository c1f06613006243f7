import { Dialog } from "#ui/dialog.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"

const formulas: ReadonlyArray<readonly [name: string, text: string]> = [
  [
    "What counts",
    "Posts in English that are not deleted, pinned, marked adult, automatic or advertising; copies count once, and an author counts once for a topic.",
  ],
  [
    "Expected",
    "For every community: the topic’s posts in its 28 days of history, times the share that the window has of all posts there. So a busy day of a whole forum is no trend.",
  ],
  ["Growth", "(posts in the window + 1) / (expected + 1)."],
  [
    "Stands out",
    "The chance of so many posts under that expectation (negative binomial), corrected for all tested subjects: at most one in ten of the named topics may be chance (Benjamini-Hochberg, q = 0.1).",
  ],
  [
    "Engagement 0 to 100",
    "Upvotes and comments of the topic’s posts ranked within their own communities: 80 means they did better than 80 of 100 random groups of posts from the same places. 50 is ordinary.",
  ],
  [
    "Opportunity 0 to 100",
    "Growth 35, share of posts that ask 25, questions with few answers 20, fit with a specialty 20. The topic’s page shows its own points.",
  ],
  [
    "The × on a card",
    "Mean posts a day of the last three days, divided by the mean of the eleven days before. A day ends at the hour of collection.",
  ],
]

/** Every published formula in words. */
export function Formulas({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="How topics are ranked" size="medium">
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
