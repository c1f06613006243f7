import type { Ask } from "#evidence/finding.ts"
import { holdsConcept } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { dateOf } from "#trend/evidence.ts"
import { daysBefore, historyDays, type Stretch } from "#trend/window.ts"
import type { WhyNow } from "#topic/topic.ts"
import type { OwnWords } from "./asked.ts"
import { type OwnRise, ownConceptsOf } from "./counts.ts"
import type { OwnSubject } from "./subject.ts"

/** A rise with its name, in the shape that the choice of topics goes by. */
export interface OwnTrend extends OwnRise {
  readonly subject: OwnSubject
  readonly family: "known"
  readonly told: ReadonlyArray<ReadPost>
  readonly tells: "subject" | "question"
  readonly shares: null
  /** The question that all its posts put, which alone is counted; null where its subject is. */
  readonly ask: Ask | null
  readonly emerging: boolean
  readonly titled: number
}

/** Another listed subject that comes up beside it in a quarter of the posts, and twice as often as elsewhere. */
export const besideOf = (
  { posts, subject }: OwnTrend,
  window: ReadonlyArray<ReadPost>,
  subjects: ReadonlyMap<string, OwnSubject>,
  general: ReadonlySet<string>,
) => {
  const counts = new Map<string, number>()
  for (const post of posts)
    for (const name of new Set(ownConceptsOf(post, general).flatMap((one) => subjects.get(one) ?? [])))
      if (
        name.name !== subject.name &&
        (name.file === null || name.file !== subject.file) &&
        !subject.name.includes(name.name) &&
        !name.name.includes(subject.name)
      )
        counts.set(name.concept, (counts.get(name.concept) ?? 0) + 1)
  const [best] = [...counts]
    .filter(([concept, count]) => {
      const everywhere = window.filter(({ terms }) => holdsConcept(terms, concept)).length / window.length
      return count >= Math.max(2, posts.length / 4) && count / posts.length >= 2 * everywhere
    })
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const other = best === undefined ? undefined : subjects.get(best[0])
  return best === undefined || other === undefined ? null : { name: other.name, posts: best[1] }
}

const freshDays = 7
const leastHistory = 21

/** What is new about a topic, from its counts; see `whyNowOf`. */
export const whyNowIn = (trend: OwnTrend, { asOf, history, baseline }: Stretch, words: OwnWords): WhyNow => {
  const here = new Set(trend.posts.map(({ community }) => community))
  const before = new Set(trend.history.map(({ community }) => community))
  const [first] = [...trend.history, ...trend.posts].toSorted(
    (a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1),
  )
  const [oldest] = history
  const isKnown =
    baseline === "warm" && oldest !== undefined && daysBefore(asOf, oldest.createdAt) >= leastHistory
  const seen = new Set(history.flatMap(({ terms }) => terms))
  // By what the posts are counted under: the name may be one that no post writes.
  const parts = trend.subject.concept.split("_")
  const isNew = isKnown && trend.ask === null && parts.some((part) => !seen.has(part))
  const word = isNew ? trend.subject.name : null
  const fact = {
    posts: trend.posts.length,
    expected: trend.expected,
    communities: here.size,
    newCommunities: [...here].filter((community) => !before.has(community)).toSorted(),
    firstSeen:
      isKnown && trend.ask === null && first !== undefined && daysBefore(asOf, first.createdAt) < historyDays
        ? { day: dateOf(first.createdAt), community: first.community }
        : null,
    word: word === null ? null : { text: word, posts: trend.posts.length },
  }
  const isFresh = first !== undefined && daysBefore(asOf, first.createdAt) < freshDays
  const kind =
    fact.word !== null
      ? "new_word"
      : fact.firstSeen !== null && isFresh
        ? "first_seen"
        : trend.ask === null && trend.history.length > 0 && fact.newCommunities.length >= 2
          ? "spread"
          : "more_posts"
  const whole = { ...fact, kind } as const
  return { ...whole, says: words.topics.whyNow(whole, trend.ask !== null) }
}
