import type { Aspect, Shared } from "#reading/asks.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Told } from "#trend/trends.ts"
import { isBroad, type Subject } from "#vocabulary/subjects.ts"
import { isIngredient } from "./facets.ts"
import { isBeyondTips } from "./grave.ts"
import { isHeaded } from "./itself.ts"
import { madeOf } from "./made-headings.ts"
import { isMarked, putAmong } from "./put.ts"
import { type Sort, sortOf } from "./sorts.ts"

/** A question with the posts that carry it. */
export interface Carried {
  readonly aspect: Aspect
  readonly posts: number
}

/** What is known of the questions of a topic's posts. */
interface Sharing {
  readonly trend: Told
  /** The subject as the title calls it. */
  readonly named: Subject
  /** The question that half of its posts put or answer, where they were not gathered by one. */
  readonly asks: Carried | null
  /** The question that half of its posts really put; null where they put none, or show what they make. */
  readonly puts: Carried | null
}

/** A question that posts share, and how many of them put or answer it. */
export interface SharedQuestion {
  readonly shares: Shared
  readonly posts: number
}

const half = 0.5

/** Posts touch these in whatever they say of a subject: they are its question only where half of them really put it. */
const touchedByAll: ReadonlySet<Shared> = new Set([
  "amount",
  "cause",
  "compare",
  "duration",
  "effect",
  "experience",
  "normal",
  "progress",
  "start",
  "timing",
])

/** Who does something asks for many a recommendation: of such a subject the choice is one of gear. */
const isTouched = (shares: Shared, named: Subject): boolean =>
  touchedByAll.has(shares) || (shares === "choice" && doneSorts.has(sortOf(named)))
const doneSorts: ReadonlySet<Sort> = new Set(["played", "raced", "trained"])

/** A question wide enough for several narrower ones takes more posts to be one that they share. */
const leastUnderUmbrella = 5

/** Of a grave illness nobody should be asked what has helped: there treatment is no matter of tips. */
const asTips: ReadonlySet<Shared> = new Set(["treatment", "effect", "umbrella"])

const isTipsOn = (shares: Shared, named: Subject): boolean => asTips.has(shares) && isBeyondTips(named)

/** Nobody cooks while he fasts, whatever meals its posts break the fast with. */
const isCookingAFast = (shares: Shared, { name }: Subject): boolean =>
  shares === "cook" && /\bfast(?:ing|s)?$/i.test(name)

/** What a sport costs is the price of its gear, which is no matter of health. */
const isPriceOfGear = (shares: Shared, named: Subject): boolean =>
  shares === "cost" && doneSorts.has(sortOf(named))

/** "Treatment options" are those of a complaint, which each post has another of. */
const isOfAnother = (named: Subject): boolean => sortOf(named) === "treated" && isBroad(named.concept)

/** What no title asks, however many posts put it. */
const isUnasked = (shares: Shared, named: Subject): boolean =>
  isTipsOn(shares, named) ||
  isCookingAFast(shares, named) ||
  isPriceOfGear(shares, named) ||
  isOfAnother(named)

/** What only goes into a dish, and what is poured, is seldom asked about as what one makes. */
const isMadeInto = (named: Subject): boolean => !isIngredient(named) && madeOf(named) !== "drink"

/** Whether a title may ask this of a subject at all, whoever asks it. */
export const mayBeAsked = (shares: Shared, named: Subject): boolean =>
  !isUnasked(shares, named) && (shares !== "cook" || isMadeInto(named))

/** Those of the posts that make something which make it of the subject: where that is a food, they head the food itself. */
export const makingIt = (
  posts: ReadonlyArray<ReadPost>,
  { concept, subject }: Pick<Told, "concept" | "subject">,
): ReadonlyArray<ReadPost> =>
  sortOf(subject) === "eaten"
    ? posts.filter((post) => isHeaded(post, concept) || isHeaded(post, subject.concept))
    : posts

const cooking = ({ told, concept }: Told, named: Subject): number =>
  makingIt(told, { concept, subject: named }).length

/** Whether half of the posts make what they make of the food itself. */
const isCooked = (trend: Told, named: Subject): boolean =>
  isMadeInto(named) && (sortOf(named) !== "eaten" || cooking(trend, named) >= half * trend.posts.length)

/**
 * Whether a question is one that the posts share rather than one that their word brings with it: "technique" names the
 * question of technique in whatever is said of it.
 */
const isSharedBy = (shares: Shared, { trend, named }: Sharing): boolean =>
  !isTouched(shares, named) &&
  !isUnasked(shares, named) &&
  (shares === "umbrella" || !isMarked(named.name, shares, sortOf(named))) &&
  (shares !== "cook" || isCooked(trend, named)) &&
  (shares !== "umbrella" || trend.told.length >= leastUnderUmbrella)

/** Whether half of all posts really put a question in so many words. */
const isPut = (shares: Shared, { told, concept }: Told, subject: Subject, all: number): boolean =>
  shares !== "umbrella" &&
  (putAmong(told, { concept, subject }, sortOf(subject)).get(shares) ?? 0) >= Math.max(leastPut, all * half)

/** What one post alone puts is nobody's question. */
const leastPut = 2

/**
 * Whether a title may state the question that posts of a trend are told by: one that they share, or really put where
 * posts touch it in whatever they say.
 */
export const mayBeStated = (trend: Told, named: Subject = trend.subject): boolean => {
  const { shares, posts } = trend
  if (shares === null || isUnasked(shares, named)) return false
  const sharing = { trend, named, asks: null, puts: null }
  return isSharedBy(shares, sharing) || (shares !== "cook" && isPut(shares, trend, named, posts.length))
}

/** The question that half of the posts share, with how many carry it; null where they share none. */
export const sharedBy = (sharing: Sharing): SharedQuestion | null => {
  const { trend, named, asks, puts } = sharing
  // What is counted is what the title states.
  if (trend.byQuestion === true)
    return trend.shares !== null && mayBeStated(trend, named)
      ? { shares: trend.shares, posts: trend.posts.length }
      : null
  const of = (carried: Carried | null): SharedQuestion | null =>
    carried === null ? null : { shares: carried.aspect, posts: carried.posts }
  // The narrower question is asked where half of the posts put it in earnest, or share it under a wide one.
  if (puts !== null && !isUnasked(puts.aspect, named)) return of(puts)
  const told = trend.shares === null ? null : { shares: trend.shares, posts: trend.told.length }
  const candidates = trend.shares === "umbrella" ? [of(asks), told] : [told, of(asks)]
  const found = candidates.find((one) => one !== null && isSharedBy(one.shares, sharing)) ?? null
  return found?.shares === "cook" ? { ...found, posts: Math.min(found.posts, cooking(trend, named)) } : found
}
