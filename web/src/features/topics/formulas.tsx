import { Dialog } from "#ui/dialog.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { topics as phrases } from "#words/topics.ts"

const formulas: ReadonlyArray<readonly [name: string, text: string]> = [
  [phrases.whatCounts, phrases.postsInEnglishThatAreNot],
  [phrases.expected, phrases.forEveryCommunityTheTopicsPosts],
  [phrases.growth, phrases.postsInTheWindow1Expected],
  [phrases.standsOut, phrases.theChanceOfSoManyPosts],
  [phrases.engagement0To100, phrases.upvotesAndCommentsOfTheTopics],
  [phrases.opportunity0To100, phrases.growth35ShareOfPostsThat],
  [phrases.theOnACard, phrases.meanPostsADayOfThe],
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
