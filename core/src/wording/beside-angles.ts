import type { Library } from "#evidence/library.ts"
import { matchOf } from "#evidence/library.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import type { Companion } from "./companions.ts"
import { drunk, isClass, type Facets, type Group } from "./facets.ts"
import { sentenceOf } from "./grammar.ts"
import type { Idea } from "./idea.ts"
import { isCut, isKindOf } from "./kin.ts"
import { mayBeEaten } from "./left-out.ts"
import { fits } from "./phrases.ts"
import { nibbled } from "./plates.ts"
import { type Sort, sortOf } from "./sorts.ts"

/** Ways to film what posts name beside a subject, {a} and {b}, where the subject is of one of the sorts. */
const beside: ReadonlyArray<{
  readonly group: Group
  readonly on: ReadonlyArray<Sort>
  readonly texts: ReadonlyArray<string>
}> = [
  {
    group: "plate",
    on: ["eaten"],
    texts: [
      "{n} with {a}, {n} with {b}: two plates, and what each of them lacks",
      "{a} and {n} on one plate: what you would add",
      "{n} and {a}: how much of each you would put on the plate",
      "{n} and {b} on one plate, built on camera, and the one thing you would add",
    ],
  },
  {
    group: "plate",
    on: ["followed"],
    texts: [
      "One meal with {a} that fits {n}, and what makes it enough",
      "{a} on Monday, {b} on Thursday: two meals that fit {n}, one shopping list",
    ],
  },
  {
    group: "topping",
    on: ["eaten"],
    texts: [
      "{n} with {a} and {n} with {b}: which of the two keeps you full, and why",
      "{n}, layer by layer: what {a} {a:brings|bring}, and what is still missing",
      "{n}, once with {a} and once with {b}: the same amount, and what each of them adds",
    ],
  },
  {
    group: "dish",
    on: ["eaten"],
    texts: [
      "{a} or {b} with {n}: which of them you would cook, and what you would change",
      "{a} with {n}: the one change that makes it a meal you would put your name to",
      "{a} with {n}: the version of the posts, and yours beside it",
    ],
  },
  {
    group: "dish",
    on: ["followed"],
    texts: [
      "{a} or {b}: which you would cook first, and what makes it fit {n}",
      "The usual recipe for {a}, and what you change so that it fits {n}",
    ],
  },
  {
    group: "remedy",
    on: ["taken"],
    texts: [
      "{n} next to {a} and {b}: what each of them is for, in one breath",
      "A shelf with {a} and {b} on it: where {n} would stand, and why",
    ],
  },
  {
    group: "shelf",
    on: ["bought"],
    texts: [
      "{a} and {b}: which goes on first, and where {n} {comes|come} in",
      "What {a} can do that {b} cannot, shown on the back of a hand",
    ],
  },
  {
    group: "shelf",
    on: ["ill"],
    texts: ["Posts on {n} name {a} and {b}: what each of them is for, and what it is not for"],
  },
  {
    group: "complaint",
    on: ["ill", "sore"],
    texts: ["Somebody comes with {n} and mentions {a}: what you ask next"],
  },
  {
    group: "training",
    on: ["trained", "played"],
    texts: [
      "A week with {n} and {a} in it, drawn on one sheet of paper",
      "{n} and {b} in one week: which of them comes first, and what you would cut",
    ],
  },
]

/** "Anxious feelings" beside anxiety are the same complaint in other words. */
const isSame = (one: string, other: string): boolean => one.slice(0, 4) === other.slice(0, 4)

/** The same powder by other names. */
const protein = /protein|whey|casein/i

/** Whether the other is a part of what the subject means: it does not stand beside it. */
const isPart = (subject: Subject, other: Subject): boolean =>
  (isClass(subject) && (other.kind === "supplement" || other.kind === "medicine")) ||
  isKindOf(subject.name, other.name) ||
  (protein.test(subject.name) && protein.test(other.name))

/** What several posts name beside a subject, several things at once. What is drunk or nibbled stands on no plate. */
export const besideIdeas = (subject: Subject, facets: ReadonlyArray<Facets>): ReadonlyArray<Idea> =>
  facets
    .filter(
      ({ group, names: [a = "", b = ""] }) =>
        (group !== "plate" ||
          [subject.name, a, b].every((name) => !drunk.test(name) && !nibbled.test(name))) &&
        (group !== "complaint" || !isSame(a, subject.name)) &&
        [a, b].every((name) => mayBeEaten(subject, name)),
    )
    .slice(0, 1)
    .flatMap(({ group, names: [a = "", b = ""] }) =>
      beside
        .filter((one) => one.group === group && one.on.includes(sortOf(subject)))
        .flatMap(({ texts }) => texts)
        .filter((form) => fits(form, subject))
        .map((form) => ({ form, angle: sentenceOf(form, subject, { a, b }) })),
    )

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
  library !== null &&
  (matchOf(library, { title: `${one.name} and ${other.name}`, keywords: [one.name, other.name] })?.main
    .pair ?? null) !== null

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
