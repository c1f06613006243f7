import { speech } from "#language/speech.ts"
import type { Language } from "./settings.ts"

/**
 * A whole number from 0 to 999,999,999,999 as it is spoken: "one hundred forty-six", "yüz kırk altı".
 * English compounds below a hundred keep their hyphen and are one word, as they are written out.
 */
export const cardinal = (value: number, language: Language): string => {
  if (value === 0) return speech[language].small[0] ?? ""
  const parts: string[] = []
  let rest = value
  for (const [size, name] of speech[language].scales) {
    const count = Math.floor(rest / size)
    if (count > 0)
      parts.push(
        size === 1000 && count === 1 && !speech[language].manners.saysOne
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
  Array.from(digits, (digit) => speech[language].small[Number(digit)] ?? "").join(" ")

/** A year as it is said: English "twenty twenty-one", Turkish like any number. */
export const spokenYear = (year: number, language: Language): string => {
  const century = Math.floor(year / 100)
  const rest = year % 100
  const isNumber = !speech[language].manners.yearsInPairs || rest === 0 || (century === 20 && rest < 10)
  if (isNumber) return cardinal(year, language)
  return `${cardinal(century, language)} ${rest < 10 ? `oh ${cardinal(rest, language)}` : cardinal(rest, language)}`
}

const below1000 = (value: number, language: Language): string => {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const { hundred, saysOne } = speech[language].manners
  const spokenHundreds =
    hundreds === 0
      ? ""
      : hundreds === 1 && !saysOne
        ? hundred
        : `${speech[language].small[hundreds] ?? ""} ${hundred}`
  return [spokenHundreds, rest === 0 ? "" : below100(rest, language)].filter((part) => part !== "").join(" ")
}

const below100 = (value: number, language: Language): string => {
  const word = speech[language].small[value]
  if (word !== undefined) return word
  const ten = speech[language].tens[Math.floor(value / 10)] ?? ""
  const one = value % 10 === 0 ? "" : (speech[language].small[value % 10] ?? "")
  return one === "" ? ten : `${ten}${speech[language].manners.joint}${one}`
}
