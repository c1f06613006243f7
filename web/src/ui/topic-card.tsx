import type { TopicCard as Card } from "@rounds/core/topic/shown.ts"
import { usualLanguage } from "@rounds/core/language/names.ts"
import type { ReactNode } from "react"
import { languageName, screensLanguage } from "#lib/language/choices.ts"
import { AgainstUsual } from "./against-usual.tsx"
import { above, card } from "./card.css.ts"
import { PlatformList } from "./platform-list.tsx"
import { PostBars } from "./post-bars.tsx"
import { FoundAt } from "./sample-mark.tsx"
import * as styles from "./topic-card.css.ts"
import { TopicQuestion } from "./topic-question.tsx"
import { velocityTone } from "./velocity.css.ts"
import { EngagementWords, VelocityBadge } from "./velocity.tsx"
import { WhyNow } from "./why-now.tsx"

export interface TopicCardProps {
  readonly topic: Card
  /** Posts a day at the top of the paper: the same on every card of a page. */
  readonly scale: number
  /** The title; as a link with `cover` it makes the whole card the hit area. */
  readonly title: ReactNode
  readonly action?: ReactNode
  readonly heading?: "h2" | "h3"
  /** In the upper corner, in place of the time; last in the order of keys. */
  readonly tools?: ReactNode
  /** Between the question and the reason why now. */
  readonly note?: ReactNode
  /** Stands between the number and the foot. */
  readonly children?: ReactNode
}

type Origin = Pick<Card, "language" | "sampleDate" | "updatedAt">

/** Which language a topic is in is said where it is neither the usual one nor that of the screens. */
const isForeign = ({ language }: Pick<Card, "language">) =>
  language !== usualLanguage && language !== screensLanguage

/** Whether a topic is of made-up data, or in a foreign language: that is said wherever there is room for little. */
export const isToldApart = (topic: Origin) => topic.sampleDate !== null || isForeign(topic)

/** Where a topic is from: its language, and when it was found. */
export function Found({ topic }: { readonly topic: Origin }) {
  return (
    <>
      {isForeign(topic) && `${languageName(topic.language)} · `}
      <FoundAt sampleDate={topic.sampleDate} updatedAt={topic.updatedAt} />
    </>
  )
}

/** One topic: its subject, its question, why now, its days on the page's scale, and one number. */
export function TopicCard(props: TopicCardProps) {
  const { topic, scale, title, tools, note, children, action, heading: Heading = "h2" } = props
  const found = <Found topic={topic} />
  return (
    <article className={`${card()} ${styles.frame} ${velocityTone[topic.trendVelocity]}`}>
      <div className={styles.head}>
        <VelocityBadge velocity={topic.trendVelocity} />
        {tools === undefined && <span className={styles.found}>{found}</span>}
      </div>
      {/* Where tools stand in the corner, made-up data and a foreign language are said below them. */}
      {tools !== undefined && isToldApart(topic) && <span className={styles.below}>{found}</span>}
      <Heading className={styles.title}>{title}</Heading>
      <TopicQuestion {...topic} posts={topic.paraphrases} />
      {note}
      <WhyNow fact={topic.whyNow} language={topic.language} />
      <PostBars className={styles.chart} days={topic.days} scale={scale} />
      <p className={styles.one}>
        <AgainstUsual topic={topic} />
      </p>
      {children}
      <div className={styles.foot}>
        <span className={styles.aside}>
          <EngagementWords score={topic.engagementScore} />
          <PlatformList platforms={topic.platforms.slice(0, 3)} />
        </span>
        {action !== undefined && <span className={above}>{action}</span>}
      </div>
      {tools !== undefined && <span className={styles.tools}>{tools}</span>}
    </article>
  )
}
