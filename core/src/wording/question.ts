import type { ReadPost } from "#reading/read-post.ts"
import { type Aspect, aspects } from "#reading/asks.ts"
import type { Head } from "#topic/telling.ts"
import { isBroad, type Subject } from "#vocabulary/subjects.ts"
import type { Asked } from "#topic/topic.ts"
import type { AspectShare } from "./aspects.ts"
import { dishQuestionOf } from "./dish.ts"
import { sentenceOf } from "./grammar.ts"
import { otherQuestions } from "./other-questions.ts"
import { putAmong } from "./put.ts"
import { isOfTrade, type Side, sides, sortOf, type Sort } from "./sorts.ts"

/** Each question as a person would say it, with {n} for the subject. */
const questions: { readonly [A in Aspect]: { readonly [S in Side]: string } } = {
  amount: {
    thing: "How {much|many} {n} {is|are} right for me?",
    state: "Which numbers matter with {n}?",
  },
  timing: { thing: "When is the best time for {n}?", state: "When should I do something about {n}?" },
  duration: {
    thing: "How long before {n} {makes|make} a difference?",
    state: "How long will I have {n}?",
  },
  safety: { thing: "{is|are} {n} safe for me?", state: "Do I have to worry about {n}?" },
  pain: { thing: "What do I do when {n} {hurts|hurt}?", state: "What can I do about {n}?" },
  compare: {
    thing: "Is there something better than {n}?",
    state: "What works better for {n}?",
  },
  choice: { thing: "Which {n} should I choose?", state: "What would you do about {n}?" },
  treatment: { thing: "Would {n} help me?", state: "What helps you with {n}?" },
  effect: {
    thing: "{does|do} {n} really do anything?",
    state: "Is there anything that really helps with {n}?",
  },
  research: { thing: "What do the studies on {n} show?", state: "What do the studies on {n} show?" },
  technique: { thing: "Am I doing {n} right?", state: "How would you handle {n}?" },
  start: { thing: "How do I start with {n}?", state: "Where do I begin with {n}?" },
  stop: { thing: "What happens when I stop {n}?", state: "How do I leave {n} behind?" },
  doctor: { thing: "Should I ask my doctor about {n}?", state: "Should I see a doctor about {n}?" },
  normal: { thing: "Is what I notice with {n} normal?", state: "Is this normal with {n}?" },
  cause: { thing: "Could {n} be causing my trouble?", state: "Why do I have {n}?" },
  cost: { thing: "Is there a cheaper way to get {n}?", state: "What can I do about {n} on little money?" },
  cook: { thing: "What can I make with {n}?", state: "What should I eat with {n}?" },
  progress: { thing: "What results can I expect from {n}?", state: "What does progress look like with {n}?" },
  motivation: { thing: "How do I keep going with {n}?", state: "How do you deal with {n}?" },
  experience: { thing: "What was it like for you with {n}?", state: "What is it like for you with {n}?" },
  others: { thing: "How do I explain {n} to others?", state: "How do I talk about {n} with others?" },
}

const ofTraining = {
  amount: "How often should I do {n}?",
  timing: "When should I do {n}?",
  effect: "What {does|do} {n} do for me?",
  cook: "What should I eat for {n}?",
  stop: "What happens when I take a break from {n}?",
  compare: "Is there something better than {n} for me?",
  progress: "How do I get better at {n}?",
} satisfies { readonly [A in Aspect]?: string }

/** Where the general form would sound odd: nobody makes something "with lunch". */
const ownQuestions: { readonly [S in Sort]?: { readonly [A in Aspect]?: string } } = {
  served: {
    cook: "Which {n} can you recommend?",
    choice: "Which {n} {is|are} really good?",
    effect: "Which {n} {is|are} really healthy?",
    cost: "Which {n} {is|are} cheap and good?",
  },
  eaten: {
    amount: "How {much|many} {n} can I have?",
    timing: "When should I have {n}?",
    safety: "{is|are} {n} bad for me?",
    effect: "{is|are} {n} really good for me?",
    technique: "What is the right way to prepare {n}?",
    stop: "What happens when I stop having {n}?",
    cost: "How do I save money on {n}?",
  },
  limited: {
    amount: "How {much|many} {n} {is|are} too {much|many}?",
    safety: "{is|are} {n} bad for me?",
    effect: "What {does|do} {n} do to me?",
    cook: "What can I have with {n}?",
    others: "How do I say no to {n} among others?",
    stop: "What happens when I stop having {n}?",
  },
  trained: { ...ofTraining, choice: "{is|are} {n} right for me?" },
  played: {
    ...ofTraining,
    amount: "How much {n} is good for me?",
    timing: "When is the best time for {n}?",
    choice: "What do I need for {n}?",
    cost: "What {does|do} {n} cost me?",
  },
  raced: {
    choice: "What do I need for {n}?",
    technique: "How do I prepare well for {n}?",
    timing: "When should I start to prepare for {n}?",
    start: "{n} for the first time: how do I prepare?",
    safety: "What can go wrong at {n}?",
    pain: "What do I do when it hurts at {n}?",
    cook: "What should I eat for {n}?",
    cost: "What {does|do} {n} cost me?",
    progress: "How do I get better at {n}?",
  },
  bought: {
    technique: "How do I use {n} properly?",
    effect: "{does|do} {n} really help?",
    start: "What should I know before I buy {n}?",
  },
  treated: {
    technique: "What is the right way to go about {n}?",
    choice: "{is|are} {n} worth it for me?",
    amount: "How often should I have {n}?",
    pain: "{does|do} {n} help with pain?",
    effect: "{has|have} {n} helped anyone here?",
    start: "What should I expect from {n} at first?",
  },
  followed: {
    amount: "How strict do I have to be with {n}?",
    cook: "Which recipes fit {n}?",
    choice: "{is|are} {n} right for me?",
    cost: "Can I do {n} on a small budget?",
    duration: "How soon will I notice something from {n}?",
    effect: "{does|do} {n} really work?",
  },
  taken: {
    amount: "{how much|what dose of} {n} do I need?",
    duration: "How long until {n} {works|work}?",
    cost: "Where do I get {n} without overpaying?",
    cook: "What can I make with {n}?",
    stop: "What happens when I stop taking {n}?",
    technique: "Am I taking {n} right?",
  },
  prescribed: {
    amount: "What should I ask about my dose of {n}?",
    timing: "When should I take {n}?",
    duration: "How long until {n} {works|work}?",
    choice: "{is|are} {n} right for me?",
    cook: "What should I eat while I take {n}?",
    start: "What should I know before I start {n}?",
    compare: "Is there something better than {n} for me?",
    effect: "Will {n} really help me?",
    progress: "What can I expect from {n}?",
    motivation: "How do I keep up {n}?",
    stop: "What happens when I stop taking {n}?",
    technique: "Am I taking {n} right?",
  },
  measured: {
    duration: "How soon will I see a change in {n}?",
    normal: "Is my {n} normal?",
    safety: "What are the risks with {n}?",
    cook: "What should I eat for {n}?",
    motivation: "How do I keep going with {n}?",
    technique: "How do I work on {n}?",
    compare: "Is there a better way to change {n}?",
    cause: "What changes {n}?",
    progress: "What results can I expect with {n}?",
  },
  kept: {
    cook: "What should I eat for {n}?",
    cause: "What changes {n}?",
    compare: "Is there a better way to look after {n}?",
    normal: "What is normal for {n}?",
    doctor: "Should I ask a doctor about {n}?",
  },
  lived: {
    cause: "What makes {n} so hard?",
    motivation: "How do you deal with {n}?",
    technique: "How do you go about {n}?",
    compare: "Is there a better way to handle {n}?",
  },
  left: {
    duration: "When does it get easier without {n}?",
    effect: "What does {n} do to my body?",
    progress: "What gets better without {n}?",
    motivation: "How do you stay away from {n}?",
  },
}

const formOf = (aspect: Aspect, subject: Subject): string => {
  const sort = sortOf(subject)
  return dishQuestionOf(aspect, subject) ?? ownQuestions[sort]?.[aspect] ?? questions[aspect][sides[sort]]
}

/** A question about a subject as a person would say it. */
export const questionOf = (aspect: Aspect, subject: Subject): string =>
  sentenceOf(formOf(aspect, subject), subject)

/** Forms that are no longer said, and stand in topics that were stored with them. */
const former: { readonly [A in Aspect]?: ReadonlyArray<string> } = {
  normal: ["Is what I have with {n} normal?"],
}

/** Which aspect a question of ours about a subject asks, in any of its wordings; null of a text that is none. */
export const aspectIn = (text: string, subject: Subject): Aspect | null => {
  const sort = sortOf(subject)
  const isWorded = (aspect: Aspect): boolean =>
    [formOf(aspect, subject), ...otherQuestions[aspect][sides[sort]], ...(former[aspect] ?? [])].some(
      (form) => sentenceOf(form, subject) === text,
    )
  return aspects.find(isWorded) ?? null
}

/** Two questions that begin with the same two words sound like a form. */
const openingOf = (form: string): string => form.toLowerCase().split(" ").slice(0, 2).join(" ")

/** The same, in words that begin as none of those `used`; its own beginning is added to them. */
export const freshQuestionOf = (aspect: Aspect, subject: Subject, used: Set<string>): string => {
  const sort = sortOf(subject)
  const first = formOf(aspect, subject)
  // What is asked of one sort in its own words has no others.
  const others =
    ownQuestions[sort]?.[aspect] === undefined && dishQuestionOf(aspect, subject) === undefined
      ? otherQuestions[aspect][sides[sort]]
      : []
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

/** From this share of the posts on a question is told with its count. */
const standsOut = 0.15

/** What a question is counted in. */
interface Counted {
  readonly head: Head
  readonly posts: ReadonlyArray<ReadPost>
  /** The subject as it is spoken of. */
  readonly spoken: Subject
  /** The questions that make sense for it, the commonest first. */
  readonly asked: ReadonlyArray<Aspect>
  readonly usedOpenings: Set<string>
}

/**
 * The question that most posts really put, with its count; null where fewer than two of them and 15 % put the same, for
 * what no list has, and for what cannot be asked by a person who looks for help.
 */
export const leadingQuestion = ({ head, posts, spoken, asked, usedOpenings }: Counted): Asked | null => {
  const sort = sortOf(spoken)
  // "Treatment options" are those of a complaint, which each post has another of.
  const isWide = sort === "treated" && isBroad(spoken.concept)
  if (!spoken.listed || isOfTrade(sort) || sort === "named" || isWide) return null
  const put = putAmong(posts, head, sort)
  const [leading] = asked
    .map((aspect) => ({ aspect, posts: put.get(aspect) ?? 0 }))
    .toSorted((a, b) => b.posts - a.posts)
  if (leading === undefined || leading.posts < Math.max(2, posts.length * standsOut)) return null
  const text = freshQuestionOf(leading.aspect, spoken, usedOpenings)
  return { text, posts: leading.posts, among: posts.length }
}
