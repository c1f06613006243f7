import { provenanceOf } from "#script/posting/provenance.ts"
import { eachOnce, sourceLine } from "#script/posting/source-lines.ts"
import type { PostingKit } from "#script/posting/kit.ts"
import type { Script } from "#script/script.ts"
import { filming } from "#language/filming.ts"

/** What files are made of. */
export interface ExportMaterial {
  readonly script: Script
  readonly kit: PostingKit
  /** Standing reasons and marks of the person, one line each; printed with the script. */
  readonly notes: ReadonlyArray<string>
}

/** The line that every file carries. */
export const markOf = ({ script, kit }: Pick<ExportMaterial, "script" | "kit">): string =>
  provenanceOf(script, kit.isChecked)

/** The numbered sources with how good each is, and the notes: what every file carries after its own content. */
export const closingLines = ({ script, notes }: ExportMaterial): ReadonlyArray<string> => {
  const words = filming[script.language].files
  return [
    ...eachOnce(script.sources).map(
      (source) =>
        `${sourceLine(source)} (${source.strength === null ? words.ownSource : words.strengths[source.strength]})`,
    ),
    ...notes,
  ]
}

/** What a shot is filmed by, cell by cell, in the order of `columns` of `fileWords`. */
export const shotCells = (shot: PostingKit["shots"][number]): ReadonlyArray<string> => [
  shot.beat,
  clockOf(shot.startsAt),
  shot.seconds.toFixed(1),
  shot.framing,
  shot.onScreen,
  shot.bRoll,
  shot.prop,
]

/** "0:17". */
export const clockOf = (seconds: number): string => {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`
}
