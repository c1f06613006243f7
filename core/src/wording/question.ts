import type { ReadPost } from "#reading/read-post.ts"
import type { Aspect } from "#reading/asks.ts"
import type { Head } from "#topic/telling.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { aspectsOf, type AspectShare } from "./aspects.ts"
import { sentenceOf } from "./grammar.ts"
import { otherQuestions } from "./other-questions.ts"
import { type Side, sides, sortOf, type Sort } from "./sorts.ts"

/** Each question as a person would say it, with {n} for the subject. */
const questions: { readonly [A in Aspect]: { readonly [S in Side]: string } } = {
  amount: {
    thing: "How {much|many} {n} {is|are} right for me?",
    state: "How much do I need to change about {n}?",
  },
  timing: { thing: "When is the best time for {n}?", state: "When should I do something about {n}?" },
  duration: {
    thing: "How long before {n} {makes|make} a difference?",
    state: "How long will I have to deal with {n}?",
  },
  safety: { thing: "{is|are} {n} safe for me?", state: "Do I have to worry about {n}?" },
  pain: { thing: "Why does it hurt, and do I have to stop {n}?", state: "What can I do about the pain?" },
  compare: {
    thing: "{is|are} {n} better than what I do now?",
    state: "What works better for {n}?",
  },
  choice: { thing: "Which {n} should I choose?", state: "What would you do about {n}?" },
  treatment: { thing: "What can {n} do for me?", state: "What really gets rid of {n}?" },
  effect: { thing: "{does|do} {n} really do anything?", state: "What really helps with {n}?" },
  research: { thing: "What do the studies on {n} show?", state: "What do the studies on {n} show?" },
  technique: { thing: "Am I doing {n} right?", state: "Am I handling {n} the right way?" },
  start: { thing: "How do I start with {n}?", state: "Where do I begin with {n}?" },
  stop: { thing: "What happens when I stop {n}?", state: "How do I leave {n} behind?" },
  doctor: { thing: "Should I ask my doctor about {n}?", state: "Should I see a doctor about {n}?" },
  normal: { thing: "Is what I notice with {n} normal?", state: "Is this normal, or is it only me?" },
  cause: { thing: "Could {n} be the cause of this?", state: "What is behind {n}?" },
  cost: { thing: "Can I afford {n}?", state: "What can I do about {n} on little money?" },
  cook: { thing: "What can I make with {n}?", state: "What should I eat with {n} in mind?" },
  progress: { thing: "What results can I expect from {n}?", state: "{does|do} {n} ever get better?" },
  motivation: { thing: "How do I keep going with {n}?", state: "How do I get through {n}?" },
  experience: { thing: "What was it like for you with {n}?", state: "What is it like for you with {n}?" },
  others: { thing: "How do I explain {n} to others?", state: "How do I talk about {n} with others?" },
}

/** Where the general form would sound odd: nobody makes something "with lunch". */
const ownQuestions: { readonly [S in Sort]?: { readonly [A in Aspect]?: string } } = {
  served: { cook: "Which {n} can you recommend?", choice: "Which {n} are really good?" },
  eaten: { technique: "Am I eating {n} the right way?" },
  trained: { amount: "How {much|many} {n} should I do?" },
  played: { amount: "How much {n} is good for me?", choice: "What do I need for {n}?" },
  raced: { choice: "What do I need for {n}?" },
  bought: { technique: "Am I using {n} right?" },
  treated: { technique: "Am I using {n} right?" },
  followed: { cook: "What can I cook for {n}?", choice: "{is|are} {n} right for me?" },
  taken: { cook: "With food or without: how do I take {n}?", technique: "Am I taking {n} right?" },
  prescribed: {
    choice: "{is|are} {n} right for me?",
    cook: "What should I eat while I take {n}?",
    technique: "Am I taking {n} right?",
  },
}

const formOf = (aspect: Aspect, sort: Sort): string =>
  ownQuestions[sort]?.[aspect] ?? questions[aspect][sides[sort]]

/** A question about a subject as a person would say it. */
export const questionOf = (aspect: Aspect, subject: Subject): string =>
  sentenceOf(formOf(aspect, sortOf(subject)), subject)

/** Two questions that begin with the same two words sound like a form. */
const openingOf = (form: string): string => form.toLowerCase().split(" ").slice(0, 2).join(" ")

/** The same, in words that begin as none of those `used`; its own beginning is added to them. */
export const freshQuestionOf = (aspect: Aspect, subject: Subject, used: Set<string>): string => {
  const sort = sortOf(subject)
  const first = formOf(aspect, sort)
  // What is asked of one sort in its own words has no others.
  const others = ownQuestions[sort]?.[aspect] === undefined ? otherQuestions[aspect][sides[sort]] : []
  const form = [first, ...others].find((words) => !used.has(openingOf(words))) ?? first
  used.add(openingOf(form))
  return sentenceOf(form, subject)
}

/** From this share of the posts on a question is what a topic is about. */
const shared = 0.5

/** Whether a title may ask it: at least half of the posts touch it, and two of them. */
export const isShared = ({ posts }: Pick<AspectShare, "posts">, among: number): boolean =>
  posts >= Math.max(2, among * shared)

/** What stands over a topic must fit so many of its posts. */
const most = 0.7

/** Whether a title may state it: most of the posts carry it, and two of them. */
export const isMostly = (posts: number, among: number): boolean =>
  posts >= Math.max(2, Math.ceil(among * most))

/** How many of the posts ask something and touch an aspect while they do. */
export const askingOfAspect = (posts: ReadonlyArray<ReadPost>, head: Head, aspect: Aspect): number =>
  posts.filter((post) => post.question && aspectsOf(post, head).includes(aspect)).length
