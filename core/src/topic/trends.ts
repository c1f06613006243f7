import { holdsConcept, sequenceOf, stemsOf } from "./concepts.ts"
import { countConcepts, leastPosts, type Count } from "./counts.ts"
import { lookUp, vectorOf } from "./lexicon.ts"
import { newTerm } from "./naming.ts"
import { significanceLimit } from "./poisson.ts"
import type { ReadPost } from "./read-post.ts"
import { growthOf } from "./recompute.ts"
import { stem } from "./stem.ts"
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
/** A word that is as common elsewhere is looked at only when it is a far greater surprise. */
const surprisingCommon = 0.0006
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
      falseDiscoveries,
    )
  const limits = { known: limitOf("known"), pair: limitOf("pair"), common: limitOf("common") }
  const isConsidered = ({ family, posts, tail }: Count): boolean =>
    family === "known" ||
    (family === "pair"
      ? posts.length >= leastOfPair
      : posts.length >= leastOfCommon && tail <= surprisingCommon)
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
const leastOfCommon = 5

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

/** Fewer posts on something that no list knows are a joke or a programme more often than a topic. */
const leastOfNew = 4
/** A general word, or two beside each other, must come by far too often to be a name. */
const surprisingPhrase = 0.0001

/** Two general words beside each other are a name when they are written as one, or come together far too often. */
const isPlainPhrase = ({ concept, tail }: Rise, { name }: Subject): boolean =>
  tail > surprisingPhrase &&
  !/\p{Lu}/u.test(name) &&
  concept.includes("_") &&
  concept.split("_").every((part) => lookUp(part)?.specificity === null)

/** A new term that fewer of its posts have in their title is only named in passing. */
const spokenAbout = 0.35

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
export const named = (rise: Rise, communities: ReadonlySet<string> = new Set()): Trend | null => {
  const known = knownName(rise)
  if (known?.listed === true) return { ...rise, subject: known }
  if (communities.has(rise.concept)) return null
  const titled = titledShare(rise.posts, rise.concept)
  const isTopic = titled >= spokenAbout && rise.posts.length >= leastOfNew
  const term = isTopic ? newTerm(rise.concept, rise.posts) : null
  const subject = term === null || isPlainPhrase(rise, term) ? null : term
  const isNew = rise.family !== "known" || lookUp(rise.concept) === undefined
  if (subject !== null && (isNew || subject.name.includes(" "))) return { ...rise, subject }
  const plainly = rise.significant || rise.tail <= plainlySurprising || titled >= 0.5
  const clearly = rise.significant || (rise.tail <= surprisingPhrase && titled >= 0.5)
  const general = clearly ? (known ?? subject) : known
  return general !== null && plainly ? { ...rise, subject: general } : null
}

/** What rises in a stretch, the most surprising first, and what of it is too general to be called anything. */
export const trendsOf = (
  stretch: Stretch,
): { readonly trends: ReadonlyArray<Trend>; readonly generic: ReadonlyArray<Rise> } => {
  const communities = new Set([...stretch.totals.keys()].map((name) => stem(name.toLowerCase())))
  const trends: Array<Trend> = []
  const generic: Array<Rise> = []
  for (const rise of risesOf(stretch)) {
    if (rise.tail > surprising && !rise.concepts.some(isListed)) continue
    const trend = named(rise, communities)
    if (trend === null) generic.push(rise)
    else trends.push(trend)
  }
  return { trends, generic }
}
