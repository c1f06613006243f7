import type { CSSProperties } from "react"
import { chartDay, count, times } from "#lib/words.ts"
import * as styles from "./chart.css.ts"
import { hidden } from "./hidden.css.ts"
import { chartShape, earlierAverage } from "./chart-shape.ts"
import { ui as phrases } from "#words/ui.ts"

interface SparklineProps {
  /** Posts a day, oldest first. */
  readonly values: readonly number[]
  readonly multiplier: number
  /** The day of the sample data that the counts come from; null when they end today. */
  readonly sampleDate: string | null
  /** Names the first and the last value, in a band above the line, and draws the earlier average. */
  readonly labelled?: boolean
  readonly className?: string
  readonly style?: CSSProperties
}

/** What the chart says, for those who do not see it. */
export const chartName = (values: readonly number[], multiplier: number) =>
  values.length < 3
    ? phrases.tooFewDays
    : phrases.chartName({
        days: values.length,
        first: count(values[0] ?? 0),
        last: count(values.at(-1) ?? 0),
        times: times(multiplier),
      })

/** Posts a day on graph paper. Fewer than three days make no line. */
export function Sparkline({
  values,
  multiplier,
  sampleDate,
  labelled = false,
  className = "",
  style,
}: SparklineProps) {
  const peak = Math.max(1, ...values)
  const shape = chartShape(values, peak, { left: 0, right: 3.8, top: labelled ? 36 : 22, bottom: 2 })
  const average = earlierAverage(values)
  return (
    <figure className={`${styles.paper} ${className}`} style={style}>
      <figcaption className={hidden}>{chartName(values, multiplier)}</figcaption>
      {values.length < 3 ? (
        <span aria-hidden className={styles.fresh}>
          {phrases.newToday}
        </span>
      ) : (
        <>
          <svg className={styles.svg} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <path className={styles.area} d={shape.area} />
            {labelled && (
              <line className={styles.average} x1="0" x2="100" y1={shape.y(average)} y2={shape.y(average)} />
            )}
            <path className={styles.line} d={shape.line} />
          </svg>
          <span className={styles.dot} style={{ left: `${shape.last.x}%`, top: `${shape.last.y}%` }} />
          {labelled && (
            <>
              <span aria-hidden className={styles.label} style={{ left: 9 }}>
                {sampleDate === null
                  ? phrases.daysAgo({ days: values.length - 1 })
                  : phrases.daysBefore({ days: values.length - 1 })}
                <span className={styles.labelValue}>{phrases.aDay({ count: count(values[0] ?? 0) })}</span>
              </span>
              <span
                aria-hidden
                className={styles.label}
                style={{ right: "calc(3.8% + 14px)", textAlign: "right" }}
              >
                {sampleDate === null ? phrases.today : chartDay(sampleDate)}
                <span className={styles.labelValue}>
                  {phrases.aDay({ count: count(values.at(-1) ?? 0) })}
                </span>
              </span>
            </>
          )}
        </>
      )}
    </figure>
  )
}
