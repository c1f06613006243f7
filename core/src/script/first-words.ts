import { packs } from "#language/pack.ts"
import type { Language } from "./settings.ts"
import { spokenWords } from "./spoken-words.ts"

/** The first sentence of a text: what is said before anybody has decided to go on watching. */
export const firstWords = (text: string): string => /^[^.!?…]+/u.exec(text)?.[0] ?? text

/** Whether the first sentence of a text can be said in three seconds. */
export const isSoonSaid = (text: string, language: Language): boolean =>
  spokenWords(firstWords(text), language).length <= packs[language].hookWords
