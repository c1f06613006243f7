import { groupBy } from "#kernel/group-by.ts"
import { surfaces } from "#reading/surface.ts"
import { knownShare, vectorOf } from "#text/lexicon.ts"
import { tfidf, type TermMatrix } from "#text/tfidf.ts"
import { termsOf } from "#text/tokens.ts"
import { subjectOf } from "#vocabulary/subjects.ts"
import { capitalised } from "#text/capitalised.ts"
import { louvain } from "./louvain.ts"
import { nearest, type Direction } from "./neighbours.ts"
import { toNearestCentre } from "./nearest-centre.ts"

/** A text to group; ids are unique. */
export interface ThemeText {
  readonly id: string
  readonly text: string
}

/** A group of texts about one thing. `theme` is a key, `members` are ids in ascending order. */
export interface Theme {
  readonly theme: string
  readonly title: string
  readonly keywords: ReadonlyArray<string>
  readonly members: ReadonlyArray<string>
}

const neighbours = 15
const leastLikeness = 0.05
const leastMembers = 2
const countedLetters = 4000
/** Finer than plain modularity: tried on communities as labels, 2 finds their number best. */
const fineness = 2
const centreRounds = 2
/** Word vectors count most up to 20 stems and nothing from 60 on. */
const mostTrust = 0.65
const shortText = 20
const longText = 60

/**
 * How far word vectors are trusted beside the words themselves: much for short texts, which share few words, not at all
 * for long ones, and the less the more of the words are unknown to the table, as in a foreign domain.
 */
const trustIn = (stems: ReadonlyArray<string>): number => {
  const length = Math.min(longText, Math.max(shortText, stems.length))
  const byLength = (mostTrust * (longText - length)) / (longText - shortText)
  return byLength * Math.min(1, Math.max(0, (knownShare(stems) - 0.6) / 0.3))
}

const directionOf = (terms: ReadonlyArray<string>): Direction => {
  const stems = terms.filter((term) => !term.includes("_"))
  return { vector: vectorOf(stems), trust: trustIn(stems) }
}

/** Words that set a group apart: their weight in the group times their rarity outside (class-based TF-IDF). */
const keyTerms = (
  members: ReadonlyArray<number>,
  { rows, terms, documents }: TermMatrix,
): ReadonlyArray<string> => {
  const weight = new Map<number, number>()
  for (const member of members) {
    const row = rows[member]
    row?.columns.forEach((column, i) => weight.set(column, (weight.get(column) ?? 0) + (row.values[i] ?? 0)))
  }
  return [...weight]
    .map(([column, sum]) => ({ column, score: sum * Math.log(1 + rows.length / (documents[column] ?? 1)) }))
    .toSorted((a, b) => b.score - a.score || a.column - b.column)
    .slice(0, 12)
    .map(({ column }) => terms[column] ?? "")
}

/**
 * Groups texts by what they are about: nearest neighbours by words and word vectors, then communities of that graph.
 * The number of themes is found. Every text is in at most one theme; texts without a neighbour are in none. The order
 * of the input does not matter. Themes come by size, the largest first.
 */
export const themesOf = (texts: ReadonlyArray<ThemeText>, resolution = fineness): ReadonlyArray<Theme> => {
  const ordered = texts.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  const documents = ordered.map(({ text }) => termsOf(text.slice(0, countedLetters)))
  const matrix = tfidf(documents)
  const directions = documents.map(directionOf)
  const near = nearest(matrix.rows, directions, neighbours, leastLikeness)
  const found = louvain(near, resolution)
  const sizes = groupBy(found, (own) => own)
  const start = found.map((own) => ((sizes.get(own)?.length ?? 0) < leastMembers ? -1 : own))
  const group = toNearestCentre(matrix.rows, directions, near, start, matrix.terms.length, centreRounds)
  const groups = [...groupBy(ordered.keys(), (at) => group[at] ?? -1)]
    .filter(([own, members]) => own >= 0 && members.length >= leastMembers)
    .map(([, members]) => members)
  const written = surfaces(ordered.map(({ text }) => text.slice(0, 400)))
  const taken = new Set<string>()
  return groups
    .toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
    .map((members) => {
      const telling = keyTerms(members, matrix)
      // Of a handful of posts all words are common, and none is telling.
      const terms = telling.length > 0 ? telling : [...new Set(members.flatMap((at) => documents[at] ?? []))]
      const around = vectorOf(terms)
      const named = terms.flatMap((term) => {
        const subject = subjectOf(term, written.get(term) ?? null, around)
        return subject === null ? [] : [subject.name]
      })
      const keywords = [
        ...new Set(terms.map((term) => written.get(term) ?? term.replaceAll("_", " "))),
      ].slice(0, 10)
      const names = [...new Set(named)].slice(0, 2)
      const title = capitalised((names.length > 0 ? names : keywords.slice(0, 2)).join(" and "))
      const slug = title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "")
      let theme = slug
      for (let n = 2; taken.has(theme); n++) theme = `${slug}-${n}`
      taken.add(theme)
      return { theme, title, keywords, members: members.map((at) => ordered[at]?.id ?? "") }
    })
}
