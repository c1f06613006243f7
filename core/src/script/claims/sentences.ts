/** No sentence that is spoken is longer; what goes on without an end is looked at in pieces. */
const longestSentence = /[^]{1,1000}(?!\S)|[^]{1,1000}/gu

/** A sentence of a script as written, without its stage directions; citation marks stay. */
export const sentencesOf = (text: string): ReadonlyArray<string> =>
  text
    .replace(/\[(?!\d+(?:,\s*\d+)*\])[^[\]]*\]/g, " ")
    .split(/(?<=[.!?…]["'”’)]?)\s+(?=\P{Ll})|\n+/u)
    .flatMap((sentence) => sentence.match(longestSentence) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "")

/** The clauses of a sentence as ranges of it: the parts between commas, semicolons, colons, dashes and "but". */
export const clausesOf = (
  sentence: string,
): ReadonlyArray<{ readonly from: number; readonly to: number }> => {
  const ends = [
    ...sentence.matchAll(
      /(?<!\d)[,;:]|[,;:](?!\d)|\s[–—-]\s|[–—]|\s(?=(?:but|because|ama|fakat|çünkü|ancak)\s)/gu,
    ),
  ]
  const starts = [0, ...ends.map(({ index, 0: mark }) => index + mark.length)]
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? sentence.length }))
}
