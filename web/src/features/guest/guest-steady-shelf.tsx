import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { steadyThemeKey } from "@rounds/core/topic/steady-key.ts"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { tagOf } from "#lib/language/choices.ts"
import { isEvery } from "#lib/part-of.ts"
import { reads } from "#lib/reads.ts"
import { cover } from "#ui/card.css.ts"
import { Columns } from "#ui/columns.tsx"
import { Text } from "#ui/text.tsx"
import { asked } from "#ui/topic-card.css.ts"
import { TopicRow } from "#ui/topic-row.tsx"
import { steady as phrases } from "#words/steady.ts"
import { GenerateFor } from "./generate-for.tsx"

type Steady = SuccessOf<"GET /api/steady-questions">[number]

/** What people ask every week, for visitors: each question leads to its own page. Nothing while it cannot be had. */
export function GuestSteadyShelf() {
  const { data: questions } = useQuery(reads("GET /api/steady-questions", {}))
  const first = questions?.[0]
  if (questions === undefined || first === undefined) return null
  return (
    <section aria-labelledby="steady">
      <Text as="h2" size="section" id="steady">
        {phrases.steadyQuestions}
      </Text>
      <Text margin={["s4", 0, "s16", 0]} size="small" tone="second" wrap="pretty">
        {phrases.whatSteadyMeans({ days: first.days })}
      </Text>
      <Columns as="ol" columns={{ wide: 2, phone: 1 }} gap={[0, "s44"]} rule="top">
        {questions.map((one) => (
          <Row key={one.id} of={one} />
        ))}
      </Columns>
    </section>
  )
}

function Row({ of: { id, key, language, title, question, posts, among, days } }: { readonly of: Steady }) {
  const tag = tagOf(language)
  return (
    <TopicRow
      title={
        <Link
          to="/$"
          params={{ _splat: `topics/${steadyThemeKey(key)}` }}
          preload={false}
          className={cover}
          lang={tag}
        >
          {title}
        </Link>
      }
      tools={<GenerateFor topic={{ id, title, language }} />}
    >
      <q className={asked} lang={tag}>
        {question}
      </q>
      <Text size="caption" tone="third" tabular>
        {phrases.askedInDays({ asking: posts, posts: among, isAll: isEvery(posts, among), days })}
      </Text>
    </TopicRow>
  )
}
