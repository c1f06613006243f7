import type { Beat, Script } from "#script/script.ts"
import type { Said } from "#script/said.ts"
import { budgetOf } from "#script/pace.ts"
import { spokenWords } from "#script/spoken-words.ts"
import { secondsFor } from "#script/fit.ts"
import { contentOf } from "#script/draft.ts"
import type { Place } from "./place.ts"
import { saying } from "./retold.ts"

/** What would go, so that the script fits. Nothing is changed by proposing it. */
export interface CutProposal {
  readonly cuts: ReadonlyArray<Place>
  readonly savesSeconds: number
  /** Whether what is left fits. */
  readonly fits: boolean
}

/** Sentences that go together: a statement is never parted from its limit and its safety line. */
interface Piece {
  readonly places: ReadonlyArray<Place>
  readonly words: number
  /** Lower goes first. */
  readonly rank: number
}

const ranks: { readonly [F in Said["from"]]: number } = { connective: 0, topic: 1, own: 2, finding: 3 }

/**
 * The least that can go. First words, last words, the disclaimer, locked beats and the last thing that a beat says
 * stay. What states nothing goes before what does.
 */
export const proposeCut = (script: Script): CutProposal => {
  const { language, duration, beats } = script
  const total = spokenWords(contentOf(beats), language).length
  let excess = total - budgetOf(language, duration).target
  const open = [...piecesOf(script)]
  const gone: Piece[] = []
  while (excess > 0) {
    const allowed = open.filter((piece) => leavesEveryBeat(beats, [...gone, piece]))
    const enough = allowed.filter(({ words }) => words >= excess)
    const [best] = enough.length > 0 ? enough.toSorted(smallestFirst) : allowed.toSorted(biggestFirst)
    if (best === undefined) break
    gone.push(best)
    open.splice(open.indexOf(best), 1)
    excess -= best.words
  }
  const saved = gone.reduce((sum, { words }) => sum + words, 0)
  return {
    cuts: gone.flatMap(({ places }) => places).toSorted((a, b) => a.beat - b.beat || a.sentence - b.sentence),
    savesSeconds: Math.round((secondsFor(total, language) - secondsFor(total - saved, language)) * 10) / 10,
    fits: excess <= 0,
  }
}

const smallestFirst = (a: Piece, b: Piece) => a.rank - b.rank || a.words - b.words
const biggestFirst = (a: Piece, b: Piece) => a.rank - b.rank || b.words - a.words

const piecesOf = ({ beats, language, disclaimer }: Script): ReadonlyArray<Piece> =>
  beats.flatMap(({ said, locked }, beat) =>
    locked
      ? []
      : runs(said)
          .filter(({ from }) => !(beat === 0 && from === 0))
          .filter(({ from, to }) => !said.slice(from, to).some(({ text }) => disclaimer.includes(text)))
          .map(({ from, to }) => {
            const places = said
              .slice(from, to)
              .map(({ text }, index) => ({ beat, sentence: from + index, text }))
            return {
              places,
              words: places.reduce((sum, { text }) => sum + spokenWords(text, language).length, 0),
              rank: Math.max(...said.slice(from, to).map((one) => ranks[one.from])),
            }
          }),
  )

/** Neighbours that name the same findings are one run. */
const runs = (said: ReadonlyArray<Said>): ReadonlyArray<{ readonly from: number; readonly to: number }> => {
  const key = ({ findings }: Said, index: number) =>
    findings.length === 0 ? `#${index}` : findings.join(" ")
  const starts = said.flatMap((one, index) => {
    const before = said[index - 1]
    return before !== undefined && key(before, index - 1) === key(one, index) ? [] : [index]
  })
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? said.length }))
}

const leavesEveryBeat = (beats: ReadonlyArray<Beat>, gone: ReadonlyArray<Piece>): boolean =>
  beats.every(({ said }, beat) => {
    const cut = gone.flatMap(({ places }) => places).filter((place) => place.beat === beat).length
    return said.length === 0 || cut < said.length
  })

/** The beats without these sentences; a beat that says nothing more is gone. */
export const without = (
  beats: ReadonlyArray<Beat>,
  cuts: ReadonlyArray<Pick<Place, "beat" | "sentence">>,
): ReadonlyArray<Beat> =>
  beats
    .map((beat, at) =>
      saying(
        beat,
        beat.said.filter((_, sentence) => !cuts.some((cut) => cut.beat === at && cut.sentence === sentence)),
      ),
    )
    .filter(({ text }, at) => text !== "" || beats[at]?.text === "")
