import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { plural, times } from "#lib/words.ts"
import { card } from "#ui/card.css.ts"
import { FoundAt } from "#ui/sample-mark.tsx"
import { Sparkline } from "#ui/sparkline.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { VelocityBadge } from "#ui/velocity.tsx"
import * as styles from "./auth.css.ts"

type Topic = SuccessOf<"GET /api/trending-topics">[number]

/** The topic that is carried through sign-in. */
export function CarriedTopic({ topic }: { readonly topic: Topic }) {
  const days = topic.days.map((day) => day.posts)
  const posts = days.reduce((sum, value) => sum + value, 0)
  return (
    <>
      <div className={styles.continueWith}>
        <p className={styles.kicker}>Continue with</p>
        <TextLink to="/" hash="trending">
          Choose another topic
        </TextLink>
      </div>
      <article className={`${card()} ${styles.topic} ${velocityTone[topic.trendVelocity]}`}>
        <p className={styles.topicHead}>
          <VelocityBadge velocity={topic.trendVelocity} />
          <FoundAt sampleDate={topic.sampleDate} updatedAt={topic.updatedAt} prefix="Updated " />
        </p>
        <h2 className={styles.topicTitle}>{topic.title}</h2>
        <Sparkline
          className={styles.chart}
          values={days}
          multiplier={topic.multiplier}
          sampleDate={topic.sampleDate}
          labelled
        />
        <Sparkline
          className={styles.chartPhone}
          values={days}
          multiplier={topic.multiplier}
          sampleDate={topic.sampleDate}
        />
        <p className={styles.figures}>
          <span>
            <b className={styles.growthValue}>{times(topic.multiplier)}</b> its own earlier average
          </span>
          <span>
            {plural(posts, "post")} in {days.length} days,{" "}
            {plural(topic.communities, "community", "communities")}
          </span>
        </p>
      </article>
    </>
  )
}
