import { writtenCommunity } from "#reading/community-name.ts"
import { holdsConcept, stemsOf } from "#reading/concepts.ts"
import { wordsIn } from "#reading/held-posts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { lookUp } from "#text/lexicon.ts"
import { dateOf } from "#trend/evidence.ts"
import type { Trend } from "#trend/trends.ts"
import { daysBefore, historyDays, type Stretch } from "#trend/window.ts"
import { phraseOf } from "./naming.ts"
import type { WhyNow } from "./topic.ts"

/** A word stands for what is new when so many of the posts, and half of them, hold it. */
const leastPosts = 3
/** What was first seen within these days, after weeks of silence, has just begun. */
const freshDays = 7
/** So much of the history must have been read before "not seen before" says anything. */
const leastHistory = 21

/** The stems of the weeks before the window. */
export type SeenBefore = ReadonlySet<string>

export const seenBefore = ({ history }: Stretch): SeenBefore => wordsIn(history)

const daysRead = ({ asOf, history }: Stretch): number => {
  const [first] = history
  return first === undefined ? 0 : daysBefore(asOf, first.createdAt)
}

/** The stem that most of the posts hold and nobody wrote in the weeks before; of several one that no forum knew before. */
const newStemOf = (
  posts: ReadonlyArray<ReadPost>,
  seen: SeenBefore,
): { readonly stem: string; readonly posts: number } | null => {
  const counts = new Map<string, number>()
  for (const { terms } of posts)
    for (const stem of stemsOf(terms)) if (!seen.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const isOld = (stem: string): number => Number(lookUp(stem) !== undefined)
  const [best] = [...counts].toSorted(
    (a, b) => b[1] - a[1] || isOld(a[0]) - isOld(b[0]) || (a[0] < b[0] ? -1 : 1),
  )
  if (best === undefined || best[1] < Math.max(leastPosts, posts.length / 2)) return null
  return { stem: best[0], posts: best[1] }
}

/** Two words or more that are written with capitals or figures: "Urolithin A". */
const isName = (phrase: string): boolean => /(?:^|\s)[\p{Lu}\d].*\s[\p{Lu}\d]/u.test(phrase)

/** The new word as its posts write it: by itself, since what they say of it ("x cures y") is nothing to repeat, or as a name. */
const wordOf = (stem: string, posts: ReadonlyArray<ReadPost>): string | null => {
  const holding = posts.filter(({ terms }) => holdsConcept(terms, stem))
  const phrase = phraseOf(stem, holding)
  return phrase === null || isName(phrase) ? phrase : phraseOf(stem, holding, 1)
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** "17 Nov" */
const dayOf = (date: string): string =>
  `${Number(date.slice(8, 10))} ${months[Number(date.slice(5, 7)) - 1] ?? ""}`

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/**
 * What is new about a trend, from its counts alone: a word that nobody wrote in the four weeks before; or the day and
 * place where the subject first came up, when that is this week; or the communities that did not speak of it before;
 * or else how many more posts there are than usual.
 */
export const whyNowOf = (trend: Trend, stretch: Stretch, seen: SeenBefore): WhyNow => {
  const { posts, history, expected } = trend
  const here = new Set(posts.map(({ community }) => community))
  const before = new Set(history.map(({ community }) => community))
  const fresh = [...here].filter((community) => !before.has(community)).toSorted()
  const [first] = [...history, ...posts].toSorted(
    (a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1),
  )
  const known = stretch.baseline === "warm" && daysRead(stretch) >= leastHistory
  const fact = {
    posts: posts.length,
    expected,
    communities: here.size,
    newCommunities: fresh,
    firstSeen:
      known && first !== undefined && daysBefore(stretch.asOf, first.createdAt) < historyDays
        ? { day: dateOf(first.createdAt), community: first.community }
        : null,
  }
  const newStem = known ? newStemOf(posts, seen) : null
  const word = newStem === null ? null : wordOf(newStem.stem, posts)
  if (newStem !== null && word !== null) {
    const says = `New word: ${word}, in ${newStem.posts} of ${posts.length} posts`
    return { ...fact, kind: "new_word", word: { text: word, posts: newStem.posts }, says }
  }
  const { firstSeen } = fact
  if (firstSeen !== null && first !== undefined && daysBefore(stretch.asOf, first.createdAt) < freshDays) {
    const now = here.size > 1 ? `, now in ${here.size} communities` : ""
    const says = `First seen ${dayOf(firstSeen.day)} in ${writtenCommunity(firstSeen.community)}${now}`
    return { ...fact, kind: "first_seen", word: null, says }
  }
  if (history.length > 0 && fresh.length >= 2) {
    const says = `New in ${fresh.length} of ${here.size} communities: ${fresh.slice(0, 2).map(writtenCommunity).join(", ")}`
    return { ...fact, kind: "spread", word: null, says }
  }
  const usual = expected < 0.05 ? "none" : expected.toFixed(1)
  return {
    ...fact,
    kind: "more_posts",
    word: null,
    says: `${counted(posts.length, "post", "posts")} in three days, ${usual} would be usual`,
  }
}
