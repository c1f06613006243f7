import type { Library } from "#evidence/library.ts"
import { maySpeak } from "#evidence/standing.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import { gateOf } from "#script/safety/gate.ts"
import type { Aspect } from "#reading/asks.ts"
import type { UserIntent } from "#topic/topic.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { evidenceFileOf } from "./evidence-file.ts"
import type { Facets, Group } from "./facets.ts"
import { sentenceOf } from "./grammar.ts"
import { isAskable } from "./headings.ts"
import { intentAnglesOf } from "./intent-phrases.ts"
import { pairHeadingsOf } from "./pair-titles.ts"
import { anglesOf, doingOf } from "./phrases.ts"
import { questionOf } from "./question.ts"
import { sortOf } from "./sorts.ts"
import { spread, turnedBy } from "./turns.ts"

const mostAngles = 3
/** Of three angles so many may come from the library: the others answer what this topic's posts ask. */
const mostFromLibrary = 2

/** What the library says against a common belief, and the openings that its findings carry; none that promotes a medicine. */
const fromFile = ({ findings, myths, hooks }: SubjectFile): ReadonlyArray<string> => {
  const spoken = new Set(
    findings.filter((one) => maySpeak(one) && one.promotes === "none").map(({ id }) => id),
  )
  const believed = myths.flatMap(({ myth, finding }) =>
    spoken.has(finding) ? [`Myth or fact: “${myth[usualLanguage]}” What the studies say instead`] : [],
  )
  const opened = hooks.flatMap(({ type, says, finding }) => {
    if (!spoken.has(finding)) return []
    const text = says[usualLanguage]
    switch (type) {
      case "question":
        return [`${text} The answer from the evidence, in one minute`]
      case "mistake":
        return [`${text} What you see people get wrong, and what to do instead`]
      case "surprise":
        return [`${text} Why that surprises people, and what follows from it`]
      case "myth":
      case "story":
        return [text]
    }
  })
  return [...opened.slice(0, 1), ...believed, ...opened.slice(1)].filter((angle) => gateOf(angle) === null)
}

/** Ways to film the answer to a question that people put. */
const frames: ReadonlyArray<string> = [
  "“{q}” Your answer in one minute, with the case in which it changes",
  "What you ask back when somebody says: “{q}”",
  "Three people, one question: “{q}” What you would tell each of them",
  "“{q}” What you can say for sure, and what nobody knows yet",
  "The wrong answer you hear most to “{q}”, and yours",
  "“{q}” Asked at your door, at the gym and at dinner: the same answer three times",
  "Write “{q}” on a card, turn it over, and say what it depends on",
  "Before you answer “{q}”, one thing that people leave out when they ask",
  "“{q}” Yes, no, or it depends: choose one on camera, and say why",
]

/** Ways to film what posts name beside a subject: {a} and {b}. */
const beside: { readonly [G in Group]?: ReadonlyArray<string> } = {
  plate: [
    "{n} with {a}, {n} with {b}: two plates, and what each of them lacks",
    "Why {a} so often ends up beside {n}, and what you would add to the two",
    "Swap {a} for {b}: what changes on a plate with {n}",
    "The people behind these posts pair {n} with {a}: how you would portion it",
    "Build a plate of {n} and {b} on camera, and say where the protein is",
  ],
  topping: [
    "{n} with {a} and {n} with {b}: which of the two keeps you full, and why",
    "Your {n}, layer by layer: what {a} adds and what is still missing",
    "Take the {a} out of {n}: what you would put in its place",
  ],
  dish: [
    "{a} or {b} with {n}: which of them you would cook, and what you would change",
    "One change that makes {a} with {n} a meal you would put your name to",
    "{a}, as posts make it with {n}, and your version beside it",
  ],
  remedy: [
    "{n} next to {a} and {b}: what each of them is for, in one breath",
    "A shelf with {a} and {b} on it: where {n} would stand, and why",
  ],
  shelf: [
    "{a} and {b}: in which order they go on, and what {n} has to do with it",
    "What {a} can do that {b} cannot, shown on the back of a hand",
  ],
  complaint: [
    "{n} and {a}: what links the two, and what only happens together",
    "Somebody comes with {n} and mentions {a}: what you ask next",
  ],
  training: [
    "A week with {n} and {a} in it, drawn on one sheet of paper",
    "{n} in the morning, {b} in the evening: what you would move",
  ],
}

/** Ways to film a subject and what comes up with it, {c}. */
const meetings: ReadonlyArray<string> = [
  "Where {n} and {c} meet: what is linked, and what only happens together",
  "Somebody asks about {n} and {c} in one breath: which of the two you take first",
  "{n} without {c}, {c} without {n}: what would change",
  "Two circles on paper, {n} and {c}: what stands where they overlap",
  "First {n}, then {c}: what one has to do with the other",
]

/** What the angles of a topic are made of. `asked`: the questions of its posts, the commonest first. */
export interface Angled {
  readonly subject: Subject
  readonly asked: ReadonlyArray<Aspect>
  readonly companions: ReadonlyArray<Subject>
  readonly intent: UserIntent | null
  /** What the posts name beside the subject, several things at once. */
  readonly facets: ReadonlyArray<Facets>
  /** The number of the day or week: what could stand first takes turns. */
  readonly turn: number
  readonly library: Library | null
  /** Forms that other topics of the day have; those chosen are added. */
  readonly used: Set<string>
}

/**
 * Three film ideas: what the evidence library holds on the subject, then what the posts ask and what comes up beside
 * it, then what they want. No form that another topic of the day has while there are others.
 */
export const anglesFor = ({
  subject,
  asked,
  companions,
  intent,
  library,
  used,
  facets,
  turn: day,
}: Angled): ReadonlyArray<string> => {
  const sort = sortOf(subject)
  const parts = { doing: doingOf(sort).replace("{n}", subject.name) }
  const turn = spread(`${subject.name} ${day}`)
  const turned = <A>(all: ReadonlyArray<A>): ReadonlyArray<A> => turnedBy(all, turn)
  const file = library === null ? null : evidenceFileOf(library, subject)
  const filled = (form: string): Idea => ({ form, angle: sentenceOf(form, subject, parts) })
  const evident = turned(file === null ? [] : fromFile(file))
    .map((angle): Idea => ({ form: angle, angle }))
    .slice(0, mostFromLibrary)
  const meeting = companions
    .filter((other) => pairHeadingsOf(sort, sortOf(other)).length > 0)
    .slice(0, 1)
    .flatMap((other) => turned(meetings).map((form) => filled(form.replace("{c}", other.name))))
  const aside = facets
    .slice(0, 1)
    .flatMap(({ group, names: [a = "", b = ""] }) =>
      turned(beside[group] ?? []).map((form) => ({ form, angle: sentenceOf(form, subject, { a, b }) })),
    )
  const ofAspects = asked.slice(0, 4).map((aspect, i): ReadonlyArray<Idea> => {
    const question = questionOf(aspect, subject)
    const framed = turned(frames).map((frame) => ({
      form: frame.replace("{q}", aspect),
      angle: frame.replace("{q}", question),
    }))
    const own = turned(anglesOf(aspect, sort)).map(filled)
    // One topic films the question, the next the answer: the same form in every list is a form, not an idea.
    return (turn + i) % 2 === 0 ? [...own, ...framed] : [...framed, ...own]
  })
  const wished = intent === null ? [] : turned(intentAnglesOf(intent, sort)).map(filled)
  const others = turned(
    (["start", "effect", "choice", "safety", "doctor", "cost"] as const)
      .filter((aspect) => isAskable(aspect, sort))
      .flatMap((aspect) => anglesOf(aspect, sort)),
  ).map(filled)
  const rows = [
    evident.slice(0, 1),
    ofAspects[0] ?? [],
    meeting,
    aside,
    evident.slice(1),
    ...ofAspects.slice(1),
    wished,
    others,
  ]
  const chosen: Array<Idea> = []
  const take = (isFree: (idea: Idea) => boolean): void => {
    for (const row of rows) {
      if (chosen.length >= mostAngles) return
      const idea = row.find((one) => isFree(one) && chosen.every(({ angle }) => angle !== one.angle))
      if (idea !== undefined) chosen.push(idea)
    }
  }
  take(({ form }) => !used.has(form))
  take(() => true)
  for (const { form } of chosen) used.add(form)
  return chosen.map(({ angle }) => angle)
}

/** An angle and its form before the subject's name is filled in. */
interface Idea {
  readonly form: string
  readonly angle: string
}
