import { Link } from "@tanstack/react-router"
import { useOpenTopic } from "#lib/open-topic.ts"
import { count } from "#lib/words.ts"
import { ButtonLink } from "#ui/button.tsx"
import { cover } from "#ui/card.css.ts"
import { Columns } from "#ui/columns.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { scaleOf } from "#ui/post-bars.tsx"
import { TopicCard } from "#ui/topic-card.tsx"
import { topics as words } from "#words/topics.ts"
import { RankingRule } from "./ranking-rule.tsx"
import { ShelfHead } from "./shelf-head.tsx"
import type { Topic } from "./topic.ts"
import * as styles from "./topics.css.ts"

interface TopicsGridProps {
  readonly topics: readonly Topic[]
  /** What the list is called: all topics of today, or those of a specialty. */
  readonly title: string
  readonly busy: boolean
}

/** What rises, all bars on one scale, and the rule that orders and names it. */
export function TopicsGrid({ topics, title, busy }: TopicsGridProps) {
  const open = useOpenTopic()
  const scale = scaleOf(topics)
  return (
    <section aria-labelledby="today">
      <ShelfHead id="today" title={title} text={words.oneScale({ scale: count(scale) })} />
      <Columns
        as="ol"
        columns={{ wide: 3, tablet: 2, phone: 1 }}
        gap={{ wide: "s20", phone: "s16" }}
        className={busy ? styles.busy : undefined}
        aria-busy={busy}
        aria-label={words.trendingTopics}
      >
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicCard
              topic={topic}
              scale={scale}
              heading="h3"
              title={
                <Link
                  to="/app"
                  search={(now) => ({ ...now, topicId: topic.id })}
                  className={cover}
                  resetScroll={false}
                  data-topic={topic.id}
                  lang="en"
                  onClick={() => open(topic.id)}
                >
                  {topic.title}
                </Link>
              }
              action={<GenerateLink topic={topic} />}
            />
          </li>
        ))}
      </Columns>
      <RankingRule />
    </section>
  )
}

/** To the script of a topic; going there opens it. */
export function GenerateLink({ topic }: { readonly topic: Pick<Topic, "id" | "title"> }) {
  const open = useOpenTopic()
  return (
    <ButtonLink
      to="/script-generator/$topicId"
      params={{ topicId: topic.id }}
      tone="soft"
      size="small"
      preload={false}
      onClick={() => open(topic.id)}
    >
      {words.generateScriptOf({
        topic: topic.title,
        hidden: (inner) => <span className={hidden}>{inner}</span>,
        foreign: (inner) => <span lang="en">{inner}</span>,
      })}
    </ButtonLink>
  )
}
