import { keeping } from "#kernel/kept.ts"
import { inEachLanguage, packs } from "#language/pack.ts"
import { type Lexicon, speech } from "#language/speech.ts"
import { cardinal, digitByDigit, spokenYear } from "./numerals.ts"
import type { Language } from "./settings.ts"
import { spokenText } from "./spoken-text.ts"

/**
 * The words that are said when a text is read aloud: numerals, units, per cent and abbreviations are written out,
 * so "500 mg" is "five hundred milligrams", three words. A hyphenated compound is one word.
 */
export const spokenWords = (text: string, language: Language): ReadonlyArray<string> => {
  const lexicon = speech[language].lexicon
  const isProse = prose.test(text) && !address.test(text)
  let plain = isProse ? text : spokenText(text)
  for (const [pattern, words] of lexicon.abbreviations) plain = plain.replace(pattern, ` ${words} `)
  if (!isProse) {
    plain = readNumbers(plain, language, lexicon)
    for (const [pattern, words] of lexicon.symbols) plain = plain.replace(pattern, ` ${words} `)
  }
  return plain.match(word) ?? []
}

const counts = inEachLanguage(() => keeping<number>(20_000))

/** How many words are said when a text is read aloud. A script is chosen by weighing the same sentences many times over. */
export const spokenCount = (text: string, language: Language): number =>
  counts[language](text, () => spokenWords(text, language).length)

/** Letters and ordinary punctuation alone have nothing to strip or to read out: most sentences take this short way. */
const prose = /^[\p{L}\p{M} .,;:!?'’“”"…–—-]*$/u
const address = /https?:|www\./i

const word = /[\p{L}\p{M}]+(?:['’‑-][\p{L}\p{M}]+)*['’]?/gu

/** Prefix sign, number, second number of a range, ratio or time, and what follows without a break in sense. */
const numeral =
  /(?<sign>[$£€₺%])?\s?(?<![\d.,])(?<first>\d+(?:[.,]\d+)*)(?:(?<joint>\s?[-–—]\s?|[:/]|\s?[x×]\s?)(?<second>\d+(?:[.,]\d+)*))?(?<suffix>['’]\p{L}+|(?:st|nd|rd|th|s)(?!\p{L}))?(?<unit>\s?(?:%|°\s?[CF]?|[\p{L}µμ]+))?(?<per>\/[\p{L}µμ]+)?/gu

const readNumbers = (text: string, language: Language, lexicon: Lexicon): string =>
  text.replace(numeral, (...match: ReadonlyArray<unknown>) => {
    // The last argument of a replacer is the record of named groups, because the pattern has them.
    const groups = match.at(-1) as { readonly [name: string]: string | undefined }
    const unit = unitName(groups["unit"], lexicon)
    const isBare = unit === undefined && groups["sign"] === undefined
    const spoken = [
      groups["sign"] === "%" ? lexicon.percent.before : "",
      readOne(groups["first"] ?? "", language, isBare),
      readSecond(groups["joint"], groups["second"], language, lexicon, isBare),
    ]
    const said = speech[language].ended(
      spoken.filter((part) => part !== "").join(" "),
      groups["suffix"] ?? "",
    )
    return ` ${said} ${tail(groups, unit, lexicon)} `
  })

const tail = (
  groups: { readonly [name: string]: string | undefined },
  unit: string | undefined,
  lexicon: Lexicon,
): string => {
  const sign = groups["sign"]
  const money = sign === undefined ? "" : sign === "%" ? lexicon.percent.after : lexicon.money[sign]
  const per =
    groups["per"] === undefined
      ? ""
      : `${lexicon.per} ${unitName(groups["per"].slice(1), lexicon) ?? groups["per"].slice(1)}`
  return [unit ?? groups["unit"] ?? "", per, money ?? ""].join(" ")
}

const unitName = (written: string | undefined, lexicon: Lexicon): string | undefined => {
  if (written === undefined) return undefined
  const bare = written.replace(/\s/g, "")
  return lexicon.units[bare] ?? (bare.length > 1 ? lexicon.units[bare.toLowerCase()] : undefined)
}

const readSecond = (
  joint: string | undefined,
  second: string | undefined,
  language: Language,
  lexicon: Lexicon,
  isBare: boolean,
): string => {
  if (joint === undefined || second === undefined) return ""
  // A full hour is said without its minutes.
  if (joint === ":") return /^0+$/.test(second) ? "" : readOne(second, language, false)
  const between = joint.includes("/") ? lexicon.over : /[x×]/.test(joint) ? lexicon.by : lexicon.range
  return `${between} ${readOne(second, language, isBare)}`
}

const readOne = (written: string, language: Language, mayBeYear: boolean): string => {
  const { thousands, decimal } = packs[language]
  const grouped = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+(?:\\${decimal}\\d+)?$`).test(written)
  const normal = grouped ? written.replaceAll(thousands, "").replace(decimal, ".") : written.replace(",", ".")
  const [whole = "", fraction] = normal.split(".")
  const value = Number(whole)
  const isYear =
    mayBeYear && fraction === undefined && !grouped && value >= 1900 && value <= 2099 && whole.length === 4
  const head =
    whole.length > 12 || (whole.length > 1 && whole.startsWith("0"))
      ? digitByDigit(whole, language)
      : isYear
        ? spokenYear(value, language)
        : cardinal(value, language)
  if (fraction === undefined) return head
  const { point, fractionIsNumber } = speech[language].lexicon
  const isNumber = fractionIsNumber && fraction.length < 3 && !fraction.startsWith("0")
  return `${head} ${point} ${isNumber ? cardinal(Number(fraction), language) : digitByDigit(fraction, language)}`
}
