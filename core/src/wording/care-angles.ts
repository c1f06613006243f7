import type { Angles } from "./kind-angles.ts"
import type { Sort } from "./sorts.ts"

/** Film ideas on what is prescribed, done by a professional, left behind or kept small. */
export const careAngles: { readonly [S in Sort]?: Angles } = {
  prescribed: {
    safety: [
      "What to tell the prescriber before the first dose of {n}",
      "Effects of {n} to expect, to write down and to call about: three columns",
    ],
    motivation: ["Somebody wants to stop {n}: what you ask before anything else"],
    effect: [
      "What {n} can do, what {n} cannot, and what nobody has looked at",
      "How people notice that {n} {helps|help}, and what you ask them at the next visit",
    ],
    treatment: [
      "What {n} {is|are} given for, told without a leaflet",
      "What you ask somebody who hopes that {n} will help",
    ],
    timing: [
      "Morning or evening: why the hour can matter with {n}, and whom to ask",
      "A change of daily rhythm and {n}: the questions for a pharmacist",
    ],
    start: [
      "What people often notice when starting {n}, and when to call the prescriber",
      "Questions to ask before the first dose of {n}",
    ],
    progress: [
      "What {n} can realistically change, and what not",
      "A bold claim about {n}: what is true in it",
    ],
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
      "Why {n} {is|are} not stopped on one's own, and how stopping is planned",
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
  treated: {
    start: [
      "What to expect from {n} the first time, and what you tell people before",
      "Three questions you would have people ask before {n}",
    ],
    treatment: [
      "Whom {n} can help, and whom it would only cost time",
      "What {n} can change, what it cannot, and how you tell people",
    ],
    effect: [
      "What is known about {n}, what is only hoped, and how you tell them apart",
      "What you would look at after a month of {n} to see whether it helps",
    ],
    amount: ["How often {n} {makes|make} sense, and when you would stop counting"],
    choice: [
      "What to ask before the first appointment for {n}",
      "Who is likely to gain from {n}, and who should ask first",
    ],
  },
  left: {
    others: [
      "How to ask family for support in leaving {n} behind",
      "Three calm answers when somebody offers {n}",
    ],
    start: [
      "Day one without {n}: the three things you prepare with people",
      "What you say to somebody who wants to leave {n} behind, and is not sure yet",
    ],
    motivation: [
      "What you say to somebody who wants to go back to {n}",
      "The craving passes: one thing to do in the next five minutes instead of {n}",
    ],
    progress: [
      "What gets better without {n}, told week by week",
      "Milestones without {n}: which ones people can feel",
    ],
    duration: [
      "A simple timeline without {n}: the first days, the first month, the first year",
      "How long the pull of {n} lasts, and what makes it weaker",
    ],
    effect: [
      "What changes in the body in the days and weeks without {n}",
      "Two popular claims about {n} held against the evidence",
    ],
    stop: [
      "What the first days without the old pattern feel like: a guide to leaving {n} behind",
      "Setbacks on the way from {n}: how to plan for one, and how to carry on after it",
    ],
  },
  limited: {
    effect: [
      "What {n} {does|do} in the body within a day, told in order",
      "Three things people put down to {n}: which of them hold",
    ],
    cook: ["What {n} {does|do} to a meal, and what you would serve in its place"],
    cause: ["Complaints people put down to {n}: how you find out whether that is so"],
    safety: [
      "Who should leave {n} alone, and who only needs a limit",
      "A headline about {n} and harm: how you put the risk in proportion",
    ],
    start: [
      "Three facts about {n} that surprise most people",
      "How you bring up {n} in a first session without a lecture",
    ],
    amount: [
      "What counts as too much {n}, shown in glasses, cans or spoons",
      "Three signs that it is too much {n}, and a first step back",
    ],
    compare: [
      "{n} and what people have instead: one minute, three criteria",
      "What you would swap {n} for on a normal evening, and why",
    ],
    stop: [
      "What changes, and what does not, for people who leave out {n}",
      "Cutting down on {n}: the plan you give, small enough to keep",
    ],
  },
}
