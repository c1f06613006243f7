import type { TopicCard } from "@rounds/core/topic/shown.ts"
import type { ReactNode } from "react"
import { AgainstUsual } from "./against-usual.tsx"
import * as styles from "./named-row.css.ts"
import { Inline } from "./inline.tsx"
import { Text } from "./text.tsx"
import { Found, isToldApart } from "./topic-card.tsx"
import { PostsToRead } from "./topic-question.tsx"
import { TopicRow } from "./topic-row.tsx"
import { velocityTone } from "./velocity.css.ts"
import { VelocityBadge } from "./velocity.tsx"
import { WhyNow } from "./why-now.tsx"

interface NamedRowProps {
  /** One that is but a name. */
  readonly topic: TopicCard
  /** A link that covers the row. */
  readonly title: ReactNode
  readonly tools: ReactNode
  /** Below all that is said of it. */
  readonly note?: ReactNode
}

/** A topic that is but a name, as a row: its count against the usual one, why now, and some of its posts to read. */
export function NamedRow({ topic, title, tools, note }: NamedRowProps) {
  return (
    <TopicRow title={title} tools={tools} tall>
      <Inline gap={["s4", "s8"]} size="small" tone="second" tabular>
        <VelocityBadge velocity={topic.trendVelocity} />
        <Text as="span">
          <AgainstUsual topic={topic} />
        </Text>
        {isToldApart(topic) && (
          <Text as="span" size="caption" tone="third">
            <Found topic={topic} />
          </Text>
        )}
      </Inline>
      <div className={`${styles.told} ${velocityTone[topic.trendVelocity]}`}>
        <WhyNow fact={topic.whyNow} language={topic.language} />
        <PostsToRead {...topic} />
      </div>
      {note}
    </TopicRow>
  )
}
