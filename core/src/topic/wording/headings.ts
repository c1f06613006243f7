import type { Aspect } from "./aspects.ts"
import type { Sort } from "./sorts.ts"

/** A heading with {n} for the subject and {is|are} for its number. `on` limits it to sorts. */
export interface Heading {
  readonly aspect: Aspect
  readonly on: ReadonlyArray<Sort>
  readonly text: string
}

const heading = (
  aspect: Aspect,
  on: ReadonlyArray<Sort>,
  ...texts: ReadonlyArray<string>
): ReadonlyArray<Heading> => texts.map((text) => ({ aspect, on, text }))

/** Questions in our own words, by what people ask. The first that fits and is not used yet today is taken. */
export const headings: ReadonlyArray<Heading> = [
  ...heading("amount", ["taken"], "How much {n} makes sense?", "What dose of {n} is sensible?"),
  ...heading("amount", ["prescribed"], "{n}: what to ask about the dose"),
  ...heading(
    "amount",
    ["eaten"],
    "How {much|many} {n} {is|are} too {much|many}?",
    "What is a sensible portion of {n}?",
  ),
  ...heading("amount", ["followed"], "Getting the numbers right with {n}", "How strict does {n} have to be?"),
  ...heading("amount", ["trained"], "How {much|many} {n} should you do?"),
  ...heading("amount", ["played"], "How much {n} is good for you?"),
  ...heading("amount", ["measured"], "Which numbers matter for {n}?"),
  ...heading("amount", ["treated"], "How often {does|do} {n} make sense?"),
  ...heading("timing", ["taken", "prescribed"], "When is the best time to take {n}?"),
  ...heading("timing", ["eaten"], "Does it matter when you have {n}?"),
  ...heading("timing", ["followed"], "Timing meals with {n} in mind"),
  ...heading("timing", ["trained", "played"], "Where {does|do} {n} fit into your week?"),
  ...heading("timing", ["raced"], "The last days before {n}"),
  ...heading("duration", ["taken", "prescribed"], "How long {does|do} {n} take to work?"),
  ...heading("duration", ["followed"], "How soon {does|do} {n} show results?"),
  ...heading("duration", ["ill", "sore"], "How long {does|do} {n} last?"),
  ...heading("duration", ["measured"], "{n}: how long does it take?"),
  ...heading("duration", ["treated"], "How long until {n} {makes|make} a difference?"),
  ...heading(
    "safety",
    ["taken", "prescribed"],
    "{is|are} {n} safe to take?",
    "{n}: which side effects matter?",
  ),
  ...heading("safety", ["eaten"], "{is|are} {n} bad for you?", "{n}: harmless, or a reason to worry?"),
  ...heading("safety", ["followed"], "{is|are} {n} safe for everyone?", "Who should be careful with {n}?"),
  ...heading("safety", ["trained", "played", "raced"], "{n}: where are the real risks?"),
  ...heading("safety", ["ill", "sore"], "Which warning signs matter with {n}?"),
  ...heading("safety", ["bought", "treated"], "{is|are} {n} safe?"),
  ...heading("safety", ["measured", "lived"], "{n}: what are the real risks?"),
  ...heading(
    "pain",
    ["trained", "played", "raced"],
    "Pain from {n}: rest, adapt or get help?",
    "{n} without pain: what to change first",
  ),
  ...heading("pain", ["sore"], "{n}: keep moving or rest?", "What helps with {n}, and what makes it worse?"),
  ...heading("pain", ["ill"], "{n}: what brings relief?"),
  ...heading("compare", ["taken", "eaten", "bought"], "{n} or an alternative: which is better?"),
  ...heading("compare", ["prescribed"], "{n} or something else: what to ask first"),
  ...heading("compare", ["followed"], "{n} or another way of eating?"),
  ...heading("compare", ["trained", "played"], "{n} or something else: which does more for you?"),
  ...heading("compare", ["treated", "ill", "sore", "measured"], "{n}: which approach works better?"),
  ...heading(
    "choice",
    ["taken", "bought"],
    "Which {n} {is|are} worth buying?",
    "How to choose {n} without wasting money",
  ),
  ...heading("choice", ["eaten"], "Which {n} {is|are} the better choice?", "How to pick good {n}"),
  ...heading("choice", ["followed"], "{is|are} {n} the right choice for you?"),
  ...heading("choice", ["trained"], "Which kind of {n} suits you?"),
  ...heading("choice", ["played"], "What do you really need for {n}?"),
  ...heading("choice", ["raced"], "{n}: gear and plans worth having"),
  ...heading("choice", ["treated", "worked"], "{n}: how to choose well"),
  ...heading(
    "treatment",
    ["ill", "sore"],
    "Which treatment for {n} is worth trying first?",
    "Treating {n}: what works best?",
  ),
  ...heading("choice", ["ill", "sore", "measured", "lived", "kept"], "{n}: which advice is worth following?"),
  ...heading("choice", ["served"], "What makes a good {n}?"),
  ...heading(
    "effect",
    ["taken", "prescribed"],
    "{does|do} {n} really work?",
    "What {n} can do, and what not",
  ),
  ...heading("effect", ["eaten"], "How healthy {is|are} {n} really?"),
  ...heading("effect", ["followed"], "{n}: what does the evidence say?"),
  ...heading("effect", ["trained", "played"], "What {does|do} {n} do for your body?"),
  ...heading(
    "effect",
    ["ill", "sore", "measured", "lived"],
    "What really helps with {n}?",
    "{n}: facts and myths",
  ),
  ...heading("effect", ["bought", "treated"], "{does|do} {n} really help?"),
  ...heading("effect", ["kept"], "What really makes a difference for {n}?"),
  ...heading(
    "research",
    [
      "taken",
      "prescribed",
      "eaten",
      "followed",
      "trained",
      "played",
      "ill",
      "sore",
      "kept",
      "measured",
      "treated",
    ],
    "What does research say about {n}?",
    "{n} in the studies: what is solid, what is open?",
  ),
  ...heading("technique", ["trained"], "How to get {n} right", "Form mistakes with {n} worth fixing"),
  ...heading("technique", ["played", "raced"], "Better technique for {n}: where to begin"),
  ...heading("technique", ["bought", "taken", "treated"], "How to use {n} properly"),
  ...heading("start", ["taken", "prescribed"], "Starting {n}: what to expect"),
  ...heading("start", ["followed"], "New to {n}: what helps in the first weeks"),
  ...heading("start", ["trained", "played"], "{n} for beginners: where to start"),
  ...heading("start", ["raced"], "A first time at {n}: how to prepare"),
  ...heading("start", ["bought"], "New to {n}? What to know first"),
  ...heading("start", ["treated"], "{n}: what to expect at the start"),
  ...heading("stop", ["taken", "prescribed"], "Coming off {n}: what to expect"),
  ...heading("stop", ["eaten"], "Cutting out {n}: what changes?"),
  ...heading("stop", ["followed"], "Giving up {n}: what changes?"),
  ...heading("stop", ["trained", "played"], "A break from {n}: what do you lose?"),
  ...heading("stop", ["left"], "How to leave {n} behind", "Giving up {n}: what helps in the first weeks?"),
  ...heading("amount", ["limited"], "How {much|many} {n} {is|are} too {much|many}?"),
  ...heading("safety", ["limited"], "How bad {is|are} {n} really?"),
  ...heading("effect", ["limited"], "What {n} {does|do} to the body"),
  ...heading("compare", ["limited"], "{n} or an alternative: which is better?"),
  ...heading("stop", ["limited"], "Cutting out {n}: what changes?"),
  ...heading("research", ["limited"], "What does research say about {n}?"),
  ...heading("cause", ["limited"], "Can {n} cause problems?"),
  ...heading("effect", ["left"], "What {n} {does|do} to the body"),
  ...heading("duration", ["left"], "Life after {n}: what changes, and when?"),
  ...heading("motivation", ["left"], "Leaving {n} behind when it gets hard"),
  ...heading("progress", ["left"], "Life after {n}: what gets better?"),
  ...heading("doctor", ["ill", "sore"], "When to see a doctor about {n}", "{n}: what to ask your doctor"),
  ...heading("doctor", ["kept", "measured"], "{n}: what to ask your doctor"),
  ...heading("doctor", ["taken", "prescribed"], "{n}: questions for your doctor or pharmacist"),
  ...heading("doctor", ["lived"], "When to get help with {n}"),
  ...heading("normal", ["ill", "sore"], "What is normal with {n}, and what is not?"),
  ...heading("normal", ["measured", "lived", "kept"], "{n}: what is normal, and what is not?"),
  ...heading("normal", ["taken", "prescribed", "followed"], "{n}: which reactions are normal?"),
  ...heading("cause", ["ill", "sore"], "What is behind {n}?", "What causes {n}?"),
  ...heading(
    "cause",
    ["taken", "prescribed", "eaten", "followed", "treated", "bought"],
    "Can {n} cause problems?",
  ),
  ...heading("cause", ["measured", "kept"], "What affects {n}?"),
  ...heading("cost", ["taken", "followed", "bought", "played", "raced", "eaten"], "{n} on a small budget"),
  ...heading("cost", ["served"], "Cheap and healthy {n} ideas"),
  ...heading("cook", ["eaten"], "Healthier ways to enjoy {n}", "Making {n} part of a healthy diet"),
  ...heading("cook", ["followed"], "Meal ideas for {n}", "{n} in the kitchen: easy meals"),
  ...heading("cook", ["ill", "measured"], "Food and {n}: what makes a difference?"),
  ...heading("cook", ["taken"], "Easy ways to take {n}"),
  ...heading("cook", ["served"], "Quick and healthy {n} ideas", "{n} ideas when time is short"),
  ...heading(
    "progress",
    ["trained", "played", "raced"],
    "Getting better at {n}: what works?",
    "Progress with {n}: what is realistic?",
  ),
  ...heading("progress", ["followed", "measured"], "{n}: which results are realistic?"),
  ...heading("progress", ["ill", "sore"], "{n}: what finally helped others"),
  ...heading("progress", ["taken", "prescribed", "treated"], "{n}: which results to expect"),
  ...heading("motivation", ["trained", "played", "followed"], "Sticking with {n} when it gets hard"),
  ...heading("motivation", ["ill", "sore"], "Coping with {n} day to day"),
  ...heading("motivation", ["lived", "measured"], "{n}: what helps when it gets hard?"),
  ...heading("safety", ["named"], "{n}: what is known about the risks?"),
  ...heading("effect", ["named"], "{does|do} {n} do what people hope?"),
  ...heading("research", ["named"], "What does research say about {n}?"),
  ...heading("start", ["named"], "New to {n}? What to know first"),
  ...heading("pain", ["named"], "{n} and pain: what helps?"),
  ...heading("doctor", ["named"], "{n}: what to ask your doctor"),
  ...heading("choice", ["named"], "{n}: which advice is worth following?"),
  ...heading("others", ["followed", "ill"], "How to talk about {n} with family and friends"),
]

/** Whether an aspect makes sense for a sort of subject: burritos do not hurt, and nobody starts with a sore throat. */
export const isAskable = (aspect: Aspect, sort: Sort): boolean =>
  headings.some((heading) => heading.aspect === aspect && heading.on.includes(sort))

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
