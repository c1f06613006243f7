import { claims } from "#language/claims.ts"
import type { Language } from "#script/settings.ts"
import { type DocumentRule, near } from "./document-rule.ts"
import { isFramed, isFramedAsWhole } from "./frames.ts"
import { withDigits } from "./number-words.ts"

/** Whether a text, in small letters, speaks of a symptom and does not say when to be seen. */
export const leavesUnseen = (text: string, language: Language): boolean =>
  claims[language].symptom.test(text) && !claims[language].seen.test(text)

/** D12: whoever speaks of a symptom says when to be seen. */
export const adviceToBeSeen: DocumentRule = ({ language, text, opening }) =>
  !leavesUnseen(text, language)
    ? null
    : {
        rule: "D12-ADVICE-CTA",
        severity: "warn",
        sentence: opening,
      }

/** What a line states: of "Magnesium: does it help?" the name alone, for the rest is asked. */
const statedIn = (line: string): string => {
  const at = line.lastIndexOf(": ")
  return at >= 0 && isFramedAsWhole(line.slice(at + 2)) ? line.slice(0, at) : line
}

/** D13: a benefit of a medicine or supplement needs a harm, or who should not take it, somewhere in the script. */
export const balance: DocumentRule = ({ language, lines, sentences, text }) => {
  if (claims[language].harm.test(text)) return null
  const at = lines.findIndex(
    (line) =>
      claims[language].remedy.test(line) &&
      claims[language].benefit.test(statedIn(line)) &&
      !isFramed(line) &&
      !isFramedAsWhole(line),
  )
  return at < 0
    ? null
    : {
        rule: "D13-BALANCE",
        severity: "warn",
        sentence: sentences[at] ?? "",
      }
}

/** D14: a relative risk stands beside the absolute figure. */
export const denominator: DocumentRule = ({ language, lines, sentences }) => {
  const counted = lines.map((line) => withDigits(line, language))
  const at = counted.findIndex(
    (line, index) =>
      claims[language].risk.test(line) &&
      claims[language].relative.test(line) &&
      !claims[language].absolute.test(near(counted, index)),
  )
  return at < 0
    ? null
    : {
        rule: "D14-DENOMINATOR",
        severity: "info",
        sentence: sentences[at] ?? "",
      }
}
