import { useState } from "react"
import { count } from "#lib/words.ts"
import { FindField } from "#ui/find-field.tsx"
import { Inline } from "#ui/inline.tsx"
import { rowButton } from "#ui/row-button.css.ts"
import { SelectNative } from "#ui/select-native.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { type Filter, filters, isShown, type Subject } from "./words.ts"
import { adminEvidence as phrases } from "#words/admin/evidence.ts"

/** So many are shown before somebody asks for the rest. */
const FIRST = 12

interface SubjectListProps {
  readonly subjects: ReadonlyArray<Subject>
  readonly filter: Filter
  /** What is searched for, as the address says. */
  readonly wanted: string
  readonly open: string | undefined
  readonly onFilter: (filter: string) => void
  readonly onFind: (text: string) => void
  readonly onOpen: (subject: string) => void
}

/** The subjects, by name and by what is still to be done. */
export function SubjectList({ subjects, filter, wanted, open, onFilter, onFind, onOpen }: SubjectListProps) {
  const [all, setAll] = useState(false)
  const found = subjects
    .filter((subject) => isShown(subject, filter, wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const shown = all ? found : found.slice(0, FIRST)
  return (
    <Stack as="section" surface="card" padding="s16" gap="s12" aria-label={phrases.subjects}>
      <FindField label={phrases.searchSubjects} value={wanted} onFind={onFind} wide />
      <SelectNative
        aria-label={phrases.subjectsThatAreShown}
        value={filter}
        options={filters}
        onChange={({ target }) => onFilter(target.value)}
      />
      <Text size="small" tone="second" aria-live="polite">
        {found.length === 0 ? phrases.noSuchSubject : phrases.subjectsShown({ count: found.length })}
      </Text>
      <Stack as="ul">
        {shown.map(({ subject, name, signed, spoken }) => (
          <Inline key={subject} as="li" justify="between" gap="s8" padding={["s8", 0]} rule="between" oneLine>
            <TextButton
              className={rowButton}
              tone={subject === open ? "brand" : "quiet"}
              aria-current={subject === open ? "true" : undefined}
              onClick={() => onOpen(subject)}
            >
              <span lang="en">{name}</span>
            </TextButton>
            <Text as="span" size="caption" tone="third" tabular wrap="nowrap">
              {phrases.signedOf({ signed: count(signed), all: count(spoken) })}
            </Text>
          </Inline>
        ))}
      </Stack>
      {found.length > shown.length && (
        <TextButton onClick={() => setAll(true)}>
          {phrases.showAllSubjects({ count: count(found.length) })}
        </TextButton>
      )}
    </Stack>
  )
}
