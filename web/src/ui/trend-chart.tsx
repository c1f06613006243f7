import { useState } from "react"
import { chartDay, count } from "#lib/words.ts"
import { PostBars, scaleOf } from "./post-bars.tsx"
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
}

/** Posts a day from zero, the counted days solid; the same as a table on demand. */
export function TrendChart({ days }: TrendChartProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <div>
      <div className={styles.head}>
        <h3 className={styles.title}>{phrases.postsPerDay({ days: days.length })}</h3>
        <TextButton onClick={() => setAsTable(!asTable)}>
          {asTable ? phrases.viewAsChart : phrases.viewAsTable}
        </TextButton>
      </div>
      {asTable ? <DayTable days={days} /> : <DayPlot days={days} />}
    </div>
  )
}

function DayPlot({ days }: TrendChartProps) {
  const top = scaleOf([{ days }])
  return (
    <div className={styles.plot}>
      <div className={styles.scale} aria-hidden>
        <span className={styles.tick} style={{ top: 0 }}>
          {count(top)}
        </span>
        <span className={styles.tick} style={{ top: "50%", transform: "translateY(-50%)" }}>
          {count(top / 2)}
        </span>
        <span className={styles.tick} style={{ bottom: 2 }}>
          0
        </span>
      </div>
      <PostBars className={styles.chart} days={days} scale={top} />
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
