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

const weights: ReadonlyMap<string, number> = new Map(
  letterWeights.split("\n").flatMap((line) => {
    const [weight = "0", runs = ""] = line.split(" ")
    return (runs.match(/.{3}/g) ?? []).map((run): readonly [string, number] => [
      run.replaceAll("_", " "),
      Number(weight),
    ])
  }),
)

/**
 * How far the letters of a text speak for Turkish against English: the sum of the log-ratios of its runs of three
 * letters, above zero for Turkish. It knows no other language.
 */
export const lettersSay = (text: string): number => {
  let sum = 0
  for (const run of letterRuns(text)) sum += weights.get(run) ?? 0
  return sum
}
