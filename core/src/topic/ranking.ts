import { postHolds } from "#reading/held-concepts.ts"
import { lookUp } from "#text/lexicon.ts"
import { leastPosts } from "#trend/counts.ts"
import { growthOf } from "#trend/recompute.ts"
import { noticeable, surprising, titledShare, type Rise, type Told, type Trend } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import { isListed, isPlain, isWide } from "#vocabulary/subjects.ts"
import { isOrdinary, isShort } from "./no-thing.ts"
import { isPlainRise } from "./empty-name.ts"
import { isOnlyShown } from "./only-shown.ts"
import { isTelling } from "./telling.ts"
import { askedMore } from "./questions.ts"
import { isInPassing, toldOf } from "./told.ts"

const isNoticeable = (rise: Rise): boolean => rise.growth > 1 && rise.tail <= noticeable

const tierOf = (rise: Rise): number => (rise.significant && rise.growth >= 2 ? 2 : isNoticeable(rise) ? 1 : 0)

/** Whether a count is worth a look by itself. */
export const isSurprise = (rise: Rise): boolean => tierOf(rise) > 0

/** A trend as it was found, and as it is told: it is ranked by the first. */
interface Ranked {
  readonly trend: Trend
  readonly told: Told
}

/** What chance explains less often than this is offered even where posts only name it. */
const plainNews = 0.005
/** The same where they are about the subject and share no question. */
const plainSubject = 0.01
/** Fewer posts that only name a word are chance. */
const leastNamed = 4
/** So many posts on a wide subject are news, and more than this are no surer of any other. */
const manyOfWide = 5
const enoughPosts = 6

/** A word that names nothing by itself ("slice"), or too much ("weight"), must be rarer by chance to be a topic. */
const emptyWord = 0.015
const wideWord = 0.01

/** Below this log-ratio a word that no list knows is hardly more common in health forums than elsewhere. */
const ofHealth = 1.5

/** A word as common elsewhere ("method", "rid", "jars") that its posts do not write as a name. */
const isWordOfAll = ({ trend, told }: Ranked): boolean =>
  !told.subject.listed &&
  !trend.significant &&
  told.tells !== "question" &&
  (lookUp(trend.concept)?.specificity ?? ofHealth) < ofHealth &&
  !/[\p{Lu} ]/u.test(told.subject.name)

/** Whether it is one thing that half of its posts have in their title. */
const isTitled = ({ concept, subject, posts }: Ranked["trend"]): boolean =>
  !isWide(subject) &&
  posts.filter((post) => postHolds(post, concept, 0, post.titled)).length * 2 >= posts.length

const isEmptyWord = ({ trend, told }: Ranked): boolean =>
  isWordOfAll({ trend, told }) ||
  (isOrdinary(trend.concept) && (told.tells === "word" || !told.subject.listed) && !isTitled(trend)) ||
  (told.tells === "word" && !told.subject.listed && isShort(told.subject.name)) ||
  (!trend.significant &&
    ((told.tells !== "question" && trend.bare === true && isPlain(trend.concept) && trend.tail > emptyWord) ||
      (told.tells === "word" &&
        isWide(trend.subject) &&
        (trend.tail > wideWord || trend.posts.length < enoughPosts))))

const isTooWide = ({ trend }: Ranked): boolean =>
  isWide(trend.subject) && tierOf(trend) < 2 && trend.posts.length < manyOfWide && trend.tail > plainSubject

/** What is no surprise is a topic only as a question, or as a subject of its own that its posts are about. */
const isOwnSubject = ({ told }: Ranked): boolean =>
  told.tells !== "word" && told.subject.listed && !isWide(told.subject) && isTelling(told, told.told)

/** What posts only name, or share no question on, is a topic when it is plainly more than usual, or new. */
const isTold = ({ trend, told }: Ranked): boolean =>
  trend.significant ||
  (told.tells === "word"
    ? trend.tail <= plainNews && trend.posts.length >= leastNamed
    : trend.tail <= plainSubject) ||
  (told.tells === "subject" && !told.subject.listed) ||
  (trend.posts.length >= enoughPosts && trend.tail <= surprising)

/** So few posts that share no question have nothing in common that anybody could film. */
const isTooFew = ({ trend, told }: Ranked): boolean =>
  trend.posts.length <= leastPosts && told.tells !== "question" && !trend.significant && !isName(trend)

const isTopic = (one: Ranked): boolean =>
  one.told.tells === "question" || (isSurprise(one.trend) ? isTold(one) : isOwnSubject(one) && isTold(one))

/**
 * How much a growth counts, by what grows: as many times as health forums write a noun more often than others, up to so
 * many times. Of words as common elsewhere there are tens of thousands, and some grow as much by chance on any day.
 */
const typicalAtMost = 4.5
/** A subject somebody wrote down, or a word that nobody wrote before, counts at least so much. */
const typicalAtLeast = 3
/** There are far more pairs than words to grow by chance. */
const pairWeight = 0.6
/** What stands out among everything that was tested comes first. */
const beyondChance = 3.5
const fewWeight = 0.7
/** A question can be answered; a subject alone leaves open what is to be said. */
const questionWeight = 1.4
/** What posts only name leaves open what it is about. */
const wordWeight = 0.9
/** Questions that grow while their subject does not. */
const besideWeight = 0.9

/** Chance brings up a name of somebody or something less often than this, in titles too. */
const surprisingName = 0.003
const inTitles = 0.5

const isName = ({ concept, posts, subject, tail }: Trend): boolean =>
  /\p{Lu}/u.test(subject.name) && tail <= surprisingName && titledShare(posts, concept) >= inTitles

/** How typical of health forums a word is, by the archive; a name is as typical as any. */
const typicalOf = (trend: Trend): number => {
  if (isName(trend)) return typicalAtMost
  const known = lookUp(trend.concept)
  const ratio = known?.kind === "noun" ? Math.min(typicalAtMost, Math.exp(known.specificity ?? 0)) : 1
  const floor = known === undefined || isListed(trend.concept) ? typicalAtLeast : 1
  return Math.max(floor, ratio) * (trend.concept.includes("_") && !isListed(trend.concept) ? pairWeight : 1)
}

const weightOf = ({ trend, told }: Ranked): number =>
  growthOf(trend.posts.length, trend.usual) *
  typicalOf(trend) *
  (trend.significant ? beyondChance : 1) *
  (trend.posts.length > leastPosts ? 1 : fewWeight) *
  (told.tells === "question" ? questionWeight : told.tells === "word" ? wordWeight : 1)

/** Of so few rises, chance may be one. */
const fewest = 5

interface Weighed {
  readonly told: Told
  readonly weight: number
}

const heaviestFirst = (a: Weighed, b: Weighed): number =>
  b.weight - a.weight || (a.told.concept < b.told.concept ? -1 : 1)

export interface Ranking {
  /** What may be offered, the best first. */
  readonly ranked: ReadonlyArray<Told>
  /** What of it rises too little for more than a place among those seen at once. */
  readonly fills: ReadonlySet<Told>
  /** Rises whose word names nothing or too much for a film. */
  readonly generic: ReadonlyArray<Trend>
  /** Words that posts only name, hardly more of them than chance brings. */
  readonly passing: ReadonlyArray<Trend>
}

/** Puts trends as they are told, and questions that rise by themselves, in their order. */
const inOrder = (all: ReadonlyArray<Ranked>, asked: ReadonlyArray<Told>): Ranking => {
  const isGeneric = (one: Ranked): boolean =>
    !isPlainRise(one.trend) && (isEmptyWord(one) || (one.told.tells !== "question" && isTooWide(one)))
  const named = all.filter((one) => !isGeneric(one))
  const passing = named.filter((one) => isInPassing(one.told, one.trend) || isTooFew(one) || isOnlyShown(one))
  const sure = named.filter((one) => !passing.includes(one))
  // On a day with hardly a rise, subjects that posts are about stand in the list by chance too.
  const spare = passing.filter(
    (one) => one.told.tells === "subject" && one.told.subject.listed && !isTooFew(one) && !isOnlyShown(one),
  )
  const rising = [...sure, ...spare.slice(0, Math.max(0, fewest - sure.length - asked.length))]
  // What rises plainly is counted by its own posts, not by those of a question on it.
  const plain = new Set(
    rising.flatMap(({ trend, told }) =>
      trend.tail <= plainSubject ? [told.subject.name, trend.concept] : [],
    ),
  )
  // The same question is offered once, by the rise that has it.
  const asking = new Set(rising.flatMap(({ told }) => (told.tells === "question" ? [told.subject.name] : [])))
  const beside = asked
    .filter(
      ({ subject }) => !plain.has(subject.name) && !plain.has(subject.concept) && !asking.has(subject.name),
    )
    .map((told): Ranked => ({ trend: told, told }))
  return {
    ranked: [
      ...rising.map((one) => ({ told: one.told, weight: weightOf(one) })),
      ...beside.map((one) => ({ told: one.told, weight: besideWeight * weightOf(one) })),
    ]
      .toSorted(heaviestFirst)
      .map(({ told }) => told),
    fills: new Set(rising.filter((one) => !isTopic(one)).map(({ told }) => told)),
    generic: all.filter(isGeneric).map(({ trend }) => trend),
    passing: passing.filter((one) => !rising.includes(one)).map(({ trend }) => trend),
  }
}

/**
 * The trends in the order to offer them, by one rule: how many times more posts than usual came, times how typical of
 * health forums the word is. What is beyond chance comes first; few posts and pairs of no name count for less, questions
 * for more, and what posts only name for less again. Each is told by the posts that share its question, or are about its
 * subject, where enough do; questions
 * that rise by themselves stand beside them. Nothing that rises is left out but words that name nothing or too much.
 * Ties go by name, so the order of posts does not matter.
 */
export const rankedTrends = (trends: ReadonlyArray<Trend>, stretch: Stretch): Ranking =>
  inOrder(
    trends.map((trend): Ranked => ({ trend, told: toldOf(trend, stretch) })),
    askedMore(stretch),
  )
