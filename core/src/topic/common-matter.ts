import { otherWordsOf } from "#reading/other-words.ts"
import { lookUp, similarity } from "#text/lexicon.ts"
import type { Told } from "#trend/trends.ts"
import type { SubjectKind } from "#vocabulary/subjects.ts"

/** What posts share no question on. */
type Bare = Pick<Told, "concept" | "subject" | "posts" | "significant" | "tail" | "tells">

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
}: Omit<Bare, "tail" | "tells">): boolean => {
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

/** Chance brings up a word of all days oftener than this on its own. */
const byChance = 0.01
/** Below this log-ratio a word is not much more common in health forums than elsewhere. */
const ofAllDays = 3
/** So many communities for so many posts, and hardly two posts stand in one. */
const scattered = { communities: 3, share: 0.75 }

/** What somebody has, takes or does for his health is a matter of its own in any community whose posts are about it. */
const ofHealth: ReadonlySet<SubjectKind> = new Set([
  "body",
  "condition",
  "diet",
  "exercise",
  "habit",
  "medicine",
  "organ",
  "supplement",
  "symptom",
  "therapy",
])

/**
 * Whether a name that is at home everywhere ("coaches"), or that posts only name ("surgery"), stands in nearly as many
 * communities as there are posts, and no more of them than chance may bring. At three in a thousand, of 91 names on 42 days that three judges read,
 * 19 were so: 8 of the 18 untrue ones among them, and 4 of 40 that could be filmed.
 */
export const isScattered = ({ concept, subject, posts, significant, tail, tells }: Bare): boolean => {
  const known = lookUp(concept)
  const communities = new Set(posts.map(({ community }) => community)).size
  return (
    !significant &&
    tail > byChance &&
    (tells === "word" || !ofHealth.has(subject.kind)) &&
    known !== undefined &&
    (known.specificity ?? 0) < ofAllDays &&
    communities >= Math.max(scattered.communities, scattered.share * posts.length)
  )
}
