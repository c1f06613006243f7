import type { Sort } from "./sorts.ts"

/**
 * For topics whose posts share no question: honest forms that promise no more than the subject, by what it is. The
 * last ones fit any subject.
 */
const plainHeadings: { readonly [S in Sort]: ReadonlyArray<string> } = {
  taken: ["What people say about taking {n}", "{n}: claims and facts", "{n} on the shelf and in the forums"],
  prescribed: ["{n}: what patients tell each other", "What people bring up about taking {n}"],
  eaten: ["{n} on the plate: what people make of it", "A closer look at {n}", "{n} in the shopping basket"],
  followed: ["{n}, as people really eat it", "{n}: where people get stuck", "A plain look at {n}"],
  trained: ["{n}: what lifters talk about", "Getting more out of {n}"],
  played: [
    "{n}: what people share after a session",
    "Getting more out of {n}",
    "Notes from people who do {n}",
  ],
  sore: ["Making sense of {n}", "Dealing with {n}: what people try"],
  ill: ["{n}: what people go through", "Making sense of {n}", "{n}, told by those who have it"],
  kept: ["Looking after {n}", "{n}: what people notice about it"],
  served: ["{n} ideas worth sharing", "What others make for {n}"],
  measured: ["Making sense of {n}", "{n}: the numbers people compare"],
  bought: ["What people look for in {n}", "{n}: what is worth knowing"],
  treated: ["What to expect from {n}", "{n}: how it goes for people"],
  lived: ["{n}: what people struggle with", "What people try for {n}"],
  left: ["Leaving {n} behind: how it goes", "Giving up {n}: what people go through"],
  limited: ["What people make of {n}", "{n}: between pleasure and doubt"],
  worked: ["{n}: a look behind the scenes", "{n}: what people tell of the work"],
  raced: ["Getting ready for {n}", "{n}: plans and stories"],
  named: ["{n}: a word that turns up more", "{n}: what is behind it?", "{n}: what do people mean by it?"],
}

const anyHeadings: ReadonlyArray<string> = ["What people say about {n}", "More talk about {n} than usual"]

/** Titles for a topic of which nothing specific is asked, the more fitting ones first. */
export const plainTitlesFor = (sort: Sort): ReadonlyArray<string> => [...plainHeadings[sort], ...anyHeadings]
