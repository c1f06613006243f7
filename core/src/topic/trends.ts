import { countConcepts, leastPosts, type Count } from "./counts.ts"
import { vectorOf } from "./lexicon.ts"
import { significanceLimit } from "./poisson.ts"
import type { ReadPost } from "./read-post.ts"
import { growthOf } from "./recompute.ts"
import { subjectOf, type Subject } from "./subjects.ts"
import { surfaceOf } from "./surface.ts"
import { daysBefore, type Stretch } from "./window.ts"

/** A subject that more people write about than its own history lets expect. */
export interface Trend extends Count {
  readonly subject: Subject
  readonly growth: number
  /** Stands out among all tested concepts. */
  readonly significant: boolean
  readonly emerging: boolean
  /** Concepts that come with it, the closest first; the head is the first. */
  readonly concepts: ReadonlyArray<string>
}

const falseDiscoveries = 0.1
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

/** The clearest name among concepts of one group: our own subjects before words of the lexicon, pairs before single words. */
const nameOf = (core: Candidate, group: ReadonlyArray<Candidate>): Subject | null => {
  const around = vectorOf(core.posts.flatMap(({ concepts }) => concepts))
  const subjects = group
    .filter(({ posts }) => sharedPosts(core.ids, posts) >= nameCovers * core.posts.length)
    .flatMap((candidate) => {
      const subject = subjectOf(candidate.concept, surfaceOf(candidate.concept, core.posts), around)
      if (subject === null) return []
      const pair = candidate.concept.includes("_")
      const covers = sharedPosts(core.ids, candidate.posts) / core.posts.length
      const own = candidate.concept.split("_").some((part) => core.concept.split("_").includes(part))
      return [{ subject, weight: (subject.listed ? 1 : 0) + (pair ? 0.6 : 0) + covers + (own ? 0.8 : 0) }]
    })
  return subjects.toSorted((a, b) => b.weight - a.weight)[0]?.subject ?? null
}

/**
 * The trends of a stretch, strongest first: significant ones, then surprising ones (p <= 0.02), then others that
 * grow on at least two days. Concepts that share most of their posts are one trend; concepts that name no subject,
 * or that come from fewer than three posts, give none.
 */
export const trendsOf = (stretch: Stretch): ReadonlyArray<Trend> => {
  const { counts, tests } = countConcepts(stretch)
  const limit = significanceLimit(
    counts.map(({ tail }) => tail),
    tests,
    falseDiscoveries,
  )
  const candidates = counts
    .map((count): Candidate => ({
      ...count,
      ids: new Set(count.posts.map(({ id }) => id)),
      growth: growthOf(count.posts.length, count.expected),
    }))
    .filter(({ growth }) => growth > 1)
    .toSorted(
      (a, b) => a.tail - b.tail || b.posts.length - a.posts.length || (a.concept < b.concept ? -1 : 1),
    )
  const cores: Array<{ readonly core: Candidate; readonly group: Array<Candidate> }> = []
  for (const candidate of candidates) {
    const home = cores.find(
      ({ core }) =>
        sharedPosts(core.ids, candidate.posts) / Math.min(core.ids.size, candidate.ids.size) >= sameTopic,
    )
    if (home === undefined) cores.push({ core: candidate, group: [candidate] })
    else home.group.push(candidate)
  }
  return cores.flatMap(({ core, group }): ReadonlyArray<Trend> => {
    const significant = core.tail <= limit
    const emerging = core.tail <= surprising && core.expected < 2 && core.posts.length >= leastPosts
    const strong = (significant && core.growth >= 2) || emerging
    if (!strong && !(core.growth > 1 && isSpread(core.posts, stretch.asOf))) return []
    const subject = nameOf(core, group)
    if (subject === null) return []
    const related = group.map(({ concept }) => concept).filter((concept) => concept !== core.concept)
    return [{ ...core, subject, significant, emerging, concepts: [core.concept, ...related.slice(0, 7)] }]
  })
}
