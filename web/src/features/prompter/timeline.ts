import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { beatName } from "#lib/beat-name.ts"

export type Script = SuccessOf<"GET /api/user/scripts/{id}">

/** A word as it is shown, and how many words are said before it: "90" is shown as one and said as one, "2,000" as two. */
export interface Token {
  readonly text: string
  readonly at: number
}

/** A beat of the script counted in spoken words. */
export interface TimedBeat {
  readonly name: string
  /** Words said before it, and in it. */
  readonly from: number
  readonly words: number
  readonly tokens: ReadonlyArray<Token>
}

/**
 * The script in spoken words. A beat's share of them is its share of the stored seconds; within a beat a longer word
 * takes longer. Without stored seconds what is shown is counted.
 */
export const timelineOf = ({ beats, words }: Pick<Script, "beats" | "words">): ReadonlyArray<TimedBeat> => {
  const shown = beats.map(({ text }) => text.split(/\s+/).filter((one) => one !== ""))
  const seconds = beats.reduce((sum, beat) => sum + beat.seconds, 0)
  const isTimed = seconds > 0 && words > 0
  const all = isTimed ? words : shown.reduce((sum, one) => sum + one.length, 0)
  let said = 0
  return beats.map((beat, index) => {
    const texts = shown[index] ?? []
    const own = isTimed ? (beat.seconds / seconds) * all : texts.length
    const from = said
    said += own
    const weight = texts.reduce((sum, text) => sum + weightOf(text), 0)
    let at = from
    return {
      name: shortName(beat.name),
      from,
      words: own,
      tokens: texts.map((text) => {
        const token = { text, at }
        at += (weightOf(text) / weight) * own
        return token
      }),
    }
  })
}

const weightOf = (text: string) => 2 + text.length

/** "Limits" of "Limits, and who should not". */
const shortName = (name: string) => beatName(name).split(",", 1)[0] ?? name

export const wordsIn = (beats: ReadonlyArray<TimedBeat>) => beats.reduce((sum, { words }) => sum + words, 0)

/** The beat that is said when so many words have been. */
export const beatAt = (beats: ReadonlyArray<TimedBeat>, said: number) =>
  Math.max(
    0,
    beats.findLastIndex(({ from }) => from <= said + 1e-6),
  )

/** Seconds that so many words take at a pace. */
export const secondsFor = (words: number, wordsPerMinute: number) =>
  (Math.max(0, words) / wordsPerMinute) * 60
