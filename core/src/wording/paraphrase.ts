import { holdsConcept } from "#reading/concepts.ts"
import { tellsOfIllRelative } from "#reading/ill-relative.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { aboutness, type Head } from "#topic/telling.ts"
import type { Paraphrase, UserIntent } from "#topic/topic.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { sentenceOf } from "./grammar.ts"
import { isAskable } from "./headings.ts"
import { voiceOf } from "./intent-phrases.ts"
import { plateVoicesOf } from "./plate-voices.ts"
import { putIn } from "./put.ts"
import { questionOf } from "./question.ts"
import { sortOf } from "./sorts.ts"
import { spread } from "./turns.ts"

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
const mostVoices = 2

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

/** The questions that a post asks, as a person would put them. */
const questionsFor = (post: ReadPost, head: Head, called: Subject): ReadonlyArray<string> =>
  head.subject.listed && sortOf(head.subject) !== "named"
    ? putIn(post, head, sortOf(head.subject))
        .filter((aspect) => isAskable(aspect, sortOf(head.subject)))
        .map((aspect) => questionOf(aspect, called))
    : []

/** What a post wants that asks nothing we could name. It would fit any subject: told only where no post asks more. */
const voicesFor = (post: ReadPost, subject: Subject): ReadonlyArray<string> => {
  // What no list has may be a name, an adjective or a joke: no sentence of ours fits them all.
  const sort = sortOf(subject)
  if (!subject.listed || sort === "named") return []
  const intent = post.intent === "community_meta" ? "news_and_content" : post.intent
  const isPlate = shows.has(intent) && (sort === "eaten" || sort === "limited")
  if (isPlate) return sort === "eaten" ? plateVoicesOf(post, subject) : []
  const voice = voiceOf(intent, sort, spread(subject.name))
  return voice === undefined ? [] : [sentenceOf(voice, subject)]
}

/** A plate that is shown is told by what lies on it. */
const shows: ReadonlySet<UserIntent> = new Set(["news_and_content", "personal_story", "experience_request"])

/**
 * What people ask, as a person would say it: built from what a post was found to be about, never from its sentences.
 * Checked against the text of every post of the topic; a sentence that comes too close to one is left out, and no two
 * start alike. Posts that name the subject only in passing are not told while others are, and who writes of the
 * `narrower` thing that the topic is called by asks about that.
 */
export const paraphrasesOf = (
  head: Head,
  posts: ReadonlyArray<ReadPost>,
  narrower: Subject = head.subject,
): ReadonlyArray<Paraphrase> => {
  const calledIn = ({ terms }: ReadPost): Subject =>
    holdsConcept(terms, narrower.concept) ? narrower : head.subject
  const readable = posts.filter(({ text, sensitive }) => text !== null && sensitive === null)
  const about = readable.filter((post) => aboutness(post, head) > 0)
  const speaking = about.length > 0 ? about : readable
  let theirs: string | null = null
  const isOurs = (text: string): boolean =>
    !runsOf(text).some((run) => (theirs ??= saidIn(readable)).includes(run))
  const byNotice = speaking
    .filter(({ text }) => text !== null && !tellsOfIllRelative(text))
    .toSorted((a, b) => b.score + 2 * b.comments - (a.score + 2 * a.comments) || (a.id < b.id ? -1 : 1))
  const told = (most: number, sentencesOf: (post: ReadPost, called: Subject) => ReadonlyArray<string>) =>
    toldBy(byNotice, most, isOurs, (post) => sentencesOf(post, calledIn(post)))
  const asked = told(mostParaphrases, (post, called) => questionsFor(post, head, called))
  return asked.length > 0 ? asked : told(mostVoices, voicesFor)
}

/** One sentence of ours a post, in the posts' order, until there are enough; none opens as one before it. */
const toldBy = (
  posts: ReadonlyArray<ReadPost>,
  most: number,
  isOurs: (text: string) => boolean,
  sentencesOf: (post: ReadPost) => ReadonlyArray<string>,
): ReadonlyArray<Paraphrase> => {
  const openings = new Set<string>()
  const told: Array<Paraphrase> = []
  for (const post of posts) {
    if (told.length === most) break
    const text = sentencesOf(post).find((one) => !openings.has(openingOf(one)) && isOurs(one))
    if (text === undefined || post.text === null) continue
    openings.add(openingOf(text))
    const { community, score: upvotes, comments } = post
    told.push({ text, community, upvotes, comments, url: post.text.permalink })
  }
  return told
}
