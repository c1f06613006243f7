import { Link } from "@tanstack/react-router"
import { useOpenTopic } from "#lib/open-topic.ts"
import { ButtonLink } from "#ui/button.tsx"
import { cover } from "#ui/card.css.ts"
import { hidden } from "#ui/hidden.css.ts"
import { TopicCard } from "#ui/topic-card.tsx"
import { Text } from "#ui/text.tsx"
import { LeadCard } from "./lead-card.tsx"
import { RankingCell } from "./ranking-cell.tsx"
import { postsByDay, type Topic } from "./topic.ts"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./topics.css.ts"
import { topics as words } from "#words/topics.ts"

interface TopicsGridProps {
  readonly topics: readonly Topic[]
  readonly busy: boolean
  readonly communities: number | undefined
}

/** The lead over two columns, the other topics, and how they were ranked. */
export function TopicsGrid({ topics, busy, communities }: TopicsGridProps) {
  const [lead, ...others] = topics
  const open = useOpenTopic()
  return (
    <>
      <Columns
        as="ol"
        columns={{ wide: 3, tablet: 2, phone: 1 }}
        gap={{ wide: "s20", phone: "s16" }}
        className={busy ? styles.busy : undefined}
        aria-busy={busy}
        aria-label={words.trendingTopics}
      >
        {lead !== undefined && (
          <li className={styles.wide}>
            <LeadCard topic={lead} />
          </li>
        )}
        {others.map((topic) => (
          <li key={topic.id}>
            <TopicCard
              velocity={topic.trendVelocity}
              updatedAt={topic.updatedAt}
              sampleDate={topic.sampleDate}
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
              snippet={topic.previewSnippet}
              days={postsByDay(topic)}
              multiplier={topic.multiplier}
              postsToday={topic.postsToday}
              score={topic.engagementScore}
              platforms={topic.platforms}
              action={
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
              }
            />
          </li>
        ))}
        <li>
          <RankingCell communities={communities} />
        </li>
      </Columns>
      <Text margin={["s32", 0, 0, 0]} size="small" tone="third" className={styles.footCount}>
        {words.showingTopics({ topics: topics.length })}
      </Text>
    </>
  )
}
