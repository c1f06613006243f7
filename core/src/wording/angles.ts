import type { Library } from "#evidence/library.ts"
import type { Aspect } from "#reading/asks.ts"
import { gateOf } from "#script/safety/gate.ts"
import type { UserIntent } from "#topic/topic.ts"
import type { Subject, SubjectKind } from "#vocabulary/subjects.ts"
import { besideIdeas, meetingIdeas } from "./beside-angles.ts"
import type { Companion } from "./companions.ts"
import { evidenceFileOf } from "./evidence-file.ts"
import { isDish } from "./dish.ts"
import { drunk, type Facets } from "./facets.ts"
import { sentenceOf } from "./grammar.ts"
import { isAskable } from "./headings.ts"
import type { Idea } from "./idea.ts"
import { intentAnglesOf } from "./intent-phrases.ts"
import { fromFile } from "./library-angles.ts"
import { mentionIdeas } from "./mention-angles.ts"
import { anglesOf, dishAngles, doingOf, drinkAngles } from "./phrases.ts"
import { questionOf } from "./question.ts"
import { isLight, isOfTrade, type Sort, sortOf } from "./sorts.ts"
import { spread, turnedBy } from "./turns.ts"

const mostAngles = 3
/** Of what posts only name, few things can be said that are true. */
const mostOfMention = 2
/** Of three angles so many may come from the library: the others answer what this topic's posts ask. */
const mostFromLibrary = 2

/** Ways to film the answer to a question that people put, {q}. */
const frames = {
  always: [
    "“{q}” Your answer in one minute, with the case in which it changes",
    "“{q}” What you ask back before you answer",
    "“{q}” Three sentences you would write back, and the one you would leave out",
    "Before you answer “{q}”, one thing that people leave out when they ask",
  ],
  /** Where something is to be known: nobody knows for sure which dinner is good, or comes back in person for it. */
  known: [
    "“{q}” What you can say for sure, and what nobody knows yet",
    "“{q}” The short answer first, then who should ask again in person",
  ],
  /** What is made and eaten. */
  table: [
    "“{q}” Your pick for a working day, and your pick for a free one",
    "“{q}” One answer from your own kitchen, filmed as you make it",
    "“{q}” Three answers, by the time there is: ten minutes, half an hour, an evening",
  ],
  /** Of what nobody suffers from. */
  light: [
    "The wrong answer you hear most to “{q}”, and yours",
    "Three people, one question: “{q}” What you would tell each of them",
    "Write “{q}” on a card, turn it over, and say what it depends on",
    "“{q}” What you tell a beginner, and what you tell somebody after a year",
  ],
}

/** A matter of taste and of one's own life: the answer is an example, no finding. */
const matters: ReadonlySet<Aspect> = new Set(["cook", "choice", "cost", "experience", "motivation", "others"])

/** What can be said of a sort of subject that nobody asked: nothing that only fits some of them. */
const untold: { readonly [S in Sort]: ReadonlyArray<Aspect> } = {
  taken: ["choice", "start", "effect"],
  prescribed: ["doctor", "start"],
  eaten: ["cook", "choice"],
  followed: ["cook", "start", "choice"],
  trained: ["technique", "choice", "start"],
  played: ["start", "choice"],
  raced: ["start", "choice"],
  served: ["cook", "choice"],
  limited: ["stop", "effect"],
  sore: ["doctor", "pain"],
  ill: ["doctor", "effect"],
  kept: ["effect", "doctor"],
  measured: ["doctor", "start"],
  bought: ["choice", "start"],
  treated: ["choice", "start"],
  lived: ["start", "effect"],
  left: ["stop", "motivation"],
  worked: [],
  organised: [],
  named: [],
}

/** A question of a topic's posts: in how many it is touched, and in how many somebody really puts it. */
export interface AskedAngle {
  readonly aspect: Aspect
  readonly posts: number
  readonly put: number
}

/** What the angles of a topic are made of. */
export interface Angled {
  readonly subject: Subject
  /** Whether posts only name it. */
  readonly isWord: boolean
  /** The commonest question first. */
  readonly asked: ReadonlyArray<AskedAngle>
  readonly companions: ReadonlyArray<Companion>
  /** What half of the posts want; null where they want different things. */
  readonly intent: UserIntent | null
  /** What the posts name beside the subject, several things at once. */
  readonly facets: ReadonlyArray<Facets>
  readonly posts: number
  /** The number of the day or week: what could stand first takes turns. */
  readonly turn: number
  readonly library: Library | null
  /** Forms that other topics of the day have; those chosen are added. */
  readonly used: Set<string>
}

/** What no list has, and what only its trade speaks of, is told by what its posts say alone. */
const isTold = (subject: Subject): boolean =>
  (subject.listed && !isOfTrade(sortOf(subject)) && sortOf(subject) !== "named") || isDish(subject)

/** A question that hardly any post touches is none of the topic, and what is only named is asked by nobody. */
const isTouched = ({ posts, put }: AskedAngle, { posts: among, isWord }: Angled): boolean =>
  put > 0 || (!isWord && posts >= Math.max(2, among / 3))

/** Rows of ideas for a subject that we know, of each row at most one is taken. */
const knownIdeas = (angled: Angled, turn: number): ReadonlyArray<ReadonlyArray<Idea>> => {
  const { subject, asked, companions, intent, library, facets } = angled
  const sort = sortOf(subject)
  const parts = { doing: doingOf(sort).replace("{n}", subject.name) }
  const filled = (texts: ReadonlyArray<string>): ReadonlyArray<Idea> =>
    turnedBy(texts, turn).map((form) => ({ form, angle: sentenceOf(form, subject, parts) }))
  const textsOn = (aspect: Aspect): ReadonlyArray<string> =>
    aspect !== "cook" || sort !== "eaten"
      ? anglesOf(aspect, sort)
      : isDish(subject)
        ? dishAngles
        : drunk.test(subject.name)
          ? drinkAngles
          : anglesOf(aspect, sort)
  const touched = asked.filter((one) => isTouched(one, angled))
  const file = library === null ? null : evidenceFileOf(library, subject)
  const evident =
    file === null
      ? []
      : fromFile(
          file,
          touched.map(({ aspect }) => aspect),
          turn,
          subject.name,
        )
  const rest = Math.ceil(evident.length / mostFromLibrary)
  const framesOn = (aspect: Aspect): ReadonlyArray<string> => [
    ...(matters.has(aspect) ? frames.always : [...frames.always, ...frames.known]),
    ...(aspect === "cook" && (sort === "eaten" || sort === "served") ? frames.table : []),
    ...(isLight(sort) ? frames.light : []),
  ]
  const ofAspects = touched.slice(0, 4).map(({ aspect, put }, i): ReadonlyArray<Idea> => {
    const own = filled(textsOn(aspect))
    if (put === 0) return own
    const question = questionOf(aspect, subject)
    const framed = turnedBy(framesOn(aspect), turn).map((form) => ({
      form,
      angle: form.replace("{q}", question),
    }))
    // One topic films the question, the next the answer: the same form in every list is a form, not an idea.
    return (turn + i) % 2 === 0 ? [...own, ...framed] : [...framed, ...own]
  })
  return [
    evident.slice(0, rest),
    ofAspects[0] ?? [],
    turnedBy(meetingIdeas(subject, companions, library), turn),
    turnedBy(besideIdeas(subject, facets), turn),
    evident.slice(rest),
    ...ofAspects.slice(1),
    intent === null ? [] : filled(intentAnglesOf(intent, sort)),
    ...(isDish(subject) ? (["cook", "cook", "cook"] as const) : untold[sort])
      .filter((aspect) => isAskable(aspect, sort))
      .map((aspect) => filled(textsOn(aspect))),
  ]
}

/** Of these one can make a meal; where others are asked for with a recipe, another word is meant. */
const eatable: ReadonlySet<SubjectKind> = new Set(["food", "meal", "diet", "supplement"])

/** Rows of ideas for what we do not know, or what posts only name. */
const mentioned = (angled: Angled, turn: number): ReadonlyArray<ReadonlyArray<Idea>> =>
  mentionIdeas({
    subject: angled.subject,
    put: new Map(
      angled.asked
        .filter(({ aspect, put }) => put > 0 && (aspect !== "cook" || eatable.has(angled.subject.kind)))
        .map(({ aspect, put }) => [aspect, put] as const),
    ),
    companions: angled.companions,
    turn,
  })

/**
 * Film ideas: what the evidence library holds on the subject, then what the posts ask and what comes up beside it, then
 * what they want. Three of a subject that we know; of what posts only name, or no list has, one or two that say what its
 * posts say. No form that another topic of the day has while there are others, and none that may not be filmed.
 */
export const anglesFor = (angled: Angled): ReadonlyArray<string> => {
  const { subject, used, turn: day } = angled
  const turn = spread(`${subject.name} ${day}`)
  const isKnown = isTold(subject)
  const rows = isKnown ? knownIdeas(angled, turn) : mentioned(angled, turn)
  const most = isKnown ? mostAngles : mostOfMention
  const chosen: Array<Idea> = []
  const take = (isFree: (idea: Idea) => boolean): void => {
    for (const row of rows) {
      if (chosen.length >= most) return
      const idea = row.find(
        (one) =>
          isFree(one) &&
          chosen.every(({ angle, form }) => angle !== one.angle && form !== one.form) &&
          gateOf(one.angle) === null,
      )
      if (idea !== undefined) chosen.push(idea)
    }
  }
  take(({ form }) => !used.has(form))
  take(() => true)
  for (const { form } of chosen) used.add(form)
  return chosen.map(({ angle }) => angle)
}
