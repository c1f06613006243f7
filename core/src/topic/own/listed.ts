import type { ReadPost } from "#reading/read-post.ts"
import type { OwnSubject } from "./subject.ts"

/** Words of the longest listed names. */
const longest = 3

/** What a post's neighbouring words are counted under, up to three of them. */
const runsOf = ({ terms }: ReadPost): ReadonlyArray<string> =>
  terms.flatMap((term, at) => {
    if (term === "") return []
    const runs = [term]
    for (let i = 1; i < longest; i++) {
      const next = terms[at + i] ?? ""
      if (next === "") break
      runs.push(`${runs.at(-1) ?? ""}_${next}`)
    }
    return runs
  })

/** The subjects that a post writes, each once, by the longest name that stands in a place: "protein tozu" is no protein. */
export const longestIn = (
  { terms }: ReadPost,
  subjects: ReadonlyMap<string, OwnSubject>,
): ReadonlyArray<OwnSubject> => {
  const found = new Set<OwnSubject>()
  for (let at = 0; at < terms.length;) {
    const size = [3, 2, 1].find((words) => subjects.has(terms.slice(at, at + words).join("_"))) ?? 0
    const subject = subjects.get(terms.slice(at, at + size).join("_"))
    if (subject !== undefined) found.add(subject)
    at += Math.max(1, size)
  }
  return [...found]
}

/** The listed subjects that a post writes, each once, under what it is written as. */
export const listedIn = (
  post: ReadPost,
  subjects: ReadonlyMap<string, OwnSubject>,
): ReadonlyArray<OwnSubject> => [...new Set(runsOf(post).flatMap((run) => subjects.get(run) ?? []))]
