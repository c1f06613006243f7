import type { Aspect } from "#reading/asks.ts"

/** A film idea for each aspect, {n} and {doing} filled in. None names a dose or promises a result. */
export const angles: { readonly [A in Aspect]: ReadonlyArray<string> } = {
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
    "When you would swap {n} for something else, and when you would not",
    "What could stand in for {n}: the nearest thing, and what it lacks",
  ],
  choice: [
    "How to read a label or a product page before paying for {n}",
    "Your checklist for choosing {n}, with the one criterion people forget",
  ],
  treatment: [
    "What {n} can help with, and what {n} cannot",
    "Whom {n} can help, and who gains more from something else",
  ],
  effect: [
    "What is known about {n}, what is only hoped, and how you tell them apart",
    "A claim about {n} that you hear often: how you would check it, in three steps",
    "The promise made most often about {n}, and what is behind it",
  ],
  research: [
    "One study about {n} in plain words: who was asked, what was found, what stays open",
    "A headline about {n}: who was asked, how many, and what the study itself says",
  ],
  technique: [
    "The two errors you correct most often with {n}, shown wrong and right",
    "One cue that fixes most problems with {n}, demonstrated in ten seconds",
  ],
  start: [
    "The first two weeks of {doing}: a plan small enough to keep",
    "New to {n}: what can wait until the second month",
  ],
  stop: [
    "What to expect after giving up or pausing {n}, day by day",
    "How you would plan a break from {n}, and what to watch for",
  ],
  doctor: [
    "What a doctor needs to hear about {n}: how much, since when, and what else",
    "{n} and a doctor: when to ask before, when to ask after, and when not at all",
  ],
  normal: ["Normal, unusual, urgent: sorting what people notice when {doing}"],
  cause: [
    "Complaints people put down to {n}: which ones you would check first",
    "Cause or coincidence: how you test a suspicion about {n}",
  ],
  cost: [
    "{n} on a tight budget: where the money helps and where it does not",
    "What you would buy, borrow or leave out for {n}",
  ],
  cook: [
    "One plate with {n}, built on camera, for a working day",
    "Three quick ideas with {n}, and what each is good for",
    "The same meal with {n} twice: as most people cook it, and as you would",
    "What a plate with {n} still lacks, added on camera one thing at a time",
    "Ten minutes: a meal with {n} for an evening when nobody wants to cook",
    "A meal with {n} for one and for four: what you cook ahead, and how long it keeps",
    "A viewer sends a photo of a plate with {n}: what is good about it, and what you would change",
    "Cook with {n} on Sunday, pack lunch till Wednesday: what goes into the boxes",
  ],
  progress: [
    "What realistic progress with {n} looks like after one, three and six months",
    "Two signs of progress with {n} that no scale or stopwatch shows",
  ],
  motivation: [
    "What you say to someone who wants to give up on {n}",
    "The smallest step that still counts when {doing} feels like too much",
    "A week without {doing}: how to begin again without making up for it",
    "What keeps you {doing} on a bad day",
  ],
  experience: ["What people report about {n}, sorted: often, sometimes, hardly ever"],
  others: [
    "Three calm answers to remarks about {n}",
    "How to ask family for support with {n} without starting a debate",
  ],
}

/** The same for what one has or lives through. */
export const anglesOfStates: { readonly [A in Aspect]?: ReadonlyArray<string> } = {
  experience: ["What people commonly go through with {n}, and what differs from person to person"],
  treatment: [
    "What people try for {n} by themselves: what you would keep, and what you would leave",
    "One change at a time: how somebody with {n} finds out what helps",
    "Somebody has tried everything for {n}: where you begin again",
    "What you would try for {n} before any money is spent",
  ],
  doctor: [
    "Which signs with {n} need help the same day, and which an appointment: sort five of them on camera",
    "The first appointment for {n}: what will be asked, and what to bring",
  ],
  cause: [
    "Three things that act on {n}, and which of them you look at first",
    "Cause or coincidence: how you test a suspicion about {n}",
  ],
  motivation: [
    "What you say to somebody who struggles with {n}",
    "The smallest step that still counts when {doing} feels like too much",
  ],
  pain: [
    "What usually eases {n}, and the sign to have it looked at",
    "How you decide between rest, movement and a referral with {n}",
    "What somebody with {n} can still do today, shown with one example",
    "{n}: what you would leave out for a week, and what you would keep doing",
    "Two weeks of notes on {n}: what somebody writes down, and what it tells you",
    "The signs around {n} that cannot wait, one finger for each",
    "The first question you ask somebody with {n}, and why that one",
  ],
  amount: [
    "The numbers worth knowing about {n}, and the ones to ignore",
    "{n} in figures: what you write down, and what you do with it",
  ],
  compare: [
    "Two common approaches to {n}: when you would choose which",
    "What most people try first for {n}, and what you would try first",
  ],
  choice: ["Where to begin with {n}: the first step you recommend, and why"],
  effect: [
    "What helps with {n}, what is only hoped, and how you tell them apart",
    "Three things said to help with {n}, sorted by what is known of them",
  ],
  stop: [
    "What keeps {n} from coming back, and what makes no difference",
    "Setbacks with {n}: how to plan for one, and how to carry on after it",
  ],
  technique: ["A routine for {n}, shown step by step"],
  cook: ["A day of eating with {n} in mind, filmed in one kitchen", "What food can and cannot do about {n}"],
  cost: [
    "Help with {n} on little money: where you would send people first",
    "What is worth paying for with {n}, and what is free",
  ],
  safety: ["Green, amber, red: which signs around {n} can wait and which cannot"],
  start: ["New to {n}: the first three things you would explain"],
  progress: [
    "A good month and a bad week: why progress with {n} is seldom a straight line",
    "What others say helped with {n}: what you would keep and what you would leave out",
  ],
}
