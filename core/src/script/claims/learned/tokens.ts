import type { Language } from "#script/settings.ts"
import { type Concept, conceptsOf, opensPhrase } from "#script/claims/concepts/concepts.ts"

/** A word or mark of a sentence with where it stands in the plain text. */
export interface Token {
  readonly word: string
  readonly from: number
  readonly to: number
  readonly stem: string
  readonly concepts: ReadonlyArray<Concept>
  /** The verb is denied inside the word, as Turkish does it. */
  readonly isDenied: boolean
}

const pattern = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*(?:['-][\p{L}\p{N}]+)*|[?!%£$€":;]|\.(?=[\s"']|$)/gu

/** The words of a plain text. */
export const tokensOf = (plain: string, language: Language): ReadonlyArray<Token> => {
  const found = [...plain.matchAll(pattern)].map(({ 0: word, index }) => ({ word, index }))
  const concepts: Array<Array<Concept>> = found.map(({ word }) => [
    ...conceptsOf(meaning(word, language), language),
  ])
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
    stem: stemOf[language](meaning(word, language)),
    concepts: numbers[language].test(word) ? [...(concepts[at] ?? []), "number"] : (concepts[at] ?? []),
    isDenied: language === "turkish" && denied.test(word),
  }))
}

/** A name without its suffix: "ozempic'i", "garlic's". English negations keep theirs. */
const meaning = (word: string, language: Language): string =>
  language === "turkish" ? word.replace(/'.*$/u, "") : word.replace(/'s$/u, "")

const denied = /m(?:[ae]z|[ae]m|[ae]y[ıiae]|[ıiuü]yor|[ae]d[ıi]|[ae]m[ıi]ş|[ae]s[ıi]n)/u

const stemOf: { readonly [L in Language]: (word: string) => string } = {
  english: (word) =>
    word.length < 5
      ? word.replace(/(?<=\p{L}{2}[^s])s$/u, "")
      : word
          .replace(/(?:ies)$/u, "y")
          .replace(/(?:ingly|edly|ing|ed|es|s|ly|e)$/u, "")
          .replace(/([^aeiou])\1$/u, "$1"),
  turkish: (word) => word.slice(0, 5),
}

const numbers: { readonly [L in Language]: RegExp } = {
  english:
    /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-.*)?|hundreds?|thousands?|million|half|dozen|couple|double|twice|fortnight)$/u,
  turkish:
    /^(?:\d.*|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|milyon|yarım|buçuk|çeyrek|çift)$/u,
}
