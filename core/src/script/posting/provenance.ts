import * as DateTime from "effect/DateTime"
import { packs } from "#language/pack.ts"
import type { Script } from "#script/script.ts"
import { filming } from "#language/filming.ts"

/** What of a script its mark is made from. */
export type Marked = Pick<Script, "language" | "madeByAi" | "writer" | "sampleDate" | "disclaimer">

/**
 * What every copy and every file carries, in the script's language: whether its owner has checked these very words, who
 * wrote it, from what, and that it is not advice.
 */
export const provenanceOf = (script: Marked, isChecked: boolean): string => {
  const words = filming[script.language].posting
  return [
    isChecked ? words.checked : words.notChecked,
    script.madeByAi ? words.writtenByAi(script.writer) : words.writtenWithoutAi,
    ...(script.sampleDate === null ? [] : [words.ofSample(dayIn(script.sampleDate, script.language))]),
    script.disclaimer,
  ].join(" ")
}

const dayIn = (day: string, language: Script["language"]): string =>
  DateTime.formatUtc(DateTime.makeUnsafe(`${day.slice(0, 10)}T12:00:00Z`), {
    locale: packs[language].tag,
    dateStyle: "long",
  })
