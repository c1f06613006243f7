import type { Subject, SubjectKind } from "#vocabulary/subjects.ts"
import { mealsOf } from "./grammar.ts"

/** Kinds of subject that take the same sentences. */
export const sorts = {
  taken: ["supplement"],
  prescribed: ["medicine"],
  eaten: ["food"],
  followed: ["diet"],
  trained: ["exercise"],
  played: ["sport"],
  sore: ["body"],
  ill: ["condition", "symptom"],
  kept: ["organ"],
  served: ["meal"],
  measured: ["measure"],
  bought: ["gear", "skincare"],
  treated: ["therapy"],
  lived: ["habit"],
  left: [],
  limited: [],
  worked: [],
  organised: ["profession"],
  raced: ["event"],
  named: ["term"],
} as const satisfies { readonly [sort: string]: ReadonlyArray<SubjectKind> }
export type Sort = keyof typeof sorts

const sortByKind = new Map<SubjectKind, Sort>(
  (Object.keys(sorts) as ReadonlyArray<Sort>) // the keys of the record above are exactly the sorts
    .flatMap((sort) => sorts[sort].map((kind): readonly [SubjectKind, Sort] => [kind, sort])),
)
/** Things people have in order to cut them down. */
const limits =
  /^(?:alcohol|beer|wine|liquor|soda|diet soda|soft drinks|energy drinks|sugar|added sugar|gluten|salt|sodium|artificial sweeteners|fast food|junk food)$/

/** They stand with the conditions, and nobody has or treats them. */
const noComplaint =
  /^(?:genetics|bacteria|yeast|tolerance|mental health|deficiencies|falling ill|symptoms|side effects)$/

/** Those of a trade who are people; the rest are its schools, exams and rules. */
const people =
  /(?:nurses|doctors|physicians|surgeons|dentists|dietitians|EMTs|assistants|trainers|pharmacists|technicians|preceptors|new grads)$/

/** Habits that people want to be rid of. */
const unwanted = /^(?:smoking|cigarettes|vaping|drinking|binge drinking|procrastination|nail biting)$/

/**
 * Which sentences a subject takes. Nutrients that are counted are no way of eating, though they stand with the diets,
 * a bad habit is none to live with,
 * and alcohol is no better or worse choice on the plate.
 */
export const sortOf = ({ kind, name }: Pick<Subject, "kind" | "name">): Sort => {
  if (kind === "diet" && /\bmacros$/.test(name)) return "measured"
  if (kind === "diet" && /\bcarbs$/.test(name)) return "limited"
  if ((kind === "condition" || kind === "symptom") && noComplaint.test(name)) return "named"
  if (kind === "profession" && people.test(name)) return "worked"
  if (kind === "habit" && unwanted.test(name)) return "left"
  if (kind === "food" && limits.test(name)) return "limited"
  return sortByKind.get(kind) ?? "lived"
}

/** What nobody suffers from: there an idea may play. */
const light: ReadonlySet<Sort> = new Set([
  "taken",
  "eaten",
  "followed",
  "trained",
  "played",
  "raced",
  "served",
  "bought",
])

/** Whether an idea on such a subject may play: nobody is ill, grieves or wants to be rid of it. */
export const isLight = (sort: Sort): boolean => light.has(sort)

/** What a trade says of itself: nobody has it or treats it. */
export const isOfTrade = (sort: Sort): boolean => sort === "worked" || sort === "organised"

/** A meal is named for its headings ("quick snack ideas"); in a sentence its ideas are meant. */
export const spokenAs = (subject: Subject): Subject =>
  subject.listed && sortOf(subject) === "served" ? { ...subject, name: `${subject.name} ideas` } : subject

/** The meals of a day are one, the others are counted. */
/** A part of the body that one has once, or twice, without a word for what ails it. */
const isPart = ({ kind, name }: Subject): boolean => kind === "body" && /^[a-z]+(?<!s)$/.test(name)

/** "4th of July" is the one of this year. */
const dated = /^\d+(?:st|nd|rd|th) of /i

/** A name as a heading of its own: snacks and slow cooker meals, but dinner. */
export const headedAs = (subject: Subject): string =>
  subject.listed && sortOf(subject) === "served" ? mealsOf(subject.name) : subject.name

/** What posts are on, as a sentence names it: snacks, the shoulder, the 4th of July. */
export const countedAs = (subject: Subject): string =>
  isPart(subject) || dated.test(subject.name) ? `the ${subject.name}` : headedAs(subject)

/** What a subject is to the person who asks: something to have or do, a state to be in, or people. */
export type Side = "thing" | "state"

export const sides: { readonly [S in Sort]: Side } = {
  taken: "thing",
  prescribed: "thing",
  eaten: "thing",
  followed: "thing",
  trained: "thing",
  played: "thing",
  raced: "thing",
  served: "thing",
  bought: "thing",
  treated: "thing",
  limited: "thing",
  named: "thing",
  sore: "state",
  ill: "state",
  kept: "state",
  measured: "state",
  lived: "state",
  left: "state",
  worked: "state",
  organised: "state",
}
