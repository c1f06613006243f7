import { claims } from "#language/claims.ts"
import { inEachLanguage } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { bounded } from "./pattern.ts"
import type { PlainText } from "./plain-text.ts"

/** Number words up to a hundred as digits, so that "ten pounds" meets the same rule as "10 pounds". */
export const withDigits = (lowercased: string, language: Language): string => {
  const { pattern, values } = words[language]
  return lowercased.replace(pattern, (word) => String(values.get(word) ?? word))
}

/** The same, with every letter's place in the text as written. */
export const withDigitsPlaced = (plain: PlainText, language: Language): PlainText => {
  const { pattern, values } = words[language]
  const from: Array<number> = []
  const to: Array<number> = []
  let text = ""
  let at = 0
  const copy = (end: number) => {
    text += plain.text.slice(at, end)
    for (let i = at; i < end; i += 1) {
      from.push(plain.from[i] ?? 0)
      to.push(plain.to[i] ?? 0)
    }
    at = end
  }
  for (const { index, 0: word } of plain.text.matchAll(pattern)) {
    copy(index)
    const digits = values.get(word) ?? word
    text += digits
    at = index + word.length
    for (let i = 0; i < digits.length; i += 1) {
      from.push(plain.from[index] ?? 0)
      to.push(plain.to[at - 1] ?? 0)
    }
  }
  if (at === 0) return plain
  copy(plain.text.length)
  return { text, from, to }
}

const dictionary = (entries: string) => {
  const values = new Map(
    entries.split(" ").map((entry) => {
      const [word = "", value = ""] = entry.split("=")
      return [word, value] as const
    }),
  )
  return { values, pattern: bounded([...values.keys()]) }
}

const words = inEachLanguage((language) => dictionary(claims[language].numberWords))
