import { knownConceptsOf } from "#topic/concepts.ts"
import type { ReadPost } from "#topic/read-post.ts"
import { subjectOf, type Subject } from "#topic/subjects.ts"
import { aboutness, type Head } from "#topic/telling.ts"
import type { Paraphrase } from "#topic/topic.ts"
import { vectorOf } from "#topic/lexicon.ts"
import { aspectsOf } from "./aspects.ts"
import { openings } from "./intent-phrases.ts"
import { askingOf } from "./phrases.ts"
import { sortOf } from "./sorts.ts"

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

/** Every run of words that is one longer than may be shared. */
const runsOf = (text: string): ReadonlyArray<string> => {
  const words = wordsIn(text)
  return words.slice(mostSharedWords).map((_, i) => words.slice(i, i + mostSharedWords + 1).join(" "))
}

const besides = (post: ReadPost, subject: Subject): string | null => {
  const own = subject.concept.split("_")
  const around = vectorOf([])
  for (const concept of knownConceptsOf(post.terms)) {
    if (concept.split("_").some((part) => own.includes(part))) continue
    const other = subjectOf(concept, null, around)
    if (other?.listed === true && other.name !== subject.name) return other.name
  }
  return null
}

const sentence = (post: ReadPost, head: Head, withAspect: boolean): string => {
  const { subject } = head
  const { intent } = post
  const opening = openings[intent === "community_meta" ? "news_and_content" : intent].replace(
    "{n}",
    subject.name,
  )
  const aspect = withAspect ? aspectsOf(post, head)[0] : undefined
  const other = besides(post, subject)
  const asks =
    aspect === undefined
      ? ""
      : `${post.question ? ", asking" : "; it is about"} ${askingOf(aspect, sortOf(subject))}`
  return `${opening}${other === null ? "" : `, next to ${other}`}${asks}.`
}

/**
 * What people ask, in our own words: built from what a post was found to be about, never from its sentences. Checked
 * against the text of every post of the topic; a sentence that comes too close to one is shortened or left out. Posts that
 * name the subject only in passing are not told while others are.
 */
export const paraphrasesOf = (head: Head, posts: ReadonlyArray<ReadPost>): ReadonlyArray<Paraphrase> => {
  const readable = posts.filter(({ text, sensitive }) => text !== null && sensitive === null)
  const about = readable.filter((post) => aboutness(post, head) > 0)
  const speaking = about.length > 0 ? about : readable
  const theirs = new Set(readable.flatMap(({ text }) => runsOf(`${text?.title ?? ""} . ${text?.body ?? ""}`)))
  const isOurs = (text: string): boolean => !runsOf(text).some((run) => theirs.has(run))
  const seen = new Set<string>()
  return speaking
    .toSorted((a, b) => b.score + 2 * b.comments - (a.score + 2 * a.comments) || (a.id < b.id ? -1 : 1))
    .flatMap((post): ReadonlyArray<Paraphrase> => {
      const text = [sentence(post, head, true), sentence(post, head, false)].find(
        (candidate) => !seen.has(candidate) && isOurs(candidate),
      )
      if (text === undefined || post.text === null) return []
      seen.add(text)
      return [
        {
          text,
          community: post.community,
          upvotes: post.score,
          comments: post.comments,
          url: post.text.permalink,
        },
      ]
    })
    .slice(0, mostParaphrases)
}
