import { type Aspect, aspects, type Shared } from "#reading/asks.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { countedIn } from "#trend/counted-in.ts"
import { leastPosts } from "#trend/counts.ts"
import { isSpread, surprising, type Told, type Trend } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import { isBroad, type Subject } from "#vocabulary/subjects.ts"
import { isAskable } from "#wording/headings.ts"
import { type Sort, sortOf } from "#wording/sorts.ts"
import { umbrellas } from "#wording/umbrellas.ts"
import { isInSense } from "./about.ts"
import { asksAbout, listedAsks } from "./asking.ts"

/** A question in so much of a rise is what the rise is about; a wide one must be in more of it. */
const mostly = { narrow: 0.5, umbrella: 0.6 }
/** In so much of it a question is a topic of its own. */
const partly = { narrow: 0.4, umbrella: 0.4 }

/** Everybody tells how it went: that comes last among questions. */
const isWide = (aspect: Shared): boolean =>
  aspect === "umbrella" || aspect === "experience" || aspect === "normal" || aspect === "progress"

/** Each author and each title once. */
const once = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<ReadPost> => {
  const seen = new Set<string>()
  return posts.filter(({ id, authorKey, terms, titled }) => {
    const keys = [authorKey ?? id, terms.slice(0, titled).join(" ")]
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
}

/** Subjects of which a question alone makes no film: what a trade says about itself, and what happens on a day. */
const shopTalk: ReadonlySet<string> = new Set(["profession", "event"])

/** Of a wide word ("fat", "treatment") a question is one question only where the word is a thing people do, wear or measure. */
const narrowKinds: ReadonlySet<string> = new Set(["sport", "exercise", "gear", "measure", "supplement"])

const isOneThing = ({ concept, kind }: Subject): boolean =>
  !shopTalk.has(kind) && (!isBroad(concept) || narrowKinds.has(kind))

interface Sharing {
  readonly shares: Shared
  readonly posts: ReadonlyArray<ReadPost>
}

const placeOf = (shares: Shared): number => (shares === "umbrella" ? aspects.length : aspects.indexOf(shares))

/** The question that most posts share first, the narrower one of two that as many share. */
const bestFirst = <S extends Sharing>(sharing: ReadonlyArray<S>): ReadonlyArray<S> =>
  sharing.toSorted(
    (a, b) =>
      Number(isWide(a.shares)) - Number(isWide(b.shares)) ||
      b.posts.length - a.posts.length ||
      placeOf(a.shares) - placeOf(b.shares),
  )

/** What posts share, narrow questions first: each by those who ask or answer it, and several by those who ask one of them. */
const sharingOf = (
  asked: ReadonlyArray<{ readonly post: ReadPost; readonly asks: ReadonlyArray<Aspect> }>,
  sort: Sort,
): ReadonlyArray<Sharing> => {
  const over = umbrellas[sort]?.over ?? []
  const by = (isOne: (asks: ReadonlyArray<Aspect>) => boolean): ReadonlyArray<ReadPost> =>
    asked.filter(({ asks }) => isOne(asks)).map(({ post }) => post)
  return [
    ...aspects
      .filter((aspect) => isAskable(aspect, sort))
      .map((aspect) => ({ shares: aspect, posts: by((asks) => asks.includes(aspect)) })),
    { shares: "umbrella" as const, posts: by((asks) => asks.some((one) => over.includes(one))) },
  ]
}

/** A wide question is one of many posts, or of none. */
const leastUnder = 4
const isEnough = ({ shares, posts }: Sharing): boolean =>
  posts.length >= (shares === "umbrella" ? leastUnder : leastPosts)

const asksOn = (posts: ReadonlyArray<ReadPost>, trend: Trend) =>
  posts.map((post) => ({ post, asks: asksAbout(post, trend) }))

const sharedBy = (
  trend: Trend,
  least: { readonly narrow: number; readonly umbrella: number },
): Sharing | undefined => {
  if (!isOneThing(trend.subject)) return undefined
  return bestFirst(
    sharingOf(asksOn(trend.posts, trend), sortOf(trend.subject)).filter(
      (one) =>
        isEnough(one) &&
        one.posts.length >= least[one.shares === "umbrella" ? "umbrella" : "narrow"] * trend.posts.length,
    ),
  )[0]
}

/**
 * A rise as the question that most of its posts share, told by those who ask or answer it and counted by all. Null when
 * they share none.
 */
export const narrowed = (trend: Trend): Told | null => {
  const best = sharedBy(trend, mostly)
  return best === undefined ? null : { ...trend, told: best.posts, tells: "question", shares: best.shares }
}

/** Some posts of a rise, counted by themselves in the days and in the weeks before. */
export const partOf = (
  trend: Trend,
  posts: ReadonlyArray<ReadPost>,
  history: ReadonlyArray<ReadPost>,
  stretch: Stretch,
): Trend => {
  const counted = countedIn(posts, history, stretch)
  return {
    ...trend,
    ...counted,
    significant: trend.significant && counted.tail <= trend.limit,
    emerging: counted.tail <= surprising && counted.expected < 2,
  }
}

/** The part of a rise that shares a question, counted by itself. Null when no good part of it does. */
export const sharingPart = (trend: Trend, stretch: Stretch): Told | null => {
  const best = sharedBy(trend, partly)
  if (best === undefined || stretch.baseline === "cold") return null
  const before = sharingOf(asksOn(trend.history, trend), sortOf(trend.subject))
  const history = before.find(({ shares }) => shares === best.shares)?.posts ?? []
  const part = partOf(trend, best.posts, history, stretch)
  return part.growth <= 1 ? null : { ...part, told: best.posts, tells: "question", shares: best.shares }
}

interface AskedSubject {
  readonly subject: Subject
  readonly asked: Array<{ readonly post: ReadPost; readonly asks: ReadonlyArray<Aspect> }>
}

/** Who asks what about which listed subject. */
const askedIn = (posts: ReadonlyArray<ReadPost>): ReadonlyMap<string, AskedSubject> => {
  const found = new Map<string, AskedSubject>()
  for (const post of posts) {
    const { title, questions } = post.asks
    if (post.sensitive !== null || (title.length === 0 && questions.length === 0)) continue
    for (const [name, { subject, asks }] of listedAsks(post)) {
      if (!isOneThing(subject) || asks.length === 0) continue
      const own = found.get(name) ?? { subject, asked: [] }
      found.set(name, own)
      own.asked.push({ post, asks })
    }
  }
  return found
}

/** What the first that gives something gives; those behind it are not looked at. */
const firstOf = <A, B>(all: ReadonlyArray<A>, found: (one: A) => B | null): B | null => {
  for (const one of all) {
    const own = found(one)
    if (own !== null) return own
  }
  return null
}

/** A question that comes up hardly more often than usual does not rise. */
const leastGrowth = 1.1

/**
 * Questions on listed subjects that more people ask in the days than is usual for this very question, whether the
 * subject rises or not: one for each subject, counted alike in days and weeks.
 */
export const askedMore = (stretch: Stretch): ReadonlyArray<Told> => {
  if (stretch.baseline === "cold") return []
  const before = askedIn(stretch.history)
  return [...askedIn(stretch.window).entries()].flatMap(([name, { subject, asked }]): ReadonlyArray<Told> => {
    if (asked.length < leastPosts) return []
    const sort = sortOf(subject)
    const sensed = new Map<ReadPost, boolean>()
    const isMeant = (post: ReadPost): boolean => {
      const before = sensed.get(post)
      if (before !== undefined) return before
      const own = isInSense(post, subject.concept)
      sensed.set(post, own)
      return own
    }
    const inSense = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<ReadPost> => once(posts.filter(isMeant))
    const now = sharingOf(asked, sort)
      .filter(isEnough)
      .map(({ shares, posts }) => ({ shares, posts: inSense(posts) }))
      .filter((one) => isEnough(one) && isSpread(one.posts, stretch.asOf))
    if (now.length === 0) return []
    const earlier = sharingOf(before.get(name)?.asked ?? [], sort)
    const best = firstOf(bestFirst(now), ({ shares, posts }) => {
      const history = inSense(earlier.find((one) => one.shares === shares)?.posts ?? [])
      const counted = { shares, ...countedIn(posts, history, stretch) }
      return counted.posts.length > counted.expected * leastGrowth ? counted : null
    })
    if (best === null) return []
    return [
      {
        ...best,
        concept: subject.concept,
        concepts: [subject.concept],
        family: "known",
        significant: false,
        limit: 0,
        emerging: best.tail <= surprising && best.expected < 2,
        subject,
        told: best.posts,
        tells: "question",
      },
    ]
  })
}
