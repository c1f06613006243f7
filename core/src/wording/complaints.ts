import { knownConceptsOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { subjectOfCommunity } from "#topic/asking.ts"
import type { Head } from "#topic/telling.ts"
import {
  isBroad,
  isListed,
  subjectOf,
  type Subject,
  type SubjectKind,
  writtenFileOf,
} from "#vocabulary/subjects.ts"
import { spokenTermsOf } from "./facets.ts"
import { sentenceOf } from "./grammar.ts"
import { isGrave } from "./grave.ts"
import type { Idea } from "./idea.ts"
import { type Sort, sortOf } from "./sorts.ts"
import { turnedBy } from "./turns.ts"

const none = new Float64Array()
const suffered: ReadonlySet<Sort> = new Set(["ill", "sore"])
const beside: ReadonlySet<SubjectKind> = new Set(["condition", "symptom", "skincare"])

/** What one in so many posts asks about is a matter of the topic. */
const oneIn = 3
const mostNamed = 3

/** Scars, where posts on acne write of them, are acne scars. */
const narrowerOf = (said: ReadonlyArray<string>, concept: string): ReadonlyArray<string> =>
  said.map((term) => `${concept}_${term}`).filter((pair) => isListed(pair))

const isOther = (one: Subject, subject: Subject): boolean => {
  const file = writtenFileOf(one.concept)
  return one.name !== subject.name && (file === undefined || file !== writtenFileOf(subject.concept))
}

/**
 * The complaints, and what is put on the skin, that posts on a complaint name where they say what they are about: the most
 * frequent first. Another word for the subject itself is none.
 */
export const complaintsIn = (posts: ReadonlyArray<ReadPost>, head: Head): ReadonlyArray<Subject> => {
  const { subject } = head
  if (!suffered.has(sortOf(subject)) || isGrave(subject)) return []
  const found = new Map<string, { readonly one: Subject; posts: number }>()
  for (const post of posts) {
    const said = spokenTermsOf(post)
    const concepts = knownConceptsOf(said)
    const isOn =
      concepts.some((one) => one === head.concept || one === subject.concept) ||
      subjectOfCommunity(post.community)?.name === subject.name
    if (!isOn) continue
    const parts = new Set(
      concepts.flatMap((one) => (one.includes("_") && isListed(one) ? one.split("_") : [])),
    )
    const named = [...concepts.filter((one) => !parts.has(one)), ...narrowerOf(said, subject.concept)]
    for (const concept of new Set(named)) {
      const one = isListed(concept) && !isBroad(concept) ? subjectOf(concept, null, none) : null
      if (one === null || !isOther(one, subject) || isGrave(one)) continue
      if (!beside.has(one.kind) || (one.kind === "skincare" && isNamedAfter(one, subject))) continue
      const own = found.get(one.name) ?? { one, posts: 0 }
      own.posts += 1
      found.set(one.name, own)
    }
  }
  return [...found.values()]
    .filter((own) => own.posts * oneIn >= posts.length)
    .toSorted((a, b) => b.posts - a.posts || (a.one.name < b.one.name ? -1 : 1))
    .slice(0, mostNamed)
    .map(({ one }) => one)
}

/** Ways to film what comes with a complaint {n}, or belongs to it, {a}. */
const forms = {
  beside: [
    "{a} with {n}: what you ask first, and what you would look at before anything else",
    "Somebody with {n} is most bothered by {a}: where you begin, and what can wait",
  ],
  within: [
    "{a}: what you ask first, what can be done, and what only time does",
    "Somebody is most bothered by {a}: where you begin, and what you would not promise",
  ],
  put: [
    "{a} and {n}: what {a:it is|they are} for, and when you would leave {a:it|them} off",
    "Somebody with {n} puts on {a}: what you ask about the rest of the shelf",
  ],
}

const isNamedAfter = ({ name }: Subject, subject: Subject): boolean =>
  name.toLowerCase().includes(subject.name.toLowerCase())

const formsFor = (one: Subject, subject: Subject): ReadonlyArray<string> =>
  one.kind === "skincare" ? forms.put : isNamedAfter(one, subject) ? forms.within : forms.beside

/** Ideas on what posts on a complaint name with it: one row for each. */
export const complaintIdeas = (
  subject: Subject,
  named: ReadonlyArray<Subject>,
  turn: number,
): ReadonlyArray<ReadonlyArray<Idea>> =>
  named.map((one) =>
    turnedBy(formsFor(one, subject), turn).map((form) => ({
      form,
      angle: sentenceOf(form, subject, { a: one.name }),
    })),
  )
