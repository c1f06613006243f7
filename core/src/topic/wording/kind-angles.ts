import type { Aspect } from "./aspects.ts"
import type { Sort } from "./titles.ts"

type Angles = { readonly [A in Aspect]?: ReadonlyArray<string> }

/** Film ideas where the general ones would not make sense: a food has no first weeks, a medicine is not shopped for. */
export const kindAngles: { readonly [S in Sort]?: Angles } = {
  taken: {
    timing: [
      "Does the hour matter? Morning, evening and training day with {n}, in one honest minute",
      "When {n} is usually taken, and whether that is evidence or only habit",
    ],
    cook: [
      "{n} with or without food: what you tell people who ask",
      "What food already gives, and when {n} adds something",
    ],
    progress: [
      "What {n} can realistically change, and what it cannot",
      "React to a bold claim about {n}: what is true in it",
    ],
  },
  followed: {
    choice: [
      "Who is likely to do well with {n}, and who should ask first",
      "Three questions before anybody begins with {n}",
    ],
    cook: [
      "One plate, built on camera, that makes {n} easy on a working day",
      "A day of {n}, filmed in one kitchen",
    ],
  },
  eaten: {
    timing: [
      "Before bed, after training, with breakfast: when {n} fits, and when timing is only habit",
      "Does the hour matter? One honest minute about {n}",
    ],
    start: [
      "Three things to know about {n} before it goes on the plate",
      "How you would introduce {n} to a client who never eats it",
    ],
    stop: [
      "What changes, and what does not, for people who leave out {n}",
      "Leaving out {n}: what to put on the plate instead",
    ],
    progress: [
      "What {n} can add to a diet, and what it cannot do alone",
      "React to a bold claim about {n}: what is true in it",
    ],
    technique: [
      "How to prepare {n} so that the good in it stays",
      "The kitchen error with {n} you hear about most",
    ],
    cost: [
      "{n} and good cheap stand-ins, side by side",
      "Where paying more for {n} makes a difference, and where it does not",
    ],
  },
  prescribed: {
    amount: [
      "Why the dose of {n} belongs to the prescriber, and what to ask at the next visit",
      "Missed or doubled a dose of {n}: whom to call, and what to have at hand",
    ],
    choice: [
      "Questions to bring to a pharmacist about {n}",
      "What a prescriber weighs up before choosing {n}",
    ],
    compare: [
      "Why people change from {n}, and why it takes a professional to plan it",
      "What to ask before changing {n} for something else",
    ],
    stop: [
      "Why {n} is not stopped on one's own, and how stopping is planned",
      "What to tell the prescriber before stopping {n}",
    ],
    cook: [
      "What to know about meals while taking {n}",
      "Food and {n}: what the leaflet means, in plain words",
    ],
    cost: [
      "What to ask the pharmacist when {n} is hard to pay for",
      "Why the price of {n} differs, explained at the counter",
    ],
  },
}
