import { Link } from "@tanstack/react-router"
import { ArrowRight } from "lucide-react"
import { useOpenTopic } from "#lib/open-topic.ts"
import { plural, times } from "#lib/words.ts"
import { ButtonLink } from "#ui/button.tsx"
import { above, card, cover } from "#ui/card.css.ts"
import { Icon } from "#ui/icon.tsx"
import { PlatformList } from "#ui/platform-list.tsx"
import { FoundAt } from "#ui/sample-mark.tsx"
import { Sparkline } from "#ui/sparkline.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { EngagementScore, VelocityBadge } from "#ui/velocity.tsx"
import * as styles from "./lead-card.css.ts"
import { postsByDay, recentPosts, type Topic } from "./topic.ts"

/** The first topic of the day, with what stands behind it. */
export function LeadCard({ topic }: { readonly topic: Topic }) {
  const days = postsByDay(topic)
  const ask = topic.paraphrase
  const open = useOpenTopic()
  return (
    <article className={`${card({ lift: "lead" })} ${styles.frame} ${velocityTone[topic.trendVelocity]}`}>
      <div className={styles.column}>
        <p className={styles.head}>
          <VelocityBadge velocity={topic.trendVelocity} />
          <FoundAt sampleDate={topic.sampleDate} updatedAt={topic.updatedAt} prefix="Updated " />
        </p>
        <h2 className={styles.title}>
          <Link
            to="/app"
            search={{ topicId: topic.id }}
            className={cover}
            resetScroll={false}
            data-topic={topic.id}
            onClick={() => open(topic.id)}
          >
            {topic.title}
          </Link>
        </h2>
        <p className={styles.description}>{topic.description}</p>
        <h3 className={styles.small}>Content opportunities</h3>
        <ol className={styles.angles}>
          {topic.scriptAngles.slice(0, 3).map((angle, at) => (
            <li key={angle} className={styles.angle}>
              <span className={styles.angleNumber}>{at + 1}</span>
              {angle}
            </li>
          ))}
        </ol>
        <p className={`${styles.actions} ${above}`}>
          <ButtonLink
            to="/script-generator/$topicId"
            params={{ topicId: topic.id }}
            tone="primary"
            className={styles.grow}
            preload={false}
            onClick={() => open(topic.id)}
          >
            Generate Script
            <Icon of={ArrowRight} />
          </ButtonLink>
          <ButtonLink
            to="/app"
            search={{ topicId: topic.id }}
            tone="ghost"
            resetScroll={false}
            onClick={() => open(topic.id)}
          >
            See evidence
          </ButtonLink>
        </p>
      </div>
      <div className={styles.evidence}>
        <Sparkline
          className={styles.chart}
          values={days}
          multiplier={topic.multiplier}
          sampleDate={topic.sampleDate}
          labelled
        />
        <p className={styles.growth}>
          <b className={styles.growthValue}>{times(topic.multiplier)}</b> its own earlier average
        </p>
        {ask !== null && (
          <p className={styles.ask}>
            {ask.text}
            <span className={styles.askSource}>
              What people ask, in our words. r/{ask.community}, {plural(ask.upvotes, "upvote")}
            </span>
          </p>
        )}
        <p className={styles.figures}>
          <EngagementScore score={topic.engagementScore} />
          <span>
            {plural(recentPosts(topic), "post")} in {days.length} days,{" "}
            {plural(topic.communities, "community", "communities")}
          </span>
        </p>
        <div className={styles.platforms}>
          <PlatformList platforms={topic.platforms.slice(0, 3)} />
        </div>
      </div>
    </article>
  )
}
