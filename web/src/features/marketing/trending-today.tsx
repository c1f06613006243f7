import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { wordsOf } from "#lib/words.ts"
import { SampleMark } from "#ui/sample-mark.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { Moment } from "#ui/time-ago.tsx"
import { TopicCard } from "#ui/topic-card.tsx"
import { GenerateLink, TitleLink } from "./generate-link.tsx"
import * as styles from "./trending-today.css.ts"
import { postsByDay, type Teaser } from "./teaser.ts"

interface TrendingTodayProps {
  readonly topics: readonly Teaser[] | undefined
  readonly failed: boolean
  readonly signedIn: boolean
}

/** Used while a topic has none of its own, and named as such. */
const generalAngles = ["Explain it in one minute", "What people get wrong", "When to ask a professional"]

/** Four of today's topics, each with its angles. */
export function TrendingToday({ topics, failed, signedIn }: TrendingTodayProps) {
  const { data: edition } = useQuery(reads("GET /api/edition", {}))
  const last = edition?.last ?? null
  return (
    <section className={styles.trending} id="trending" aria-labelledby="trending-title">
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle} id="trending-title">
          Trending today
        </h2>
        <p className={styles.fresh}>
          {last !== null && last.sampleDate !== null && <SampleMark day={last.sampleDate} />}
          {last !== null && (
            <span>
              Last updated: <Moment at={last.finishedAt} />
            </span>
          )}
        </p>
      </div>
      {topics === undefined ? (
        failed ? (
          <p>Today’s topics cannot be shown at the moment.</p>
        ) : (
          <div className={styles.pair} aria-hidden>
            {["a", "b", "c", "d"].map((each) => (
              <Skeleton key={each} height={330} />
            ))}
          </div>
        )
      ) : topics.length === 0 ? (
        <p>No subject stands out from its own past today.</p>
      ) : (
        <ol className={styles.pair}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <TopicCard
                heading="h3"
                velocity={topic.tag}
                updatedAt={topic.updatedAt}
                sampleDate={topic.sampleDate}
                title={<TitleLink topic={topic} signedIn={signedIn} />}
                snippet={topic.previewSnippet}
                days={postsByDay(topic)}
                multiplier={topic.multiplier}
                postsToday={topic.postsToday}
                score={topic.engagementScore}
                platforms={topic.platforms}
                action={<GenerateLink topic={topic} signedIn={signedIn} />}
              >
                <Angles topic={topic} />
              </TopicCard>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Angles({ topic }: { readonly topic: Teaser }) {
  const own = topic.scriptAngles.length > 0
  return (
    <div className={styles.extra}>
      <div>
        <h4 className={styles.small}>{own ? "Script angles" : "General angles"}</h4>
        <ol className={styles.angles}>
          {(own ? topic.scriptAngles : generalAngles).slice(0, 3).map((angle, at) => (
            <li key={angle} className={styles.angle}>
              <span className={styles.angleNumber}>{at + 1}</span>
              {angle}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h4 className={styles.small}>User intent</h4>
        <p className={styles.intent}>{wordsOf(topic.userIntent)}</p>
      </div>
    </div>
  )
}
