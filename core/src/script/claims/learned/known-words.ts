import type { Language } from "#script/settings.ts"
import { weightsIn } from "./class-check.ts"
import { formsOf } from "./features.ts"
import { tokensOf } from "./tokens.ts"

/** Of a text's words of two letters and more, how many the model of a language has seen, themselves or their stem. */
export const knownWords = (
  plain: string,
  language: Language,
): { readonly words: number; readonly known: number } => {
  const { rows } = weightsIn(language)
  const words = tokensOf(plain, language).filter(({ word }) => /^\p{L}{2}/u.test(word))
  const known = words.filter((token) => formsOf(token).some((hash) => rows.rowOf(hash) >= 0))
  return { words: words.length, known: known.length }
}
