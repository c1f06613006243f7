import type { Subject } from "#vocabulary/subjects.ts"
import { drunk, type Facets, type Group } from "./facets.ts"
import { sentenceOf } from "./grammar.ts"
import type { Idea } from "./idea.ts"
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
      "{n}, once with {a} and once with {b}: what each of them adds",
    ],
  },
  {
    group: "dish",
    on: ["eaten"],
    texts: [
      "{a} or {b} with {n}: which of them you would cook, and what you would change",
      "{a} with {n}: the one change after which you would put your name to it",
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
