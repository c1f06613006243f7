import { type NewFact, whyNowSaid } from "#language/why-now.ts"
import { holdingIn } from "#reading/numbered-terms.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Language } from "#script/settings.ts"
import { atOnceOf, newPlacesOf } from "#trend/at-once.ts"
import { dateOf } from "#trend/evidence.ts"
import { type Oftener, oftenerIn, oftenerThan } from "#trend/oftener.ts"
import { daysBefore, historyDays, type Stretch } from "#trend/window.ts"
import type { AtOnce, Companion, WhyNow, WhyNowFact } from "./topic.ts"

/**
 * A topic is chosen among thousands of concepts for having many posts, so whatever comes of many posts must be this
 * unlikely: on shuffled days (three times twenty of the archive) no topic of 324 gets such a chip, and at .001 one in
 * a hundred does.
 */
const byChanceAmongAll = 0.0002
/** What was first seen within these days, after weeks of silence, has just begun. */
const freshDays = 7
/** So much of the history must have been read before "not seen before" says anything. */
const leastHistory = 21
/**
 * What chance alone brings as often as this is no reason: of ten topics a day, one in ten days would bear a chip that
 * says nothing. Stricter than the test that makes a topic (false discoveries 0.1), since a topic without a chip is
 * no loss.
 */
const byChance = 0.01
/** Two communities write of the same on any day; what usually none writes of is told by its number of posts. */
const leastAtOnce = { now: 3, usual: 1, times: 2 }

/** What is counted of a topic, and how its language names what its posts hold. */
export interface Counted {
  /** What its posts are counted by, to be looked for in all posts. */
  readonly concept: string
  readonly posts: ReadonlyArray<ReadPost>
  readonly history: ReadonlyArray<ReadPost>
  readonly expected: number
  /** How likely so many posts are by chance. */
  readonly tail: number
  readonly language: Language
  /** Its posts are those that put one question, not all on the subject. */
  readonly byQuestion: boolean
  /** A word that nobody wrote in the weeks before; asked for only where those weeks are known. */
  readonly newWord: () => WhyNow["word"]
  /** The subject whose posts these are a part of, and what tells them from the others; null where it has all of them. */
  readonly wider: { readonly concept: string; readonly name: string; readonly part: string } | null
  /** What a post names beside the subject. */
  readonly namesOf: (post: ReadPost) => Iterable<string>
}

/** Whether three weeks before the window were read: else nothing can be said of what was not there. */
const isKnown = ({ asOf, history, baseline }: Stretch): boolean => {
  const [first] = history
  return baseline === "warm" && first !== undefined && daysBefore(asOf, first.createdAt) >= leastHistory
}

const firstOf = (posts: ReadonlyArray<ReadPost>): ReadPost | undefined =>
  posts.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))[0]

type Facts = Omit<WhyNowFact & { readonly kind: "more_posts" }, "kind">

/**
 * The first post on it, where it is of this week: in any post, since some topics count the posts of one question alone.
 * So many posts must stand out among all that is counted: something rare comes up for the first time every day.
 */
const justBegun = (own: Counted, stretch: Stretch) => {
  const isFresh = (post: ReadPost | undefined): post is ReadPost =>
    post !== undefined && daysBefore(stretch.asOf, post.createdAt) < freshDays
  if (own.byQuestion || own.tail > byChanceAmongAll || !isFresh(firstOf([...own.history, ...own.posts])))
    return null
  const first = firstOf(holdingIn([...stretch.history, ...stretch.window], own.concept))
  return isFresh(first) ? { day: dateOf(first.createdAt), community: first.community } : null
}
/** What posts on a wider subject name far oftener than they did, where the topic is of just those. */
const partOf = ({ concept, wider }: Counted, { window, history }: Stretch): Companion | null => {
  // London in posts on the London Marathon is no news.
  if (wider === null || wider.name.toLowerCase().includes(wider.part.toLowerCase())) return null
  const spoken = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<ReadPost> =>
    oncePerAuthor(holdingIn(posts, wider.concept).filter(({ sensitive }) => sensitive === null))
  const [now, before] = [spoken(window), spoken(history)]
  const found = oftenerThan(wider.part, {
    posts: holdingIn(now, concept).length,
    among: now.length,
    before: holdingIn(before, concept).length,
    amongBefore: before.length,
  })
  return found === null ? null : told(found, now.length, wider.name)
}

/** What its posts name far oftener than posts on it did. */
const besideOf = ({ posts, history, namesOf }: Counted): Companion | null => {
  const [best] = oftenerIn(posts, history, namesOf)
  return best === undefined ? null : told(best, posts.length, null)
}

const told = ({ name, posts, usual, tail }: Oftener, among: number, on: string | null): Companion | null =>
  tail > byChance ? null : { name, posts, among, usual: Math.round(usual), on }

const oncePerAuthor = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<ReadPost> => {
  const seen = new Set<string>()
  return posts.filter(({ authorKey }) => {
    const isNew = authorKey === null || !seen.has(authorKey)
    if (authorKey !== null) seen.add(authorKey)
    return isNew
  })
}

/** Communities that never spoke of it: of the subject, whatever part of its posts is counted. */
const isNewThere = ({ concept }: Counted, places: ReadonlyArray<string>, { history }: Stretch): boolean =>
  holdingIn(
    history.filter(({ community }) => places.includes(community)),
    concept,
  ).length === 0

/**
 * The communities that ask, where many more do in three days than usual; or else those that write of it. Topics are
 * chosen for having many posts, and many posts come from many places: so either there are far too many posts for
 * chance, or too many places for as many posts.
 */
const soManyOf = ({ posts, history, tail }: Counted, stretch: Stretch): AtOnce | null => {
  for (const asking of [true, false]) {
    const is = ({ question }: ReadPost): boolean => question || !asking
    const found = atOnceOf(posts.filter(is), history.filter(is), stretch)
    const { communities, usual } = found
    const chance = tail <= byChanceAmongAll ? found.tail : found.tailOfPosts
    const isMore = communities >= Math.max(leastAtOnce.now, leastAtOnce.times * usual)
    if (isMore && usual >= leastAtOnce.usual && chance <= byChance) return { asking, communities, usual }
  }
  return null
}

const factOf = (own: Counted, facts: Facts, stretch: Stretch): NewFact | null => {
  if (!isKnown(stretch)) return null
  const word = own.newWord()
  if (word !== null) return { kind: "new_word", ...facts, word }
  const firstSeen = justBegun(own, stretch)
  if (firstSeen !== null) return { kind: "first_seen", ...facts, firstSeen }
  const companion = partOf(own, stretch) ?? besideOf(own)
  if (companion !== null) return { kind: "companion", ...facts, companion }
  const places = newPlacesOf(own.posts, own.history)
  if (
    places.communities.length >= 2 &&
    places.tail <= byChance &&
    isNewThere(own, places.communities, stretch)
  )
    return { kind: "spread", ...facts }
  const atOnce = soManyOf(own, stretch)
  return atOnce === null ? null : { kind: "at_once", ...facts, atOnce }
}

/**
 * What is new about a topic, from its counts alone: a word that nobody wrote in the four weeks before; or the day and
 * place where the subject first came up, when that is this week; or what its posts name far oftener than usual; or the
 * communities that did not speak of it before; or that many more communities than usual ask at once. Each beyond chance
 * (`byChance`), or it is not said: null where no more than the number of posts rose, which stands beside it.
 */
export const whyNowOf = (own: Counted, stretch: Stretch): WhyNow | null => {
  const { posts, history, expected } = own
  const here = new Set(posts.map(({ community }) => community))
  const before = new Set(history.map(({ community }) => community))
  const first = firstOf([...history, ...posts])
  const fact = factOf(
    own,
    {
      posts: posts.length,
      expected,
      word: null,
      communities: here.size,
      newCommunities: [...here].filter((community) => !before.has(community)).toSorted(),
      firstSeen:
        isKnown(stretch) &&
        !own.byQuestion &&
        first !== undefined &&
        daysBefore(stretch.asOf, first.createdAt) < historyDays
          ? { day: dateOf(first.createdAt), community: first.community }
          : null,
    },
    stretch,
  )
  return fact === null ? null : { ...fact, says: whyNowSaid(fact, own.language) }
}
