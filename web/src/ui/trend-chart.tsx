import { useState } from "react"
import { chartDay, count } from "#lib/words.ts"
import * as paper from "./chart.css.ts"
import { chartShape, earlierAverage, roundAbove } from "./chart-shape.ts"
import { hidden } from "./hidden.css.ts"
import { chartName } from "./sparkline.tsx"
import { TextButton } from "./text-link.tsx"
import * as styles from "./trend-chart.css.ts"
import { ui as phrases } from "#words/ui.ts"

export interface TrendDay {
  readonly day: string
  readonly posts: number
  readonly comments: number
  readonly upvotes: number
}

interface TrendChartProps {
  readonly days: readonly TrendDay[]
  readonly multiplier: number
}

/** Posts a day with a zero baseline, the earlier average, first and last value; the same as a table on demand. */
export function TrendChart({ days, multiplier }: TrendChartProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <div>
      <div className={styles.head}>
        <h3 className={styles.title}>{phrases.postsPerDay({ days: days.length })}</h3>
        <TextButton onClick={() => setAsTable(!asTable)}>
          {asTable ? phrases.viewAsChart : phrases.viewAsTable}
        </TextButton>
      </div>
      {asTable ? <DayTable days={days} /> : <DayPlot days={days} multiplier={multiplier} />}
    </div>
  )
}

/** Of the chart's height: what is written about the line stands above the highest value, never on it. */
const band = 28

function DayPlot({ days, multiplier }: TrendChartProps) {
  const values = days.map((day) => day.posts)
  const top = roundAbove(Math.max(...values, 1))
  const shape = chartShape(values, top, { left: 3, right: 3.5, top: band })
  const average = earlierAverage(values)
  const first = values[0] ?? 0
  const last = values.at(-1) ?? 0
  if (values.length < 3) {
    return (
      <figure className={`${paper.paper} ${styles.chart}`}>
        <figcaption className={paper.fresh}>{phrases.newToday}</figcaption>
      </figure>
    )
  }
  return (
    <div className={styles.plot}>
      <div className={styles.scale} aria-hidden>
        <span className={styles.tick} style={{ top: `${band}%` }}>
          {count(top)}
        </span>
        <span className={styles.tick} style={{ top: `${shape.y(top / 2)}%`, transform: "translateY(-50%)" }}>
          {count(top / 2)}
        </span>
        <span className={styles.tick} style={{ bottom: 2 }}>
          0
        </span>
      </div>
      <figure className={`${paper.paper} ${styles.chart}`}>
        <figcaption className={hidden}>{chartName(values, multiplier)}</figcaption>
        <svg className={paper.svg} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <line className={paper.half} x1="0" x2="100" y1={shape.y(top / 2)} y2={shape.y(top / 2)} />
          <path className={paper.area} d={shape.area} />
          <line className={paper.average} x1="0" x2="100" y1={shape.y(average)} y2={shape.y(average)} />
          <path className={paper.line} d={shape.line} />
        </svg>
        <span className={paper.hollow} style={{ left: `${shape.first.x}%`, top: `${shape.first.y}%` }} />
        <span className={paper.dot} style={{ left: `${shape.last.x}%`, top: `${shape.last.y}%` }} />
        <span aria-hidden className={paper.label} style={{ left: 9 }}>
          {phrases.firstDay}
          <span className={paper.labelValue}>{phrases.postCount({ count: first })}</span>
        </span>
        <span aria-hidden className={paper.label} style={{ right: 34, textAlign: "right" }}>
          {phrases.lastDay}
          <span className={paper.labelValue}>{phrases.postCount({ count: last })}</span>
        </span>
      </figure>
      <div className={styles.days} aria-hidden>
        {[days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)].map((day, at) => (
          <span key={at}>{day === undefined ? "" : chartDay(day.day)}</span>
        ))}
      </div>
    </div>
  )
}

function DayTable({ days }: { readonly days: readonly TrendDay[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.columnHead} style={{ textAlign: "left" }} scope="col">
            {phrases.dayUtc}
          </th>
          <th className={styles.columnHead} scope="col">
            {phrases.posts}
          </th>
          <th className={styles.columnHead} scope="col">
            {phrases.comments}
          </th>
          <th className={styles.columnHead} scope="col">
            {phrases.upvotes}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th className={styles.rowHead} scope="row">
              {chartDay(day.day)}
            </th>
            <td className={styles.cell}>{count(day.posts)}</td>
            <td className={styles.cell}>{count(day.comments)}</td>
            <td className={styles.cell}>{count(day.upvotes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
