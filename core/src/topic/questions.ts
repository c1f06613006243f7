import { type Aspect, aspects, type Shared } from "#reading/asks.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { countedIn } from "#trend/counted-in.ts"
import { leastPosts } from "#trend/counts.ts"
import { isSpread, surprising, type Told, type Trend } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import { isBroad, type Subject } from "#vocabulary/subjects.ts"
import { isAskable } from "#wording/headings.ts"
import { makingIt, mayBeStated } from "#wording/shared-question.ts"
import { sortOf } from "#wording/sorts.ts"
import { umbrellas } from "#wording/umbrellas.ts"
import { isInSense } from "./about.ts"
import { asksAbout, listedAsks } from "./asking.ts"
import type { Head } from "./telling.ts"

/** A question in so much of a rise is what the rise is about; a wide one must be in more of it. */
const mostly = { narrow: 0.5, umbrella: 0.6 }
/** In so much of it a question is a topic of its own. */
const partly = { narrow: 0.4, umbrella: 0.4 }

/** What chance brings oftener than on one day of five does not rise: people ask it all the time, and it is told so. */
const chanceOfQuestion = 0.2
/** The same where posts only show what they make: kitchens do on any day. */
const chanceOfShown = 0.1

/** How often chance may bring as many posts that share a question. */
export const chanceOfSharing = ({ shares, posts }: Sharing): number =>
  shares === "cook" && !posts.some(({ question }) => question) ? chanceOfShown : chanceOfQuestion

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

/** A post with what it asks or answers about a subject. */
interface Asking {
  readonly post: ReadPost
  readonly asks: ReadonlyArray<Aspect>
}

/** The posts that carry a question; a dish is made of the subject itself. */
const carrying = (asked: ReadonlyArray<Asking>, shares: Shared, head: Head): ReadonlyArray<ReadPost> => {
  const over = shares === "umbrella" ? (umbrellas[sortOf(head.subject)]?.over ?? []) : [shares]
  const posts = asked.filter(({ asks }) => asks.some((one) => over.includes(one))).map(({ post }) => post)
  return shares === "cook" ? makingIt(posts, head) : posts
}

/** What posts share, narrow questions first: each by those who ask or answer it, and several by those who ask one of them. */
const sharingOf = (asked: ReadonlyArray<Asking>, head: Head): ReadonlyArray<Sharing> =>
  [...aspects.filter((aspect) => isAskable(aspect, sortOf(head.subject))), "umbrella" as const].map(
    (shares) => ({ shares, posts: carrying(asked, shares, head) }),
  )

/** A wide question is one of many posts, or of none. */
const leastUnder = 4
/** Of three posts one may touch a question by chance: two must put it in their titles. What is made is shown anywhere. */
const leastTitled = 2
const isTitledByMost = ({ shares, posts }: Sharing): boolean =>
  shares === "umbrella" ||
  shares === "cook" ||
  posts.length > leastPosts ||
  posts.filter(({ asks }) => asks.title.includes(shares)).length >= leastTitled

const isEnough = (sharing: Sharing): boolean =>
  sharing.posts.length >= (sharing.shares === "umbrella" ? leastUnder : leastPosts) && isTitledByMost(sharing)

const asksOn = (posts: ReadonlyArray<ReadPost>, trend: Trend) =>
  posts.map((post) => ({ post, asks: asksAbout(post, trend) }))

/** What the first that gives something gives; those behind it are not looked at. */
const firstOf = <A, B>(all: ReadonlyArray<A>, found: (one: A) => B | null): B | null => {
  for (const one of all) {
    const own = found(one)
    if (own !== null) return own
  }
  return null
}

/** A trend as a question that some of its posts share. */
const asTold = (trend: Trend, { shares, posts }: Sharing): Told => ({
  ...trend,
  told: posts,
  tells: "question",
  shares,
})

/** The questions that enough of a rise shares, the best first; none of a subject that is no one thing. */
const sharedBy = (
  trend: Trend,
  least: { readonly narrow: number; readonly umbrella: number },
): ReadonlyArray<Sharing> =>
  isOneThing(trend.subject)
    ? bestFirst(
        sharingOf(asksOn(trend.posts, trend), trend).filter(
          (one) =>
            isEnough(one) &&
            one.posts.length >= least[one.shares === "umbrella" ? "umbrella" : "narrow"] * trend.posts.length,
        ),
      )
    : []

/**
 * A rise as the question that most of its posts share, told by those who ask or answer it and counted by all. What no
 * title may state is passed over for the next. Null when they share none.
 */
export const narrowed = (trend: Trend): Told | null =>
  sharedBy(trend, mostly)
    .map((one) => asTold(trend, one))
    .find((told) => mayBeStated(told)) ?? null

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

/** Posts that share one question on a subject, counted by themselves: told where a title may state it. */
const countedBy = (trend: Trend, sharing: Sharing): Told | null => {
  const told: Told = { ...asTold(trend, sharing), posts: sharing.posts, byQuestion: true }
  return sharing.shares !== "umbrella" && mayBeStated(told) ? told : null
}

/** The part of a rise that shares a question, counted by itself. Null when no good part of it does. */
export const sharingPart = (trend: Trend, stretch: Stretch): Told | null => {
  if (stretch.baseline === "cold") return null
  return firstOf(sharedBy(trend, partly), (one) => {
    const told = countedBy(trend, one)
    if (told === null) return null
    const before = carrying(asksOn(trend.history, trend), one.shares, trend)
    const part = { ...told, ...partOf(trend, one.posts, before, stretch) }
    return part.tail > chanceOfSharing(one) ? null : part
  })
}

interface AskedSubject {
  readonly subject: Subject
  readonly asked: Array<Asking>
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

/**
 * Questions on listed subjects that more people ask in the days than is usual for this very question, whether the
 * subject rises or not: one for each subject, counted alike in days and weeks.
 */
export const askedMore = (stretch: Stretch): ReadonlyArray<Told> => {
  if (stretch.baseline === "cold") return []
  const before = askedIn(stretch.history)
  return [...askedIn(stretch.window).entries()].flatMap(([name, { subject, asked }]): ReadonlyArray<Told> => {
    if (asked.length < leastPosts) return []
    const head = { concept: subject.concept, subject }
    const sensed = new Map<ReadPost, boolean>()
    const isMeant = (post: ReadPost): boolean => {
      const before = sensed.get(post)
      if (before !== undefined) return before
      const own = isInSense(post, subject.concept)
      sensed.set(post, own)
      return own
    }
    const inSense = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<ReadPost> => once(posts.filter(isMeant))
    const now = sharingOf(asked, head)
      .filter(isEnough)
      .map(({ shares, posts }) => ({ shares, posts: inSense(posts) }))
      .filter((one) => isEnough(one) && isSpread(one.posts, stretch.asOf))
    if (now.length === 0) return []
    const best = firstOf(bestFirst(now), (one): Told | null => {
      const history = inSense(carrying(before.get(name)?.asked ?? [], one.shares, head))
      const counted = countedIn(one.posts, history, stretch)
      if (counted.tail > chanceOfSharing(one)) return null
      const trend: Trend = {
        ...head,
        ...counted,
        concepts: [subject.concept],
        family: "known",
        significant: false,
        limit: 0,
        emerging: counted.tail <= surprising && counted.expected < 2,
      }
      return countedBy(trend, one)
    })
    return best === null ? [] : [best]
  })
}
