import type { Sort } from "./sorts.ts"

/**
 * For topics whose posts are about a subject and share no question: honest forms that promise no more than the
 * subject, by what it is. Those of `anyHeadings` fit any subject.
 */
const plainHeadings: { readonly [S in Sort]: ReadonlyArray<string> } = {
  taken: ["{n}: claims and facts", "{n} in plain words"],
  prescribed: ["{n}: what patients bring up", "{n} in plain words"],
  eaten: ["{n}: what is worth knowing", "A look at {n} on the plate"],
  followed: ["{n}, as people really eat it", "A plain look at {n}"],
  trained: ["{n}: what people bring up in training", "The basics of {n}"],
  played: ["{n}: what people bring up", "The basics of {n}"],
  sore: ["{n}: what is worth knowing", "{n} in plain words"],
  ill: ["{n}: what is worth knowing", "{n} in plain words"],
  kept: ["{n}: what is worth knowing", "{n} in plain words"],
  served: ["{n} ideas worth sharing", "What others make for {n}"],
  measured: ["{n}: what is worth knowing", "{n} in plain words"],
  bought: ["{n}: what is worth knowing", "What people look for in {n}"],
  treated: ["{n}: what is worth knowing", "{n} in plain words"],
  lived: ["{n}: what people bring up", "{n} in plain words"],
  left: ["{n}: what people bring up", "{n} in plain words"],
  limited: ["What people make of {n}", "{n} in plain words"],
  worked: ["{n}: what people bring up", "What is said about {n}"],
  raced: ["{n}: plans and stories", "{n}: what people bring up"],
  named: ["{n}: what is behind it?", "{n}: what people bring up"],
}

const anyHeadings: ReadonlyArray<string> = [
  "Making sense of {n}",
  "A closer look at {n}",
  "What people say about {n}",
  "More talk about {n} than usual",
]

/** Titles for a topic of which nothing specific is asked. */
export const plainTitlesFor = (sort: Sort): ReadonlyArray<string> => [...plainHeadings[sort], ...anyHeadings]

/** For what many posts name and few are about: no more than that. */
export const wordTitles: ReadonlyArray<string> = [
  "More posts than usual mention {n}",
  "{n}: a word that comes up more",
  "Named more often than usual: {n}",
  "{n} in more posts than usual",
  "Heard more often these days: {n}",
  "{n}: mentioned more than usual",
  "Coming up more often: {n}",
  "{n}, in passing but more often",
]
