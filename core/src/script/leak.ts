/** Longest run of words a script may share with a forum post. */
export const longestSharedRun = 5

/**
 * Whether `text` repeats more than five words in a row of any source. Case, punctuation, accents and invisible
 * characters do not hide a copy. Words of `ours` (the topic's own title) may be said again.
 */
export const leaks = (text: string, sources: ReadonlyArray<string>, ours = ""): boolean => {
  const runs = new Set(runsOf(plainWords(text)))
  for (const run of runsOf(plainWords(ours))) runs.delete(run)
  const openings = new Set([...runs].map((run) => run.slice(0, run.indexOf(" "))))
  return sources.some((source) => {
    const words = plainWords(source)
    // Few words of a post open a run of the script: only those are looked at.
    return words.some(
      (word, from) => openings.has(word) && runs.has(words.slice(from, from + length).join(" ")),
    )
  })
}

const length = longestSharedRun + 1

const plainWords = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .match(/[\p{L}\p{N}]+/gu) ?? []

const runsOf = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, from) => words.slice(from, from + length).join(" "))
