import type { Aspect } from "#reading/asks.ts"
import type { Sort } from "./sorts.ts"

type Angles = { readonly [A in Aspect]?: ReadonlyArray<string> }

/** Film ideas where the general ones would not make sense: a food has no first weeks, a medicine is not shopped for. */
export const kindAngles: { readonly [S in Sort]?: Angles } = {
  taken: {
    start: [
      "Three checks before anybody starts taking {n}",
      "What people expect from {n} at the start, and what you tell them",
    ],
    duration: [
      "What to expect from {n} after a day, a week and a month",
      "How long you would give {n} before judging, and what you would look at",
    ],
    timing: [
      "Does the hour matter? Morning, evening and training day with {n}, in one honest minute",
      "When {n} {is|are} usually taken, and whether that is evidence or only habit",
    ],
    cook: [
      "{n} with or without food: what you tell people who ask",
      "What food already gives, and when {n} {adds|add} something",
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
  bought: {
    safety: ["What can go wrong with {n}, and how you avoid it", "Who should be careful with {n}, and why"],
    start: [
      "Three things you wish everybody knew before buying {n}",
      "The first week with {n}: what to watch for",
    ],
  },
  eaten: {
    safety: [
      "Who should be careful with {n}, and who has no reason to worry",
      "A headline about {n} and harm: how you put the risk in proportion",
    ],
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
    safety: [
      "Where the real risks of {n} are, and two ways to lower them",
      "Who should ask first before {doing}: the checks you would make",
    ],
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
      "How {much|many} {n} you plan for a beginner, and when you add more",
      "Three signs of too {much|many} {n}, and how to step back",
    ],
  },
  played: {
    safety: [
      "Where the real risks of {n} are, and two ways to lower them",
      "Who should ask first before {doing}: the checks you would make",
    ],
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
  limited: {
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
  left: {
    start: [
      "Day one without {n}: the three things you prepare with people",
      "What you say to somebody who wants to leave {n} behind, and is not sure yet",
    ],
    motivation: [
      "What you say to somebody who wants to go back to {n}",
      "The craving passes: one thing to do in the next five minutes instead of {n}",
    ],
    progress: [
      "What gets better after {n}, told week by week",
      "Milestones after {n}: which ones people can feel",
    ],
    duration: [
      "A simple timeline after {n}: the first days, the first month, the first year",
      "How long the pull of {n} lasts, and what makes it weaker",
    ],
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
    effect: [
      "Three common {n}, and the one change that makes each better",
      "Two {n} you would eat yourself, and why",
    ],
    start: ["{n} for people who never cook", "The {n} you suggest to somebody with five minutes"],
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
}
