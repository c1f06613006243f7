import { useState } from "react"
import { decimal } from "#lib/words.ts"
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
      At
      <input
        className={styles.number}
        inputMode="numeric"
        maxLength={3}
        aria-label={phrases.minutesYouSpendOnOneScript}
        value={minutes}
        onChange={({ target }) => setMinutes(target.value.replaceAll(/\D/g, ""))}
      />
      min per script,
      <input
        className={styles.number}
        inputMode="numeric"
        maxLength={3}
        aria-label={phrases.scriptsYouWriteInAWeek}
        value={scripts}
        onChange={({ target }) => setScripts(target.value.replaceAll(/\D/g, ""))}
      />
      scripts a week is
      <output className={styles.product}>
        {Number.isInteger(hours) ? `${hours} h` : `${decimal(hours)} h`}
      </output>
      <Text
        as="small"
        margin={{ wide: [0, 0, 0, "auto"], tablet: 0 }}
        size="caption"
        tone="third"
        className={styles.yours}
      >
        {phrases.yourNumbersNotOurs}
      </Text>
    </Inline>
  )
}
