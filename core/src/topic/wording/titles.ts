import type { SubjectKind } from "#topic/subjects.ts"
import type { Aspect } from "./aspects.ts"

/** Kinds of subject that take the same sentences. */
export const sorts = {
  taken: ["supplement"],
  prescribed: ["medicine"],
  eaten: ["food"],
  followed: ["diet"],
  trained: ["exercise"],
  played: ["sport"],
  sore: ["body"],
  ill: ["condition", "symptom"],
  kept: ["organ"],
  served: ["meal"],
  measured: ["measure"],
  bought: ["gear", "skincare"],
  treated: ["therapy"],
  lived: ["habit"],
  worked: ["profession"],
  raced: ["event"],
} as const satisfies { readonly [sort: string]: ReadonlyArray<SubjectKind> }
export type Sort = keyof typeof sorts

const sortByKind = new Map<SubjectKind, Sort>(
  (Object.keys(sorts) as ReadonlyArray<Sort>) // the keys of the record above are exactly the sorts
    .flatMap((sort) => sorts[sort].map((kind): readonly [SubjectKind, Sort] => [kind, sort])),
)
export const sortOf = (kind: SubjectKind): Sort => sortByKind.get(kind) ?? "lived"

/** A heading with {n} for the subject; it must read well for one thing and for many. `on` limits it to sorts. */
interface Heading {
  readonly aspect: Aspect
  readonly on: ReadonlyArray<Sort>
  readonly text: string
}

const heading = (aspect: Aspect, on: string, ...texts: ReadonlyArray<string>): ReadonlyArray<Heading> =>
  texts.map((text) => ({ aspect, on: on.split(" ") as ReadonlyArray<Sort>, text })) // every call below names sorts

/** Questions in our own words, by what people ask. The first that fits and is not used yet today is taken. */
export const headings: ReadonlyArray<Heading> = [
  ...heading("amount", "taken", "How much {n} is enough?", "{n}: how to find a sensible dose"),
  ...heading("compare", "prescribed", "{n} or something else: what to ask first"),
  ...heading("pain", "prescribed", "{n} and pain: what people ask"),
  ...heading("amount", "eaten", "How much {n} is too much?", "{n}: what counts as a sensible portion?"),
  ...heading("amount", "followed", "{n}: how strict does it need to be?", "Getting the numbers right on {n}"),
  ...heading("amount", "trained", "{n}: how often is enough?"),
  ...heading("amount", "played", "How much {n} is enough in a week?"),
  ...heading("amount", "measured", "{n}: which numbers really matter?"),
  ...heading("amount", "bought treated lived", "{n}: how much makes a difference?"),
  ...heading("timing", "taken prescribed", "When is the best time to take {n}?"),
  ...heading("timing", "eaten", "{n}: does the time of day matter?"),
  ...heading("timing", "followed", "How long until {n} shows results?"),
  ...heading(
    "timing",
    "trained played",
    "{n}: before, after, or on a day of its own?",
    "Planning {n} around the rest of your week",
  ),
  ...heading("timing", "ill sore", "{n}: how long does it take to get better?"),
  ...heading("timing", "measured lived treated bought", "{n}: how soon can you expect a change?"),
  ...heading("timing", "raced", "{n}: the last days before the start"),
  ...heading(
    "safety",
    "taken prescribed",
    "Is it safe to take {n}?",
    "{n}: which side effects deserve attention?",
  ),
  ...heading("safety", "eaten", "{n}: harmless, or a reason to worry?"),
  ...heading("safety", "followed", "Who should be careful with {n}?"),
  ...heading("safety", "trained played raced", "{n}: where are the real risks?"),
  ...heading("safety", "ill sore measured lived", "{n}: which warning signs matter?"),
  ...heading("safety", "bought treated", "How risky is trying {n}?"),
  ...heading(
    "pain",
    "trained played raced",
    "Pain from {n}: rest, adapt or get help?",
    "{n} without pain: what to change first",
  ),
  ...heading("pain", "sore", "{n}: keep moving or rest?", "{n}: what helps, and what makes it worse"),
  ...heading("pain", "ill", "{n}: what brings relief?"),
  ...heading("pain", "bought", "{n} and pain: what is the right fit?"),
  ...heading("pain", "taken treated", "Does trying {n} ease pain?"),
  ...heading(
    "compare",
    "taken eaten bought",
    "{n}: what are the alternatives?",
    "Swapping {n} for something else: a good idea?",
  ),
  ...heading("compare", "followed", "{n} or another way of eating: how to decide"),
  ...heading("compare", "trained played", "{n}: what can take its place?"),
  ...heading("compare", "treated ill measured lived", "{n}: which approach works better?"),
  ...heading(
    "choice",
    "taken bought",
    "How to choose {n} without wasting money",
    "{n}: what is worth buying?",
  ),
  ...heading(
    "choice",
    "eaten",
    "{n}: how to pick the better kind",
    "Picking {n}: what should the label say?",
  ),
  ...heading("choice", "followed", "Should you try {n}?"),
  ...heading("choice", "trained", "{n}: which variation suits you?"),
  ...heading("choice", "played", "{n}: what do you need to begin?"),
  ...heading("choice", "treated", "Choosing {n}: what to ask first"),
  ...heading("choice", "ill sore", "{n}: which treatment is worth trying first?"),
  ...heading("choice", "measured lived", "{n}: which advice is worth following?"),
  ...heading("choice", "worked", "{n}: how to choose well"),
  ...heading("choice", "raced", "{n}: gear and plans worth having"),
  ...heading("effect", "taken prescribed", "What {n} can and cannot do", "Does taking {n} really help?"),
  ...heading("effect", "eaten", "What can {n} do for your health?"),
  ...heading("effect", "followed", "{n}: what does the evidence say?"),
  ...heading("effect", "trained played", "What {n} can do for your body"),
  ...heading("effect", "ill sore measured", "{n}: what really helps?", "{n}: facts against common myths"),
  ...heading("effect", "bought treated lived", "Is there proof behind {n}?"),
  ...heading("effect", "worked raced", "{n}: what do the studies show?"),
  ...heading(
    "technique",
    "trained",
    "{n}: how to get the form right",
    "Form check on {n}: the points that matter",
  ),
  ...heading("technique", "played raced", "Better technique for {n}: where to begin"),
  ...heading("technique", "bought taken treated", "Using {n} properly"),
  ...heading("start", "taken prescribed", "Starting {n}: what to expect at first"),
  ...heading("start", "followed lived", "Starting with {n}: the first two weeks"),
  ...heading("start", "trained played treated", "{n} for beginners: where to start"),
  ...heading("start", "raced", "A first time at {n}: how to prepare"),
  ...heading("start", "ill sore", "Newly dealing with {n}: first steps"),
  ...heading("start", "bought eaten measured", "New to {n}? What to know first"),
  ...heading("start", "worked", "{n}: what newcomers should know"),
  ...heading("stop", "taken prescribed", "Coming off {n}: what to expect"),
  ...heading("stop", "eaten", "Giving up {n}: what changes?"),
  ...heading("stop", "followed", "What happens after {n}?"),
  ...heading("stop", "lived", "{n}: what the first weeks are like"),
  ...heading("stop", "trained played", "Taking a break from {n}: what do you lose?"),
  ...heading("stop", "ill sore measured", "{n}: how to stop it coming back"),
  ...heading(
    "doctor",
    "ill sore measured",
    "{n}: what to ask your doctor",
    "{n}: when is it time to see someone?",
  ),
  ...heading("doctor", "taken prescribed", "{n}: questions for your doctor or pharmacist"),
  ...heading(
    "doctor",
    "eaten followed bought treated lived trained played raced",
    "{n}: when should a professional be asked?",
  ),
  ...heading("doctor", "worked", "{n}: what patients want to know"),
  ...heading("normal", "ill sore", "{n}: what is normal, and what is not?"),
  ...heading("normal", "taken prescribed followed measured lived", "{n}: which reactions are normal?"),
  ...heading("normal", "trained played raced eaten bought treated", "{n}: what others go through too"),
  ...heading("cause", "ill sore", "What is behind {n}?", "{n}: finding the trigger"),
  ...heading("cause", "eaten", "What {n} can set off in the body"),
  ...heading("cause", "measured lived", "{n}: why is it so hard?"),
  ...heading("cause", "taken prescribed bought followed treated", "{n}: cause of the trouble, or not?"),
  ...heading("cause", "trained played raced", "Why {n} can go wrong"),
  ...heading(
    "cost",
    "taken followed bought treated played trained raced",
    "{n} on a budget: what to keep, what to skip",
  ),
  ...heading("cost", "worked ill", "{n}: who pays, and how much?"),
  ...heading("cook", "eaten", "Fitting {n} into a balanced meal"),
  ...heading("cook", "followed", "What to put on the plate for {n}"),
  ...heading("cook", "ill measured", "Eating with {n} in mind"),
  ...heading("cook", "taken", "Ways to fit {n} into meals"),
  ...heading(
    "progress",
    "trained played raced",
    "{n}: what realistic progress looks like",
    "Better at {n}: how people got there",
  ),
  ...heading("progress", "followed measured lived", "{n}: what realistic results look like"),
  ...heading(
    "progress",
    "ill sore treated taken prescribed bought",
    "Getting better with {n}: what others report",
  ),
  ...heading(
    "motivation",
    "trained played raced followed lived measured",
    "Staying with {n} when it gets hard",
  ),
  ...heading("motivation", "ill sore", "Everyday life with {n}: what helps?"),
  ...heading("motivation", "worked", "{n}: how to keep going"),
  ...heading("others", "followed ill lived measured", "{n}: how to talk to family and friends"),
  ...heading("effect", "kept", "{n}: what really makes a difference?"),
  ...heading("doctor", "kept", "{n}: which check-ups make sense?"),
  ...heading("cause", "kept", "{n}: what harms, and what helps?"),
  ...heading("choice", "kept", "{n}: which advice is worth following?"),
  ...heading("safety", "kept", "{n}: which warning signs matter?"),
  ...heading("normal", "kept", "{n}: signs worth knowing"),
  ...heading("start", "kept", "{n}: first steps that are worth it"),
  ...heading("cook", "served", "Quick and healthy {n} ideas", "{n} ideas when time is short"),
  ...heading("cost", "served", "Cheap and healthy {n} ideas"),
  ...heading("choice", "served", "What makes a good {n}?"),
  ...heading("effect", "served", "{n}: what difference can it make?"),
  ...heading("others", "eaten taken bought trained played", "{n}: answering what other people say"),
]

/** For topics whose posts give no clear question: an honest form that fits any subject. */
export const plainHeadings: ReadonlyArray<string> = [
  "{n}: the questions people ask",
  "What people want to know about {n}",
]
