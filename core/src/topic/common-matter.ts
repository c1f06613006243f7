import { otherWordsOf } from "#reading/other-words.ts"
import { similarity } from "#text/lexicon.ts"
import type { Told } from "#trend/trends.ts"

/** More posts than these are talk about something, wherever they stand. */
const few = 4
/** So few other words say nothing of what a post is about. */
const fewWords = 4
/** Posts on one thing have more to do with each other than this (mean of the angles between their other words). */
const strangers = 0.3

/**
 * Whether few posts, each of another community, share a word and nothing else: "wraps" of a study, of a baby and on a
 * plate. Of 36 names on 14 days that a judge read, two were so, both untrue of their posts, and none that was true.
 */
export const isSharedByStrangers = ({
  concept,
  subject,
  posts,
  significant,
}: Pick<Told, "concept" | "subject" | "posts" | "significant">): boolean => {
  const communities = new Set(posts.map(({ community }) => community))
  if (significant || posts.length > few || communities.size < posts.length) return false
  const own = [...concept.split("_"), ...subject.concept.split("_")]
  const words = posts.map((post) => otherWordsOf(post, own)).filter(({ count }) => count >= fewWords)
  const directions = words.map(({ direction }) => direction())
  const pairs = directions.flatMap((one, at) =>
    directions.slice(at + 1).map((other) => similarity(one, other)),
  )
  return pairs.length > 1 && pairs.reduce((sum, pair) => sum + pair, 0) < strangers * pairs.length
}
