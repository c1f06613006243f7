import { askedShare } from "#reading/asking.ts"
import { noticeable, surprising, titledShare, type Rise, type Told, type Trend } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import { isBroad } from "#vocabulary/subjects.ts"
import { isTelling } from "./telling.ts"
import { askedMore } from "./questions.ts"
import { toldOf } from "./told.ts"

/** Share of posts that name the subject in their title. */
const salience = ({ posts, concept }: Rise): number => titledShare(posts, concept)

const isNoticeable = (rise: Rise): boolean => rise.growth > 1 && rise.tail <= noticeable

const tierOf = (rise: Rise): number => (rise.significant && rise.growth >= 2 ? 2 : isNoticeable(rise) ? 1 : 0)

/** Whether a count is worth a look by itself. */
export const isSurprise = (rise: Rise): boolean => tierOf(rise) > 0

/** From this share of asking posts on a subject counts as one people ask about. */
const asked = 0.4
/** Kinds that fill forums without anybody wanting to know something: dishes, races, places of shopping. */
const chatty: ReadonlySet<string> = new Set(["food", "meal", "event", "gear"])

/** So many posts above the average are news, asked about or not. */
const many = 5
/** What chance explains less often than this is news however few the posts are. */
const plainly = 0.01

const isAsked = ({ posts, concept, subject }: Trend): boolean =>
  askedShare(posts, concept) >= (chatty.has(subject.kind) ? asked + 0.1 : asked)

/** What is no surprise fills the list only when it is a subject of its own that its posts are about. */
const isWorthFilling = (trend: Told): boolean =>
  trend.tells !== "word" &&
  trend.subject.listed &&
  !isBroad(trend.subject.concept) &&
  isTelling(trend, trend.told)

/** Size of a surprise, smaller for a word that few of the posts have in their title. */
const surpriseOf = (trend: Trend): number => -Math.log(trend.tail) * (0.5 + 0.5 * salience(trend))

/** What people ask about comes before what is only told of; a word without a better name comes after. */
const askedWeight = 1.2
const bareWeight = 0.8
/** Of two equal surprises the one that more people write about comes first: three posts are chance more often. */
const postsWeight = 0.7
/** More posts than this are no surer. */
const enoughPosts = 6

const weightOf = (trend: Trend): number =>
  surpriseOf(trend) *
  Math.min(trend.posts.length, enoughPosts) ** postsWeight *
  (isAsked(trend) ? askedWeight : 1) *
  (trend.bare === true ? bareWeight : 1)

/** Wide subjects need more than a few posts above the average. */
const isTooBroad = (trend: Trend): boolean =>
  isBroad(trend.subject.concept) && tierOf(trend) < 2 && trend.posts.length < many && trend.tail > plainly

export interface Ranking {
  readonly ranked: ReadonlyArray<Told>
  /** Surprising, but too wide for a film. */
  readonly broad: ReadonlyArray<Trend>
}

/** What chance explains less often than this is offered even where posts only name it. */
const plainNews = 0.005
/** The same where they are about the subject and share no question. */
const plainSubject = 0.01

/** A word that names nothing by itself ("eaten"), or too much ("weight"), must be far rarer by chance. */
const plainWord = 0.0005

/** Fewer posts that only name a word are chance, and fewer than this fill no list. */
const leastNamed = 4

/** A trend as it was found, and as it is told: it is ranked by the first. */
interface Ranked {
  readonly trend: Trend
  readonly told: Told
}

const isEmptyWord = ({ trend, told }: Ranked): boolean =>
  told.tells === "word" &&
  (trend.bare === true || isBroad(trend.subject.concept)) &&
  !trend.significant &&
  trend.tail > plainWord

/** What posts only name, or share no question on, is offered when it is plainly more than usual, or new. */
const isTold = ({ trend, told }: Ranked): boolean =>
  !isEmptyWord({ trend, told }) &&
  (told.tells === "question" ||
    trend.significant ||
    (told.tells === "word"
      ? trend.tail <= plainNews && trend.posts.length >= leastNamed
      : trend.tail <= plainSubject) ||
    (told.tells === "subject" && !told.subject.listed) ||
    (trend.posts.length >= enoughPosts && trend.tail <= surprising))

/** A question can be answered; a subject alone leaves open what is to be said. */
const questionWeight = 1.5
/** Each further question of the same kind is worth less: a list of dishes is no list of topics. */
const repeated = 0.6

const rankOf = ({ trend, told }: Ranked): number =>
  weightOf(trend) * (told.tells === "question" ? questionWeight : 1)

interface Weighed {
  readonly told: Told
  readonly weight: number
}

const heaviestFirst = (a: Weighed, b: Weighed): number =>
  b.weight - a.weight || (a.told.concept < b.told.concept ? -1 : 1)

const inTurn = (ranked: ReadonlyArray<Ranked>): ReadonlyArray<Told> => {
  const kinds = new Map<string, Set<string>>()
  return ranked
    .map((one): Weighed => ({ told: one.told, weight: rankOf(one) }))
    .toSorted(heaviestFirst)
    .map(({ told, weight }) => {
      if (told.shares === null || told.significant) return { told, weight }
      const names = kinds.get(told.shares) ?? new Set()
      const before = [...names].filter((name) => name !== told.subject.name).length
      kinds.set(told.shares, names.add(told.subject.name))
      return { told, weight: weight * repeated ** before }
    })
    .toSorted(heaviestFirst)
    .map(({ told }) => told)
}

/**
 * The trends in the order to offer them, by one rule: how little chance explains them, more so with more posts, when
 * they are asked about and plainly named, and share a question. Each is told by the posts that share its question, or
 * are about its subject, where enough do; questions that rise by themselves stand beside them. What is no surprise is
 * offered only as a question, or as a subject of its own. Ties go by name, so the order of posts does not matter.
 */
export const rankedTrends = (trends: ReadonlyArray<Trend>, stretch: Stretch): Ranking => {
  const told = trends.map((trend): Ranked => ({ trend, told: toldOf(trend, stretch) }))
  const isOffered = ({ trend, told: own }: Ranked): boolean =>
    own.tells === "question" || (isSurprise(trend) ? !isTooBroad(trend) : isWorthFilling(own))
  const rising = told.filter((one) => isOffered(one) && isTold(one))
  const plain = new Set(
    rising.filter(({ trend }) => trend.tail <= plainSubject).map(({ told: own }) => own.subject.name),
  )
  const asked = askedMore(stretch).filter(({ subject }) => !plain.has(subject.name))
  return {
    // What rises plainly is counted by its own posts, not by those of a question on it.
    ranked: [
      ...inTurn([...rising, ...asked.map((one) => ({ trend: one, told: one }))]),
      ...inTurn(
        told.filter(
          (one) =>
            isOffered(one) &&
            !isTold(one) &&
            !isEmptyWord(one) &&
            one.trend.posts.length >= leastNamed &&
            one.trend.tail <= surprising,
        ),
      ),
    ],
    broad: told.filter((one) => isSurprise(one.trend) && !rising.includes(one)).map(({ trend }) => trend),
  }
}
