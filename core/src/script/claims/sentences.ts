/** No sentence that is spoken is longer; what goes on without an end is looked at in pieces. */
const longestSentence = /[^]{1,1000}(?!\S)|[^]{1,1000}/gu

/** A sentence as written, and where it stands in the text. */
export interface Sentence {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The sentences of a script with their places. Stage directions are blank; citation marks stay. */
export const placedSentencesOf = (written: string): ReadonlyArray<Sentence> => {
  const text = written.replace(/\[(?!\d+(?:,\s*\d+)*\])[^[\]]*\]/g, (direction) =>
    " ".repeat(direction.length),
  )
  const sentences: Array<Sentence> = []
  let from = 0
  const close = (to: number) => {
    for (const { 0: piece, index } of text.slice(from, to).matchAll(longestSentence)) {
      const trimmed = piece.trim()
      const start = from + index + piece.length - piece.trimStart().length
      if (trimmed !== "") sentences.push({ text: trimmed, start, end: start + trimmed.length })
    }
  }
  for (const { index, 0: gap } of text.matchAll(/(?<=[.!?…]["'”’)]?)\s+(?=\P{Ll})|\n+/gu)) {
    close(index)
    from = index + gap.length
  }
  close(text.length)
  return sentences
}

/** The sentences of a script as written. */
export const sentencesOf = (text: string): ReadonlyArray<string> =>
  placedSentencesOf(text).map((sentence) => sentence.text)
