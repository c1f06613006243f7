import { support } from "#language/support.ts"
import { inEachLanguage } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { isSameWord, wordsOf } from "./plain.ts"

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

const sets = inEachLanguage((language) => ({
  grammar: list(support[language].grammar),
  talk: list(`${support[language].grammar} ${support[language].talk}`),
  stems: new Set(
    [...list(support[language].talk)].filter((word) => word.length >= 5).map((word) => word.slice(0, 5)),
  ),
  judging: list(support[language].judging),
  care: list(support[language].care),
}))

/** The words of a sentence that carry its meaning. */
export const contentWords = (text: string, language: Language): ReadonlyArray<string> =>
  wordsOf(text, language).filter((word) => !sets[language].grammar.has(word) && !/^\d/.test(word))

/** What beyond plain talk a sentence may hold and still state nothing. */
export interface Allowed {
  /** Words of the topic and of its subject. */
  readonly known: ReadonlyArray<string>
  readonly judging: boolean
  readonly care: boolean
}

/** The words of a sentence by which it states something: none, and it states nothing. */
export const statingWords = (text: string, language: Language, allowed: Allowed): ReadonlyArray<string> =>
  wordsOf(text, language).filter(
    (word) =>
      !isTalk(word, language) &&
      !(allowed.judging && sets[language].judging.has(word)) &&
      !(allowed.care && (sets[language].care.has(word) || sets[language].judging.has(word))) &&
      !/^\d/.test(word) &&
      !allowed.known.some((other) => isSameWord(word, other)),
  )

const isTalk = (word: string, language: Language): boolean =>
  sets[language].talk.has(word) ||
  (support[language].talksByStem && word.length > 5 && sets[language].stems.has(word.slice(0, 5)))

/** How many words of a text hold sentences of a language together: by these a language is known. */
export const grammarWordsIn = (text: string, language: Language): number =>
  wordsOf(text, language).filter((word) => sets[language].grammar.has(word)).length
