import type { SubjectFile } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import type { Aspect, Shared } from "#reading/asks.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import type { Angled, AskedAngle, Said } from "./angled.ts"
import { besideIdeas } from "./beside-angles.ts"
import { isBesideMedicine, meetingIdeas } from "./meeting-angles.ts"
import type { Circumstance } from "./circumstances.ts"
import { complaintIdeas } from "./complaints.ts"
import { isDish } from "./dish.ts"
import { evidenceFileOf, pairFileOf } from "./evidence-file.ts"
import { drunk } from "./facets.ts"
import { framesOn, framesOnTitle, untold, untoldOfSymptoms } from "./frames.ts"
import { sentenceOf } from "./grammar.ts"
import { carefully, graveAnglesOf, isGrave } from "./grave.ts"
import { isAskable } from "./headings.ts"
import type { Idea } from "./idea.ts"
import { intentAnglesOf } from "./intent-phrases.ts"
import { type Evident, fromFile } from "./library-angles.ts"
import { isFast, longFastAngles } from "./long-fast.ts"
import { guardedIdeas } from "./mention-angles.ts"
import { anglesOf, dishAngles, doingOf, drinkAngles, fits, seasoning, seasoningAngles } from "./phrases.ts"
import { nibbled, nibbledAngles } from "./plates.ts"
import { isOfTrade, type Sort, sortOf } from "./sorts.ts"
import { tactIdeas } from "./tact.ts"
import { turnedBy } from "./turns.ts"

/** Of three angles so many may come from the library: the others answer what this topic's posts ask. */
const mostFromLibrary = 2

/** Rows of ideas, of each row at most one is taken; `rest` makes them up to the least where they are too few. */
export interface Rows {
  readonly rows: ReadonlyArray<ReadonlyArray<Idea>>
  readonly rest: ReadonlyArray<ReadonlyArray<Idea>>
}

/** Whether more is known of a subject than what its posts say: a list has it, and not only its trade speaks of it. */
export const isFamiliar = (subject: Subject): boolean =>
  (subject.listed && !isOfTrade(sortOf(subject)) && sortOf(subject) !== "named") || isDish(subject)

/** A question that hardly any post touches is none of the topic, and what is only named is asked by nobody. */
const isTouched = ({ aspect, posts, put }: AskedAngle, { posts: among, isWord, question }: Angled): boolean =>
  question?.aspect === aspect || put >= Math.max(2, among / 4) || (!isWord && posts >= Math.max(2, among / 3))

/** Ways to film what is cooked with a food: none that fits only some foods. */
const cookTextsOn = (subject: Subject): ReadonlyArray<string> =>
  isDish(subject)
    ? dishAngles
    : seasoning.test(subject.name)
      ? seasoningAngles
      : drunk.test(subject.name)
        ? drinkAngles
        : nibbled.test(subject.name)
          ? nibbledAngles
          : anglesOf("cook", "eaten")

const textsOn = (aspect: Aspect, subject: Subject, sort: Sort): ReadonlyArray<string> =>
  isGrave(subject)
    ? graveAnglesOf(aspect)
    : aspect === "cook" && sort === "eaten"
      ? cookTextsOn(subject)
      : carefully(anglesOf(aspect, sort), aspect, subject)

const filled = (texts: ReadonlyArray<string>, subject: Subject, turn: number): ReadonlyArray<Idea> =>
  turnedBy(
    texts.filter((form) => fits(form, subject)),
    turn,
  ).map((form) => ({ form, angle: sentenceOf(form, subject, { doing: doingOf(subject) }) }))

const asking = (frames: ReadonlyArray<string>, text: string, turn: number): ReadonlyArray<Idea> =>
  turnedBy(frames, turn).map((form) => ({ form, angle: form.replace("{q}", () => text) }))

/** A question wide enough for several is answered by what those share who put one of them. */
const underUmbrella = (sort: Sort): ReadonlyArray<Aspect> =>
  /^(?:followed|trained|played|raced|lived|left|measured)$/.test(sort)
    ? ["motivation", "progress"]
    : /^(?:ill|sore)$/.test(sort)
      ? ["experience", "motivation"]
      : ["experience", "effect"]

/** What the angles of a topic answer: first what its title asks, then what else its posts do. Where they cook, nothing else. */
const answered = (
  shares: Shared | null,
  touched: ReadonlyArray<Aspect>,
  sort: Sort,
): ReadonlyArray<Aspect> =>
  shares === "cook"
    ? ["cook"]
    : [
        ...new Set([
          ...(shares === null || shares === "umbrella" ? [] : [shares]),
          ...touched,
          ...(shares === "umbrella" ? underUmbrella(sort) : []),
        ]),
      ]

/** What fills up: dishes where they are cooked, nothing of a plate beside a medicine, else what the title asks. */
const fillingUp = ({ subject, states, companions }: Angled, isCooked: boolean): ReadonlyArray<Aspect> => {
  const sort = sortOf(subject)
  const shares = states?.shares ?? null
  if (isCooked) return ["cook", "cook", "cook"]
  if (isBesideMedicine(subject, companions)) return []
  if (shares === "umbrella") return underUmbrella(sort)
  if (shares !== null) return [shares]
  return subject.kind === "symptom" ? untoldOfSymptoms : untold[sort]
}

/** What is on something that posts name, or on the subject alone. */
const touched = (ideas: ReadonlyArray<Idea>): ReadonlyArray<Idea> =>
  ideas.filter(({ isUntouched }) => isUntouched !== true)

/** What can be said where the posts' own questions give too little: of the question in the title, else of such a subject. */
const restOf = (angled: Angled, aside: ReadonlyArray<Idea>, turn: number): Rows["rest"] => {
  const { subject, said, states } = angled
  const sort = sortOf(subject)
  const shares = states?.shares ?? null
  const isCooked = shares === "cook" || isDish(subject) || (said.isServed && isAskable("cook", sort))
  return [
    ...fillingUp(angled, isCooked)
      .filter((aspect) => isAskable(aspect, sort))
      .map((aspect) => filled(textsOn(aspect, subject, sort), subject, turn)),
    states?.title === null || states === null || shares === "umbrella" || isGrave(subject)
      ? []
      : asking(framesOnTitle(isCooked), states.title, turn),
    said.isServed ? [] : touched(aside),
  ]
}

/** What no film on the subject may pass over. */
const firstIdeas = (
  subject: Subject,
  { isLongFast }: Said,
  told: ReadonlyArray<Circumstance>,
  turn: number,
): ReadonlyArray<Idea> => {
  const ideas = tactIdeas(subject, told, turn)
  return ideas.length === 0 && isLongFast && isFast(subject) ? filled(longFastAngles, subject, turn) : ideas
}

const nothingKnown: Evident = { near: [], aside: [] }

/** Rows of ideas for a subject that we know, under a title that states what its posts share. */
export const sharedIdeas = (angled: Angled, turn: number): Rows => {
  const { subject, asked, companions, intent, library, facets, question, said, states } = angled
  const sort = sortOf(subject)
  const touched = asked.filter((one) => isTouched(one, angled)).map(({ aspect }) => aspect)
  const shares = states?.shares ?? null
  const wanted = answered(shares, touched, sort)
  const { near, aside } = evidentIdeas(angled, wanted, turn)
  const half = Math.ceil(near.length / mostFromLibrary)
  const ofAspects = wanted.slice(0, 4).map((aspect): ReadonlyArray<Idea> => {
    const own = filled(textsOn(aspect, subject, sort), subject, turn)
    if (question?.aspect !== aspect) return own
    const framed = asking(framesOn(aspect, sort), question.text, turn)
    // One topic films the question, the next the answer: the same form in every list is a form, not an idea.
    return turn % 2 === 0 ? [...own, ...framed] : [...framed, ...own]
  })
  const ofComplaints = complaintIdeas(subject, angled.complaints, turn)
  return {
    rows: [
      firstIdeas(subject, said, said.circumstances, turn),
      near.slice(0, half),
      ...ofComplaints.slice(0, 1),
      ofAspects[0] ?? [],
      ...ofComplaints.slice(1),
      turnedBy(meetingIdeas(subject, companions, library), turn),
      turnedBy(besideIdeas(subject, facets), turn),
      near.slice(half),
      ...ofAspects.slice(1),
      intent === null || isGrave(subject) || said.isServed || shares === "cook"
        ? []
        : filled(intentAnglesOf(intent, sort), subject, turn),
    ],
    rest: restOf(angled, shares === "cook" ? [] : aside, turn),
  }
}

/** Rows of ideas for what no list has, under a title that states what its posts share: of that alone. */
export const unlistedIdeas = ({ subject, said, states }: Angled, turn: number): Rows => ({
  rows: [
    firstIdeas(subject, said, said.circumstances, turn),
    guardedIdeas(subject, turn),
    states?.shares === "cook" ? filled(cookTextsOn(subject), subject, turn) : [],
    states === null || states.title === null || states.shares === "umbrella"
      ? []
      : asking(framesOnTitle(states.shares === "cook"), states.title, turn),
  ],
  rest: [],
})

/** Whether it stands over a bare name: it says what it is about, and posts write of that. */
const isOnThem = ({ isPlain, isElsewhere }: Idea): boolean => isPlain === true && isElsewhere !== true

/** Whether it says what it is about, and is on nothing else that the posts do not name. */
const isOnSubject = ({ isPlain, isUntouched, isForeign }: Idea): boolean =>
  isPlain === true && isUntouched !== true && isForeign !== true

/**
 * Rows of ideas for a bare name, whose posts share no question: what no film may pass over, the question that several of
 * them really put, and what the library holds on it where they speak of it; where that is nothing, what it holds on the
 * subject itself. Nothing that would fit another such name.
 */
export const namedIdeas = (angled: Angled, turn: number): Rows => {
  const { subject, said, question, asked } = angled
  const sort = sortOf(subject)
  const put = asked.filter((one) => one.put >= 2).map(({ aspect }) => aspect)
  const isSpokenOf = isFamiliar(subject) && said.isTalked
  const { near, aside } = isSpokenOf ? evidentIdeas(angled, put, turn) : nothingKnown
  return {
    rows: [
      firstIdeas(subject, said, said.pressing, turn),
      guardedIdeas(subject, turn),
      question === null || isGrave(subject)
        ? []
        : asking(framesOn(question.aspect ?? "effect", sort), question.text, turn),
      near.filter(isOnThem),
      said.isServed ? [] : aside.filter(isOnThem),
    ],
    rest: said.isServed ? [] : [[...near, ...aside].filter(isOnSubject)],
  }
}

const isCalled = ({ names }: SubjectFile, { name }: Subject): boolean =>
  names[usualLanguage].some((one) => {
    const [called, own] = [one.toLowerCase(), name.toLowerCase()]
    return called.includes(own) || own.includes(called)
  })

/** What the library holds on a subject, for what its posts ask and for the people whom they are about. */
const evidentIdeas = (
  { subject, library, said, states }: Angled,
  asked: ReadonlyArray<Aspect>,
  turn: number,
): Evident => {
  if (library === null) return nothingKnown
  const title = states?.title ?? null
  const ofBoth = title === null ? null : pairFileOf(library, title, subject)
  const file = ofBoth ?? evidenceFileOf(library, subject)
  if (file === null) return nothingKnown
  const isOwn = isCalled(file, subject)
  const evident = fromFile(file, {
    asked,
    populations: said.populations,
    isNamed: said.isNamed,
    isServed: said.isServed,
    isCooked: states?.shares === "cook",
    isOwn,
    isMedicated: said.isMedicated,
    isBeginning: said.isBeginning,
    turn,
    name: subject.name,
  })
  // What a file of a wider subject holds beside the posts is on other things: multivitamins, not vitamin E.
  return {
    near: evident.near,
    aside: isOwn ? evident.aside.filter(({ isForeign }) => isForeign !== true) : [],
  }
}
