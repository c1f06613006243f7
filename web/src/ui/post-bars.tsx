import type { CSSProperties } from "react"
import { count } from "#lib/words.ts"
import { ui as phrases } from "#words/ui.ts"
import * as styles from "./chart.css.ts"
import { hidden } from "./hidden.css.ts"

/** The days that are counted: the last ones. */
const windowDays = 3

/** The next round number above: 74 gives 80, 9 gives 10, 130 gives 160. */
export const roundAbove = (value: number) => {
  if (value <= 10) return Math.max(2, Math.ceil(value / 2) * 2)
  const unit = 10 ** Math.floor(Math.log10(value))
  return ([1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].find((step) => step * unit >= value) ?? 10) * unit
}

interface Charted {
  readonly days: ReadonlyArray<{ readonly posts: number }>
}

/** One scale for the bars of all these topics: a round number of posts a day that none exceeds. */
export const scaleOf = (topics: ReadonlyArray<Charted>) =>
  roundAbove(Math.max(1, ...topics.flatMap(({ days }) => days.map(({ posts }) => posts))))

interface PostBarsProps extends Charted {
  /** Posts a day at the top of the paper. */
  readonly scale: number
  /** Writes the scale beside the bars, where the page does not say it. */
  readonly labelled?: boolean
  readonly className?: string
  readonly style?: CSSProperties
}

/** Posts a day on graph paper, oldest first, the three counted days solid. A day without posts is a gap. */
export function PostBars({ days, scale, labelled = false, className = "", style }: PostBarsProps) {
  if (days.length < windowDays)
    return (
      <p className={`${styles.paper} ${styles.fresh} ${className}`} style={style}>
        {phrases.newToday}
      </p>
    )
  return (
    <figure className={`${styles.paper} ${styles.bars} ${className}`} style={style}>
      <figcaption className={hidden}>
        {phrases.postsADay({
          days: days.length,
          posts: days.map(({ posts }) => count(posts)).join(", "),
          scale: count(scale),
        })}
      </figcaption>
      {days.map(({ posts }, at) => (
        <span
          key={at}
          aria-hidden
          className={at < days.length - windowDays ? styles.bar : styles.counted}
          style={{ height: `${(Math.min(posts, scale) / scale) * 100}%` }}
        />
      ))}
      {labelled && (
        <span aria-hidden className={styles.scale}>
          {phrases.aDay({ count: count(scale) })}
        </span>
      )}
    </figure>
  )
}
