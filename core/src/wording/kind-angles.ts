import type { Aspect } from "#reading/asks.ts"
import { careAngles } from "./care-angles.ts"
import { dayAngles } from "./day-angles.ts"
import type { Sort } from "./sorts.ts"

export type Angles = { readonly [A in Aspect]?: ReadonlyArray<string> }

/** Film ideas where the general ones would not make sense: a food has no first weeks, a medicine is not shopped for. */
export const kindAngles: { readonly [S in Sort]?: Angles } = {
  ...careAngles,
  ...dayAngles,
  taken: {
    choice: [
      "How to read a label or a product page before paying for {n}",
      "Your checklist for choosing {n}, with the one criterion people forget",
      "Two products with {n} side by side: what the small print says",
      "What {n} {costs|cost} a day, and what else that money would buy",
    ],
    amount: [
      "How much is sensible with {n}: the range you give your own clients, and who must ask first",
      "The amount of {n} on a label and the amount in studies: where the two differ",
      "Twice as much {n}: what changes, and what only costs more",
      "Three signs that it is too much, or too little, when {doing}",
    ],
    safety: [
      "Who should not start {doing} without advice: the four checks you would make",
      "What {n} should not meet: medicines and illnesses to name before anybody takes {it|them}",
      "Side effects of {n} in three columns: wait, stop, call",
      "Green, amber, red: the effects of {n} to accept, to watch and to take to a doctor",
    ],
    technique: ["How {n} {is|are} usually taken, and the error you hear about most"],
    start: [
      "Three checks before anybody starts taking {n}",
      "{n}: who should ask before the first one, whom, and what",
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
      "{n} in the kitchen: one easy way, and one that is a waste",
      "What food already gives, and when {n} {adds|add} something",
    ],
    progress: [
      "What {n} can realistically change, and what not",
      "A bold claim about {n}: what is true in it",
    ],
  },
  followed: {
    technique: ["What goes wrong most often {on}, shown on one plate, and the way round it"],
    amount: [
      "How strict {n} {has|have} to be: what you hold people to, and what you let go",
      "Three signs that somebody is too strict with {n}, and what you say then",
    ],
    safety: [
      "Who should not start with {n} without advice: the four checks you would make",
      "Green, amber, red: what people notice with {n}, and what belongs before a doctor",
    ],
    start: [
      "The first two weeks with {n}: a plan small enough to keep",
      "New to {n}: what can wait until the second month",
    ],
    normal: ["Normal, unusual, urgent: sorting what people notice with {n}"],
    motivation: [
      "What you say to someone who wants to give up on {n}",
      "The smallest step that still counts when {n} {feels|feel} like too much",
    ],
    choice: [
      "Who is likely to do well with {n}, and who should ask first",
      "Three questions before anybody begins with {n}",
    ],
    cook: [
      "One plate that fits {n}, built on camera, for a working day",
      "A day of {n}, filmed in one kitchen",
      "Three meals that fit {n}, and the one you would make most often",
      "What a plate that fits {n} still lacks, added on camera one thing at a time",
      "Three meals for a working day {on}, prepared in half an hour",
      "What you would order in a restaurant {on}, and what you would ask to leave out",
      "A shopping basket for a week {on}, unpacked on camera",
    ],
  },
  bought: {
    choice: [
      "Your checklist for choosing {n}, with the one criterion people forget",
      "Cheap and dear {n}: where paying more changes something, and where it does not",
    ],
    technique: ["How {n} {is|are} used, step by step, and the step that people skip"],
    compare: ["Two kinds of {n} side by side: who each one is for"],
    effect: ["What {n} can change, what {n} cannot, and how long you would give {it|them}"],
    safety: ["What can go wrong with {n}, and how you avoid it", "Who should be careful with {n}, and why"],
    start: ["The first week with {n}: what to watch for"],
  },
  eaten: {
    compare: [
      "When you would swap {n} for something else, and when you would not",
      "{n} or what people have instead: what changes on the plate",
    ],
    effect: [
      "What {n} {brings|bring} to a meal, and what is only said of {n}",
      "How healthy {is|are} {n}: three sentences, and the one that people forget",
    ],
    amount: [
      "A usual portion of {n}, shown on a plate, and who would change it",
      "How {much|many} {n} in a week you would be glad to see, and why",
    ],
    cause: [
      "Complaints people put down to {n}: how you find out whether that is so",
      "Somebody feels unwell after {n}: what you ask before you blame it on the food",
    ],
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
      "Choosing {n} in the shop: what you look at first, and what you pass over",
      "Two kinds of {n}, one shopping basket: which you would take and why",
    ],
    technique: [
      "How to prepare {n} so that nothing good is lost",
      "The kitchen error with {n} you hear about most",
    ],
    cost: [
      "{n} and good cheap stand-ins, side by side",
      "Where paying more for {n} makes a difference, and where it does not",
    ],
  },
  trained: {
    start: [
      "The first two weeks of {doing}: a plan small enough to keep",
      "New to {n}: what can wait until the second month",
    ],
    effect: [
      "What {n} {trains|train}, and what you would add",
      "Six weeks with {n}: what changes, and what does not",
    ],
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
      "How often {doing} makes sense for a beginner, and when you add more",
      "Three signs of {doing} too often, and how to step back",
    ],
  },
  ill: {
    experience: [
      "What people commonly go through with {n}, and what differs from person to person",
      "A day with {n}, told by the hour: what others do not see",
    ],
  },
  kept: {
    compare: ["Two ways in which people look after {n}: when you would choose which"],
    normal: ["Normal, unusual, urgent: sorting what people put down to {n}"],
    effect: [
      "What acts on {n}, and what is only said to",
      "What people can change about {n} by themselves, and what they cannot",
    ],
    cause: ["Three things that act on {n}, and which of them you look at first"],
    doctor: [
      "When {n} {is|are} worth a question at the next appointment",
      "What you would measure, and what you would ask, when somebody worries about {n}",
    ],
  },
  measured: {
    motivation: [
      "What you say to somebody who struggles with {n}",
      "When {n} {does|do} not change: what you look at first",
    ],
    cook: ["A day of eating with {n} in mind, filmed in one kitchen"],
    effect: ["What makes a difference for {n}, and what is only said to"],
    start: ["Where people begin with {n}, and where you would have them begin"],
  },
  lived: {
    motivation: [
      "What you say to somebody who struggles with {n}",
      "On a bad day: the smallest step for {n} that still counts",
    ],
    effect: ["What helps with {n}, and what only sounds good"],
    start: ["Where people begin with {n}, and where you would have them begin"],
  },
  played: {
    technique: [
      "The error in training for {n} that you see most often, and the way round it",
      "What holds people back in {n} most often, and the first thing you would change",
    ],
    safety: [
      "Where the real risks of {n} are, and two ways to lower them",
      "Who should ask first before {doing}: the checks you would make",
    ],
    choice: [
      "What you need for {n}, what can wait, and what you would leave in the shop",
      "What people buy for {n} and hardly use, and what they would have needed",
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
}
