import { type ReactNode, useState } from "react"
import { chartDay } from "#lib/words.ts"
import * as styles from "./day-bars.css.ts"
import { FigureTable } from "./figure-table.tsx"
import { Inline } from "./inline.tsx"
import { Stack } from "./stack.tsx"
import { Text } from "./text.tsx"
import { TextButton } from "./text-link.tsx"
import { ui as phrases } from "#words/ui.ts"

const strengths = ["strong", "middle", "soft", "faint"] as const

interface DayBarsProps {
  readonly title: string
  /** What is counted, at the right of the title: "seconds, from order to saved". */
  readonly unit?: string
  /** Days (UTC) in order, without gaps. */
  readonly days: ReadonlyArray<string>
  /** At most four; stacked from the axis upwards in this order. */
  readonly series: ReadonlyArray<{
    readonly name: string
    /** By day; a day without is nothing. */
    readonly values: ReadonlyMap<string, number>
  }>
  readonly write: (value: number) => string
  /** What is said in place of the bars when there is nothing. */
  readonly empty: string
  /** How a series is told below: with its sum, or by its name alone. */
  readonly isSummed?: boolean
}

/** Bars by day, stacked from zero, and the same figures as a table. */
export function DayBars({ title, unit, days, series, write, empty, isSummed = true }: DayBarsProps) {
  const [asTable, setAsTable] = useState(false)
  const sums = days.map((day) => series.reduce((sum, { values }) => sum + (values.get(day) ?? 0), 0))
  const most = Math.max(...sums, 0)
  return (
    <Stack as="section" surface="card" gap="s16" padding={["s16", 0, "s16", 0]} aria-label={title}>
      <Inline justify="between" gap="s12" padding={[0, "s16"]}>
        <Text as="h3" size="lead" weight="strong">
          {title}
        </Text>
        <Inline gap="s12">
          {unit !== undefined && (
            <Text as="span" size="caption" tone="third">
              {unit}
            </Text>
          )}
          {most > 0 && (
            <TextButton aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              {asTable ? phrases.viewAsChart : phrases.viewAsTable}
            </TextButton>
          )}
        </Inline>
      </Inline>
      {most === 0 ? (
        <Text size="small" tone="second" padding={[0, "s16"]}>
          {empty}
        </Text>
      ) : asTable ? (
        <FigureTable
          caption={title}
          columns={[
            { words: phrases.day },
            ...series.map(({ name }) => ({ words: name, sort: "number" as const })),
          ]}
          rows={days.toReversed().map((day) => ({
            key: day,
            cells: [chartDay(day), ...series.map(({ values }) => write(values.get(day) ?? 0))],
          }))}
        />
      ) : (
        <Stack gap="s8" padding={[0, "s16"]}>
          <Text size="micro" tone="third" tabular>
            {phrases.upToADay({ value: write(most) })}
          </Text>
          <div className={styles.chart} aria-hidden>
            {days.map((day, at) => (
              <div key={day} className={styles.day} title={`${chartDay(day)}: ${write(sums[at] ?? 0)}`}>
                {series.map(({ name, values }, place) => (
                  <span
                    key={name}
                    className={styles.piece[strengths[place] ?? "faint"]}
                    style={{ height: `${((values.get(day) ?? 0) / most) * 100}%` }}
                  />
                ))}
              </div>
            ))}
          </div>
          <Inline justify="between" size="micro" tone="third">
            <span>{chartDay(days[0] ?? "")}</span>
            <span>{chartDay(days.at(-1) ?? "")}</span>
          </Inline>
          <Inline as="ul" gap={["s4", "s16"]} size="caption" tone="second">
            {series.map(({ name, values }, place) => (
              <Inline key={name} as="li" gap="s6">
                <span aria-hidden className={styles.key[strengths[place] ?? "faint"]} />
                {name}
                {isSummed && ` ${write([...values.values()].reduce((sum, value) => sum + value, 0))}`}
              </Inline>
            ))}
          </Inline>
        </Stack>
      )}
    </Stack>
  )
}

/** A share of the largest, drawn beside its number. */
export function ShareBar({ share, children }: { readonly share: number; readonly children?: ReactNode }) {
  return (
    <>
      {children}
      <span aria-hidden className={styles.track}>
        <span className={styles.fill} style={{ width: `${Math.min(1, Math.max(0, share)) * 100}%` }} />
      </span>
    </>
  )
}
