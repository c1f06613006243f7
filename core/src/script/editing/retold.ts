import type { Said } from "#script/said.ts"
import { hasBlank } from "#script/blanks.ts"
import { contentOf, saidFrom, spokenSentences, textOfSaid } from "#script/words-said.ts"
import type { Beat } from "#script/script.ts"
import { wellFormed } from "#kernel/well-formed.ts"

/** A text as a person typed it, without what is invisible and with single spaces. */
export const typedText = (text: string): string =>
  wellFormed(text)
    .replace(/\p{Cf}+/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()

/** HTML, links and addresses are not spoken. */
export const hasMarkup = (text: string): boolean =>
  /<\/?[a-z!][^<>]*>|&(?:[a-z]+|#\d+);|https?:|www\.|\]\(|javascript:/i.test(text)

/**
 * The sentences of a text that a person typed, with where each comes from: words that stood in the script before keep
 * their origin; a question and a call of a few words state nothing; everything else is the person's own statement.
 */
export const retold = (text: string, known: ReadonlyArray<Said>): ReadonlyArray<Said> => {
  const before = new Map(known.map((said) => [said.text, said]))
  return spokenSentences(text).map(
    (sentence) =>
      before.get(sentence) ?? {
        text: sentence,
        findings: [],
        from: statesNothing(sentence) ? "connective" : "own",
        typed: true,
      },
  )
}

/** Words of a sentence that is too short to state anything. */
const shortest = 3

const statesNothing = (sentence: string): boolean =>
  !hasBlank(sentence) &&
  !/\d/.test(sentence) &&
  (/\?["'”’)]?$/u.test(sentence) || sentence.split(" ").length < shortest)

/** Everything that a script says, sentence by sentence. */
export const saidIn = (beats: ReadonlyArray<Pick<Beat, "said">>): ReadonlyArray<Said> =>
  beats.flatMap(({ said }) => said)

/** A beat that says these sentences. */
export const saying = <B extends Pick<Beat, "said" | "text">>(beat: B, said: ReadonlyArray<Said>): B => ({
  ...beat,
  said,
  text: textOfSaid(said),
})

/** Beats that end on the disclaimer: it is ours, and an edit that takes it away gets it back as the last words. */
export const closedWith = (beats: ReadonlyArray<Beat>, disclaimer: string): ReadonlyArray<Beat> =>
  contentOf(beats).includes(disclaimer)
    ? beats
    : beats.map((beat, index) =>
        index === beats.length - 1
          ? saying(beat, [...beat.said, ...saidFrom(disclaimer, "connective")])
          : beat,
      )
