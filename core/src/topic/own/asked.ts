import type { Ask } from "#evidence/finding.ts"
import type { TopicWords } from "#language/topic-words.ts"
import { holdsConcept } from "#reading/concepts.ts"
import { ownTermsOf } from "#reading/in-language.ts"
import type { ReadingWords } from "#language/reading.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { unmarked } from "#text/letters.ts"

/** What reads a language and words its topics. */
export interface OwnWords {
  readonly reading: ReadingWords
  readonly topics: TopicWords
}

const holds = (text: string, concept: string, { reading }: OwnWords): boolean => {
  const terms = ownTermsOf(text, reading).map(({ stem }) => stem)
  return concept.split("_").every((part) => terms.includes(part)) || holdsConcept(terms, concept)
}

/** Whether a title names a concept. */
export const isTitled = ({ text }: ReadPost, concept: string, words: OwnWords): boolean =>
  text !== null && holds(text.title, concept, words)

/** What one post asks about a concept: in its title when that names it, and in the questions of its body. */
export const ownAsksOf = (post: ReadPost, concept: string, words: OwnWords): ReadonlyArray<Ask> => {
  const { text } = post
  if (text === null) return []
  const titled = isTitled(post, concept, words)
  const questions = text.body
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.trim().endsWith("?") && (titled || holds(sentence, concept, words)))
  const said = [...(titled ? [text.title] : []), ...questions].map(unmarked)
  return words.topics.asks.flatMap(([ask, pattern]) => (said.some((one) => pattern.test(one)) ? [ask] : []))
}

/** How many posts put each question, the commonest first. */
export const ownAskedIn = (
  posts: ReadonlyArray<ReadPost>,
  concept: string,
  words: OwnWords,
): ReadonlyArray<{ readonly ask: Ask; readonly posts: number }> => {
  const counts = new Map<Ask, number>()
  for (const post of posts)
    for (const ask of ownAsksOf(post, concept, words)) counts.set(ask, (counts.get(ask) ?? 0) + 1)
  const order = words.topics.asks.map(([ask]) => ask)
  return [...counts]
    .map(([ask, count]) => ({ ask, posts: count }))
    .toSorted((a, b) => b.posts - a.posts || order.indexOf(a.ask) - order.indexOf(b.ask))
}
