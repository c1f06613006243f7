import type { Language } from "#script/settings.ts"
import { spokenWords } from "#script/spoken-words.ts"

/**
 * How easily sentences are followed, 100 easiest: Flesch (1948) for English, Ateşman (1997) for Turkish. A text without
 * words is easy. Words of `names` count as short: what a script is about has to be called by its name.
 */
export const readingEase = (sentences: ReadonlyArray<string>, language: Language, names = ""): number => {
  const words = sentences.flatMap((sentence) => spokenWords(sentence, language))
  const named = new Set(spokenWords(names, language).map((word) => word.toLowerCase()))
  const syllablesIn = (word: string) => (named.has(word.toLowerCase()) ? 1 : syllables[language](word))
  if (words.length === 0) return 100
  const perSentence = words.length / sentences.length
  const perWord = words.reduce((sum, word) => sum + syllablesIn(word), 0) / words.length
  return formulas[language].ease(perSentence, perWord)
}

/** Who found out how hard the language's sentences are. */
export const readingEaseSource = (language: Language): string => formulas[language].source

interface Formula {
  readonly ease: (wordsPerSentence: number, syllablesPerWord: number) => number
  readonly source: string
}

const formulas: { readonly [L in Language]: Formula } = {
  english: {
    ease: (perSentence, perWord) => 206.835 - 1.015 * perSentence - 84.6 * perWord,
    source: "Flesch reading ease",
  },
  turkish: {
    ease: (perSentence, perWord) => 198.825 - 40.175 * perWord - 2.61 * perSentence,
    source: "Ateşman (1997)",
  },
}

/** Syllables of a word: exact in Turkish (its vowels), an estimate in English (vowel groups without a silent e). */
const syllables: { readonly [L in Language]: (word: string) => number } = {
  english: (word) =>
    Math.max(
      1,
      word
        .toLowerCase()
        .replace(/(?<=[^aeiouyl]|[aeiou]l)e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouyscxzgh])es$/u, "")
        .match(/[aeiouy]+/gu)?.length ?? 0,
    ),
  turkish: (word) => Math.max(1, word.match(/[aeıioöuüâîû]/giu)?.length ?? 0),
}
