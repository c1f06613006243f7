import type { Library } from "#evidence/library.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import type { Aspect } from "#reading/asks.ts"
import { gateOf } from "#script/safety/gate.ts"
import type { Asked, UserIntent } from "#topic/topic.ts"
import type { Subject, SubjectKind } from "#vocabulary/subjects.ts"
import { besideIdeas, meetingIdeas } from "./beside-angles.ts"
import type { Circumstance } from "./circumstances.ts"
import type { Companion } from "./companions.ts"
import { evidenceFileOf } from "./evidence-file.ts"
import { isDish } from "./dish.ts"
import { drunk, type Facets } from "./facets.ts"
import { sentenceOf } from "./grammar.ts"
import { framesOn, untold, untoldOfSymptoms } from "./frames.ts"
import { isAskable } from "./headings.ts"
import type { Idea } from "./idea.ts"
import { intentAnglesOf } from "./intent-phrases.ts"
import { carefully, graveAnglesOf, isGrave } from "./grave.ts"
import { type Evident, fromFile } from "./library-angles.ts"
import { mentionIdeas } from "./mention-angles.ts"
import { anglesOf, dishAngles, doingOf, drinkAngles, fits, seasoning, seasoningAngles } from "./phrases.ts"
import type { Population } from "./populations.ts"
import { isOfTrade, type Sort, sortOf } from "./sorts.ts"
import { isTactless, tactIdeas } from "./tact.ts"
import { spread, turnedBy } from "./turns.ts"

const mostAngles = 3
/** Of what posts only name, few things can be said that are true. */
const mostOfMention = 2
const leastOfMention = 1
/**
 * Two ideas that fit the posts are better than three with one that would fit any: so many are made up from what is known
 * of its sort. Of a plate, an illness and a supplement there is always a third.
 */
const leastOf = (sort: Sort): number => (/^(?:eaten|served|followed|ill|taken)$/.test(sort) ? 3 : 2)
/** Of three angles so many may come from the library: the others answer what this topic's posts ask. */
const mostFromLibrary = 2

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
  /** The question that most posts put, counted; null where none stands out. Nothing else is quoted as theirs. */
  readonly question: (Pick<Asked, "text"> & { readonly aspect: Aspect | null }) | null
  readonly said: Said
  /** Forms that other topics of the day have; those chosen are added. */
  readonly used: Set<string>
}

/** What the posts tell of people, and of other things. */
export interface Said {
  readonly circumstances: ReadonlyArray<Circumstance>
  readonly populations: ReadonlySet<Population>
  /** Whether two posts name a listed thing, or one in its heading. */
  readonly isNamed: (concept: string) => boolean
  /** Whether most posts show a dish: then a plate is filmed, and no study. */
  readonly isServed: boolean
}

/** What no list has, and what only its trade speaks of, is told by what its posts say alone. */
const isTold = (subject: Subject): boolean =>
  (subject.listed && !isOfTrade(sortOf(subject)) && sortOf(subject) !== "named") || isDish(subject)

/** A question that hardly any post touches is none of the topic, and what is only named is asked by nobody. */
const isTouched = ({ aspect, posts, put }: AskedAngle, { posts: among, isWord, question }: Angled): boolean =>
  question?.aspect === aspect || put >= Math.max(2, among / 4) || (!isWord && posts >= Math.max(2, among / 3))

/** Rows of ideas, of each row at most one is taken; `rest` makes them up to the least where they are too few. */
interface Rows {
  readonly rows: ReadonlyArray<ReadonlyArray<Idea>>
  readonly rest: ReadonlyArray<ReadonlyArray<Idea>>
}

const textsOn = (aspect: Aspect, subject: Subject, sort: Sort): ReadonlyArray<string> =>
  isGrave(subject)
    ? graveAnglesOf(aspect)
    : aspect !== "cook" || sort !== "eaten"
      ? carefully(anglesOf(aspect, sort), aspect, subject)
      : isDish(subject)
        ? dishAngles
        : seasoning.test(subject.name)
          ? seasoningAngles
          : drunk.test(subject.name)
            ? drinkAngles
            : anglesOf(aspect, sort)

/** Rows of ideas for a subject that we know. */
const knownIdeas = (angled: Angled, turn: number): Rows => {
  const { subject, asked, companions, intent, library, facets, question, said } = angled
  const sort = sortOf(subject)
  const parts = { doing: doingOf(subject) }
  const filled = (texts: ReadonlyArray<string>): ReadonlyArray<Idea> =>
    turnedBy(
      texts.filter((form) => fits(form, subject)),
      turn,
    ).map((form) => ({ form, angle: sentenceOf(form, subject, parts) }))
  const touched = asked.filter((one) => isTouched(one, angled))
  const { near, aside } = evidentIdeas(angled, touched, turn)
  const half = Math.ceil(near.length / mostFromLibrary)
  const ofAspects = touched.slice(0, 4).map(({ aspect }): ReadonlyArray<Idea> => {
    const own = filled(textsOn(aspect, subject, sort))
    if (question?.aspect !== aspect) return own
    const framed = turnedBy(framesOn(aspect, sort), turn).map((form) => ({
      form,
      angle: form.replace("{q}", question.text),
    }))
    // One topic films the question, the next the answer: the same form in every list is a form, not an idea.
    return turn % 2 === 0 ? [...own, ...framed] : [...framed, ...own]
  })
  return {
    rows: [
      tactIdeas(subject, said.circumstances, turn),
      near.slice(0, half),
      ofAspects[0] ?? [],
      turnedBy(meetingIdeas(subject, companions, library), turn),
      turnedBy(besideIdeas(subject, facets), turn),
      near.slice(half),
      ...ofAspects.slice(1),
      intent === null || isGrave(subject) || said.isServed ? [] : filled(intentAnglesOf(intent, sort)),
    ],
    rest: [
      said.isServed ? [] : aside,
      ...(isDish(subject) || (said.isServed && sort === "followed")
        ? (["cook", "cook", "cook"] as const)
        : subject.kind === "symptom"
          ? untoldOfSymptoms
          : untold[sort]
      )
        .filter((aspect) => isAskable(aspect, sort))
        .map((aspect) => filled(textsOn(aspect, subject, sort))),
    ],
  }
}

const isCalled = ({ names }: SubjectFile, { name }: Subject): boolean =>
  names[usualLanguage].some((one) => {
    const [called, own] = [one.toLowerCase(), name.toLowerCase()]
    return called.includes(own) || own.includes(called)
  })

/** What the library holds on a subject, for what its posts ask and for the people whom they are about. */
const evidentIdeas = (
  { subject, library, said }: Angled,
  touched: ReadonlyArray<AskedAngle>,
  turn: number,
): Evident => {
  const file = library === null ? null : evidenceFileOf(library, subject)
  if (file === null) return { near: [], aside: [] }
  const evident = fromFile(file, {
    asked: touched.map(({ aspect }) => aspect),
    populations: said.populations,
    isNamed: said.isNamed,
    isServed: said.isServed,
    turn,
    name: subject.name,
  })
  // What a file of a wider subject holds beside the posts is on other things: multivitamins, not vitamin E.
  return isCalled(file, subject) ? evident : { near: evident.near, aside: [] }
}

/** Of these one can make a meal; where others are asked for with a recipe, another word is meant. */
const eatable: ReadonlySet<SubjectKind> = new Set(["food", "meal", "diet", "supplement"])

/** Rows of ideas for what we do not know, or what posts only name. */
const mentioned = (angled: Angled, turn: number): Rows => ({
  rows: [tactIdeas(angled.subject, angled.said.circumstances, turn), ...mentionedIdeas(angled, turn)],
  rest: [],
})

const mentionedIdeas = (angled: Angled, turn: number): ReadonlyArray<ReadonlyArray<Idea>> =>
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

/** Whether angles may be filmed, as far as they came up: most do with many subjects, and again the next day. */
const filmed = new Map<string, boolean>()
const filmedAtMost = 20_000

const mayBeFilmed = (angle: string): boolean => {
  const before = filmed.get(angle)
  if (before !== undefined) return before
  const own = gateOf(angle) === null
  if (filmed.size < filmedAtMost) filmed.set(angle, own)
  return own
}

/**
 * Film ideas: what the evidence library holds on the subject, then what the posts ask and what comes up beside it, then
 * what they want. Three of a subject that we know; of what posts only name, or no list has, one or two that say what its
 * posts say. No form that another topic of the day has while there are others, and none that may not be filmed.
 */
export const anglesFor = (angled: Angled): ReadonlyArray<string> => {
  const { subject, used, said, turn: day } = angled
  const turn = spread(`${subject.name} ${day}`)
  const isKnown = isTold(subject)
  const { rows, rest } = isKnown ? knownIdeas(angled, turn) : mentioned(angled, turn)
  const chosen: Array<Idea> = []
  const take = (
    from: ReadonlyArray<ReadonlyArray<Idea>>,
    most: number,
    isFree: (idea: Idea) => boolean,
  ): void => {
    for (const row of from) {
      if (chosen.length >= most) return
      const idea = row.find(
        (one) =>
          isFree(one) &&
          chosen.every(({ angle, form }) => angle !== one.angle && form !== one.form) &&
          (one.of === undefined || chosen.every(({ of }) => of !== one.of)) &&
          mayBeFilmed(one.angle) &&
          (row === rows[0] || !isTactless(one.angle, said.circumstances)),
      )
      if (idea !== undefined) chosen.push(idea)
    }
  }
  const isFresh = ({ form }: Idea): boolean => !used.has(form)
  take(rows, isKnown ? mostAngles : mostOfMention, isFresh)
  const least = isKnown ? leastOf(sortOf(subject)) : leastOfMention
  take([...rest, ...rest.slice(1)], least, isFresh)
  take([...rows.slice(1), ...rest], least, () => true)
  for (const { form } of chosen) used.add(form)
  return chosen.map(({ angle }) => angle)
}
