import { count } from "#lib/words.ts"
import { Columns } from "#ui/columns.tsx"
import { topics as words } from "#words/topics.ts"
import { forYou as own } from "#words/for-you.ts"
import { RankingRule } from "./ranking-rule.tsx"
import { ShelfHead } from "./shelf-head.tsx"
import { TopicItem } from "./topic-item.tsx"
import type { Topic } from "./topic.ts"
import * as styles from "./topics.css.ts"

interface TopicsGridProps {
  readonly topics: readonly Topic[]
  /** What the list is called: all topics of today, or those of a specialty. */
  readonly title: string
  readonly busy: boolean
  /** Posts a day at the top of every chart of the page. */
  readonly scale: number
  /** How many of the list stand on the reader's own shelf instead. */
  readonly above: number
}

/** What rises, all bars on one scale, and the rule that orders and names it. */
export function TopicsGrid({ topics, title, busy, scale, above }: TopicsGridProps) {
  return (
    <section aria-labelledby="today">
      <ShelfHead
        id="today"
        title={title}
        text={
          above === 0
            ? words.oneScale({ scale: count(scale) })
            : own.someAbove({ above, scale: count(scale) })
        }
      />
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
      <RankingRule />
    </section>
  )
}
