import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { Stack } from "#ui/stack.tsx"
import { week as words } from "#words/week.ts"
import { DatedRow } from "./dated-row.tsx"
import { ShelfHead } from "./shelf-head.tsx"
import { specialtyInText } from "./specialties.ts"

/** What a specialty with few topics can film besides: of its last days, and of the fields beside it. Nothing where it has ten. */
export function WeekShelf({ specialty }: { readonly specialty: Specialty }) {
  const { data: topics = [] } = useQuery(reads("GET /api/topics/week", { query: { specialty } }))
  if (topics.length === 0) return null
  return (
    <section aria-labelledby="week">
      <ShelfHead
        id="week"
        title={words.moreToFilm}
        text={words.whereFrom({ specialty: specialtyInText(specialty) })}
      />
      <Stack as="ol" align="stretch" rule="top" aria-labelledby="week">
        {topics.map((topic) => (
          <DatedRow
            key={topic.id}
            of={topic}
            {...(topic.field === specialty
              ? {}
              : { note: words.fieldBeside({ field: specialtyInText(topic.field) }) })}
          />
        ))}
      </Stack>
    </section>
  )
}
