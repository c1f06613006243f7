import type { Subject } from "#vocabulary/subjects.ts"
import type { Circumstance } from "./circumstances.ts"
import { sentenceOf } from "./grammar.ts"
import type { Idea } from "./idea.ts"
import { type Sort, sortOf } from "./sorts.ts"
import { turnedBy } from "./turns.ts"

/** What comes first where posts tell of each, in the forms of a language. */
export interface TactForms<F> {
  readonly first: { readonly [C in Circumstance]: ReadonlyArray<F> }
  /** Where diabetes is not the subject itself, and where the subject is done with the whole body. */
  readonly ofDiabetics: ReadonlyArray<F>
  readonly ofMoved: ReadonlyArray<F>
}

/** What a subject is, as far as tact goes by it. */
export interface Touched {
  /** Whether it is done with the whole body: there fainting means to stop at once. */
  readonly isMoved: boolean
  readonly isDiabetes: boolean
  /** Whether it matters to a film that it is a child's: a lunch that a child likes as well is a lunch. */
  readonly isOfChildren: boolean
  /** Whether the subject is the circumstance itself: then every film is about it. */
  readonly isItself: (one: Circumstance) => boolean
}

/** The forms of what comes first: of the most pressing that posts tell of; none where they tell of nothing. */
export const tactForms = <F>(
  { first, ofDiabetics, ofMoved }: TactForms<F>,
  told: ReadonlyArray<Circumstance>,
  { isMoved, isDiabetes, isOfChildren, isItself }: Touched,
): ReadonlyArray<F> =>
  told
    .filter((one) => !isItself(one) && (one !== "child" || isOfChildren))
    .slice(0, 1)
    .flatMap((one) =>
      one === "fainting" && isMoved ? ofMoved : one === "insulin" && !isDiabetes ? ofDiabetics : first[one],
    )

/** What one does with the whole body: there fainting means to stop at once. */
const moved: ReadonlySet<Sort> = new Set(["trained", "played", "raced"])

/**
 * What comes before anything else where posts tell of it: what to do, and when to see somebody. Nothing in it depends on
 * a study: it is what emergency services and regulators tell everybody.
 */
const first: { readonly [C in Circumstance]: ReadonlyArray<string> } = {
  fainting: [
    "Somebody faints: how to lay them down, when it is an ambulance, and why a doctor looks at it within the week",
    "Fainting first: what you would have checked, what can wait, and when it is an ambulance",
  ],
  stopping: [
    "Leaving a prescribed medicine: why it is planned with the prescriber, and which signs mean a call today",
    "Somebody is tired of a prescribed medicine: whom to tell before anything changes, and what to say there",
  ],
  insulin: [
    "Tired of type 1 diabetes: what helps to keep going with insulin, and when to call the diabetes team the same day",
    "Type 1 is not type 2: which advice on diabetes does not hold there, and when to call the diabetes team",
  ],
  stimulants: [
    "DMAA, ephedrine and designer drugs: why you would leave them out, and when a racing heart needs an ambulance",
    "A risky stimulant beside {n}: what you say about it, and which signs need an ambulance",
  ],
  vomiting: [
    "Sick again and again: what to drink in small sips, and when a doctor should see you the same day",
    "When food does not stay down: what you would change first, and which signs need a doctor the same day",
  ],
  pregnancy: [
    "Pregnant or breastfeeding: what is different with {n}, and what to ask the midwife or doctor first",
    "{n} while pregnant or breastfeeding: the questions for the midwife or doctor, before anything changes",
  ],
  sobriety: [
    "For people who have stopped drinking: what helps when the craving comes, and when shaking or confusion needs an ambulance",
    "Not drinking tonight: whom to ring, what to hold in your hand, and why daily drinkers plan the stop with a doctor",
  ],
  child: [
    "Parents ask about {n}: what you answer, and when the paediatrician comes first",
    "{n} in a family: what parents can do themselves, and when the paediatrician comes first",
  ],
  death: [
    "Somebody has lost a person: what you say first, and where people who grieve find help",
    "Grief beside {n}: what helps to hear, what does not, and when to see somebody",
  ],
}

/** Where diabetes is not the subject itself. */
const ofDiabetics: ReadonlyArray<string> = [
  "Somebody with type 1 diabetes asks about {n}: what to plan with the diabetes team first, and when to call the same day",
]

const ofMoved: ReadonlyArray<string> = [
  "Fainting in training: stop for the day, have the heart checked before the next session, and when it is an ambulance",
  "Whoever faints during {n} stops: what a doctor looks at first, and when it is an ambulance",
]

/** What of a child matters to a film: a lunch that a child likes as well is a lunch. */
const ofChildren: ReadonlySet<Sort> = new Set([
  "ill",
  "sore",
  "taken",
  "prescribed",
  "treated",
  "followed",
  "kept",
  "measured",
])

/** Where the subject is the circumstance itself, every film is about it. */
const itself: { readonly [C in Circumstance]?: RegExp } = {
  pregnancy: /pregnan|breast-?feeding|postpartum|prenatal/i,
  child: /\b(?:child|children|kids?|baby|babies|infant)/i,
  death: /\bgrief|\bdeath/i,
  vomiting: /vomiting|nausea/i,
}

/** Film ideas that come first where posts tell of something that no film on their subject may pass over. */
export const tactIdeas = (
  subject: Subject,
  told: ReadonlyArray<Circumstance>,
  turn: number,
): ReadonlyArray<Idea> =>
  turnedBy(
    tactForms({ first, ofDiabetics, ofMoved }, told, {
      isMoved: moved.has(sortOf(subject)),
      isDiabetes: /diabet|insulin/i.test(subject.name),
      isOfChildren: ofChildren.has(sortOf(subject)),
      isItself: (one) => itself[one]?.test(subject.name) === true,
    }),
    turn,
  ).map((form) => ({ form, angle: sentenceOf(form, subject) }))

const hurried =
  /\bevery beginner\b|\bplan small enough\b|\bsuccess|\bwould copy\b|\badd more\b|\bprogress\b|\bbudget\b|\blift: |\bstranger\b|\bRate three\b|\bMilestones\b/i

/** What must not stand beside such posts: it would contradict them, or sound as if nobody had read them. */
export type Contrary = { readonly [C in Circumstance]: RegExp }

const contrary: Contrary = {
  fainting: hurried,
  stopping:
    /\bgiving up or pausing\b|\bbreak from\b|\bno reason to take\b|\bwithout (?:a )?medicine|\bone tablet\b/i,
  insulin:
    /\btype 2\b|\blow[- ]carb\b|\bremission\b|\bketo\b|\bturned back\b|\bon metformin\b|\bgiving up or pausing\b|\bbreak from\b|\bstops? {n}/i,
  stimulants: /\bstack\b|\bbefore paying\b|\bwhich goes\b/i,
  vomiting: hurried,
  pregnancy: hurried,
  sobriety:
    /\bglass(?:es)?\b|\bdrinks?\b(?! (?:water|enough))|\bunits\b|\bnightcap\b|\bdrink-free\b|\bcut(?:ting)? down\b|\btoo much\b|\bhow much\b|\blittle alcohol\b|\bwine\b|\bbeer\b|\bwould copy\b/i,
  child: /\bcalorie|\blose weight\b|\bweight loss\b/i,
  death: new RegExp(`${hurried.source}|\\bMyth or fact\\b|\\bguess\\b|\\bheadline\\b`, "i"),
}

/** Whether an angle would contradict what posts tell of somebody, or pass over it. */
export const isTactless = (
  angle: string,
  told: ReadonlyArray<Circumstance>,
  by: Contrary = contrary,
): boolean => told.some((one) => by[one].test(angle))
