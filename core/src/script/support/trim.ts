import type { Said } from "#script/said.ts"
import type { Language } from "#script/settings.ts"
import { spokenWords } from "#script/spoken-words.ts"
import { isSameWord, wordsOf } from "./plain.ts"

/** What a script says in one beat. */
export interface Spoken {
  readonly name: string
  readonly said: ReadonlyArray<Said>
}

/** Sentences that are never cut: what warns, what limits, whom to see. */
export interface Kept {
  readonly warnings: ReadonlyArray<string>
  readonly limits: ReadonlyArray<string>
  readonly disclaimer: ReadonlyArray<string>
}

/** Beats that are there to warn and to limit. */
const guarding = /limits|do_not_know|should_not|stop_if/u

/** How willingly a sentence is given up: the statement that rests on nothing first, an answer last. Null: never. */
const ease = (
  { text, from }: Said,
  isOpening: boolean,
  beat: string,
  kept: Kept,
  language: Language,
): number | null => {
  if (isOpening || kept.disclaimer.includes(text)) return null
  if ([...kept.warnings, ...kept.limits].some((other) => isLike(text, other, language))) return null
  if (guarding.test(beat) && from !== "own") return null
  return { own: 0, connective: 1, topic: 2, finding: 3 }[from]
}

const isLike = (text: string, other: string, language: Language): boolean => {
  const words = wordsOf(text, language).filter((word) => word.length > 3)
  const others = wordsOf(other, language)
  const shared = words.filter((word) => others.some((one) => isSameWord(word, one))).length
  return words.length > 0 && shared / words.length >= 0.6
}

/**
 * Cuts whole sentences until at most `most` words are left: those that rest on nothing, then talk, then what stands
 * last. Never the opening, a warning, a limit, the disclaimer, the last sentence of a beat, nor a sentence whose limit
 * stays. Null when that is not enough.
 */
export const trimmed = <B extends Spoken>(
  beats: ReadonlyArray<B>,
  most: number,
  kept: Kept,
  language: Language,
): ReadonlyArray<B> | null => {
  let current: ReadonlyArray<B> = beats
  for (;;) {
    const over = wordsIn(current, language) - most
    if (over <= 0) return current
    const next = candidates(current, kept, language).toSorted(
      (a, b) =>
        a.ease - b.ease ||
        // One that is enough before one that is not; of those the shorter, of these the longer.
        Number(b.words >= over) - Number(a.words >= over) ||
        (a.words >= over ? a.words - b.words : b.words - a.words) ||
        b.at - a.at,
    )[0]
    if (next === undefined) return null
    current = current.map((beat, index) =>
      index === next.beat ? { ...beat, said: beat.said.filter((_, at) => at !== next.sentence) } : beat,
    )
  }
}

const candidates = (beats: ReadonlyArray<Spoken>, kept: Kept, language: Language) =>
  beats.flatMap(({ name, said }, beat) =>
    said.flatMap((one, sentence) => {
      const willing = ease(one, beat === 0 && sentence === 0, name, kept, language)
      const leansOn = said.some(
        (other, at) =>
          at === sentence + 1 &&
          other.findings.some((id) => one.findings.includes(id)) &&
          kept.limits.some((limit) => isLike(other.text, limit, language)),
      )
      return willing === null || said.length === 1 || leansOn
        ? []
        : [
            {
              beat,
              sentence,
              ease: willing,
              words: spokenWords(one.text, language).length,
              at: beat * 100 + sentence,
            },
          ]
    }),
  )

/** The spoken words of beats. */
export const wordsIn = (beats: ReadonlyArray<Spoken>, language: Language): number =>
  spokenWords(beats.map(({ said }) => said.map(({ text }) => text).join(" ")).join("\n\n"), language).length
