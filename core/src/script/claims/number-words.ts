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

const words: {
  readonly [L in Language]: { readonly pattern: RegExp; readonly values: ReadonlyMap<string, string> }
} = {
  english: dictionary(
    "two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100",
  ),
  turkish: dictionary(
    "iki=2 üç=3 dört=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60 yetmiş=70 seksen=80 doksan=90 yüz=100",
  ),
}
