import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { steadyThemeKey } from "@rounds/core/topic/steady-key.ts"
import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { usualLanguage } from "@rounds/core/language/names.ts"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useOpenTopic } from "#lib/open-topic.ts"
import { reads } from "#lib/reads.ts"
import { above, cover } from "#ui/card.css.ts"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { asked } from "#ui/topic-card.css.ts"
import { topics as phrases } from "#words/topics.ts"
import { MarkButtons } from "./mark-buttons.tsx"
import { OwnNotes } from "./own-notes.tsx"
import { useOwnTopic } from "./own-topics.ts"
import { ShelfHead } from "./shelf-head.tsx"
import { GenerateLink } from "./topic-item.tsx"
import * as styles from "./topics.css.ts"

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

function Row({ of: { id, key, title, question, posts, among, days } }: { readonly of: Steady }) {
  const open = useOpenTopic()
  const themeKey = steadyThemeKey(key)
  const own = useOwnTopic(themeKey)
  return (
    <Inline
      as="li"
      justify="between"
      gap={["s8", "s16"]}
      padding={["s16", 0]}
      rule="bottom"
      className={styles.steady}
    >
      <Stack gap="s2" className={styles.steadyWords}>
        <Text as="h3" size="body">
          <Link
            to="/app"
            search={(now) => ({ ...now, topicId: id })}
            className={cover}
            resetScroll={false}
            data-topic={id}
            lang="en"
            onClick={() => open(id)}
          >
            {title}
          </Link>
        </Text>
        <q className={asked} lang="en">
          {question}
        </q>
        <Text size="caption" tone="third" tabular>
          {phrases.askedInDays({ asking: posts, posts: among, days })}
        </Text>
        <OwnNotes own={own} />
      </Stack>
      <Inline as="span" gap="s4" className={above}>
        <MarkButtons topic={{ themeKey, title }} own={own} />
        <GenerateLink topic={{ id, title, language: usualLanguage }} />
      </Inline>
    </Inline>
  )
}
