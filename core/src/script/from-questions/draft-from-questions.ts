import { writing } from "#language/writing.ts"
import { hasBlank } from "#script/blanks.ts"
import { secondsFor } from "#script/fit.ts"
import type { FilledBeat } from "#script/from-findings/fill.ts"
import type { Line } from "#script/from-findings/line.ts"
import { emptyKitchen, type Kitchen } from "#script/from-findings/kitchen.ts"
import { secondsOf } from "#script/pace.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Duration } from "#script/settings.ts"
import { spokenWords } from "#script/spoken-words.ts"
import type { Matter } from "./matter.ts"
import { piecesOf } from "./pieces.ts"
import { plots, type Pieces } from "./plots.ts"

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
export const draftFromQuestions = (order: WritingOrder, matter: Matter): ReadonlyArray<FilledBeat> | null =>
  // All that is known of a kitchen may take more time than there is.
  kitchensOf(matter).reduce<ReturnType<typeof draftOf>>(
    (found, kitchen) => found ?? draftOf(order, { ...matter, kitchen }),
    null,
  )

/** What is known of a kitchen, less and less of it. */
const kitchensOf = ({ kitchen }: Matter): ReadonlyArray<Kitchen> => [
  kitchen,
  ...kitchen.facts.map((_, at) => ({
    ...kitchen,
    facts: kitchen.facts.slice(0, kitchen.facts.length - at),
    myth: [],
    truth: [],
  })),
  emptyKitchen,
]

const draftOf = (order: WritingOrder, matter: Matter): ReadonlyArray<FilledBeat> | null => {
  const { duration, scriptFormat } = order.settings
  const { questions, bring } = most[duration]
  const { asked, ...all } = piecesOf(order, matter, questions === 1)
  const least = all.own === null ? 1 : 0
  // The script's own question takes more time than another: it has a place for what its answer rests on, too.
  const others = Math.min(Math.max(least, questions - 2 * (1 - least)), all.questions.length)
  for (const room of roomsForBlanks)
    for (const asking of room === roomsForBlanks.at(-1) ? asked : asked.slice(0, 1))
      for (const frame of framesOf({ ...all, asked: asking }))
        for (let count = others; count >= least; count -= 1)
          for (let brought = Math.min(bring, all.bring.length); brought >= frame.leastBrought; brought -= 1) {
            const { pieces } = frame
            const spoken = plots[scriptFormat]({
              ...pieces,
              questions: pieces.questions.slice(0, count),
              bring: pieces.bring.slice(0, brought),
            })
            const beats = order.plan.map(({ name }, index) => ({ name, lines: spoken[index] ?? [] }))
            if (isWhole(beats) && wordsIn(order, beats, room) <= order.budget.target) return beats
          }
  return null
}

const isWhole = (beats: ReadonlyArray<FilledBeat>): boolean => beats.every(({ lines }) => lines.length > 0)

interface Frame {
  readonly pieces: Pieces
  readonly leastBrought: 0 | 1
}

/** What stands around the questions, less and less of it: last words and whom it is different for go first, then all but one warning. */
const framesOf = (pieces: Pieces): ReadonlyArray<Frame> => {
  // What the library says of it stays.
  const known = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> =>
    lines.filter(({ origin }) => origin.kind === "finding")
  const brief = { ...pieces, changes: known(pieces.changes), further: known(pieces.further), close: [] }
  return [
    { pieces, leastBrought: 1 },
    { pieces: { ...pieces, close: [] }, leastBrought: 1 },
    { pieces: { ...brief, warning: pieces.warning.slice(0, 1) }, leastBrought: 0 },
    // The subject's own warning, unless it alone takes more than there is.
    { pieces: { ...brief, warning: pieces.warning.slice(-1) }, leastBrought: 0 },
  ]
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
