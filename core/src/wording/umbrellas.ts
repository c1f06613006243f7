import type { Aspect } from "#reading/asks.ts"
import type { Sort } from "./sorts.ts"

/** A question wide enough for several narrower ones, and natural by itself; {n} for the subject. */
interface Umbrella {
  readonly over: ReadonlyArray<Aspect>
  readonly texts: ReadonlyArray<string>
}

const living: ReadonlyArray<Aspect> = [
  "treatment",
  "motivation",
  "others",
  "experience",
  "normal",
  "progress",
  "doctor",
  "stop",
  "pain",
]
const doing: ReadonlyArray<Aspect> = [
  "technique",
  "progress",
  "start",
  "amount",
  "motivation",
  "timing",
  "pain",
]
const taking: ReadonlyArray<Aspect> = [
  "safety",
  "experience",
  "effect",
  "amount",
  "timing",
  "normal",
  "cause",
  "start",
  "stop",
  "doctor",
  "research",
  "compare",
]

/** By what a subject is: what people want to know about it when they ask different things that have one answer. */
export const umbrellas: { readonly [S in Sort]?: Umbrella } = {
  ill: {
    over: living,
    texts: [
      "How do you live with {n}?",
      "Living with {n}: what is it like, and what helps?",
      "Everyday life with {n}: what makes it easier?",
    ],
  },
  sore: {
    over: ["pain", "treatment", "normal", "doctor", "experience", "cause"],
    texts: ["What can you do about {n}?", "{n}: what helps?"],
  },
  lived: {
    over: [...living, "technique", "start", "effect", "cause"],
    texts: ["What helps with {n}?", "{n}: what makes the difference?"],
  },
  left: {
    over: living,
    texts: ["What is it like to stop {n}?", "How do you manage without {n}?"],
  },
  trained: {
    over: doing,
    texts: ["How do you get more out of {n}?", "{n}: how do you get better?", "What makes {n} work for you?"],
  },
  played: {
    over: doing,
    texts: ["How do you get more out of {n}?", "What makes you better at {n}?", "How do you improve at {n}?"],
  },
  taken: {
    over: taking,
    texts: ["What should you know before you take {n}?", "What can you expect from {n}?"],
  },
  prescribed: {
    over: taking,
    texts: ["What should you know before you take {n}?", "What can you expect from {n}?"],
  },
  bought: {
    over: ["choice", "compare", "cost", "experience", "technique", "start", "safety"],
    texts: [
      "How do you find the right {n}?",
      "What matters when you choose {n}?",
      "{n}: what do you buy, and what do you leave?",
    ],
  },
  measured: {
    over: ["treatment", "technique", "progress", "motivation", "effect", "amount", "duration"],
    texts: ["Working on {n}: what helps?", "What makes a difference to {n}?"],
  },
  treated: {
    over: ["effect", "experience", "start", "treatment", "research", "safety", "choice"],
    texts: ["{is|are} {n} worth trying?", "What can {n} do for you?"],
  },
  kept: {
    over: ["treatment", "effect", "normal", "doctor", "research", "cause"],
    texts: ["How do you look after {n}?", "What is good for {n}?"],
  },
  named: {
    over: taking,
    texts: ["What should you know about {n}?", "What can you expect from {n}?"],
  },
}
