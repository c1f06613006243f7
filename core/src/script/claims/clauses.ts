import { claims } from "#language/claims.ts"
import { partsOf } from "#language/pack.ts"

const ending = new RegExp(
  String.raw`(?<!\d)[,;:]|[,;:](?!\d)|\s[–—-]\s|[–—]|\s(?=(?:${partsOf(claims, "turning").join("|")})\s)`,
  "gu",
)

/** The clauses of a sentence as ranges of it: the parts between commas, semicolons, colons, dashes and "but". */
export const clausesOf = (
  sentence: string,
): ReadonlyArray<{ readonly from: number; readonly to: number }> => {
  const ends = [...sentence.matchAll(ending)]
  const starts = [0, ...ends.map(({ index, 0: mark }) => index + mark.length)]
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? sentence.length }))
}
