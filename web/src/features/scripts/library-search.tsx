import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { ApiError } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { Button } from "#ui/button.tsx"
import { Stack } from "#ui/stack.tsx"
import { strengthWords } from "#ui/strength-words.ts"
import { Text } from "#ui/text.tsx"
import type { Desk } from "./desk.ts"
import { EvidenceForm } from "./evidence-form.tsx"
import type { Point } from "./review.ts"
import { langOf } from "./script.ts"
import { settle } from "./settle.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"

type Hit = SuccessOf<"GET /api/evidence">[number]

const shortest = 2

const citationOf = ({ publisher, year, title }: Hit) =>
  year === null ? `${publisher}: ${title}` : `${publisher}, ${year}: ${title}`

/** Findings of the evidence library by what they say: the statement rests on the one that is chosen. */
export function LibrarySearch({ desk, point }: { readonly desk: Desk; readonly point: Point }) {
  const [asked, setAsked] = useState("")
  const { language } = desk.review.script
  const found = useQuery({
    ...reads("GET /api/evidence", { query: { q: asked, language, limit: "5" } }),
    enabled: asked !== "",
  })
  return (
    <Stack align="stretch" gap="s12">
      <EvidenceForm
        label={phrases.searchTheLibrary}
        hint={phrases.searchTheLibraryHint}
        action={phrases.search}
        onSearch={(words) => {
          if (words.length < shortest) return
          // The same words once more: what failed is asked again.
          if (words === asked) void found.refetch()
          setAsked(words)
        }}
      />
      {found.isFetching && <Text size="small">{phrases.searching}</Text>}
      {found.error !== null && (
        <Text role="alert" size="small" tone="danger">
          {found.error instanceof ApiError ? found.error.message : phrases.libraryNotSearched}
        </Text>
      )}
      {found.data?.length === 0 && (
        <output>
          <Text as="span" size="small">
            {phrases.nothingInTheLibrary}
          </Text>
        </output>
      )}
      <ul>
        {found.data?.map((hit) => (
          <Stack
            as="li"
            key={hit.findingId}
            align="start"
            gap="s4"
            padding={["s8", 0]}
            rule="between"
            size="small"
          >
            <Text weight="strong" lang={langOf(language)}>
              {hit.says}
            </Text>
            {hit.limit !== null && <Text tone="second">{phrases.butLimit({ limit: hit.limit })}</Text>}
            <Text size="caption" tone="third">
              {strengthWords[hit.strength]}. <span lang="en">{citationOf(hit)}</span>
              {hit.standing === "overdue" && `. ${phrases.dueToBeRead}`}
            </Text>
            <Button
              size="small"
              aria-disabled={desk.busy}
              aria-label={phrases.restItOn({ source: hit.says })}
              onClick={() => void settle(desk, point, { kind: "finding", finding: hit.findingId })}
            >
              {phrases.restItOnThis}
            </Button>
          </Stack>
        ))}
      </ul>
    </Stack>
  )
}
