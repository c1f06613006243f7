import type { Angles } from "./kind-angles.ts"
import type { Sort } from "./sorts.ts"

/** Film ideas on what has its day or its hour: a race and a meal. */
export const dayAngles: { readonly [S in Sort]?: Angles } = {
  raced: {
    progress: ["What makes people faster at {n}, and what only tires them"],
    safety: [
      "What goes wrong most often at {n}, and how you prepare people for it",
      "The day of the race: when you would tell somebody not to start",
    ],
    timing: [
      "{n}: the last seven days before the start, drawn on one sheet of paper",
      "When to begin preparing for {n}, told backwards from the day",
    ],
    start: [
      "{n} for first-timers: three things you would have people practise before",
      "The first two weeks of preparing for {n}: a plan small enough to keep",
    ],
    technique: ["The error in preparing for {n} that you see most often, and the way round it"],
    pain: ["Something hurts before {n}: how you decide between starting, walking and staying at home"],
    cook: ["What to eat on the days around {n}, without a product in sight"],
    cost: ["{n} on a small budget: what you would pay for, and what not"],
    choice: [
      "What you need for {n}, what can wait, and what you would leave in the shop",
      "How to choose a plan for {n} that fits a working week",
    ],
  },
  served: {
    research: ["What is known of {n} and health, and what only sounds so"],
    effect: [
      "Three common {n}, and the one change that makes each better",
      "Two {n} you would eat yourself, and why",
    ],
    start: ["{n} for people who never cook", "The {n} you suggest to somebody with five minutes"],
    cook: [
      "Three {n} from one shopping basket",
      "One of your own {n}, filmed from cupboard to plate",
      "One shopping basket, five days: the {n} you would rotate",
      "{n} for a day with no time, and for a day with some",
    ],
    choice: [
      "A healthy pick among {n}: the three things you look for",
      "Rate three popular {n} as a professional, kindly and with reasons",
    ],
    cost: ["{n} on a tight budget: one basket, three days", "Cheap {n} that still keep you full"],
    compare: ["Swap one thing in three common {n}: before and after", "Bought or made at home: {n} compared"],
  },
}
