import { support } from "#language/support.ts"
import type { Language } from "#script/settings.ts"
import { contentWords } from "./words-between.ts"
import { lowerCase, wordsOf } from "./plain.ts"

/** Two sentences with so many of their words in common say the same. */
const alike = 0.75

/** Whether one of the earlier sentences says the same in nearly the same words. Short ones may come again. */
export const isRepeated = (text: string, earlier: ReadonlyArray<string>, language: Language): boolean => {
  const words = new Set(wordsOf(text, language))
  if (words.size < 4) return earlier.includes(text) && words.size > 2
  return earlier.some((other) => {
    const others = new Set(wordsOf(other, language))
    if (others.size < 4) return false
    const shared = [...words].filter((word) => others.has(word)).length
    return shared / (words.size + others.size - shared) >= alike
  })
}

/** Whether a sentence is the disclaimer in other words: ours is spoken, and once is enough. */
export const isDisclaimer = (text: string, language: Language): boolean =>
  support[language].disclaims.test(lowerCase(text, language)) && contentWords(text, language).length <= 14
