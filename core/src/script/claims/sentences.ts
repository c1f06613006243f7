/** A sentence of a script as written, without its stage directions; citation marks stay. */
export const sentencesOf = (text: string): ReadonlyArray<string> =>
  text
    .replace(/\[(?!\d+(?:,\s*\d+)*\])[^[\]]*\]/g, " ")
    .split(/(?<=[.!?…]["'”’)]?)\s+(?=\P{Ll})|\n+/u)
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
