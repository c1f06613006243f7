import { holdsConcept, sequenceOf, stemsOf } from "./concepts.ts"
import { countConcepts, leastPosts, type Count } from "./counts.ts"
import { lookUp, vectorOf } from "./lexicon.ts"
import { newTerm } from "./naming.ts"
import { significanceLimit } from "./poisson.ts"
import type { ReadPost } from "./read-post.ts"
import { growthOf } from "./recompute.ts"
import { isListed, subjectOf, type Subject } from "./subjects.ts"
import { daysBefore, type Stretch } from "./window.ts"

/** What more people write about than its own history lets expect, before it has a name. */
export interface Rise extends Count {
  readonly growth: number
  /** Stands out among all tested concepts. */
  readonly significant: boolean
  readonly emerging: boolean
  /** Concepts that come with it, the closest first; the head is the first. */
  readonly concepts: ReadonlyArray<string>
}

/** A rise with a name. */
export interface Trend extends Rise {
  readonly subject: Subject
}

const falseDiscoveries = 0.1
/** A word that means something else elsewhere is looked at only when hardly any chance is left. */
const falseCommon = 0.01
/** Tail probability from which a single concept is worth a look. */
export const surprising = 0.02
/** Two concepts are one topic when this share of the smaller one's posts is in both. */
const sameTopic = 0.6
/** A more precise name must hold in this share of the topic's posts. */
const nameCovers = 0.4

const sharedPosts = (a: ReadonlySet<string>, b: ReadonlyArray<ReadPost>): number =>
  b.reduce((sum, { id }) => sum + (a.has(id) ? 1 : 0), 0)

const isSpread = (posts: ReadonlyArray<ReadPost>, asOf: number): boolean =>
  new Set(posts.map(({ createdAt }) => daysBefore(asOf, createdAt))).size >= 2

interface Candidate extends Count {
  readonly ids: ReadonlySet<string>
  readonly growth: number
}

/** Concepts that share most of their posts, the most surprising one first. */
interface Group {
  readonly place: number
  readonly core: Candidate
  readonly others: Array<Candidate>
}

const groupsOf = (candidates: ReadonlyArray<Candidate>): ReadonlyArray<Group> => {
  const groups: Array<Group> = []
  /** Groups by the posts of their cores: only those that share a post can be the same. */
  const byPost = new Map<string, Array<Group>>()
  for (const candidate of candidates) {
    const near = [...new Set(candidate.posts.flatMap(({ id }) => byPost.get(id) ?? []))]
    const home = near
      .filter(
        ({ core }) =>
          sharedPosts(core.ids, candidate.posts) / Math.min(core.ids.size, candidate.ids.size) >= sameTopic,
      )
      .toSorted((a, b) => a.place - b.place)[0]
    if (home !== undefined) {
      home.others.push(candidate)
      continue
    }
    const fresh: Group = { place: groups.length, core: candidate, others: [] }
    groups.push(fresh)
    for (const id of candidate.ids) {
      const own = byPost.get(id)
      if (own === undefined) byPost.set(id, [fresh])
      else own.push(fresh)
    }
  }
  return groups
}

/**
 * What rises in a stretch, by its counts alone, the most surprising first: concepts whose posts would be a surprise,
 * and those that merely grow on at least two days. Concepts that share most of their posts are one rise.
 */
export const risesOf = (stretch: Stretch): ReadonlyArray<Rise> => {
  const { counts, tests } = countConcepts(stretch)
  const limitOf = (family: Count["family"]): number =>
    significanceLimit(
      counts.filter((count) => count.family === family).map(({ tail }) => tail),
      tests[family],
      family === "common" ? falseCommon : falseDiscoveries,
    )
  const limits = { known: limitOf("known"), pair: limitOf("pair"), common: limitOf("common") }
  const isConsidered = ({ family, posts, tail }: Count): boolean =>
    family === "known" ||
    (family === "pair" ? posts.length >= leastOfPair : posts.length >= leastOfCommon && tail <= limits.common)
  const candidates = counts
    .map((count): Candidate => ({
      ...count,
      ids: new Set(count.posts.map(({ id }) => id)),
      growth: growthOf(count.posts.length, count.expected),
    }))
    .filter((candidate) => candidate.growth > 1 && isConsidered(candidate))
    .toSorted(
      (a, b) => a.tail - b.tail || b.posts.length - a.posts.length || (a.concept < b.concept ? -1 : 1),
    )
  return groupsOf(candidates).flatMap(({ core, others }): ReadonlyArray<Rise> => {
    const significant = core.tail <= limits[core.family]
    const emerging = core.tail <= surprising && core.expected < 2 && core.posts.length >= leastPosts
    const strong = (significant && core.growth >= 2) || emerging
    if (!strong && !isSpread(core.posts, stretch.asOf)) return []
    const concepts = [core.concept, ...others.map(({ concept }) => concept)].slice(0, 8)
    const { ids: _, ...count } = core
    return [{ ...count, significant, emerging, concepts }]
  })
}

/** A pair that nobody has named is chance more often than a word is. */
const leastOfPair = 4
const leastOfCommon = 4

/** A subject of our own, or a word of the lexicon, that most of the posts hold; the clearest of them. */
const knownName = ({ concept: head, posts, concepts }: Rise): Subject | null => {
  let around: Float64Array | null = null
  const subjects = concepts.flatMap((concept) => {
    if (!isListed(concept) && (lookUp(concept)?.specificity ?? null) === null) return []
    const held = posts.filter(({ terms }) => holdsConcept(terms, concept)).length
    if (held < nameCovers * posts.length) return []
    around ??= vectorOf(posts.flatMap(({ terms }) => stemsOf(terms)))
    const subject = subjectOf(concept, null, around)
    if (subject === null) return []
    const own = concept.split("_").some((part) => head.split("_").includes(part))
    const weight =
      (subject.listed ? 1 : 0) + (concept.includes("_") ? 0.6 : 0) + held / posts.length + (own ? 0.8 : 0)
    return [{ subject, weight }]
  })
  return subjects.toSorted((a, b) => b.weight - a.weight)[0]?.subject ?? null
}

/** Rarer by chance than this, a single word of the lexicon is a name even if few titles hold it. */
const plainlySurprising = 0.001

/** Share of posts with text whose title holds a concept; half when no text is at hand. */
export const titledShare = (posts: ReadonlyArray<ReadPost>, concept: string): number => {
  const titles = posts.flatMap(({ text }) => (text === null ? [] : [text.title]))
  return titles.length === 0
    ? 0.5
    : titles.filter((title) => holdsConcept(sequenceOf(title), concept)).length / titles.length
}

/**
 * A rise with the clearest name for it: our own subjects before words of the lexicon, pairs before single words. What
 * has none is a new term, called as its posts call it. Null for a general word by itself.
 */
export const named = (rise: Rise): Trend | null => {
  const known = knownName(rise)
  if (known?.listed === true) return { ...rise, subject: known }
  const subject = newTerm(rise.concept, rise.posts)
  const seen = lookUp(rise.concept)
  if (subject === null || seen === undefined || rise.family !== "known" || subject.name.includes(" "))
    return subject === null ? known && { ...rise, subject: known } : { ...rise, subject }
  const plainly = rise.tail <= plainlySurprising || titledShare(rise.posts, rise.concept) >= 0.5
  return known !== null && plainly ? { ...rise, subject: known } : null
}

/** What rises in a stretch, the most surprising first, and what of it is too general to be called anything. */
export const trendsOf = (
  stretch: Stretch,
): { readonly trends: ReadonlyArray<Trend>; readonly generic: ReadonlyArray<Rise> } => {
  const trends: Array<Trend> = []
  const generic: Array<Rise> = []
  for (const rise of risesOf(stretch)) {
    if (rise.tail > surprising && !rise.concepts.some(isListed)) continue
    const trend = named(rise)
    if (trend === null) generic.push(rise)
    else trends.push(trend)
  }
  return { trends, generic }
}
