/** Longest run of words a script may share with a forum post. */
export const longestSharedRun = 5

/**
 * Whether `text` repeats more than five words in a row of any source. Case, punctuation, accents and invisible
 * characters do not hide a copy. Words of `ours` (the topic's own title) may be said again.
 */
export const leaks = (text: string, sources: ReadonlyArray<string>, ours = ""): boolean => {
  const length = longestSharedRun + 1
  const runs = runsOf(text, length)
  for (const run of runsOf(ours, length)) runs.delete(run)
  if (runs.size === 0) return false
  return sources.some((source) => {
    for (const run of runsOf(source, length)) if (runs.has(run)) return true
    return false
  })
}

const runsOf = (text: string, length: number): Set<string> => {
  const words = text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .match(/[\p{L}\p{N}]+/gu)
  const runs = new Set<string>()
  for (let from = 0; from + length <= (words?.length ?? 0); from += 1) {
    runs.add((words ?? []).slice(from, from + length).join(" "))
  }
  return runs
}
