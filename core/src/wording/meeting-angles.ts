import type { Library } from "#evidence/library.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import type { Companion } from "./companions.ts"
import { pairFileOf } from "./evidence-file.ts"
import { isClass } from "./facets.ts"
import { sentenceOf } from "./grammar.ts"
import type { Idea } from "./idea.ts"
import { isCut, isKindOf } from "./kin.ts"
import { type Sort, sortOf } from "./sorts.ts"

/** The same powder by other names. */
const protein = /protein|whey|casein/i

/** Whether the other is a part of what the subject means: it does not stand beside it. */
const isPart = (subject: Subject, other: Subject): boolean =>
  (isClass(subject) && (other.kind === "supplement" || other.kind === "medicine")) ||
  isKindOf(subject.name, other.name) ||
  (protein.test(subject.name) && protein.test(other.name))

const training: ReadonlyArray<Sort> = ["trained", "played"]
const eaten: ReadonlyArray<Sort> = ["eaten", "served", "followed"]
const had: ReadonlyArray<Sort> = ["taken", "prescribed"]
const suffered: ReadonlyArray<Sort> = ["ill", "sore"]

/**
 * Ways to film a subject and what comes up with it, {c}. Where one could be taken for the cause or the cure of the
 * other, `linked`: somebody asks about the two together, or the library knows them together.
 */
const meetings: ReadonlyArray<{
  readonly on: ReadonlyArray<Sort>
  readonly with: ReadonlyArray<Sort>
  readonly linked: boolean
  readonly texts: ReadonlyArray<string>
}> = [
  {
    on: ["eaten"],
    with: ["followed"],
    linked: false,
    texts: ["{n} that {fits|fit} {c}: what goes in, and what stays out"],
  },
  {
    on: ["followed"],
    with: ["eaten"],
    linked: false,
    texts: ["{c} that {c:fits|fit} {n}: what goes in, and what stays out"],
  },
  {
    on: training,
    with: training,
    linked: false,
    texts: [
      "{n} and {c} in one week: which of them comes first, and what you would cut",
      "Somebody does {n} and {c}: the one thing you would look at before adding more",
    ],
  },
  {
    on: ["raced"],
    with: training,
    linked: false,
    texts: ["Getting ready for {n} with {c} in the plan: where it goes, and what it replaces"],
  },
  {
    on: ["taken"],
    with: ["taken"],
    linked: false,
    texts: ["{n} together with {c}: what you would want to know before anybody takes both"],
  },
  {
    on: had,
    with: had,
    linked: false,
    texts: ["{n} and {c}: the question for a pharmacist before the two come together"],
  },
  {
    on: eaten,
    with: ["prescribed"],
    linked: false,
    texts: [
      "Somebody takes {c} and asks about {n}: what you say, and what only the pharmacist can",
      "How to look up {n} with {c} in a leaflet, line by line on camera",
      "{n} and {c}: what you ask somebody before you say anything about the two",
    ],
  },
  {
    on: ["prescribed"],
    with: eaten,
    linked: false,
    texts: [
      "Somebody on {c} is new to {n}: what you ask before you say anything about the two",
      "How to look up {c} in the leaflet for {n}, line by line on camera",
    ],
  },
  {
    on: training,
    with: suffered,
    linked: false,
    texts: ["Somebody with {c} asks about {n}: what you would look at first"],
  },
  {
    on: suffered,
    with: training,
    linked: false,
    texts: ["Somebody with {n} wants to go on with {c}: what you would look at first"],
  },
  {
    on: ["taken", "prescribed", "eaten", "followed", "lived", "left", "limited", "bought", "treated"],
    with: ["ill", "sore", "kept", "measured"],
    linked: true,
    texts: [
      "{n} and {c}: what is known of the two together, and what only happens at the same time",
      "Somebody asks about {n} and {c} in one breath: which of the two you take first",
    ],
  },
  {
    on: ["ill", "sore", "kept", "measured"],
    with: [
      "taken",
      "prescribed",
      "treated",
      "bought",
      "eaten",
      "followed",
      "lived",
      "left",
      "limited",
      "ill",
    ],
    linked: true,
    texts: [
      "Somebody with {n} on their mind asks about {c}: what you can say for sure, and what not",
      "{n} and {c}: what is known of the two together, and what only happens at the same time",
    ],
  },
]

/** Whether the library has a file of the two together. */
const isKnown = (library: Library | null, one: Subject, other: Subject): boolean =>
  library !== null && pairFileOf(library, `${one.name} and ${other.name}`, one) !== null

/** Whether posts on something to eat speak of a medicine with it: then nobody wants a plate. */
export const isBesideMedicine = (subject: Subject, companions: ReadonlyArray<Companion>): boolean =>
  eaten.includes(sortOf(subject)) && companions.some((one) => sortOf(one.subject) === "prescribed")

/** The subject and the first of what comes up with it that makes a sentence. */
export const meetingIdeas = (
  subject: Subject,
  companions: ReadonlyArray<Companion>,
  library: Library | null,
): ReadonlyArray<Idea> => {
  const on = sortOf(subject)
  for (const { subject: other, asking = 0 } of companions) {
    if (isPart(subject, other) || isCut(subject, other)) continue
    const texts = meetings
      .filter((one) => one.on.includes(on) && one.with.includes(sortOf(other)))
      .filter(({ linked }) => !linked || asking > 0 || isKnown(library, subject, other))
      .flatMap((one) => one.texts)
    if (texts.length > 0)
      return texts.map((form) => ({ form, angle: sentenceOf(form, subject, { c: other.name }) }))
  }
  return []
}
