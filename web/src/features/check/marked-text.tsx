import type { Language } from "@rounds/core/script/settings.ts"
import { tagOf } from "#lib/language/choices.ts"
import { screensTag } from "#lib/locale.ts"
import * as styles from "#ui/claim-mark.css.ts"
import type { Marked, Stretch } from "./text.ts"
import { check as words } from "#words/check.ts"

interface MarkedTextProps {
  readonly stretches: readonly Stretch[]
  readonly language: Language
  readonly onFinding: (number: number) => void
}

const rank = { block: 0, warn: 1, info: 2 } as const

/** The text with its marks: a line of its own for each severity, and the number of the finding, which leads to it. */
export function MarkedText({ stretches, language, onFinding }: MarkedTextProps) {
  return (
    <p className={styles.text} lang={tagOf(language)}>
      {stretches.map(({ text, marked }, at) => {
        const [worst] = marked.toSorted((a, b) => rank[a.finding.severity] - rank[b.finding.severity])
        if (worst === undefined) return text
        const following = stretches[at + 1]?.marked ?? []
        const ending = marked.filter((one) => !following.includes(one))
        return (
          <span key={worst.number}>
            <mark className={styles.mark[worst.finding.severity]}>{text}</mark>
            {ending.map((one) => (
              <Number key={one.number} marked={one} onFinding={onFinding} />
            ))}
          </span>
        )
      })}
    </p>
  )
}

function Number({
  marked: { number, finding },
  onFinding,
}: { readonly marked: Marked } & Pick<MarkedTextProps, "onFinding">) {
  return (
    <a
      className={styles.number[finding.severity]}
      id={`mark-${number}`}
      href={`#finding-${number}`}
      aria-label={words.finding({ number })}
      lang={screensTag}
      onClick={(event) => {
        event.preventDefault()
        onFinding(number)
      }}
    >
      {number}
    </a>
  )
}
