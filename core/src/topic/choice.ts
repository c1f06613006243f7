import { groupBy } from "#kernel/group-by.ts"
import { holdsConcept } from "#reading/concepts.ts"
import type { Sensitive } from "#reading/sensitive.ts"
import { gateOf } from "#script/safety/gate.ts"
import type { Told, Trend } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import type { TopicDrop } from "./drop.ts"

/** A topic is not offered when so many of its posts, and this share of them, must not lead to a film. */
const sensitivePosts = 3
/** Of people in danger; whoever talks of sex, asks for drugs or is young is left out without the subject going too. */
const dangerousShare = 0.1
const sensitiveShare = 0.35

/** What a post on a subject says of the subject: a crisis among ten posts is one too many. */
const dangerous: { readonly [K in Sensitive]: boolean } = {
  self_harm: true,
  eating_disorder: true,
  emergency: true,
  tragedy: true,
  minor: false,
  sexual: false,
  drug_seeking: false,
}

const isSuppressed = (trend: Trend, stretch: Stretch): boolean => {
  const sensitive = stretch.window.flatMap((post) =>
    post.sensitive !== null && holdsConcept(post.terms, trend.concept) ? [post.sensitive] : [],
  )
  const among = sensitive.length + trend.posts.length
  const isMuch = (count: number, share: number): boolean => count >= sensitivePosts && count > share * among
  return (
    isMuch(sensitive.length, sensitiveShare) ||
    isMuch(sensitive.filter((kind) => dangerous[kind]).length, dangerousShare)
  )
}

/** One author group or one site behind more than a third of four posts or more: somebody advertises. */
const isPushed = ({ posts }: Trend): boolean => {
  const sites = groupBy(
    posts.filter(({ site }) => site !== null),
    ({ site }) => site,
  )
  return [...sites.values()].some((group) => group.length >= 3 && group.length > posts.length / 3)
}

const samePosts = 0.6

const isCovered = (trend: Trend, chosen: ReadonlyArray<Trend>): boolean =>
  chosen.some(({ subject, posts }) => {
    if (subject.name === trend.subject.name) return true
    const ids = new Set(posts.map(({ id }) => id))
    const shared = trend.posts.filter(({ id }) => ids.has(id)).length
    const words = subject.concept.split("_")
    const alike = trend.subject.concept.split("_").some((word) => words.includes(word))
    return shared / Math.min(ids.size, trend.posts.length) > (alike ? 0.2 : samePosts)
  })

/** What posts only name while they are about topics before it ("five pieces per serving" of gummies) is said of those. */
const isSaidOfOthers = ({ tells, posts }: Told, chosen: ReadonlyArray<Told>): boolean => {
  if (tells !== "word") return false
  const ids = new Set(chosen.flatMap(({ told }) => told.map(({ id }) => id)))
  return posts.filter(({ id }) => ids.has(id)).length > samePosts * posts.length
}

export interface DroppedTopic {
  readonly name: string
  readonly reason: TopicDrop
}

/** What has no name to be offered by. */
export interface Unnamed {
  readonly drop: TopicDrop
}

export interface Choice<Named> {
  readonly chosen: ReadonlyArray<Named>
  /** What was left out, in rank order. */
  readonly dropped: ReadonlyArray<DroppedTopic>
}

/** Of ten topics so many may answer the same kind of question: a list of dishes is no list of topics. */
const alikeOf = { narrow: 3, umbrella: 5 } as const
/** What chance explains less often than this stands beside any others. */
const plainly = 0.005

const isOneOfMany = (told: Told, chosen: ReadonlyArray<Told>, limit: number): boolean =>
  told.shares !== null &&
  told.tail > plainly &&
  chosen.filter(({ shares }) => shares === told.shares).length >=
    Math.ceil((limit * alikeOf[told.shares === "umbrella" ? "umbrella" : "narrow"]) / 10)

const reasonAgainst = (
  trend: Told,
  stretch: Stretch,
  chosen: ReadonlyArray<Told>,
  limit: number,
): TopicDrop | null => {
  if (gateOf(trend.subject.name) !== null || isSuppressed(trend, stretch)) return "sensitive"
  if (isPushed(trend)) return "promotion"
  const isTold = isCovered(trend, chosen) || isSaidOfOthers(trend, chosen)
  return isTold || isOneOfMany(trend, chosen, limit) ? "duplicate" : null
}

/** Topics of a list that are seen at once. */
export const seenAtOnce = 10

/**
 * The first `limit` trends that may be offered: none about crises, emergencies, minors, sex or getting drugs, none
 * that somebody advertises, none that is the subject of one before it, and no more than some of the same question.
 * What only fills a list stands among those seen at once, or nowhere. `nameOf` names one that has a place, behind
 * those named before it, or says why it cannot be called by any name; the next has its place then.
 */
export const chosenOf = <T extends Told, Named extends object>(
  { ranked, fills = new Set() }: { readonly ranked: ReadonlyArray<T>; readonly fills?: ReadonlySet<Told> },
  stretch: Stretch,
  limit: number,
  nameOf: (trend: T, before: ReadonlyArray<Named>) => Named | Unnamed,
): Choice<Named> => {
  const placed: Array<T> = []
  const chosen: Array<Named> = []
  const dropped: Array<DroppedTopic> = []
  /** Refused once, a subject is not offered by another name or by a question on it either. */
  const refused: Array<T> = []
  const reasonNow = (trend: T): TopicDrop | null => {
    if (placed.length >= (fills.has(trend) ? Math.min(limit, seenAtOnce) : limit)) return "outranked"
    return isCovered(trend, refused) ? "sensitive" : reasonAgainst(trend, stretch, placed, limit)
  }
  for (const trend of ranked) {
    const reason = reasonNow(trend)
    const named = reason === null ? nameOf(trend, chosen) : { drop: reason }
    if ("drop" in named) {
      if (named.drop === "sensitive") refused.push(trend)
      dropped.push({ name: trend.subject.name, reason: named.drop })
    } else {
      placed.push(trend)
      chosen.push(named)
    }
  }
  return { chosen, dropped }
}
