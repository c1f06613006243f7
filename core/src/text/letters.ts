import { letterWeights } from "./lexicon/letters.gen.ts"

const marks: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ø: "o", ß: "ss", æ: "ae", œ: "oe" }),
  ["\u0131", "i"],
])

/** Small letters without their marks, as many type them: one spelling for "çinko" and "cinko", "ılık" and "ilik". */
export const unmarked = (text: string): string => {
  const lower = text.toLowerCase()
  return /^[\x20-\x7e\n]*$/.test(lower)
    ? lower
    : lower
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace(/[\u0131øßæœ]/gu, (letter) => marks.get(letter) ?? letter)
}

/** Every three letters in a row of a text's words without marks, a blank before and after each word. */
export const letterRuns = (text: string): ReadonlyArray<string> =>
  (unmarked(text).match(/[a-z]+/g) ?? []).flatMap((word) => {
    const padded = ` ${word} `
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
  })

/** A blank, and the letters from a to z. */
const signs = 27

const signOf = (letter: string): number => (letter === "_" ? 0 : letter.charCodeAt(0) - 96)

/** The weight of each three signs in a row. */
const weights: Float64Array = (() => {
  const table = new Float64Array(signs ** 3)
  for (const line of letterWeights.split("\n")) {
    const [weight = "0", runs = ""] = line.split(" ")
    for (const [a = "", b = "", c = ""] of runs.match(/.{3}/g) ?? [])
      table[(signOf(a) * signs + signOf(b)) * signs + signOf(c)] = Number(weight)
  }
  return table
})()

/**
 * How far the letters of a text speak for Turkish against English: the sum of the log-ratios of its runs of three
 * letters, above zero for Turkish. It knows no other language.
 */
export const lettersSay = (text: string): number => {
  const plain = unmarked(text)
  let sum = 0
  // The last two signs; a word begins and ends with a blank.
  for (let i = 0, first = 0, second = 0; i <= plain.length; i++) {
    const code = i < plain.length ? plain.charCodeAt(i) : 0
    const sign = code >= 97 && code <= 122 ? code - 96 : 0
    if (second !== 0) sum += weights[(first * signs + second) * signs + sign] ?? 0
    first = sign === 0 ? 0 : second
    second = sign
  }
  return sum
}
