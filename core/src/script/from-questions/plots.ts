import type { Line } from "#script/from-findings/line.ts"
import type { ScriptFormat } from "#script/settings.ts"
import type { Place } from "./words.ts"

/** Everything that a question script says. */
export interface Pieces {
  readonly opening: Line
  /** What is asked about; empty where there is no time to say it again. */
  readonly asked: ReadonlyArray<Line>
  /** Each with its blank behind it. */
  readonly questions: ReadonlyArray<ReadonlyArray<Line>>
  readonly place: (place: Place) => Line
  /** Between the questions and what one can do. */
  readonly turn: ReadonlyArray<Line>
  readonly bring: ReadonlyArray<Line>
  readonly warning: ReadonlyArray<Line>
  readonly close: ReadonlyArray<Line>
  readonly disclaimer: Line
}

/** The lines of each beat, by format: the plot. */
export const plots: {
  readonly [F in ScriptFormat]: (pieces: Pieces) => ReadonlyArray<ReadonlyArray<Line>>
} = {
  trend_reaction: ({ opening, asked, questions, place, turn, bring, warning, close, disclaimer }) => {
    const [[first, ...answer] = [], ...others] = questions
    const half = Math.ceil(others.length / 2)
    return [
      [opening],
      [...asked, ...(first === undefined ? [] : [first])],
      [place("answer")],
      [
        ...(questions.length === 1 && answer.length === 0 ? [place("open")] : answer),
        ...others.slice(0, half).flat(),
      ],
      [...others.slice(half).flat(), ...warning],
      [...turn, ...bring],
      [...close, disclaimer],
    ]
  },
  expert_review: ({ opening, asked, questions, place, turn, bring, warning, close, disclaimer }) => {
    const [[first] = [], ...others] = questions
    const half = Math.ceil(others.length / 2)
    return [
      [opening],
      [...asked, ...(first === undefined ? [] : [first])],
      [place("study"), ...others.slice(0, half).flat()],
      [place("open")],
      [...others.slice(half).flat(), ...turn, ...bring, ...warning],
      [...close, disclaimer],
    ]
  },
  myth_buster: ({ opening, asked, questions, place, turn, bring, warning, close, disclaimer }) => {
    const early = questions.length > 2 ? 1 : 0
    return [
      [opening],
      [...asked, place("myth")],
      [place("truth"), ...questions.slice(0, early).flat()],
      questions.slice(early).flat(),
      [...turn, ...bring, ...warning, ...close, disclaimer],
    ]
  },
  quick_tip: ({ opening, asked, questions, place, turn, bring, warning, close, disclaimer }) => [
    [opening],
    [...asked, place("tip")],
    questions.flat(),
    [place("mistake"), ...warning],
    [...turn, ...bring, ...close, disclaimer],
  ],
}
