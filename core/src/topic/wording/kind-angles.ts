import type { Aspect } from "./aspects.ts"
import type { Sort } from "./sorts.ts"

type Angles = { readonly [A in Aspect]?: ReadonlyArray<string> }

/** Film ideas where the general ones would not make sense: a food has no first weeks, a medicine is not shopped for. */
export const kindAngles: { readonly [S in Sort]?: Angles } = {
  taken: {
    duration: [
      "What to expect from {n} after a day, a week and a month",
      "How long you would give {n} before judging, and what you would look at",
    ],
    timing: [
      "Does the hour matter? Morning, evening and training day with {n}, in one honest minute",
      "When {n} is usually taken, and whether that is evidence or only habit",
    ],
    cook: [
      "{n} with or without food: what you tell people who ask",
      "What food already gives, and when {n} adds something",
    ],
    progress: [
      "What {n} can realistically change, and what not",
      "A bold claim about {n}: what is true in it",
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
      "Before bed, after training, with breakfast: when {n} {fits|fit}, and when timing is only habit",
      "Does the hour matter? One honest minute about {n}",
    ],
    start: [
      "Three things to know about {n} before the first bite",
      "How you would bring {n} into the diet of somebody new to healthy eating",
    ],
    stop: [
      "What changes, and what does not, for people who leave out {n}",
      "Leaving out {n}: what to put on the plate instead",
    ],
    progress: [
      "What {n} can add to a diet, and what {n} cannot do alone",
      "A bold claim about {n}: what is true in it",
    ],
    choice: [
      "How to choose {n} in the shop: the one line of the label that counts",
      "Two kinds of {n}, one shopping basket: which you would take and why",
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
  trained: {
    choice: [
      "Two variations of {n}: who each one suits, shown side by side",
      "How you choose between variations of {n} for a beginner",
    ],
    cost: [
      "{n} with the equipment people have at home",
      "What {n} {needs|need} in equipment, and what is only nice to have",
    ],
    cook: [
      "What to eat around a session with {n}, without a product in sight",
      "Food before and after {n}: what matters and what does not",
    ],
    amount: [
      "How much {n} you plan for a beginner, and when you add more",
      "Three signs that it is too much {n}, and how to step back",
    ],
  },
  played: {
    choice: [
      "What you need for {n}, what can wait, and what you would leave in the shop",
      "Three questions to ask before spending money on {n}",
    ],
    cook: [
      "What to eat around {n}, without a product in sight",
      "Food before and after {n}: what matters and what does not",
    ],
    amount: [
      "How much {n} you would plan in a normal week, and how you add more",
      "Three signs of too much {n}, and how to step back",
    ],
  },
  raced: {
    choice: [
      "What you need for {n}, what can wait, and what you would leave in the shop",
      "How to choose a plan for {n} that fits a working week",
    ],
  },
  left: {
    effect: [
      "What changes in the body in the days and weeks after {n}",
      "Two popular claims about {n} held against the evidence",
    ],
    stop: [
      "What the first days without the old pattern feel like: a guide for {n}",
      "Setbacks with {n}: how to plan for one, and how to carry on after it",
    ],
  },
  served: {
    cook: ["Three {n} from one shopping basket", "One of your own {n}, filmed from cupboard to plate"],
    choice: [
      "What makes {n} healthy: three things you look for",
      "Rate three popular {n} as a professional, kindly and with reasons",
    ],
    cost: ["{n} on a tight budget: one basket, three days", "Cheap {n} that still keep you full"],
    compare: ["Swap one thing in three common {n}: before and after", "Bought or made at home: {n} compared"],
  },
  treated: {
    choice: [
      "What to ask before the first appointment for {n}",
      "Who is likely to gain from {n}, and who should ask first",
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
