import { claims } from "#language/claims.ts"
import { packs } from "#language/pack.ts"
import { spokenWords } from "#script/spoken-words.ts"
import { type DocumentRule, near } from "./document-rule.ts"
import { readingEase } from "./readability.ts"

/** D8: the first sentence can be said in three seconds. */
export const hookIsShort: DocumentRule = ({ language, opening }) => {
  const words = spokenWords(opening, language).length
  return words <= packs[language].hookWords
    ? null
    : {
        rule: "D8-HOOK",
        severity: "warn",
        sentence: opening,
        reason: claims[language].found.hook(words, packs[language].hookWords),
      }
}

/** Below this a listener who hears a text once does not follow it. */
const easyEnough = 60

/** D9: plain words. A term of the trade needs its meaning beside it, and the whole an ease of at least 60. */
export const isReadable: DocumentRule = ({ language, sentences, lines, opening, order }) => {
  const at = lines.findIndex(
    (line, index) =>
      claims[language].jargon.test(line) && !claims[language].explained.test(near(lines, index)),
  )
  // The closing words are given: no writer could make them easier.
  const own = sentences.filter((sentence) => !order.disclaimer.includes(sentence))
  const ease = Math.round(readingEase(own, language, order.topic?.keywords.join(" ")))
  if (at < 0 && ease >= easyEnough) return null
  return {
    rule: "D9-READABILITY",
    severity: "info",
    sentence: at < 0 ? opening : (sentences[at] ?? ""),
    reason: at < 0 ? claims[language].found.ease(ease, easyEnough) : claims[language].found.term,
  }
}
