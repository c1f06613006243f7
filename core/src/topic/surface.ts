import type { ReadPost } from "./read-post.ts"
import { tokensOf } from "./tokens.ts"

/**
 * How posts write a single stem: its most frequent form, lower case, or null when no post has text.
 * Ties go to the alphabetically first, so that order does not matter.
 */
export const surfaceOf = (concept: string, posts: ReadonlyArray<ReadPost>): string | null => {
  if (concept.includes("_")) return null
  const forms = new Map<string, number>()
  for (const { text } of posts) {
    if (text === null) continue
    for (const token of tokensOf(`${text.title} . ${text.body.slice(0, 300)}`)) {
      if (token.stem === concept) forms.set(token.word, (forms.get(token.word) ?? 0) + 1)
    }
  }
  return [...forms].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? null
}
