import { count } from "#lib/words.ts"
import { hidden } from "./hidden.css.ts"
import * as styles from "./meter.css.ts"
import { ui as phrases } from "#words/ui.ts"

interface MeterProps {
  readonly label: string
  readonly used: number
  /** -1 means unlimited. */
  readonly limit: number
  /** Of the limit, how much is a bonus: shown as "+N bonus". */
  readonly bonus?: number
  /** What is counted, for the value read aloud: "scripts". */
  readonly unit: string
  /** A full meter is good here: no warning, no danger. */
  readonly neutral?: boolean
}

/** How much of a month's allowance is used: normal under 80 %, warning from 80 %, danger when it is full. */
export function Meter({ label, used, limit, bonus = 0, unit, neutral = false }: MeterProps) {
  const unlimited = limit < 0
  const total = limit + bonus
  const share = unlimited ? 0 : total === 0 ? 1 : Math.min(1, used / total)
  const state = neutral ? "normal" : share >= 1 ? "danger" : share >= 0.8 ? "warning" : "normal"
  const words = unlimited
    ? phrases.usedUnlimited({ used: count(used), unit })
    : phrases.usedOfTotal({ used: count(used), total: count(total), unit })
  return (
    <div>
      <p className={styles.head}>
        <span>{label}</span>
        <span className={styles.value}>
          {unlimited ? phrases.unlimited : phrases.amountOf({ used: count(used), total: count(total) })}
          {bonus > 0 && !unlimited && ` ${phrases.bonus({ count: count(bonus) })}`}
        </span>
      </p>
      {!unlimited && (
        <div className={styles.track}>
          <meter
            className={hidden}
            aria-label={phrases.meterName({ label })}
            value={Math.min(used, total)}
            min={0}
            max={total}
            aria-valuetext={words}
          />
          <span className={styles.bar[state]} style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </div>
  )
}

/** A bar without a name of its own, for work that goes on. `share` is 0 to 1. */
export function ProgressBar({
  label,
  share,
  done,
}: {
  readonly label: string
  readonly share: number
  readonly done: boolean
}) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div className={styles.track}>
      <progress className={hidden} aria-label={label} value={percent} max={100} />
      <span className={styles.bar[done ? "done" : "normal"]} style={{ width: `${percent}%` }} />
    </div>
  )
}
