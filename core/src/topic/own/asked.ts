import type { Ask } from "#evidence/finding.ts"
import type { TopicWords } from "#language/topic-words.ts"
import { holdsConcept } from "#reading/concepts.ts"
import type { ReadingWords } from "#language/reading.ts"
import type { ReadPost } from "#reading/read-post.ts"

/** What reads a language and words its topics. */
export interface OwnWords {
  readonly reading: ReadingWords
  readonly topics: TopicWords
}

const titleOf = ({ terms, titled }: ReadPost): ReadonlyArray<string> => terms.slice(0, titled)
const questionsOf = ({ terms, titled, about }: ReadPost): ReadonlyArray<string> => terms.slice(titled, about)

const holds = (terms: ReadonlyArray<string>, concept: string): boolean =>
  holdsConcept(terms, concept) || concept.split("_").every((part) => terms.includes(part))

/** Whether a title names a concept. */
export const isTitled = (post: ReadPost, concept: string): boolean => holds(titleOf(post), concept)

/**
 * What one post asks about a concept: all that it asks when its title names that, and what its questions ask when only
 * they do. Goes by what is counted of a post, so a month of posts is asked as the last days are.
 */
export const ownAsksOf = (post: ReadPost, concept: string): ReadonlyArray<Ask> => {
  const { title, questions } = post.ownAsks
  if (isTitled(post, concept)) return [...new Set([...title, ...questions])]
  return holds(questionsOf(post), concept) ? questions : []
}

/** How many posts put each question, the commonest first. */
export const ownAskedIn = (
  posts: ReadonlyArray<ReadPost>,
  concept: string,
  words: OwnWords,
): ReadonlyArray<{ readonly ask: Ask; readonly posts: number }> => {
  const counts = new Map<Ask, number>()
  for (const post of posts)
    for (const ask of ownAsksOf(post, concept)) counts.set(ask, (counts.get(ask) ?? 0) + 1)
  const order = words.reading.asks.map(([ask]) => ask)
  return [...counts]
    .map(([ask, count]) => ({ ask, posts: count }))
    .toSorted((a, b) => b.posts - a.posts || order.indexOf(a.ask) - order.indexOf(b.ask))
}
