import type { Sort } from "./sorts.ts"

/** For topics whose posts are about a subject and share no question: what is asked of its sort, promising no more than that. */
const plainHeadings: { readonly [S in Sort]: ReadonlyArray<string> } = {
  taken: [
    "{is|are} {n} worth taking?",
    "What should you know before you take {n}?",
    "Who needs {n}, and who does not?",
  ],
  prescribed: [
    "{n}: what should patients know?",
    "{n}: what is worth asking?",
    "What should you know before you take {n}?",
  ],
  eaten: [
    "What do you make with {n}?",
    "How do you use {n} in the kitchen?",
    "How do you like to eat {n}?",
    "How healthy {is|are} {n}?",
  ],
  followed: [
    "What is life like {on}?",
    "{is|are} {n} for everyone?",
    "What do people get wrong about {n}?",
    "What matters most {on}?",
  ],
  trained: [
    "How do you get more out of {n}?",
    "What would you correct first in {n}?",
    "How do you build up {n}?",
  ],
  played: [
    "What {does|do} {n} do for you?",
    "What should a beginner know about {n}?",
    "How do you get more out of {n}?",
  ],
  sore: [
    "What can you do about {n}?",
    "When should somebody look at {n}?",
    "{n}: what can you do yourself, and when not?",
  ],
  ill: [
    "What should you know about {n}?",
    "What do people get wrong about {n}?",
    "How would you explain {n} in one minute?",
  ],
  kept: ["What is good for {n}?", "What affects {n}?", "{n}: what matters most?"],
  served: ["What makes a good {n}?", "{n}: what do you make?", "Which {n} would you make again?"],
  measured: ["What affects {n}?", "What moves {n}, and what does not?", "{n}: what would you look at first?"],
  bought: ["How do you get the most out of {n}?", "{n}: what matters most?", "What do you look for in {n}?"],
  treated: ["What can you expect of {n}?", "{is|are} {n} worth trying?", "Who gains from {n}?"],
  lived: ["What helps with {n}?", "{n}: what makes the difference?", "What has helped you with {n}?"],
  left: ["Life without {n}: what changes?", "What helps you leave {n} behind?", "{n}: how do you stop?"],
  limited: [
    "How {much|many} {n} {is|are} still fine?",
    "What {does|do} {n} do to you?",
    "How do you cut down on {n}?",
  ],
  worked: ["What can {n} do for you?", "What do {n} really do?", "What would you ask {n}?"],
  organised: [
    "How {does|do} {n} work?",
    "What should you know about {n}?",
    "What do people get wrong about {n}?",
  ],
  raced: [
    "How do you get ready for {n}?",
    "What should you know before {n}?",
    "{n}: what should you expect on the day?",
  ],
  named: [
    "What do people get wrong about {n}?",
    "What should you know about {n}?",
    "{n}: what is known, and what is only talk?",
    "How would you explain {n} in one minute?",
  ],
}

/** What posts of a guessed kind name: nothing is claimed of it. */
const mentioned: ReadonlyArray<string> = [
  "What should you know about {n}?",
  "What would you tell people about {n}?",
  "{n}: what is true, and what is not?",
  "How would you explain {n} in one minute?",
]

/** Words of no list that posts only name. In quotation marks, since it is the word that rises. */
const words: ReadonlyArray<string> = [
  "What do people mean by “{n}”?",
  "What should you know about “{n}”?",
  "“{n}”: what is meant, and what is not?",
  "How would you explain “{n}” in one minute?",
]

/** What carries a name of its own and stands in no list: it may be a person, a place or a day, so nobody takes or tries it. */
const ofName: ReadonlyArray<string> = [
  "{n}: what is behind the talk?",
  "What should you know about {n}?",
  "What do you make of {n}?",
  "Who or what is {n}?",
]

/** Titles for a topic of which nothing specific is asked. */
export const plainTitlesFor = (sort: Sort, isName = false): ReadonlyArray<string> =>
  isName ? ofName : plainHeadings[sort]

/** A part of the body that posts name without a complaint. */
const ofBody: ReadonlyArray<string> = [
  "What do you do for your {n}?",
  "How do you look after your {n}?",
  "What is good for your {n}?",
]

/** The same where posts only name the subject: a part of the body, a word of no list, or something of a guessed kind. */
export const mentionTitlesFor = (of: "body" | "word" | "guess"): ReadonlyArray<string> =>
  ({ body: ofBody, word: words, guess: mentioned })[of]

/** For a day or a gathering: what people plan for it. */
export const occasionTitles: ReadonlyArray<string> = [
  "How do you spend {n}?",
  "{n}: what do you do differently?",
  "What does {n} look like for you?",
  "{n}: how was yours?",
]
