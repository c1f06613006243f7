import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import { SourceList } from "#ui/source-list.tsx"
import { Text } from "#ui/text.tsx"
import type { Review } from "./review.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"

/** What the script rests on, numbered as on the sheet. */
export function SourcesCard({ review }: { readonly review: Review }) {
  const { sources } = review.script
  const standingOf = (number: number) =>
    review.stale.find(({ findingId }) =>
      sources.some((one) => one.number === number && one.findingId === findingId),
    )?.standing
  return (
    <Box as="section" padding="s16" surface="card" aria-labelledby="sources">
      <Inline oneLine align="baseline" justify="between" gap="s12">
        <Text as="h3" size="card" id="sources">
          {phrases.sources}
        </Text>
        {sources.length > 0 && (
          <Text size="caption" tone="third">
            {phrases.numberedAsOnTheSheet}
          </Text>
        )}
      </Inline>
      {sources.length === 0 && (
        <Text margin={["s8", 0, 0, 0]} size="small" tone="second" wrap="pretty">
          {phrases.noneFromTheLibrary}
        </Text>
      )}
      <SourceList sources={sources} standingOf={(number) => <Standing of={standingOf(number)} />} />
    </Box>
  )
}

const standings: { readonly [S in Review["stale"][number]["standing"]]: string | undefined } = {
  current: undefined,
  overdue: phrases.dueToBeRead,
  retracted: phrases.withdrawn,
  gone: phrases.gone,
}

function Standing({ of }: { readonly of: Review["stale"][number]["standing"] | undefined }) {
  const words = of === undefined ? undefined : standings[of]
  return (
    words !== undefined && (
      <Text tone="warn" weight="medium">
        {words}
      </Text>
    )
  )
}
