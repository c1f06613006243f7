import { TrendingUp } from "lucide-react"
import type { ReactNode } from "react"
import { lastDayOf, times } from "#lib/words.ts"
import { above, card } from "./card.css.ts"
import { Icon } from "./icon.tsx"
import { PlatformList } from "./platform-list.tsx"
import { FoundAt } from "./sample-mark.tsx"
import { Sparkline } from "./sparkline.tsx"
import * as styles from "./topic-card.css.ts"
import { velocityTone } from "./velocity.css.ts"
import { EngagementScore, type Velocity, VelocityBadge } from "./velocity.tsx"
import { ui as phrases } from "#words/ui.ts"

export interface TopicCardProps {
  readonly velocity: Velocity
  readonly updatedAt: string
  /** The day of the sample data that the topic was found in; null for a topic of real posts. */
  readonly sampleDate: string | null
  /** The title; as a link with `cover` it makes the whole card the hit area. */
  readonly title: ReactNode
  /** Posts a day, oldest first. */
  readonly days: readonly number[]
  readonly multiplier: number
  readonly postsToday: number
  readonly score: number
  readonly platforms: readonly string[]
  readonly action?: ReactNode
  readonly heading?: "h2" | "h3"
  readonly snippet?: string
  /** Stands between the figures and the foot. */
  readonly children?: ReactNode
}

/** One trending topic: what it is, how it moves, how it scores, where it fits. */
export function TopicCard(props: TopicCardProps) {
  const { velocity, title, days, multiplier, snippet, children, action, heading: Heading = "h2" } = props
  const roomy = snippet !== undefined
  return (
    <article className={`${card()} ${styles.frame} ${roomy ? styles.roomy : ""} ${velocityTone[velocity]}`}>
      <p className={styles.head}>
        <VelocityBadge velocity={velocity} />
        <FoundAt sampleDate={props.sampleDate} updatedAt={props.updatedAt} />
      </p>
      <Heading className={roomy ? styles.roomyTitle : styles.title}>{title}</Heading>
      {roomy && (
        <p className={styles.snippet} lang="en">
          {snippet}
        </p>
      )}
      <Sparkline
        className={roomy ? styles.roomyChart : styles.chart}
        values={days}
        multiplier={multiplier}
        sampleDate={props.sampleDate}
      />
      <p className={styles.figures}>
        <span className={styles.growth}>
          <span className={styles.growthMark}>
            <Icon of={TrendingUp} />
          </span>
          {phrases.timesAverage({
            times: times(multiplier),
            value: (inner) => <b className={styles.growthValue}>{inner}</b>,
          })}
        </span>
        <span>{phrases.postsThatDay({ count: props.postsToday, day: lastDayOf(props.sampleDate) })}</span>
        <span className={styles.score}>
          <EngagementScore score={props.score} />
        </span>
      </p>
      {children}
      <div className={styles.foot}>
        <PlatformList platforms={props.platforms.slice(0, 3)} />
        {action !== undefined && <span className={above}>{action}</span>}
      </div>
    </article>
  )
}
