import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { Stack } from "#ui/stack.tsx"
import { week as words } from "#words/week.ts"
import { DatedRow } from "./dated-row.tsx"
import { ShelfHead } from "./shelf-head.tsx"
import { specialtyInText } from "./specialties.ts"

/** What can be filmed besides where the day has little: of the last days, and of the fields beside a specialty. Nothing where it has ten. */
export function WeekShelf({ specialty }: { readonly specialty: Specialty | undefined }) {
  const query = specialty === undefined ? {} : { specialty }
  const { data: topics = [] } = useQuery(reads("GET /api/topics/week", { query }))
  if (topics.length === 0) return null
  return (
    <section aria-labelledby="more-to-film">
      <ShelfHead
        id="more-to-film"
        title={words.moreToFilm}
        text={
          specialty === undefined
            ? words.whereFromAll
            : words.whereFrom({ specialty: specialtyInText(specialty) })
        }
      />
      <Stack as="ol" align="stretch" rule="top" aria-labelledby="more-to-film">
        {topics.map((topic) => (
          <DatedRow
            key={topic.id}
            of={topic}
            {...(topic.field === null || topic.field === specialty
              ? {}
              : { note: words.fieldBeside({ field: specialtyInText(topic.field) }) })}
          />
        ))}
      </Stack>
    </section>
  )
}
