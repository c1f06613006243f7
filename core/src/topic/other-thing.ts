import type { ReadPost } from "#reading/read-post.ts"
import { wordsIn } from "#text/tokens.ts"
import { isOtherThing } from "#vocabulary/other-things.ts"
import { areOtherWords, hasOtherWords } from "#vocabulary/other-words.ts"
import { isListed, subjectOf, type SubjectKind } from "#vocabulary/subjects.ts"
import { isMadeOfIt } from "#wording/itself.ts"
import { subjectOfCommunity } from "./asking.ts"
import type { Head } from "./telling.ts"

const none = new Float64Array()

/** Kinds of which a longer name is another thing: fish oil is no fish, chicken breast no part of one's body. */
const others: { readonly [K in SubjectKind]?: ReadonlyArray<SubjectKind> } = {
  food: ["measure", "supplement", "skincare", "medicine", "gear"],
  body: ["food", "meal"],
  organ: ["food", "meal"],
}

/**
 * Whether a post writes the word of a row only as another of its stem ("lungs" of lunges), as far as it has text to tell by.
 * In a community that is named after the subject, a cycle is a bicycle.
 */
export const writesOtherWord = (
  { community, text }: Pick<ReadPost, "community" | "text">,
  { subject: { concept, listed, name } }: Pick<Head, "subject">,
): boolean =>
  text !== null &&
  listed &&
  hasOtherWords(concept) &&
  subjectOfCommunity(community)?.name !== name &&
  areOtherWords(wordsIn(`${text.title} . ${text.body}`), concept)

/**
 * Whether a post holds a word only where it is part of the name of another thing: of one that a list has under such a
 * kind, of one that a list says to be another ("sweet potatoes"), or of what is made of a food.
 */
export const standsForOther = (
  { terms }: Pick<ReadPost, "terms">,
  { concept, subject }: Pick<Head, "concept" | "subject">,
): boolean => {
  // What posts call by a longer name themselves is that thing.
  if (concept.includes("_") || (!subject.listed && subject.name.includes(" "))) return false
  const kinds = others[subject.kind] ?? []
  const isOther = (pair: string): boolean => {
    if (pair === subject.concept) return false
    if (isOtherThing(pair, concept)) return true
    const kind = isListed(pair) ? subjectOf(pair, null, none)?.kind : undefined
    return kind !== undefined && kinds.includes(kind)
  }
  const places = terms.flatMap((term, at) => (term === concept ? [at] : []))
  return (
    places.length > 0 &&
    places.every((at) => {
      const [before = "", after = ""] = [terms[at - 1], terms[at + 1]]
      return (
        isOther(`${before}_${concept}`) ||
        isOther(`${concept}_${after}`) ||
        (subject.kind === "food" && isMadeOfIt(after))
      )
    })
  )
}
