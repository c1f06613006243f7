import type { Language } from "./settings.ts"

/**
 * A whole number from 0 to 999,999,999,999 as it is spoken: "one hundred forty-six", "yüz kırk altı".
 * English compounds below a hundred keep their hyphen and are one word, as they are written out.
 */
export const cardinal = (value: number, language: Language): string => {
  if (value === 0) return small[language][0] ?? ""
  const parts: string[] = []
  let rest = value
  for (const [size, name] of scales[language]) {
    const count = Math.floor(rest / size)
    if (count > 0)
      parts.push(
        size === 1000 && count === 1 && !manners[language].saysOne
          ? name
          : `${below1000(count, language)} ${name}`,
      )
    rest %= size
  }
  if (rest > 0) parts.push(below1000(rest, language))
  return parts.join(" ")
}

/** Each digit by its name: for what is read digit by digit, as "zero point five" or a number with leading zeros. */
export const digitByDigit = (digits: string, language: Language): string =>
  Array.from(digits, (digit) => small[language][Number(digit)] ?? "").join(" ")

/** A year as it is said: English "twenty twenty-one", Turkish like any number. */
export const spokenYear = (year: number, language: Language): string => {
  const century = Math.floor(year / 100)
  const rest = year % 100
  const isNumber = !manners[language].yearsInPairs || rest === 0 || (century === 20 && rest < 10)
  if (isNumber) return cardinal(year, language)
  return `${cardinal(century, language)} ${rest < 10 ? `oh ${cardinal(rest, language)}` : cardinal(rest, language)}`
}

const small: { readonly [L in Language]: ReadonlyArray<string> } = {
  english:
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
      " ",
    ),
  turkish: "sıfır bir iki üç dört beş altı yedi sekiz dokuz".split(" "),
}

const tens: { readonly [L in Language]: ReadonlyArray<string> } = {
  english: " ten twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
  turkish: " on yirmi otuz kırk elli altmış yetmiş seksen doksan".split(" "),
}

interface Manners {
  readonly hundred: string
  /** "one hundred", not "hundred". */
  readonly saysOne: boolean
  /** Between tens and ones. */
  readonly joint: string
  readonly yearsInPairs: boolean
}

const manners: { readonly [L in Language]: Manners } = {
  english: { hundred: "hundred", saysOne: true, joint: "-", yearsInPairs: true },
  turkish: { hundred: "yüz", saysOne: false, joint: " ", yearsInPairs: false },
}

const scales: { readonly [L in Language]: ReadonlyArray<readonly [number, string]> } = {
  english: [
    [1e9, "billion"],
    [1e6, "million"],
    [1e3, "thousand"],
  ],
  turkish: [
    [1e9, "milyar"],
    [1e6, "milyon"],
    [1e3, "bin"],
  ],
}

const below1000 = (value: number, language: Language): string => {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const { hundred, saysOne } = manners[language]
  const spokenHundreds =
    hundreds === 0
      ? ""
      : hundreds === 1 && !saysOne
        ? hundred
        : `${small[language][hundreds] ?? ""} ${hundred}`
  return [spokenHundreds, rest === 0 ? "" : below100(rest, language)].filter((part) => part !== "").join(" ")
}

const below100 = (value: number, language: Language): string => {
  const word = small[language][value]
  if (word !== undefined) return word
  const ten = tens[language][Math.floor(value / 10)] ?? ""
  const one = value % 10 === 0 ? "" : (small[language][value % 10] ?? "")
  return one === "" ? ten : `${ten}${manners[language].joint}${one}`
}
