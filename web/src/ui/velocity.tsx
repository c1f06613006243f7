import { ChartNoAxesColumn, Flame, Repeat, Star, TrendingUp } from "lucide-react"
import { Icon } from "./icon.tsx"
import { engagement } from "#lib/words.ts"
import { hidden } from "./hidden.css.ts"
import * as styles from "./velocity.css.ts"
import { ui as phrases } from "#words/ui.ts"

export type Velocity = "viral" | "hot" | "emerging" | "rising" | "steady"

const flamesOf: { readonly [V in Velocity]: number } = { viral: 3, hot: 2, emerging: 1, rising: 0, steady: 0 }

const words: { readonly [V in Velocity]: string } = {
  viral: phrases.viral,
  hot: phrases.hot,
  emerging: phrases.emerging,
  rising: phrases.rising,
  steady: phrases.steady,
}

/** VIRAL, HOT, EMERGING or RISING: word, picture and colour together. */
export function VelocityBadge({ velocity }: { readonly velocity: Velocity }) {
  return (
    <span className={`${styles.badge} ${styles.velocityTone[velocity]}`}>
      {flamesOf[velocity] === 0 ? (
        <Icon of={velocity === "steady" ? Repeat : TrendingUp} size={13} />
      ) : (
        <Flames count={flamesOf[velocity]} size={12} />
      )}
      {words[velocity]}
    </span>
  )
}

/** 90 and more three flames, 80 two, 70 one, 60 a star, below that a chart. */
export function EngagementScore({ score, size = 14 }: { readonly score: number; readonly size?: number }) {
  return (
    <span className={styles.score}>
      <span className={styles.mark}>
        <ScoreMark score={score} size={size} />
      </span>
      <span style={{ fontVariantNumeric: "tabular-nums" }}>
        <span className={hidden}>{phrases.engagement} </span>
        {engagement(score)}
      </span>
    </span>
  )
}

/** The same score in words: how a topic's posts did against samples of the same communities. */
export function EngagementWords({ score }: { readonly score: number }) {
  return (
    <span className={styles.said}>
      <span className={styles.mark}>
        <ScoreMark score={score} size={14} />
      </span>
      {score >= 90
        ? phrases.farMoreAttention
        : score >= 60
          ? phrases.moreAttention
          : score >= 40
            ? phrases.usualAttention
            : phrases.lessAttention}
    </span>
  )
}

function ScoreMark({ score, size }: { readonly score: number; readonly size: number }) {
  if (score >= 70) return <Flames count={score >= 90 ? 3 : score >= 80 ? 2 : 1} size={size} />
  return score >= 60 ? <Icon of={Star} size={size} filled /> : <Icon of={ChartNoAxesColumn} size={size} />
}

function Flames({ count, size }: { readonly count: number; readonly size: number }) {
  return (
    <span className={styles.flames}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} style={{ marginLeft: at === 0 ? 0 : -size / 4, display: "inline-flex" }}>
          <Icon of={Flame} size={size} filled />
        </span>
      ))}
    </span>
  )
}
