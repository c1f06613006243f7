import type { Aspect } from "#reading/asks.ts"
import { isLight, type Sort } from "./sorts.ts"

/** Ways to film the answer to a question that people put, {q}. */
const frames = {
  always: [
    "“{q}” Your answer in one minute, with the case in which it changes",
    "“{q}” What you ask back before you answer",
    "“{q}” What you would write back in three sentences",
    "“{q}” The one detail you need before you can answer",
  ],
  /** Where something is to be known: nobody knows for sure which dinner is good, or comes back in person for it. */
  known: [
    "“{q}” What you can say for sure, and what nobody knows yet",
    "“{q}” The short answer first, then who should ask again in person",
  ],
  /** What is made and eaten. */
  table: [
    "“{q}” Your pick for a working day, and your pick for a free one",
    "“{q}” One answer from your own kitchen, filmed as you make it",
    "“{q}” Three answers, by the time there is: ten minutes, half an hour, an evening",
  ],
  /** Of what nobody suffers from. */
  light: [
    "The wrong answer you hear most to “{q}”, and yours",
    "Three people, one question: “{q}” What you would tell each of them",
    "Write “{q}” on a card, turn it over, and say what it depends on",
    "“{q}” What you tell a beginner, and what you tell somebody after a year",
  ],
}

/** A matter of taste and of one's own life: the answer is an example, no finding. */
const matters: ReadonlySet<Aspect> = new Set(["cook", "choice", "cost", "experience", "motivation", "others"])

/** What can be said of a sort of subject that nobody asked: nothing that only fits some of them. */
export const untold: { readonly [S in Sort]: ReadonlyArray<Aspect> } = {
  taken: ["start", "choice", "effect"],
  prescribed: ["start", "doctor"],
  eaten: ["cook", "cook", "choice"],
  followed: ["cook", "start"],
  trained: ["start", "amount"],
  played: ["start", "amount"],
  raced: ["timing", "start"],
  served: ["cook", "cook", "choice"],
  limited: ["effect", "stop"],
  sore: ["pain", "doctor"],
  ill: ["effect", "doctor"],
  kept: ["effect", "doctor"],
  measured: ["effect"],
  bought: ["choice", "start"],
  treated: ["choice", "start"],
  lived: ["effect"],
  left: ["stop", "motivation"],
  worked: [],
  organised: [],
  named: [],
}

/** Nobody makes an appointment for a craving. */
export const untoldOfSymptoms: ReadonlyArray<Aspect> = ["effect", "treatment"]

/** Ways to film a question on a sort of subject. */
export const framesOn = (aspect: Aspect, sort: Sort): ReadonlyArray<string> => [
  ...(matters.has(aspect) ? frames.always : [...frames.always, ...frames.known]),
  ...(aspect === "cook" && (sort === "eaten" || sort === "served") ? frames.table : []),
  ...(isLight(sort) ? frames.light : []),
]

/** Ways to film the answer to the question that a title states, {q}: at the stove where it asks for dishes. */
export const framesOnTitle = (isCooked: boolean): ReadonlyArray<string> =>
  isCooked ? frames.table : frames.always
