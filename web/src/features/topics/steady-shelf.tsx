import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { steadyThemeKey } from "@rounds/core/topic/steady-key.ts"
import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { useQuery } from "@tanstack/react-query"
import { isEvery } from "#lib/part-of.ts"
import { reads } from "#lib/reads.ts"
import { Columns } from "#ui/columns.tsx"
import { Text } from "#ui/text.tsx"
import { asked } from "#ui/topic-card.css.ts"
import { TopicRow } from "#ui/topic-row.tsx"
import { steady as phrases } from "#words/steady.ts"
import { OwnNotes } from "./own-notes.tsx"
import { type Markable, useOwnTopic, wordedIn } from "./own-topics.ts"
import { ShelfHead } from "./shelf-head.tsx"
import { TopicTools } from "./topic-item.tsx"
import { type LinkedTopic, TopicLink } from "./topic-link.tsx"

type Steady = SuccessOf<"GET /api/steady-questions">[number]

/** What people ask every week, though it does not rise: the second shelf, told with the days it was counted over. */
export function SteadyShelf({ specialty }: { readonly specialty: Specialty | undefined }) {
  const query = specialty === undefined ? {} : { specialty }
  const { data: questions } = useQuery(reads("GET /api/steady-questions", { query }))
  if (questions === undefined) return null
  const [first] = questions
  return (
    <section aria-labelledby="steady">
      <ShelfHead
        id="steady"
        title={phrases.steadyQuestions}
        text={first === undefined ? phrases.noSteadyQuestions : phrases.whatSteadyMeans({ days: first.days })}
      />
      {first !== undefined && (
        <Columns as="ol" columns={{ wide: 2, phone: 1 }} gap={[0, "s44"]} rule="top">
          {questions.map((one) => (
            <Row key={one.id} of={one} />
          ))}
        </Columns>
      )}
    </section>
  )
}

function Row({ of: { id, key, language, title, question, posts, among, days } }: { readonly of: Steady }) {
  const topic: Markable & LinkedTopic = { id, title, language, themeKey: steadyThemeKey(key) }
  const own = useOwnTopic(topic.themeKey)
  return (
    <TopicRow title={<TopicLink topic={topic} />} tools={<TopicTools topic={topic} own={own} />}>
      <q className={asked} lang={wordedIn(topic)}>
        {question}
      </q>
      <Text size="caption" tone="third" tabular>
        {phrases.askedInDays({ asking: posts, posts: among, isAll: isEvery(posts, among), days })}
      </Text>
      <OwnNotes own={own} />
    </TopicRow>
  )
}
