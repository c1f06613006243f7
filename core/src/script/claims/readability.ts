import { claims } from "#language/claims.ts"
import type { Language } from "#script/settings.ts"
import { spokenWords } from "#script/spoken-words.ts"

/**
 * How easily sentences are followed, 100 easiest: Flesch (1948) for English, Ateşman (1997) for Turkish. A text without
 * words is easy. Words of `names` count as short: what a script is about has to be called by its name.
 */
export const readingEase = (sentences: ReadonlyArray<string>, language: Language, names = ""): number => {
  const words = sentences.flatMap((sentence) => spokenWords(sentence, language))
  const named = new Set(spokenWords(names, language).map((word) => word.toLowerCase()))
  const syllablesIn = (word: string) => (named.has(word.toLowerCase()) ? 1 : claims[language].syllables(word))
  if (words.length === 0) return 100
  const perSentence = words.length / sentences.length
  const perWord = words.reduce((sum, word) => sum + syllablesIn(word), 0) / words.length
  return claims[language].readingEase(perSentence, perWord)
}
