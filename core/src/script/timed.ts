import { filming } from "#language/filming.ts"
import { secondsFor } from "./fit.ts"
import type { Beat } from "./script.ts"
import type { Language } from "./settings.ts"
import { spokenWords } from "./spoken-words.ts"

/** How every beat is played, as one text in the script's language. */
export const actingDirectionsOf = (
  beats: ReadonlyArray<Pick<Beat, "name" | "direction">>,
  language: Language,
): string =>
  beats.map(({ name, direction }) => `${filming[language].beatName(name)}: ${direction}`).join("\n")

/** Beats with the time at which each begins and what it takes, at the language's usual pace. */
export const timed = <B extends { readonly text: string }>(
  beats: ReadonlyArray<B>,
  language: Language,
): ReadonlyArray<B & Pick<Beat, "startsAt" | "seconds">> => {
  let said = 0
  return beats.map((beat) => {
    const startsAt = secondsFor(said, language)
    said += spokenWords(beat.text, language).length
    return { ...beat, startsAt, seconds: Math.round((secondsFor(said, language) - startsAt) * 10) / 10 }
  })
}
