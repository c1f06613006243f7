import { tokensOf } from "#text/tokens.ts"
import type { ReadPost } from "./read-post.ts"

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

/** The most frequent written form of every stem and pair in some texts, lower case. */
export const surfaces = (texts: ReadonlyArray<string>): ReadonlyMap<string, string> => {
  const forms = new Map<string, Map<string, number>>()
  const add = (term: string, form: string): void => {
    const own = forms.get(term) ?? new Map<string, number>()
    if (own.size === 0) forms.set(term, own)
    own.set(form, (own.get(form) ?? 0) + 1)
  }
  for (const text of texts) {
    let before: string | null = null
    for (const { stem, word, previous } of tokensOf(text)) {
      add(stem, word)
      if (previous !== null && before !== null) add(`${previous}_${stem}`, `${before} ${word}`)
      before = word
    }
  }
  return new Map(
    [...forms].map(([term, own]) => [
      term,
      [...own].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? term,
    ]),
  )
}
