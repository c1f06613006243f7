import { holdsConcept } from "#reading/concepts.ts"
import { tellsOfIllRelative } from "#reading/ill-relative.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Head } from "#topic/telling.ts"
import type { Paraphrase } from "#topic/topic.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { plateVoicesOf } from "./plate-voices.ts"
import { voicesOf } from "./voices.ts"

const wordsIn = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The most words in a row that two texts share. */
export const longestSharedRun = (a: string, b: string): number => {
  const left = wordsIn(a)
  const right = wordsIn(b)
  let longest = 0
  let before = Array.from({ length: right.length + 1 }, () => 0)
  for (const word of left) {
    const row = Array.from({ length: right.length + 1 }, () => 0)
    for (let j = 1; j <= right.length; j++) {
      if (right[j - 1] === word) {
        const run = (before[j - 1] ?? 0) + 1
        row[j] = run
        if (run > longest) longest = run
      }
    }
    before = row
  }
  return longest
}

/** No paraphrase may share more words in a row with any post. */
export const mostSharedWords = 5
const mostParaphrases = 5
/** A plate says less than a question: where posts put some it fills up to so many. */
const mostPlates = 2

/** Every run of words that is one longer than may be shared, with a space before and behind it. */
const runsOf = (text: string): ReadonlyArray<string> => {
  const words = wordsIn(text)
  return words.slice(mostSharedWords).map((_, i) => ` ${words.slice(i, i + mostSharedWords + 1).join(" ")} `)
}

/** The words of posts in a row, those of each between spaces on a line of its own. */
const saidIn = (posts: ReadonlyArray<ReadPost>): string =>
  posts.map(({ text }) => ` ${wordsIn(`${text?.title ?? ""} . ${text?.body ?? ""}`).join(" ")} `).join("\n")

/** The same opening twice in a row of quotations sounds like a form: the first two words count. */
const openingOf = (text: string): string => wordsIn(text).slice(0, 2).join(" ")

/**
 * What people ask, as a person would say it: built from what a clause of the post itself says of the subject, never in its words.
 * Checked against the text of every post of the topic; a sentence that comes too close to one is left out, and no two
 * start alike. A post of which nothing true could be said has none, and who writes of the `narrower` thing that the
 * topic is called by asks about that.
 */
export const paraphrasesOf = (
  head: Head,
  posts: ReadonlyArray<ReadPost>,
  narrower: Subject = head.subject,
): ReadonlyArray<Paraphrase> => {
  const calledIn = ({ terms }: ReadPost): Subject =>
    holdsConcept(terms, narrower.concept) ? narrower : head.subject
  const readable = posts.filter(({ text, sensitive }) => text !== null && sensitive === null)
  let theirs: string | null = null
  const isOurs = (text: string): boolean =>
    !runsOf(text).some((run) => (theirs ??= saidIn(readable)).includes(run))
  const byNotice = readable
    .filter(({ text }) => text !== null && !tellsOfIllRelative(text))
    .toSorted((a, b) => b.score + 2 * b.comments - (a.score + 2 * a.comments) || (a.id < b.id ? -1 : 1))
  const openings = new Set<string>()
  const told = (from: ReadonlyArray<ReadPost>, most: number, sentencesOf: typeof voicesOf) =>
    toldBy(from, { most, openings, isOurs }, (post) => sentencesOf(post, calledIn(post)))
  const asked = told(byNotice, mostParaphrases, voicesOf)
  const urls = new Set(asked.map(({ url }) => url))
  const silent = byNotice.filter(({ text }) => text !== null && !urls.has(text.permalink))
  return [...asked, ...told(silent, mostPlates - asked.length, plateVoicesOf)]
}

interface Telling {
  readonly most: number
  /** Openings that are used; those of what is told are added. */
  readonly openings: Set<string>
  readonly isOurs: (text: string) => boolean
}

/** One sentence of ours a post, in the posts' order, until there are enough; none opens as one before it. */
const toldBy = (
  posts: ReadonlyArray<ReadPost>,
  { most, openings, isOurs }: Telling,
  sentencesOf: (post: ReadPost) => ReadonlyArray<string>,
): ReadonlyArray<Paraphrase> => {
  const told: Array<Paraphrase> = []
  for (const post of posts) {
    if (told.length >= most) break
    const text = sentencesOf(post).find((one) => !openings.has(openingOf(one)) && isOurs(one))
    if (text === undefined || post.text === null) continue
    openings.add(openingOf(text))
    const { community, score: upvotes, comments } = post
    told.push({ text, community, upvotes, comments, url: post.text.permalink })
  }
  return told
}
