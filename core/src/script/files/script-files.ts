import type * as DateTime from "effect/DateTime"
import * as Schema from "effect/Schema"
import { toSrt, toVtt } from "#script/caption-files.ts"
import { captionsOf } from "#script/captions.ts"
import { sourceLines } from "#script/posting/source-lines.ts"
import { calendarFile } from "./calendar-file.ts"
import { type ExportMaterial, markOf } from "./export-material.ts"
import { shotListFile } from "./shot-list-file.ts"
import { postsFile, textFile } from "./text-file.ts"

/** The files of a script. `zip` holds all the others. */
export const FileFormat = Schema.Literals(["txt", "srt", "vtt", "csv", "ics", "docx", "zip"])
export type FileFormat = typeof FileFormat.Type

/** Files that are plain text; `posts` stands in the archive only. */
export type TextFormat = "txt" | "srt" | "vtt" | "csv" | "ics" | "posts"

export const textOf = (format: TextFormat, material: ExportMaterial, now: DateTime.Utc): string =>
  texts[format](material, now)

const texts: {
  readonly [F in TextFormat]: (material: ExportMaterial, now: DateTime.Utc) => string
} = {
  txt: textFile,
  posts: postsFile,
  csv: shotListFile,
  ics: calendarFile,
  srt: (material) => toSrt(cuesOf(material), noteOf(material)),
  vtt: (material) => toVtt(cuesOf(material), noteOf(material)),
}

const cuesOf = ({ script }: ExportMaterial) => captionsOf(script.scriptContent, script.language)

/** The mark with the sources, in one line. */
const noteOf = (material: ExportMaterial): string =>
  [markOf(material), ...sourceLines(material.script.sources)].join(" ")
