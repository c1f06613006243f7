import type { Line } from "#script/from-findings/line.ts"
import type { ScriptFormat } from "#script/settings.ts"
import type { Place } from "./words.ts"

/** Everything that a question script says. */
export interface Pieces {
  readonly opening: Line
  /** What is asked about, and by how many; the script's own question last, where the first words have not asked it. */
  readonly asked: ReadonlyArray<Line>
  /** Whether one question is the script's own; the places of its answer, of what that rests on, and of how it is done. */
  readonly own: {
    readonly answer: Line
    readonly reason: ReadonlyArray<Line>
    readonly how: ReadonlyArray<Line>
  } | null
  /** What its answer rests on and what is still open, where studies are told of, and what changes it then. */
  readonly study: ReadonlyArray<Line>
  readonly open: ReadonlyArray<Line>
  readonly further: ReadonlyArray<Line>
  /** Each with its blank behind it. */
  readonly questions: ReadonlyArray<ReadonlyArray<Line>>
  readonly place: (place: Place) => Line
  /** What is believed of it, and what is so; a place for each where the library has none. */
  readonly myth: ReadonlyArray<Line>
  readonly truth: ReadonlyArray<Line>
  /** What goes wrong; empty where what is known says it. */
  readonly mistake: ReadonlyArray<Line>
  readonly bring: ReadonlyArray<Line>
  readonly warning: ReadonlyArray<Line>
  /** For whom the answer is another one, or what is known of it; empty where there is no time for the former. */
  readonly changes: ReadonlyArray<Line>
  readonly close: ReadonlyArray<Line>
  readonly disclaimer: Line
}

/** The first question where the script has none of its own, its blank, and the other questions. */
const parted = ({ own, questions }: Pieces) => {
  const [[first, ...blank] = [], ...others] = own === null ? questions : [[], ...questions]
  const half = Math.ceil(others.length / 2)
  return {
    first: first === undefined ? [] : [first],
    blank,
    early: others.slice(0, half).flat(),
    late: others.slice(half).flat(),
  }
}

/** The lines of each beat, by format: the plot. */
export const plots: {
  readonly [F in ScriptFormat]: (pieces: Pieces) => ReadonlyArray<ReadonlyArray<Line>>
} = {
  trend_reaction: (pieces) => {
    const { opening, asked, own, questions, place, bring, warning, changes, close, disclaimer } = pieces
    const { first, blank, early, late } = parted(pieces)
    return [
      [opening],
      [...asked, ...first],
      [own === null ? place("answer") : own.answer],
      [
        ...(own !== null
          ? own.reason
          : questions.length === 1 && blank.length === 0
            ? [place("open")]
            : blank),
        ...early,
      ],
      [...late, ...changes, ...warning],
      [...bring],
      [...close, disclaimer],
    ]
  },
  expert_review: (pieces) => {
    const { opening, asked, own, study, open, further, bring, warning, close, disclaimer } = pieces
    const { first, early, late } = parted(pieces)
    return [
      [opening],
      [...asked, ...first, ...(own === null ? [] : [own.answer])],
      [...study, ...early],
      [...open],
      [...late, ...further, ...bring, ...warning],
      [...close, disclaimer],
    ]
  },
  myth_buster: (pieces) => {
    const { opening, asked, own, questions, myth, truth, bring, warning, changes, close, disclaimer } = pieces
    const early = questions.length > 2 ? 1 : 0
    return [
      [opening],
      [...asked, ...myth],
      [...truth, ...questions.slice(0, early).flat()],
      [...(own === null ? [] : [own.answer, ...changes]), ...questions.slice(early).flat()],
      [...bring, ...warning, ...close, disclaimer],
    ]
  },
  quick_tip: (pieces) => {
    const { opening, asked, own, questions, place, mistake, bring, warning, changes, close, disclaimer } =
      pieces
    return [
      [opening],
      [...asked, own === null ? place("tip") : own.answer],
      [...(own?.how ?? []), ...questions.flat()],
      [...mistake, ...changes, ...warning],
      [...bring, ...close, disclaimer],
    ]
  },
}
