import { count } from "#lib/words.ts"
import { Columns } from "#ui/columns.tsx"
import { named } from "#words/named.ts"
import { topics as words } from "#words/topics.ts"
import { forYou as own } from "#words/for-you.ts"
import { ShelfHead } from "./shelf-head.tsx"
import { TopicItem } from "./topic-item.tsx"
import type { Topic } from "./topic.ts"
import * as styles from "./topics.css.ts"

interface TopicsGridProps {
  /** That state a question, in the order of the list. */
  readonly topics: readonly Topic[]
  /** What the list is called: all topics of today, or those of a specialty. */
  readonly title: string
  readonly busy: boolean
  /** Posts a day at the top of every chart of the page. */
  readonly scale: number
  /** How many of the list stand on the reader's own shelf instead. */
  readonly above: number
}

/** The questions of the day, all bars on one scale. */
export function TopicsGrid({ topics, title, busy, scale, above }: TopicsGridProps) {
  return (
    <section aria-labelledby="today">
      <ShelfHead id="today" title={title} text={saidOf(topics.length, above, count(scale))} />
      {topics.length > 0 && (
        <Columns
          as="ol"
          columns={{ wide: 3, tablet: 2, phone: 1 }}
          gap={{ wide: "s20", phone: "s16" }}
          className={busy ? styles.busy : undefined}
          aria-busy={busy}
          aria-label={words.trendingTopics}
        >
          {topics.map((topic) => (
            <TopicItem key={topic.id} topic={topic} scale={scale} />
          ))}
        </Columns>
      )}
    </section>
  )
}

/** How the bars are to be read, and how many questions stand elsewhere; or that there are none, or none but those. */
const saidOf = (topics: number, above: number, scale: string): string => {
  if (topics === 0) return above === 0 ? named.noQuestions : named.allQuestionsAbove
  return above === 0 ? words.oneScale({ scale }) : own.someAbove({ above, scale })
}
