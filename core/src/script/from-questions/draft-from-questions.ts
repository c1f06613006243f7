import type { Nature } from "#evidence/nature.ts"
import { packs } from "#language/pack.ts"
import { writing } from "#language/writing.ts"
import { hasBlank } from "#script/blanks.ts"
import { claimContextOf } from "#script/drafting.ts"
import { secondsFor } from "#script/fit.ts"
import type { FilledBeat } from "#script/from-findings/fill.ts"
import type { Line, Origin } from "#script/from-findings/line.ts"
import { saysNameAgain } from "#script/from-findings/said-twice.ts"
import { speaksOfMedicines } from "#script/from-findings/subject.ts"
import { numberOf, oneOf, turned } from "#script/from-findings/voice.ts"
import { secondsOf } from "#script/pace.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Duration } from "#script/settings.ts"
import { spokenWords } from "#script/spoken-words.ts"
import { askedAbout } from "./asked.ts"
import { plots, type Pieces } from "./plots.ts"
import { errands } from "./words.ts"

/** A subject that nothing, or too little, may be stated about. */
export interface Matter {
  /** As it is said in the order's language. */
  readonly name: string
  readonly nature: Nature
  /** Its own, from the library. */
  readonly warning: Line | null
  /** Says a title that is a sentence. */
  readonly quoted: string | null
}

/** So many questions, and so much to bring, are worth the time: nobody films a longer list. */
const most: { readonly [D in Duration]: { readonly questions: number; readonly bring: number } } = {
  "30_seconds": { questions: 1, bring: 1 },
  "60_seconds": { questions: 3, bring: 2 },
  "90_seconds": { questions: 4, bring: 3 },
  "2_minutes": { questions: 5, bring: 4 },
}

/** Words kept free for each blank; fewer where even one question would be too much. */
const roomsForBlanks = [14, 10, 6, 3, 1]

/**
 * A script on a subject that the library has nothing on: what people ask, each with a blank in square brackets for the
 * fact that only the person who films can answer for, what to bring to whom, and when not to wait. It is as long as there
 * is something to ask, and at most as long as the order. Null when not even one question fits.
 */
export const draftFromQuestions = (order: WritingOrder, matter: Matter): ReadonlyArray<FilledBeat> | null => {
  const { duration, scriptFormat } = order.settings
  const { questions, bring } = most[duration]
  const all = piecesOf(order, matter)
  for (const room of roomsForBlanks)
    for (const asking of room === roomsForBlanks.at(-1) ? [all.asked, named(order, matter), []] : [all.asked])
      for (let asked = Math.min(questions, all.questions.length); asked > 0; asked -= 1)
        for (let brought = bring; brought >= 0; brought -= 1)
          for (const frame of framesOf({ ...all, asked: asking })) {
            const chosen = {
              ...frame,
              turn: brought === 0 ? [] : frame.turn,
              questions: all.questions.slice(0, asked),
              bring: all.bring.slice(0, brought),
            }
            const spoken = plots[scriptFormat](chosen)
            const beats = order.plan.map(({ name }, index) => ({ name, lines: spoken[index] ?? [] }))
            if (isWhole(beats) && wordsIn(order, beats, room) <= order.budget.target) return beats
          }
  return null
}

const isWhole = (beats: ReadonlyArray<FilledBeat>): boolean => beats.every(({ lines }) => lines.length > 0)

/** What stands around the questions, less and less of it: the turn goes first, then the last words and all but one warning. */
const framesOf = (pieces: Pieces): ReadonlyArray<Pieces> => {
  const bare = { ...pieces, turn: [] }
  const brief = { ...bare, close: [] }
  return [
    pieces,
    bare,
    { ...brief, warning: pieces.warning.slice(0, 1) },
    // The subject's own warning, unless it alone takes more than there is.
    { ...brief, warning: pieces.warning.slice(-1) },
  ]
}

/** What is asked about, without how many asked. */
const named = ({ settings: { language } }: WritingOrder, { name, quoted }: Matter): ReadonlyArray<Line> => [
  line(quoted ?? writing[language].questions.asked(name, null), "topic"),
]

const piecesOf = (order: WritingOrder, { name, nature, warning, quoted }: Matter): Pieces => {
  const { language, scriptFormat } = order.settings
  const words = writing[language].questions
  const errand = errands[nature]
  const salt = numberOf(order.title) + order.earlier
  const fits = (text: string) =>
    spokenWords(text, language).length <= packs[language].hookWords && !saysNameAgain(text, name, language)
  const openings = quoted === null ? words.openings : words.openings.slice(-1)
  const opening = openings.map((open) => capital(order, open(name))).find(fits) ?? ""
  const isForOthers = errand === "prescribed" && !speaksOfMedicines(claimContextOf(order).profession)
  const [first = "", ...later] = words.leads
  const leads = turned(later, salt)
  const isOnly = most[order.settings.duration].questions === 1
  const said = askedAbout(order, nature).flatMap(({ ask, isAdded }) => {
    const question = words.question(ask, nature, name)
    return question === null ? [] : [{ ask, isAdded, question }]
  })
  const firstAdded = said.findIndex(({ isAdded }) => isAdded)
  const questions = said.map(({ ask, question, isAdded }, index) => {
    const lead = isForOthers
      ? words.forOthers
      : index === 0
        ? isOnly
          ? words.only
          : first
        : index === firstAdded
          ? words.added
          : (leads[(index - 1) % leads.length] ?? first)
    const asked = line(
      `${isForOthers && index > 0 ? "" : `${lead} `}${question}?`,
      isAdded ? "connective" : "topic",
    )
    const spoken = { ...asked, text: capital(order, asked.text) }
    // What is not for this speaker to answer has no place for an answer.
    return isForOthers ? [spoken] : [spoken, line(words.blank[ask], "blank")]
  })
  const { places } = words
  return {
    opening: line(opening, "connective"),
    asked: [line(quoted ?? words.asked(name, order.topic), "topic")],
    questions,
    place: (at) => line(isForOthers ? words.placesForOthers[at] : places[at], "blank"),
    turn: [line(oneOf(words.turn, salt), "connective")],
    bring: words.bring[errand].map((text) => line(text, "connective")),
    warning: [...(warning === null ? [] : [warning]), line(words.warning[errand], "connective")],
    close: [line(words.close[scriptFormat], "connective")],
    disclaimer: line(order.disclaimer, "disclaimer"),
  }
}

/** What the person who films is told of a script that is shorter than was asked for; null of any other. */
export const noteOnLength = (
  { settings: { language, duration }, budget }: WritingOrder,
  beats: ReadonlyArray<FilledBeat>,
): string | null => {
  const words = spokenWords(textOf(beats), language).length
  return words >= budget.min
    ? null
    : writing[language].questions.shorter(Math.round(secondsFor(words, language)), secondsOf(duration))
}

const textOf = (beats: ReadonlyArray<FilledBeat>): string =>
  beats.flatMap(({ lines }) => lines.map(({ text }) => text)).join(" ")

const wordsIn = (
  { settings: { language } }: WritingOrder,
  beats: ReadonlyArray<FilledBeat>,
  room: number,
): number => {
  const blanks = beats.flatMap(({ lines }) => lines.filter(({ text }) => hasBlank(text)))
  return spokenWords(textOf(beats), language).length + blanks.length * room
}

/** The first letter of a sentence. */
const capital = ({ settings: { language } }: WritingOrder, text: string): string =>
  text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(packs[language].tag))

const line = (text: string, kind: Exclude<Origin["kind"], "finding">): Line => ({ text, origin: { kind } })
