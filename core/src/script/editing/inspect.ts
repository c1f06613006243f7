import { hasBlank } from "#script/blanks.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import type { About } from "#script/claims/document-rule.ts"
import { documentFindings } from "#script/claims/document-rules.ts"
import { timed } from "#script/timed.ts"
import { contentOf } from "#script/words-said.ts"
import { secondsFor, spokenLength } from "#script/fit.ts"
import { type FitOfWords, fitOfWords } from "#script/pace.ts"
import type { Beat, ClaimFinding, Script } from "#script/script.ts"
import { spokenWords } from "#script/spoken-words.ts"
import type { Place } from "./place.ts"

/** What the words of a script amount to. */
export interface Inspected extends FitOfWords {
  readonly words: number
  readonly seconds: number
  readonly beats: ReadonlyArray<Pick<Beat, "name" | "startsAt" | "seconds"> & { readonly words: number }>
  readonly claims: ReadonlyArray<ClaimFinding>
  /** Sentences that state what no finding carries. */
  readonly unsupported: ReadonlyArray<Place>
  /** Sentences with a place that is still to be filled in. */
  readonly blanks: ReadonlyArray<Place>
}

/** What the claims check finds in everything that is said: as one text, and beat by beat. */
export type ClaimsIn = (
  content: string,
  beats: ReadonlyArray<Pick<Beat, "said">>,
) => ReadonlyArray<ClaimFinding>

/**
 * Seconds, fit, claims and what nobody carries, from the words alone: the same function on the server and, while
 * somebody types, in the browser, which looks with `claimsIn` by the rules until it has what was learned too.
 */
export const inspectScript = (
  {
    beats,
    language,
    duration,
  }: Pick<Script, "language" | "duration"> & {
    readonly beats: ReadonlyArray<Pick<Beat, "name" | "text" | "said">>
  },
  about: About,
  context: ClaimContext,
  claimsIn: ClaimsIn,
): Inspected => {
  const content = contentOf(beats)
  const spoken = spokenLength(content, language)
  return {
    ...spoken,
    ...fitOfWords(spoken, language, duration),
    beats: timed(beats, language).map(({ name, text, startsAt, seconds: takes }) => ({
      name,
      startsAt,
      seconds: takes,
      words: spokenWords(text, language).length,
    })),
    claims: [...claimsIn(content, beats), ...documentFindings({ beats }, about, context)],
    unsupported: places(beats).filter(({ beat, sentence, text }) => {
      const said = beats[beat]?.said[sentence]
      return said?.from === "own" && !hasBlank(text)
    }),
    blanks: places(beats).filter(({ text }) => hasBlank(text)),
  }
}

/** Every sentence of a script, with where it stands. */
export const places = (beats: ReadonlyArray<Pick<Beat, "said">>): ReadonlyArray<Place> =>
  beats.flatMap(({ said }, beat) => said.map(({ text }, sentence) => ({ beat, sentence, text })))

/** What a hook, or any other text, takes at the language's usual pace. */
export const secondsOfText = (text: string, language: Script["language"]): number =>
  secondsFor(spokenWords(text, language).length, language)
