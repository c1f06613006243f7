import type { Shared } from "#reading/asks.ts"
import { holdsConcept, titleSequenceOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { lookUp } from "#text/lexicon.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { countConcepts, leastPosts, type Count } from "./counts.ts"
import { significanceLimit } from "./poisson.ts"
import { growthOf } from "./recompute.ts"
import { daysBefore, type Stretch } from "./window.ts"

/** What more people write about than its own history lets expect, before it has a name. */
export interface Rise extends Count {
  readonly growth: number
  /** Stands out among all tested concepts. */
  readonly significant: boolean
  /** What chance explains no oftener than this stands out among all of its family that were tested. */
  readonly limit: number
  readonly emerging: boolean
  /** Concepts that come with it, the closest first; the head is the first. */
  readonly concepts: ReadonlyArray<string>
  /** Those of them that no archive knows, counted by themselves: where the head says nothing, one of them may. */
  readonly unknown?: ReadonlyArray<Rise>
}

/** A rise with a name. */
export interface Trend extends Rise {
  readonly subject: Subject
  /** Nothing but its own word could be found to call it: it is offered for its surprise alone. */
  readonly bare?: true
}

/** A trend with those of its posts that it is told by, and what they have in common: a question, a subject, or no more than a word. */
export interface Told extends Trend {
  readonly told: ReadonlyArray<ReadPost>
  readonly tells: "question" | "subject" | "word"
  /** The question that those posts share; null where they share none. */
  readonly shares: Shared | null
  /** Only posts that carry that question are counted, in the days and in the weeks before: not all on the subject. */
  readonly byQuestion?: true
}

const falseDiscoveries = 0.1
/** A word that is as common elsewhere is looked at only when it is a far greater surprise. */
export const surprisingCommon = 0.0006
/** The same for a word that its posts write as a name ("Boston"), and for a day with an owner ("mother's day"). */
const surprisingName = 0.0025
const isNamedDay = (concept: string): boolean => /_(?:day|week)$/.test(concept)
/** Tail probability from which a single concept is worth a look. */
export const surprising = 0.02
/** The same when most of its posts are plainly about it. */
export const noticeable = 0.05
/** The same for what may fill a list that has places left. */
export const filling = 0.15
/** Two concepts are one topic when this share of the smaller one's posts is in both. */
const sameTopic = 0.6

export const isSpread = (posts: ReadonlyArray<ReadPost>, asOf: number): boolean =>
  new Set(posts.map(({ createdAt }) => daysBefore(asOf, createdAt))).size >= 2

/**
 * A wider concept is no part of a narrower one, however much of that it holds ("l-sit" of "handstand"), and a narrower
 * one of another word is a rise of its own ("BCAA" beside "supplement"); what only says the word more fully is not.
 */
const ownShare = 0.5

const sharesWord = (a: string, b: string): boolean => {
  const words = a.split("_")
  return b.split("_").some((word) => words.includes(word))
}

interface Candidate {
  readonly count: Count
  readonly growth: number
}

const isSame = (core: Count, other: Count, shared: number): boolean => {
  const [own, theirs] = [core.posts.length, other.posts.length]
  const whole = sharesWord(core.concept, other.concept) ? theirs : Math.max(own, theirs)
  return shared >= sameTopic * Math.min(own, theirs) && shared >= ownShare * whole
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
  const byPost = new Map<ReadPost, Array<Group>>()
  for (const candidate of candidates) {
    const { posts } = candidate.count
    const near = new Map<Group, number>()
    for (const post of posts)
      for (const group of byPost.get(post) ?? []) near.set(group, (near.get(group) ?? 0) + 1)
    const [home] = [...near]
      .flatMap(([group, shared]) => (isSame(group.core.count, candidate.count, shared) ? [group] : []))
      .toSorted((a, b) => a.place - b.place)
    if (home !== undefined) {
      home.others.push(candidate)
      continue
    }
    const fresh: Group = { place: groups.length, core: candidate, others: [] }
    groups.push(fresh)
    for (const post of posts) {
      const own = byPost.get(post)
      if (own === undefined) byPost.set(post, [fresh])
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
  const isConsidered = ({ family, posts, tail, concept }: Count): boolean =>
    family === "known" ||
    (tail <= surprisingName && posts.length >= (isNamedDay(concept) ? leastPosts : leastOfCommon)) ||
    (family === "pair"
      ? posts.length >= leastOfPair
      : posts.length >= leastOfCommon && tail <= surprisingCommon)
  const candidates = counts
    .filter(isConsidered)
    .map((count): Candidate => ({ count, growth: growthOf(count.posts.length, count.expected) }))
    .filter(({ growth }) => growth > 1)
    .toSorted(
      ({ count: a }, { count: b }) =>
        a.tail - b.tail || b.posts.length - a.posts.length || (a.concept < b.concept ? -1 : 1),
    )
  const riseOf = (
    { count, growth }: Candidate,
    others: ReadonlyArray<Candidate>,
    unknown: () => ReadonlyArray<Rise> = () => [],
  ): ReadonlyArray<Rise> => {
    const { concept, family, posts, expected, usual, tail } = count
    const significant = tail <= limits[family]
    const emerging = tail <= surprising && expected < 2 && posts.length >= leastPosts
    const strong = (significant && growth >= 2) || emerging
    if (!strong && !isSpread(posts, stretch.asOf)) return []
    const concepts = [concept, ...others.map((other) => other.count.concept)].slice(0, 8)
    const counted = { concept, family, posts, expected, usual, tail, growth }
    return [
      {
        ...counted,
        // Listed for those alone that turn out to be a topic.
        get history() {
          return count.history
        },
        significant,
        limit: limits[family],
        emerging,
        concepts,
        unknown: unknown(),
      },
    ]
  }
  const isUnknown = ({ count: { concept } }: Candidate): boolean =>
    !concept.includes("_") && lookUp(concept) === undefined
  return groupsOf(candidates).flatMap(({ core, others }) =>
    riseOf(core, others, () =>
      others
        .filter(isUnknown)
        .flatMap((other) => riseOf(other, [core, ...others.filter((each) => each !== other)])),
    ),
  )
}

/** A pair that nobody has named is chance more often than a word is. */
const leastOfPair = 4
export const leastOfCommon = 5

/** Share of posts with text whose title holds a concept; half when no text is at hand. */
export const titledShare = (posts: ReadonlyArray<ReadPost>, concept: string): number => {
  const titles = posts.flatMap(({ text }) => (text === null ? [] : [titleSequenceOf(text)]))
  return titles.length === 0
    ? 0.5
    : titles.filter((title) => holdsConcept(title, concept)).length / titles.length
}
