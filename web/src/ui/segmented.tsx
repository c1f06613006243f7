import { type ReactNode, useId } from "react"
import { hidden } from "./hidden.css.ts"
import * as styles from "./segmented.css.ts"

interface SegmentedProps<Value extends string> {
  readonly legend: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: ReadonlyArray<readonly [value: Value, words: ReactNode]>
}

/** A choice of a few, all in sight: radio buttons in one row. */
export function Segmented<Value extends string>({ legend, value, onChange, options }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={hidden}>{legend}</legend>
      {options.map(([each, words]) => (
        <label key={each} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <span className={styles.face}>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
