import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { tagOf } from "#lib/language/choices.ts"
import { AgainstUsual } from "#ui/against-usual.tsx"
import { card } from "#ui/card.css.ts"
import { PostBars, scaleOf } from "#ui/post-bars.tsx"
import { FoundAt } from "#ui/sample-mark.tsx"
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
          lang={tagOf(topic.language)}
        >
          {topic.title}
        </Text>
        <PostBars className={styles.chart} days={topic.days} scale={scaleOf([topic])} />
        <Text margin={["s12", 0, 0, 0]} size="small" tone="second" tabular>
          <AgainstUsual topic={topic} />
        </Text>
      </article>
    </>
  )
}
