import { useState } from "react"
import { count, decimal } from "#lib/words.ts"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./pricing.css.ts"
import { pricing as phrases } from "#words/pricing.ts"

/** The visitor's own two numbers, multiplied: no claim of ours. */
export function Calculator() {
  const [minutes, setMinutes] = useState("30")
  const [scripts, setScripts] = useState("4")
  const product = Number(minutes) * Number(scripts)
  const hours = Math.round(product / 6) / 10
  return (
    <Inline
      as="p"
      gap="s8"
      padding={{ wide: ["s12", "s24"], phone: ["s12", "s16"] }}
      margin={["s12", 0, 0, 0]}
      size="body"
      tone="second"
      className={styles.calculator}
    >
      {phrases.yourHours({
        minutes: () => (
          <input
            className={styles.number}
            inputMode="numeric"
            maxLength={3}
            aria-label={phrases.minutesForAScript}
            value={minutes}
            onChange={({ target }) => setMinutes(target.value.replaceAll(/\D/g, ""))}
          />
        ),
        scripts: () => (
          <input
            className={styles.number}
            inputMode="numeric"
            maxLength={3}
            aria-label={phrases.scriptsInAWeek}
            value={scripts}
            onChange={({ target }) => setScripts(target.value.replaceAll(/\D/g, ""))}
          />
        ),
        hours: () => (
          <output className={styles.product}>
            {phrases.hours({ hours: Number.isInteger(hours) ? count(hours) : decimal(hours) })}
          </output>
        ),
      })}
      <Text
        as="small"
        margin={{ wide: [0, 0, 0, "auto"], tablet: 0 }}
        size="caption"
        tone="third"
        className={styles.yours}
      >
        {phrases.yourNumbers}
      </Text>
    </Inline>
  )
}
