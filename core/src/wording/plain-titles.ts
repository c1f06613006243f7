import type { Sort } from "./sorts.ts"

/**
 * For topics whose posts are about a subject and share no question: what anybody may ask about it, promising no more
 * than the subject.
 */
const anyHeadings: ReadonlyArray<string> = [
  "What should you know about {n}?",
  "What is worth knowing about {n}?",
  "What do people get wrong about {n}?",
  "What would you tell a friend about {n}?",
]

/** A new word, a day or a name: what it has to do with health is the question. */
const newHeadings: ReadonlyArray<string> = [
  "Why does {n} come up so often now?",
  "{n}: why is it a topic now?",
  "What is behind the talk about {n}?",
  "What does {n} have to do with health?",
]

/** By what a subject is, where people do something about it. */
const plainHeadings: { readonly [S in Sort]?: ReadonlyArray<string> } = {
  taken: ["What should you know before you try {n}?"],
  prescribed: ["What should patients know about {n}?"],
  followed: ["What should you know before you try {n}?"],
  bought: ["What should you know before you buy {n}?"],
  raced: ["What do people bring home from {n}?"],
}

/** Titles for a topic of which nothing specific is asked. */
export const plainTitlesFor = (sort: Sort): ReadonlyArray<string> =>
  sort === "named" ? newHeadings : [...(plainHeadings[sort] ?? []), ...anyHeadings]

/** For what many posts name and few are about: no more than that. */
export const wordTitles: ReadonlyArray<string> = [
  "Why do more people bring up {n}?",
  "What brings up {n} more often?",
  "{n}: why is it mentioned more?",
  "Why is {n} named more than usual?",
  "What makes people think of {n} now?",
  "{n} in more posts: what is going on?",
  "Why does talk turn to {n} more often?",
  "Is there a reason to talk about {n} now?",
]
