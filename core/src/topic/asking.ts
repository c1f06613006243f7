import type { Aspect } from "#reading/asks.ts"
import { communitySubject } from "#reading/community-subject.ts"
import { postHolds } from "#reading/held-concepts.ts"
import { listedConceptsIn } from "#reading/listed-concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { wantsAnswer } from "#reading/user-intents.ts"
import { ofSubjects } from "#vocabulary/in-force.ts"
import { isListed, type Subject, subjectOf } from "#vocabulary/subjects.ts"
import { isInSense } from "./about.ts"
import type { Head } from "./telling.ts"

const none = new Float64Array()

const listedBy = ofSubjects((): Map<string, Subject | null> => new Map())

/** The listed subject of a concept, found once. */
const listedOf = (concept: string): Subject | null => {
  const known = listedBy()
  const before = known.get(concept)
  if (before !== undefined) return before
  const subject = isListed(concept) ? subjectOf(concept, null, none) : null
  known.set(concept, subject)
  return subject
}

const subjectsIn = (post: ReadPost, from: number, to: number): ReadonlyArray<Subject> =>
  listedConceptsIn(post, from, to).flatMap((concept) => listedOf(concept) ?? [])

const speaksOf = ofSubjects((): Map<string, Subject | null> => new Map())

/** What somebody gives: a forum of physical therapy writes of backs and knees, not of physical therapy. */
const given: ReadonlySet<Subject["kind"]> = new Set(["therapy", "profession"])

/**
 * The subject that a community is named after, found once. Null too where that is what a profession gives or is: its
 * posts are about what is treated.
 */
export const subjectOfCommunity = (community: string): Subject | null => {
  const known = speaksOf()
  const before = known.get(community)
  if (before !== undefined) return before
  const concept = communitySubject(community)
  const named = concept === null ? null : listedOf(concept)
  const subject = named === null || given.has(named.kind) ? null : named
  known.set(community, subject)
  return subject
}

/** All that a post asks or answers about what its title names. */
const allOf = (post: ReadPost): ReadonlyArray<Aspect> => [
  ...new Set([...post.asks.title, ...post.asks.questions]),
]

/** What may be about anything but the name of the community: a post there compares, weighs or buys other things too. */
const aside: ReadonlySet<Aspect> = new Set([
  "effect",
  "compare",
  "choice",
  "amount",
  "timing",
  "duration",
  "research",
  "cause",
])

/** What a post asks of the subject that its community is named after: it must want to know something, or show a meal. */
const underName = (post: ReadPost): ReadonlyArray<Aspect> =>
  allOf(post).filter(
    (aspect) => aspect === "cook" || ((post.question || wantsAnswer.has(post.intent)) && !aside.has(aspect)),
  )

/**
 * What a post asks or answers about a subject: all that it asks when its title names the subject, or its community is
 * named after it; what its questions ask when only they name it. Goes by what is counted of a post, not by its text,
 * so a month of posts is asked as the last days are.
 */
export const asksAbout = (post: ReadPost, { concept, subject }: Head): ReadonlyArray<Aspect> => {
  const holds = (from: number, to: number): boolean =>
    postHolds(post, concept, from, to) || postHolds(post, subject.concept, from, to)
  const spoken = holds(0, post.titled)
    ? allOf(post)
    : holds(post.titled, post.about)
      ? post.asks.questions
      : subjectOfCommunity(post.community)?.name === subject.name
        ? underName(post)
        : []
  return spoken.length > 0 && isInSense(post, subject.concept) ? spoken : []
}

/** A listed subject of a post, and what the post asks or answers about it. */
export interface AskedAbout {
  readonly subject: Subject
  readonly asks: ReadonlyArray<Aspect>
}

/** The listed subjects of a post, by name, with what it asks or answers about each. */
export const listedAsks = (post: ReadPost): ReadonlyMap<string, AskedAbout> => {
  const found = new Map<string, AskedAbout>()
  const own = subjectOfCommunity(post.community)
  const all = allOf(post)
  for (const subject of subjectsIn(post, 0, post.titled))
    if (!found.has(subject.name)) found.set(subject.name, { subject, asks: all })
  if (own !== null && !found.has(own.name)) found.set(own.name, { subject: own, asks: underName(post) })
  for (const subject of subjectsIn(post, post.titled, post.about))
    if (!found.has(subject.name)) found.set(subject.name, { subject, asks: post.asks.questions })
  return found
}
