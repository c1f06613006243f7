import type { Sort } from "./sorts.ts"

/** For topics whose posts are about a subject and share no question: what is asked of its sort, promising no more than that. */
const plainHeadings: { readonly [S in Sort]: ReadonlyArray<string> } = {
  taken: [
    "Who needs {n}, and who does not?",
    "{is|are} {n} worth the price?",
    "What should you check before you try {n}?",
    "{n}: what belongs on the label?",
  ],
  prescribed: [
    "{n}: what should patients ask first?",
    "Which signs matter while you take {n}?",
    "{n}: what belongs in the next check-up?",
    "{n}: what do you tell people who talk of it?",
  ],
  eaten: [
    "How do you like to eat {n}?",
    "What do you make with {n}?",
    "Is there more to {n} than the usual recipe?",
    "How do you use {n} in the kitchen?",
    "What makes a good dish with {n}?",
  ],
  followed: [
    "Who is {n} for, and who should ask first?",
    "What does a day on {n} look like?",
    "{n}: what do people run into, and what helps?",
    "What should people know about {n}?",
  ],
  trained: [
    "Where {does|do} {n} belong in your plan?",
    "What would you correct first in {n}?",
    "{n}: what do you look at first?",
    "How do you build up {n}?",
  ],
  played: [
    "What {does|do} {n} ask of your body?",
    "What {does|do} {n} do for you?",
    "What keeps people at {n}?",
    "What should a beginner know about {n}?",
  ],
  sore: [
    "{n}: what can you do yourself, and when not?",
    "Which movements are good with {n}?",
    "What do people do about {n} at home?",
    "{n}: when is it time for an examination?",
  ],
  ill: [
    "{n}: which first step is worth taking?",
    "What changes for people who live with {n}?",
    "What do people with {n} wish others knew?",
    "{n}: what can you do yourself, and when not?",
  ],
  kept: [
    "What is good for {n}, and what harms it?",
    "How do you notice that {n} {needs|need} attention?",
    "{n}: what can everyday habits change?",
    "What {does|do} {n} do all day?",
  ],
  served: [
    "What makes a good {n}?",
    "Which {n} would you make again?",
    "{n}: what do you make?",
    "What would you change about your {n}?",
  ],
  measured: [
    "What moves {n}, and what only seems to?",
    "How do you keep an eye on {n} calmly?",
    "Which goal for {n} makes sense?",
    "{n}: what is worth tracking, and what not?",
  ],
  bought: [
    "What do you look at before you choose {n}?",
    "{n}: what do people get wrong most often?",
    "How do you tell that {n} {suits|suit} you?",
    "How do you get the most out of {n}?",
  ],
  treated: [
    "Who gains from {n}, and who does not?",
    "When is it time for {n}?",
    "What should you ask before {n}?",
    "What can you expect of {n}?",
  ],
  lived: [
    "What makes {n} easier, and what harder?",
    "What has {n} to do with your day?",
    "How much can you do about {n} yourself?",
    "{n}: what would you change this week?",
  ],
  left: [
    "What comes in place of {n}?",
    "What helps in the first days without {n}?",
    "When does the pull of {n} grow weaker?",
    "How do you plan for a bad day without {n}?",
  ],
  limited: [
    "How do you cut down on {n} without missing {it|them}?",
    "How {much|many} {n} {is|are} still fine?",
    "What would you have instead of {n}?",
    "Where {does|do} {n} hide?",
  ],
  worked: [
    "What should people know about {n}?",
    "What do {n} wish everybody knew?",
    "What do people get wrong about {n}?",
  ],
  raced: [
    "{n}: what would you tell a beginner?",
    "What does it take to finish {n}?",
    "Who is ready for {n}?",
    "{n}: what can you learn from others?",
  ],
  named: [
    "What {is|are} {n}, and who needs {it|them}?",
    "{n}: what is known, and what is only talk?",
    "{n}: who has tried {it|them}, and what came of that?",
    "What should you know about {n}?",
  ],
}

/** What posts of a guessed kind name: no more than that they do, and what somebody who knows it can add. */
const mentioned: ReadonlyArray<string> = [
  "More people bring up {n}: what would you tell them?",
  "{n} in more posts than usual: what would you add?",
  "Where {does|do} {n} come up, and what do you say to it?",
  "{n} {comes|come} up more often: what should people know?",
]

/** Words of no list that posts only name: no more than that they do. In quotation marks, since it is the word that rises. */
const words: ReadonlyArray<string> = [
  "Why do more posts say “{n}” just now?",
  "“{n}” again and again: what is it about?",
  "More posts say “{n}” than usual: why?",
  "Who brings up “{n}” just now, and why?",
  "“{n}”: what are people getting at?",
]

/** What carries a name of its own and stands in no list: it may be a person, a place or a day, so nobody takes or tries it. */
const ofName: ReadonlyArray<string> = [
  "{n}: what is behind the talk?",
  "What should you know about {n}?",
  "What do people make of {n}?",
  "Why do people talk about {n}?",
]

/** Titles for a topic of which nothing specific is asked. */
export const plainTitlesFor = (sort: Sort, isName = false): ReadonlyArray<string> =>
  isName ? ofName : plainHeadings[sort]

/** The same where posts only name the subject, which stands in a list of ours or not. */
export const mentionTitlesFor = (isListed: boolean): ReadonlyArray<string> => (isListed ? mentioned : words)

/** For a day or a gathering: what people plan for it. */
export const occasionTitles: ReadonlyArray<string> = [
  "How do you keep your routine around {n}?",
  "{n}: what do you plan, and what do you let go?",
  "{n} and your plans: what do you keep up?",
  "{n}: how do people spend it, and what would you change?",
]
