import { useState } from "react"
import { clockOf, count, shortDate } from "#lib/words.ts"
import { Badge } from "#ui/badge.tsx"
import { FigureTable } from "#ui/figure-table.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { NotOffered } from "./not-offered.tsx"
import { PublishDialog } from "./publish-dialog.tsx"
import { type EditionLine, editionStates, leftOutWords, notReadWords, shortfallWords } from "./words.ts"
import { adminCollection as phrases } from "#words/admin/collection.ts"

/** Editions of 14 days: what readers see, what was kept from them and why, what was left out. */
export function Editions({ editions }: { readonly editions: ReadonlyArray<EditionLine> }) {
  const [publishing, setPublishing] = useState<EditionLine>()
  const withheld = editions.filter(({ state }) => state === "withheld").length
  return (
    <Stack as="section" surface="card" padding={["s16", 0, 0, 0]} gap="s8" aria-label={phrases.editions}>
      <Stack gap="s2" padding={[0, "s16"]}>
        <Text as="h3" size="lead" weight="strong">
          {phrases.editions}
        </Text>
        <Text size="caption" tone="third">
          {phrases.publishedAndWithheld({
            published: editions.length - withheld,
            withheld: count(withheld),
          })}
        </Text>
      </Stack>
      {editions.length === 0 ? (
        <Text size="small" tone="second" padding={[0, "s16", "s16", "s16"]}>
          {phrases.noEditions}
        </Text>
      ) : (
        <FigureTable
          caption={phrases.editionsNewestFirst}
          stack="phone"
          columns={[
            { words: phrases.day },
            { words: phrases.state },
            { words: phrases.communities, sort: "number" },
            { words: phrases.posts, sort: "number" },
            { words: phrases.topics, sort: "number" },
            { words: phrases.whyAndLeftOut },
          ]}
          rows={editions.map((edition) => ({
            key: edition.id,
            cells: [
              `${shortDate(edition.at)} ${clockOf(edition.at)}`,
              <Badge key="state" tone={edition.state === "withheld" ? "warn" : "brand"}>
                {editionStates[edition.state]}
              </Badge>,
              count(edition.communities),
              count(edition.posts),
              count(edition.topics),
              <Why key="why" of={edition} onPublish={() => setPublishing(edition)} />,
            ],
          }))}
        />
      )}
      {publishing !== undefined && (
        <PublishDialog edition={publishing} onClose={() => setPublishing(undefined)} />
      )}
    </Stack>
  )
}

function Why({ of, onPublish }: { readonly of: EditionLine; readonly onPublish: () => void }) {
  const unread = notReadWords(of)
  return (
    <Stack gap="s4" align="start" tone="second">
      {of.state === "withheld" && <span>{phrases.readersKeptTheOlder({ missed: shortfallWords(of) })}</span>}
      {of.byHand !== null && (
        <span>
          {of.byHand.by}: “{of.byHand.why}”
        </span>
      )}
      <span>{leftOutWords(of)}</span>
      <NotOffered of={of} />
      {unread !== null && <span>{unread}</span>}
      {of.state === "withheld" && <TextButton onClick={onPublish}>{phrases.publishByHandAsk}</TextButton>}
    </Stack>
  )
}
