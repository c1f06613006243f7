import type { Ask } from "#evidence/finding.ts"
import type { ReadingWords } from "#language/reading.ts"
import { holdsConcept } from "#reading/concepts.ts"
import { ownAsksIn, ownTermsOf } from "#reading/in-language.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { unmarked } from "#text/letters.ts"

/** A question of so few words leaves to the title what it is about: "Yan etkisi var mı?" */
const mostElliptic = 5

const sentencesOf = (text: string): ReadonlyArray<string> =>
  text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))

/**
 * What a post itself asks about a concept: what its asking sentences ask that name it, the title's first, and what a short
 * question asks under a title that names it.
 */
export const spokenAsksOf = (
  { text }: ReadPost,
  concept: string,
  words: ReadingWords,
): ReadonlyArray<Ask> => {
  if (text === null) return []
  const names = (sentence: string): boolean => {
    const terms = ownTermsOf(sentence, words).map(({ stem }) => stem)
    return holdsConcept(terms, concept) || concept.split("_").every((part) => terms.includes(part))
  }
  const isAsked = (sentence: string): boolean =>
    words.asksAtEnd.test(unmarked(sentence)) || words.question.test(unmarked(sentence))
  const isTitled = names(text.title)
  const isShort = (sentence: string): boolean => sentence.trim().split(/\s+/).length <= mostElliptic
  const put = [
    ...sentencesOf(text.title).filter((sentence) => isAsked(sentence) && (isTitled || names(sentence))),
    ...sentencesOf(text.body).filter(
      (sentence) => sentence.trim().endsWith("?") && (names(sentence) || (isTitled && isShort(sentence))),
    ),
  ]
  return [...new Set(put.flatMap((sentence) => ownAsksIn(sentence, [], words).title))]
}
