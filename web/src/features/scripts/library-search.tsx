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
import { settle } from "./settle.ts"

const shortest = 2

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
        label="Search the evidence library"
        hint="By the subject and what the source says."
        action="Search"
        onSearch={(words) => words.length >= shortest && setAsked(words)}
      />
      {found.isFetching && <Text size="small">Searching…</Text>}
      {found.error !== null && (
        <Text role="alert" size="small" tone="danger">
          {found.error instanceof ApiError ? found.error.message : "The library could not be searched."}
        </Text>
      )}
      {found.data?.length === 0 && (
        <output>
          <Text as="span" size="small">
            Nothing in the library says this. You can name a source of your own.
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
            <Text weight="strong">{hit.says}</Text>
            {hit.limit !== null && <Text tone="second">But: {hit.limit}</Text>}
            <Text size="caption" tone="third">
              {strengthWords[hit.strength]}. {hit.publisher}
              {hit.year !== null && `, ${hit.year}`}: {hit.title}
              {hit.standing === "overdue" && ". Due to be read again."}
            </Text>
            <Button
              size="small"
              aria-disabled={desk.busy}
              aria-label={`Rest it on this: ${hit.says}`}
              onClick={() => void settle(desk, point, { kind: "finding", finding: hit.findingId })}
            >
              Rest it on this
            </Button>
          </Stack>
        ))}
      </ul>
    </Stack>
  )
}
