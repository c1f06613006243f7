import type { Aspect } from "#reading/asks.ts"
import { kindAngles } from "./kind-angles.ts"
import type { Sort } from "./sorts.ts"

/** The doing that goes with a sort of subject: {n} is filled in. */
const doing: { readonly [S in Sort]: string } = {
  taken: "taking {n}",
  prescribed: "taking {n}",
  eaten: "having {n}",
  followed: "following {n}",
  trained: "doing {n}",
  played: "{n}",
  sore: "living with {n}",
  ill: "living with {n}",
  kept: "looking after {n}",
  served: "planning {n}",
  measured: "working on {n}",
  bought: "using {n}",
  treated: "trying {n}",
  lived: "dealing with {n}",
  left: "leaving {n} behind",
  limited: "having {n}",
  worked: "dealing with {n}",
  raced: "preparing for {n}",
  named: "dealing with {n}",
}
export const doingOf = (sort: Sort): string => doing[sort]

/** What each aspect means in the middle of a sentence: "people ask ...". */
const askings: { readonly [A in Aspect]: string } = {
  amount: "how much or how often is sensible",
  timing: "when the right time is",
  duration: "how long it takes",
  safety: "whether it is safe and what can go wrong",
  pain: "what to do when it hurts",
  compare: "what could replace it",
  choice: "which one to choose",
  treatment: "which treatment is worth trying",
  effect: "whether it really works",
  research: "what research says",
  technique: "how to do it properly",
  start: "how to begin",
  stop: "what happens when they stop",
  doctor: "what a professional would say",
  normal: "whether what they notice is normal",
  cause: "what lies behind it",
  cost: "how to manage it on little money",
  cook: "how to make it part of their meals",
  progress: "what results to expect",
  motivation: "how to keep going",
  experience: "how it went for others",
  others: "how to deal with other people's opinions",
}

/** A film idea for each aspect, {n} and {doing} filled in. None names a dose or promises a result. */
const angles: { readonly [A in Aspect]: ReadonlyArray<string> } = {
  amount: [
    "How much is sensible with {n}: the range you give your own clients, and who must ask first",
    "Three signs that it is too much, or too little, when {doing}",
  ],
  timing: [
    "Morning, evening or after training: where timing matters with {n} and where it is only habit",
    "When {n} {fits|fit} into a normal day, told with one real week",
  ],
  duration: [
    "A simple timeline for {n}: what to expect in week one, month one and after",
    "Why patience pays with {n}, and when waiting longer makes no sense",
  ],
  safety: [
    "Green, amber, red: the effects of {n} to accept, to watch and to take to a doctor",
    "Who should not start {doing} without advice: the four checks you would make",
  ],
  pain: [
    "It hurts: how you decide between rest, a lighter version and a referral with {n}",
    "Show two adjustments that often take the load off, and the sign to stop {doing}",
  ],
  compare: [
    "{n} against the usual alternative: one minute, three criteria, a clear preference",
    "When you would swap {n} for something else, and when you would not",
  ],
  choice: [
    "How to read a label or a product page before paying for {n}",
    "Your checklist for choosing {n}, with the one criterion people forget",
  ],
  treatment: [
    "What usually comes first when treating {n}, and what you keep for later",
    "Three treatments people ask about for {n}: what you tell them about each",
  ],
  effect: [
    "What is known about {n}, what is only hoped, and how you tell them apart",
    "Myth check: two popular claims about {n} held against the evidence",
  ],
  research: [
    "One study about {n} in plain words: who was asked, what was found, what stays open",
    "How you read a headline about {n} before you believe it",
  ],
  technique: [
    "The two errors you correct most often with {n}, shown wrong and right",
    "One cue that fixes most problems with {n}, demonstrated in ten seconds",
  ],
  start: [
    "The first two weeks of {doing}: a plan small enough to keep",
    "Three things you wish every beginner knew about {n}",
  ],
  stop: [
    "What to expect after giving up or pausing {n}, day by day",
    "How you would plan a break from {n}, and what to watch for",
  ],
  doctor: [
    "What to write down before an appointment about {n}",
    "The question about {n} patients rarely ask, and why you wish they did",
  ],
  normal: [
    "Normal, unusual, urgent: sorting what people notice when {doing}",
    "You are not the only one: the experience with {n} you hear every week",
  ],
  cause: [
    "Complaints people put down to {n}: which ones you would check first",
    "Cause or coincidence: how you test a suspicion about {n}",
  ],
  cost: [
    "{n} on a tight budget: where the money helps and where it does not",
    "What you would buy, borrow or leave out for {n}",
  ],
  cook: [
    "One plate, built on camera, that makes {n} easy on a working day",
    "Three quick ideas with {n}, and what each is good for",
    "The same meal with {n} twice: as most people cook it, and as you would",
    "What a plate with {n} still lacks, added on camera one thing at a time",
    "Ten minutes, one pan: {n} for an evening when nobody wants to cook",
    "{n} for one and for four: what you cook ahead, and how long it keeps",
  ],
  progress: [
    "What realistic progress with {n} looks like after one, three and six months",
    "Two signs of progress with {n} that no scale or stopwatch shows",
  ],
  motivation: [
    "What you say to someone who wants to give up on {n}",
    "The smallest step that still counts when {doing} feels like too much",
  ],
  experience: [
    "What people commonly go through with {n}, and what differs from person to person",
    "What stories about {n} leave out: the professional's view",
  ],
  others: [
    "Three calm answers to remarks about {n}",
    "How to ask family for support with {n} without starting a debate",
  ],
}

/** Sorts of subject that one has or lives through, rather than buys or does: other words fit them. */
const states: ReadonlySet<Sort> = new Set([
  "ill",
  "sore",
  "kept",
  "measured",
  "lived",
  "left",
  "worked",
  "raced",
])

const askingsOfStates: { readonly [A in Aspect]?: string } = {
  amount: "which amounts and numbers matter",
  safety: "which signs are dangerous",
  compare: "which approach works better",
  choice: "which advice to follow",
  effect: "what really helps",
  technique: "how to go about it",
  stop: "how to put an end to it",
  cost: "how to manage it on little money",
  cook: "what to eat with it",
}

const askingsOfMedicines: { readonly [A in Aspect]?: string } = {
  amount: "what to ask about the dose",
  cook: "what to eat while taking it",
  stop: "what stopping means",
}

const anglesOfStates: { readonly [A in Aspect]?: ReadonlyArray<string> } = {
  cause: [
    "Three things that act on {n}, and which one you look at first",
    "Cause or coincidence: how you test a suspicion about {n}",
  ],
  motivation: [
    "What you say to somebody who struggles with {n}",
    "The smallest step that still counts when {doing} feels like too much",
  ],
  pain: [
    "What usually eases {n}, and the sign to have it looked at",
    "How you decide between rest, movement and a referral with {n}",
  ],
  amount: [
    "The numbers worth knowing about {n}, and the ones to ignore",
    "{n} in figures: what you write down, and what you do with it",
  ],
  compare: [
    "Two common approaches to {n}: when you would choose which",
    "What most people try first for {n}, and what you would try first",
  ],
  choice: [
    "Three pieces of advice about {n}: one to follow, one to adapt, one to skip",
    "Where to begin with {n}: the first step you recommend, and why",
  ],
  effect: [
    "What helps with {n}, what is only hoped, and how you tell them apart",
    "Myth check: two popular claims about {n} held against the evidence",
  ],
  stop: [
    "What keeps {n} from coming back, and what makes no difference",
    "Setbacks with {n}: how to plan for one, and how to carry on after it",
  ],
  technique: [
    "A routine for {n}, shown step by step",
    "The detail about {n} that most people overlook, demonstrated",
  ],
  cook: ["A day of eating with {n} in mind, filmed in one kitchen", "What food can and cannot do about {n}"],
  cost: [
    "Help with {n} on little money: where you would send people first",
    "What is worth paying for with {n}, and what is free",
  ],
  safety: [
    "Green, amber, red: which signs around {n} can wait and which cannot",
    "{n}: the one warning sign everybody should know",
  ],
  start: [
    "New to {n}: the first three things you explain in every consultation",
    "What you wish people knew about {n} on the first day",
  ],
  progress: [
    "What getting better with {n} looks like, and why it is seldom a straight line",
    "What others say helped with {n}: what you would keep and what you would leave out",
  ],
}

/** What an aspect means for a sort of subject, in the middle of a sentence: "people ask ...". */
export const askingOf = (aspect: Aspect, sort: Sort): string =>
  (sort === "prescribed" ? askingsOfMedicines[aspect] : undefined) ??
  (states.has(sort) ? askingsOfStates[aspect] : undefined) ??
  askings[aspect]

/** Film ideas for an aspect that fit the sort of subject, {n} and {doing} to be filled in. */
export const anglesOf = (aspect: Aspect, sort: Sort): ReadonlyArray<string> =>
  kindAngles[sort]?.[aspect] ?? (states.has(sort) ? anglesOfStates[aspect] : undefined) ?? angles[aspect]
