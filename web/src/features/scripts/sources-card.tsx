import { ExternalLink } from "lucide-react"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import * as styles from "#ui/review-sheet.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import { fullDay } from "#lib/words.ts"
import type { Review } from "./review.ts"
import { strengthWords } from "./strength-words.ts"

/** What the script rests on, numbered as on the sheet. */
export function SourcesCard({ review }: { readonly review: Review }) {
  const { sources } = review.script
  // Findings of one source share its number.
  const shown = sources.filter(({ number }, at) => sources.findIndex((one) => one.number === number) === at)
  const standingOf = (number: number) =>
    review.stale.find(({ findingId }) =>
      sources.some((one) => one.number === number && one.findingId === findingId),
    )?.standing
  return (
    <Box as="section" padding="s16" surface="card" aria-labelledby="sources">
      <Inline oneLine align="baseline" justify="between" gap="s12">
        <Text as="h3" size="card" id="sources">
          Sources
        </Text>
        {shown.length > 0 && (
          <Text size="caption" tone="third">
            Numbered as on the sheet
          </Text>
        )}
      </Inline>
      {shown.length === 0 && (
        <Text margin={["s8", 0, 0, 0]} size="small" tone="second" wrap="pretty">
          The evidence library carries none of these sentences.
        </Text>
      )}
      <ol>
        {shown.map((source) => (
          <Columns
            as="li"
            columns="28px 1fr"
            gap="s8"
            padding={["s12", 0]}
            rule="between"
            key={source.number}
            id={`source-${source.number}`}
            tabIndex={-1}
            className={styles.row}
          >
            <span className={hidden}>Source {source.number}</span>
            <span aria-hidden>
              <span className={styles.note.source}>{source.number}</span>
            </span>
            <Stack align="start" size="small" wrap="anywhere">
              <Text weight="strong">{source.title}</Text>
              <Text tone="second">
                {source.publisher}
                {source.year !== null && `, ${source.year}`}
              </Text>
              <Text tone="second">
                {source.strength === null
                  ? "Named by you; nobody has weighed it."
                  : `${strengthWords[source.strength]}.`}
                {source.checkedOn !== null && ` Read on ${fullDay(`${source.checkedOn}T12:00:00Z`)}.`}
              </Text>
              <Standing of={standingOf(source.number)} />
              <TextAnchor href={source.url} target="_blank" rel="noreferrer">
                {source.url.replace(/^https?:\/\/(?:www\.)?/, "")}
                <Icon of={ExternalLink} />
                <span className={hidden}> (opens a new tab)</span>
              </TextAnchor>
            </Stack>
          </Columns>
        ))}
      </ol>
      {sources.some(({ strength }) => strength !== null) && (
        <Text margin={["s8", 0, 0, 0]} size="caption" tone="third">
          Drafted from the sources named, not yet signed by a clinician.
        </Text>
      )}
    </Box>
  )
}

const standings: { readonly [S in Review["stale"][number]["standing"]]: string | undefined } = {
  current: undefined,
  overdue: "Due to be read again.",
  retracted: "Withdrawn by its publisher.",
  gone: "No longer in the evidence library.",
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
