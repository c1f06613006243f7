import * as DateTime from "effect/DateTime"
import { packs } from "#language/pack.ts"
import { type Marked, markIn } from "./mark.ts"

export type { Marked } from "./mark.ts"

/** The mark of a script, with the day of its sample data in its language. */
export const provenanceOf = (script: Marked, isChecked: boolean): string =>
  markIn(script, isChecked, script.sampleDate === null ? null : dayIn(script.sampleDate, script.language))

const dayIn = (day: string, language: Marked["language"]): string =>
  DateTime.formatUtc(DateTime.makeUnsafe(`${day.slice(0, 10)}T12:00:00Z`), {
    locale: packs[language].tag,
    dateStyle: "long",
  })
