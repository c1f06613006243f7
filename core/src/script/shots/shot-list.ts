import * as Schema from "effect/Schema"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { packs } from "#language/pack.ts"
import { beatNameIn } from "#script/files/beat-names.ts"
import { lowered } from "#script/claims/pattern.ts"
import type { Beat, Script } from "#script/script.ts"
import { numbersBeside } from "#script/sources.ts"
import { type FilmableName, filmables } from "./filmable.ts"
import { onScreenOf } from "./on-screen.ts"
import { filmableWords } from "#language/filmables.ts"
import { filming } from "#language/filming.ts"

/** One shot: a beat as it is filmed. Seconds are those of the beat. An empty `prop` is none. */
export const Shot = Schema.Struct({
  beat: Schema.String,
  startsAt: Schema.Finite,
  seconds: Schema.Finite,
  framing: Schema.String,
  onScreen: Schema.String,
  bRoll: Schema.String,
  prop: Schema.String,
})
export type Shot = typeof Shot.Type

/** What a script is about, as far as it can be filmed. */
export type ShotSubject = Pick<SubjectFile, "names" | "kind">

/**
 * How to film a script, beat by beat, from its own words: what it speaks of is what is seen, each thing once. `subject`
 * is null where the library does not know what the script is about.
 */
export const shotListOf = (script: Script, subject: ShotSubject | null): ReadonlyArray<Shot> => {
  const seen = new Set<FilmableName | "subject">()
  return script.beats.map((beat, index) => {
    const { prop, bRoll } = seenIn(beat, script, subject, seen)
    const onScreen = onScreenOf(
      beat,
      script.disclaimer,
      subject?.names[script.language][0] ?? script.topicTitle,
    )
    return {
      beat: beatNameIn(beat.name, script.language),
      startsAt: beat.startsAt,
      seconds: beat.seconds,
      framing: framingOf(beat, index, script, { prop, onScreen }),
      onScreen,
      bRoll,
      prop,
    }
  })
}

/** The subject where it is first named; else what the beat speaks of and was not seen yet; else its source; else the face. */
const seenIn = (
  beat: Beat,
  { language, sources }: Script,
  subject: ShotSubject | null,
  seen: Set<FilmableName | "subject">,
): Pick<Shot, "prop" | "bRoll"> => {
  const words = filming[language].shots
  const text = ` ${lowered(beat.text, language)} `
  const name = subject?.names[language].find((one) => text.includes(lowered(one, language)))
  if (subject !== null && name !== undefined && !seen.has("subject")) {
    seen.add("subject")
    const [prop, bRoll] = words.subject[subject.kind](name)
    return { prop: capital(prop, language), bRoll: capital(bRoll, language) }
  }
  const found = filmables
    .filter((one) => !seen.has(one))
    .flatMap((one) => {
      const places = filmableWords[language][one].called
        .map((called) => placeOf(text, called))
        .filter((at) => at >= 0)
      return places.length === 0 ? [] : [{ one, at: Math.min(...places) }]
    })
    .toSorted((a, b) => a.at - b.at)[0]?.one
  if (found !== undefined) {
    seen.add(found)
    const { prop, scene } = filmableWords[language][found]
    return { prop: prop ?? "", bRoll: scene }
  }
  const numbers = numbersIn(beat, sources)
  if (numbers.length === 0) return { prop: "", bRoll: words.face }
  const publishers = numbers.flatMap((number) => {
    const source = sources.find((one) => one.number === number)
    return source === undefined
      ? []
      : [`${source.publisher}${source.year === null ? "" : ` (${source.year})`}`]
  })
  return { prop: "", bRoll: words.sourceCard(numbers.join(", "), publishers.join("; ")) }
}

const numbersIn = (beat: Beat, sources: Script["sources"]) =>
  numbersBeside(
    beat.said.flatMap(({ findings }) => findings),
    sources,
  )

/** Where a word begins with what is looked for; names that end on a blank stand alone. */
const placeOf = (text: string, called: string): number => {
  for (let at = text.indexOf(called); at >= 0; at = text.indexOf(called, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at
  return -1
}

const framingOf = (
  beat: Beat,
  index: number,
  { beats, language, sources }: Script,
  { prop, onScreen }: Pick<Shot, "prop" | "onScreen">,
): string => {
  const words = filming[language].shots
  if (index === 0) return words.opening
  if (index === beats.length - 1) return words.closing
  if (words.warns.test(lowered(beat.text, language))) return words.warning
  if (prop !== "") return words.holding(prop)
  if (/\d/.test(onScreen)) return words.besideText(onScreen)
  return numbersIn(beat, sources).length > 0 ? words.besideSource : words.plain
}

const capital = (text: string, language: Script["language"]) =>
  `${text.slice(0, 1).toLocaleUpperCase(packs[language].tag)}${text.slice(1)}`
