import { claims } from "#language/claims.ts"
import { type DocumentRule, near } from "./document-rule.ts"
import { isFramed, isFramedAsWhole } from "./frames.ts"
import { withDigits } from "./number-words.ts"

/** D12: whoever speaks of a symptom says when to be seen. */
export const adviceToBeSeen: DocumentRule = ({ language, text, opening }) =>
  !claims[language].symptom.test(text) || claims[language].seen.test(text)
    ? null
    : {
        rule: "D12-ADVICE-CTA",
        severity: "warn",
        sentence: opening,
        reason: "It speaks of a symptom and does not say when to see someone.",
        source: "CAP 12.2; good practice of health communication",
        safer: "If it does not settle in a few weeks, or gets worse, see a clinician.",
      }

/** D13: a benefit of a medicine or supplement needs a harm, or who should not take it, somewhere in the script. */
export const balance: DocumentRule = ({ language, lines, sentences, text }) => {
  if (claims[language].harm.test(text)) return null
  const at = lines.findIndex(
    (line) =>
      claims[language].remedy.test(line) &&
      claims[language].benefit.test(line) &&
      !isFramed(line) &&
      !isFramedAsWhole(line),
  )
  return at < 0
    ? null
    : {
        rule: "D13-BALANCE",
        severity: "warn",
        sentence: sentences[at] ?? "",
        reason:
          "It names a benefit of a medicine or supplement, and no harm and nobody who should not take it.",
        source: "FTC Health Products Compliance Guidance (2022); CAP 12.2; FDA fair balance",
        safer: "Add who should not take it, or the most common side effect.",
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
        reason: "A relative risk without the absolute figure sounds bigger than it is.",
        source: "CAP 3.1, 4.2; good practice of risk communication",
        safer: claims[language].withDenominator,
      }
}
