import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { decimal, times } from "#lib/words.ts"
import { card } from "#ui/card.css.ts"
import { earlierAverage } from "#ui/chart-shape.ts"
import { FoundAt } from "#ui/sample-mark.tsx"
import { Sparkline } from "#ui/sparkline.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { velocityTone } from "#ui/velocity.css.ts"
import { VelocityBadge } from "#ui/velocity.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./auth.css.ts"
import { auth as phrases } from "#words/auth.ts"

type Topic = SuccessOf<"GET /api/trending-topics">[number]

/** The topic that is carried through sign-in. */
export function CarriedTopic({ topic }: { readonly topic: Topic }) {
  const days = topic.days.map((day) => day.posts)
  const posts = days.reduce((sum, value) => sum + value, 0)
  return (
    <>
      <Inline
        oneLine
        justify="between"
        gap="s12"
        margin={{ wide: [0, 0, "s12", 0], phone: ["s4", 0] }}
        size="small"
      >
        <Text size="caption" tone="third" weight="strong">
          {phrases.continueWith}
        </Text>
        <TextLink to="/" hash="trending">
          {phrases.chooseAnotherTopic}
        </TextLink>
      </Inline>
      <article className={`${card()} ${styles.topic} ${velocityTone[topic.trendVelocity]}`}>
        <Inline as="p" oneLine justify="between" gap="s8" size="caption" tone="third">
          <VelocityBadge velocity={topic.trendVelocity} />
          <FoundAt sampleDate={topic.sampleDate} updatedAt={topic.updatedAt} updated />
        </Inline>
        <Text
          as="h2"
          margin={{ wide: ["s12", 0, "s16", 0], phone: ["s12", 0] }}
          className={styles.topicTitle}
          lang="en"
        >
          {topic.title}
        </Text>
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
        <Inline
          as="p"
          align="baseline"
          gap={["s4", "s16"]}
          margin={["s12", 0, 0, 0]}
          size="small"
          tone="second"
          tabular
        >
          <span>
            {phrases.timesItsAverage({
              times: times(topic.multiplier),
              average: decimal(earlierAverage(days)),
              value: (inner) => (
                <Text
                  as="b"
                  margin={[0, "s4", 0, 0]}
                  size="card"
                  weight="bold"
                  className={styles.growthValue}
                >
                  {inner}
                </Text>
              ),
            })}
          </span>
          <span>
            {phrases.postsInCommunities({
              posts,
              days: days.length,
              communities: topic.communities,
            })}
          </span>
        </Inline>
      </article>
    </>
  )
}
