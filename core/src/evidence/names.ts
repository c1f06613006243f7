import { evidenceWords } from "#language/evidence.ts"
import type { Language } from "#script/settings.ts"

/** A name found in a text: which of its words it covers. `to` is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The words of a text as names are compared: lower case, without marks; "L-theanine's" is "l theanine". */
export const nameWords = (text: string, language: Language): ReadonlyArray<string> =>
  evidenceWords[language]
    .comparedCase(text.normalize("NFKC"))
    .replace(/['’](?:s\b|\p{L}+)/gu, "")
    // Three in the night is 3 am, with dots or without.
    .replace(/(?<=\d\s?)([ap])\.\s?m\b\.?/gu, "$1m")
    .replace(/(?<!\d):|:(?!\d)|[^\p{L}\p{N}:]+/gu, " ")
    .trim()
    .split(" ")
    .filter((word) => word !== "")

/** The first place where a name stands in a text, inflected or not, and may be meant; null when it stands nowhere. */
export const spanOf = (
  name: ReadonlyArray<string>,
  text: ReadonlyArray<string>,
  language: Language,
  mayBeMeant: (span: Span) => boolean = () => true,
): Span | null => {
  const [first] = name
  if (first === undefined) return null
  for (let from = 0; from + name.length <= text.length; from += 1) {
    // No ending changes how a word begins; asked first, since thousands of names are looked for in each title.
    if (text[from]?.[0] !== first[0]) continue
    const span = { from, to: from + name.length }
    const stands = name.every((word, index) => evidenceWords[language].isForm(text[from + index] ?? "", word))
    if (stands && mayBeMeant(span)) return span
  }
  return null
}
