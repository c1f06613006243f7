import type { Language } from "#script/settings.ts"

/** A name found in a text: which of its words it covers. `to` is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The words of a text as names are compared: lower case, without marks; "L-theanine's" is "l theanine". */
export const nameWords = (text: string, language: Language): ReadonlyArray<string> =>
  lowerCase[language](text.normalize("NFKC"))
    .replace(/['’](?:s\b|\p{L}+)/gu, "")
    .replace(/(?<!\d):|:(?!\d)|[^\p{L}\p{N}:]+/gu, " ")
    .trim()
    .split(" ")
    .filter((word) => word !== "")

const lowerCase: { readonly [L in Language]: (text: string) => string } = {
  english: (text) => text.toLowerCase(),
  turkish: (text) => text.toLocaleLowerCase("tr"),
}

/** The first place where a name stands in a text, inflected or not; null when it stands nowhere. */
export const spanOf = (
  name: ReadonlyArray<string>,
  text: ReadonlyArray<string>,
  language: Language,
  isFree: (index: number) => boolean = () => true,
): Span | null => {
  if (name.length === 0) return null
  for (let from = 0; from + name.length <= text.length; from += 1) {
    const stands = name.every(
      (word, index) => isFree(from + index) && isForm[language](text[from + index] ?? "", word),
    )
    if (stands) return { from, to: from + name.length }
  }
  return null
}

/** Whether a written word is a form of a word of a name. */
const isForm: { readonly [L in Language]: (written: string, word: string) => boolean } = {
  english: (written, word) => written === word || singular(written) === singular(word),
  turkish: (written, word) =>
    written === word ||
    (word.length >= 3 &&
      [word, softened(word), ...bare(word)].some(
        (stem) => written.startsWith(stem) && isEnding(written.slice(stem.length)),
      )),
}

const singular = (word: string): string =>
  word.length < 4 || /(?:ss|us|is)$/.test(word)
    ? word
    : word.endsWith("ies")
      ? `${word.slice(0, -3)}y`
      : /(?:sh|ch|x|z)es$/.test(word)
        ? word.slice(0, -2)
        : word.endsWith("s")
          ? word.slice(0, -1)
          : word

/** Softening of a last consonant before a vowel: "grip" becomes "grib", "ekmek" becomes "ekmeğ". */
const softened = (word: string): string => {
  const soft = { p: "b", ç: "c", t: "d", k: "ğ" }[word.at(-1) ?? ""]
  return soft === undefined ? word : `${word.slice(0, -1)}${soft}`
}

/** A possessive already in the name gives way to other endings: "ağrısı" stands in "ağrılarım", "ilacı" in "ilaçları". */
const bare = (word: string): ReadonlyArray<string> => {
  if (word.length <= 4 || !/[ıiuü]$/u.test(word)) return []
  const stem = word.slice(0, /s[ıiuü]$/u.test(word) ? -2 : -1)
  const hard = { b: "p", c: "ç", d: "t", ğ: "k" }[stem.at(-1) ?? ""]
  return hard === undefined ? [stem] : [stem, `${stem.slice(0, -1)}${hard}`]
}

/** Turkish endings a noun may carry, in any order that occurs: plural, possessive, case, question. */
const isEnding = (rest: string): boolean =>
  /^(?:l[ae]r)?(?:[ıiuü]m[ıiuü]z|[ıiuü]n[ıiuü]z|s?[ıiuü]m?|[ıiuü]?[mn])?(?:n?[ıiuüae]|y[ıiuüae]|n?[dt][ae]n?|n?[ıiuü]n|y?l[ae]|ki)?$/u.test(
    rest,
  )
