import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { AdminTabProps } from "#features/admin/frame/tabs.ts"
import { Unread } from "#features/admin/frame/unread.tsx"
import { reads } from "#lib/reads.ts"
import { count } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { FindField } from "#ui/find-field.tsx"
import { Inline } from "#ui/inline.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { SubjectDialog } from "./subject-dialog.tsx"
import { SubjectTable } from "./subject-table.tsx"
import { askedFor, kinds, PAGE, queryOf, standings, type Subject } from "./words.ts"
import { adminVocabulary as phrases } from "#words/admin/vocabulary.ts"

/** The names that topics get: delivered ones, and what was changed, added or retired by hand. */
export function VocabularyTab({ search, onSearch }: AdminTabProps) {
  const asked = askedFor(search)
  const { q, kind, standing, page } = asked
  const [open, setOpen] = useState<Subject | "new">()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...reads("GET /api/admin/subjects", { query: queryOf(asked) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const change = (changes: { readonly [name: string]: string | undefined }) =>
    onSearch({ page: undefined, ...changes })
  return (
    <Stack as="section" surface="card" gap="s12" padding={["s16", 0]} aria-label={phrases.subjects}>
      <Inline justify="between" gap="s12" padding={[0, "s16"]}>
        <Stack gap="s2">
          <Text as="h2" size="lead" weight="strong">
            {phrases.subjects}
          </Text>
          <Text size="small" tone="second">
            {phrases.whatTheyDo}
          </Text>
        </Stack>
        <Button size="small" onClick={() => setOpen("new")}>
          {phrases.addASubjectAsk}
        </Button>
      </Inline>
      <search>
        <Columns columns={{ wide: "1fr 180px 180px", phone: 1 }} gap="s8" padding={[0, "s16"]} align="end">
          <FindField
            label={phrases.search}
            value={q ?? ""}
            onFind={(words) => change({ q: words === "" ? undefined : words })}
            longest={80}
            wide
          />
          <SelectNative
            aria-label={phrases.kind}
            value={kind ?? ""}
            options={[["", phrases.everyKind], ...kinds]}
            onChange={({ target }) => change({ kind: target.value === "" ? undefined : target.value })}
          />
          <SelectNative
            aria-label={phrases.standing}
            value={standing ?? ""}
            options={[["", phrases.everyStanding], ...standings]}
            onChange={({ target }) => change({ standing: target.value === "" ? undefined : target.value })}
          />
        </Columns>
      </search>
      {error !== null && <Unread says={phrases.notRead} onAgain={refetch} padded />}
      {data !== undefined && data.all === 0 && (
        <Text padding={[0, "s16"]} tone="second">
          {phrases.nothingFits}
        </Text>
      )}
      {data !== undefined && data.all > 0 && <SubjectTable subjects={data.subjects} onOpen={setOpen} />}
      {data !== undefined && (
        <Inline justify="between" gap="s8" padding={[0, "s16"]} size="small" tone="second">
          <span>{!isPlaceholderData && phrases.howMany({ count: data.all })}</span>
          <Inline gap="s8">
            <Button size="small" disabled={page === 1} onClick={() => onSearch({ page: String(page - 1) })}>
              {phrases.previous}
            </Button>
            <span>
              {phrases.pageOf({ page: count(page), all: count(Math.max(1, Math.ceil(data.all / PAGE))) })}
            </span>
            <Button
              size="small"
              disabled={page * PAGE >= data.all}
              onClick={() => onSearch({ page: String(page + 1) })}
            >
              {phrases.next}
            </Button>
          </Inline>
        </Inline>
      )}
      {open !== undefined && <SubjectDialog subject={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}
