import { meaning } from "#language/meaning.ts"
import { inEachLanguage } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { type Concept, conceptsOf, opensPhrase } from "#script/claims/concepts/concepts.ts"

/** A word or mark of a sentence with where it stands in the plain text. */
export interface Token {
  readonly word: string
  readonly from: number
  readonly to: number
  readonly stem: string
  readonly concepts: ReadonlyArray<Concept>
  /** The verb is denied inside the word. */
  readonly isDenied: boolean
  /** A small word, that has its place in any sentence whatever it speaks of. */
  readonly isSmall: boolean
}

const pattern = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*(?:['-][\p{L}\p{N}]+)*|[?!%£$€":;]|\.(?=[\s"']|$)/gu

const small = inEachLanguage((language) => new Set(meaning[language].smallWords.trim().split(/\s+/u)))

/** The words of a plain text. */
export const tokensOf = (plain: string, language: Language): ReadonlyArray<Token> => {
  const { bareName, stemOf, number, deniedVerb } = meaning[language]
  const found = [...plain.matchAll(pattern)].map(({ 0: word, index }) => ({ word, index }))
  const concepts: Array<Array<Concept>> = found.map(({ word }) => [...conceptsOf(bareName(word), language)])
  for (let i = 0; i + 1 < found.length; i += 1) {
    if (!opensPhrase(found[i]?.word ?? "", language)) continue
    const two = `${found[i]?.word}_${found[i + 1]?.word}`
    const three = i + 2 < found.length ? `${two}_${found[i + 2]?.word}` : two
    for (const concept of [
      ...conceptsOf(two, language),
      ...(three === two ? [] : conceptsOf(three, language)),
    ]) {
      if (!concepts[i]?.includes(concept)) concepts[i]?.push(concept)
    }
  }
  return found.map(({ word, index }, at) => ({
    word,
    from: index,
    to: index + word.length,
    stem: stemOf(bareName(word)),
    concepts: number.test(word) ? [...(concepts[at] ?? []), "number"] : (concepts[at] ?? []),
    isDenied: deniedVerb?.test(word) ?? false,
    isSmall: small[language].has(word),
  }))
}
