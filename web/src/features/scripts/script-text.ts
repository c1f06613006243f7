import { beatLabel } from "@rounds/core/script/beats.ts"
import { sourceLines, withNumbers } from "@rounds/core/script/posting/source-lines.ts"
import { fullDay } from "#lib/words.ts"
import type { Script } from "./script.ts"
import { scripts as phrases } from "#words/scripts.ts"

/** What every copy, file and sheet of paper carries: whether its owner has checked it, who wrote it, from what, and that it is not advice. */
export const markText = (script: Script) =>
  [
    script.approval.state === "checked"
      ? phrases.checkedBeforeFilmingByThePerson
      : phrases.notCheckedBeforeFilming,
    script.madeByAi ? phrases.draftedByAiWriterToBe({ writer: script.writer }) : phrases.draftWithoutAi2,
    ...(script.sampleDate === null
      ? []
      : [phrases.itsTopicComesFromSampleData({ fullDay: fullDay(`${script.sampleDate}T12:00:00Z`) })]),
    script.disclaimer,
  ].join(" ")

/** The numbered sources as the end of a text; nothing where there are none. */
const sourcesOf = ({ sources }: Script) =>
  sources.length === 0 ? [] : [`SOURCES\n${sourceLines(sources).join("\n")}`]

/** What is said, beat by beat, each sentence with the numbers of its sources. */
const numbered = ({ beats, sources }: Script) => beats.map((beat) => withNumbers(beat, sources)).join("\n\n")

/** For a page of one's own: the words alone, then what they rest on and the mark. */
export const copyableScript = (script: Script) =>
  `${[script.scriptContent, ...sourcesOf(script), markText(script)].join("\n\n")}\n`

/** How each beat is played, for whoever films it. */
export const copyableDirections = (script: Script) => `${directionsOf(script)}\n\n${markText(script)}\n`

const directionsOf = ({ beats }: Script) =>
  beats.map((beat) => `${beatLabel(beat.name)}: ${beat.direction}`).join("\n")

export const hashtagText = (script: Script) =>
  script.hashtags.map((tag) => (tag.startsWith("#") ? tag : `#${tag}`)).join(" ")

/** A mail draft with script and directions. */
export const mailHref = (script: Script) =>
  `mailto:?subject=${encodeURIComponent(script.topicTitle)}&body=${encodeURIComponent(
    [
      numbered(script),
      ...sourcesOf(script),
      phrases.actingDirectionsDirectionsof({ directionsOf: directionsOf(script) }),
      markText(script),
    ].join("\n\n"),
  )}`

export type FileFormat = "txt" | "srt" | "vtt" | "csv" | "ics" | "docx" | "zip"

/** Where the server gives a script as a file; times in it are the audience's. */
export const fileHref = ({ id }: Pick<Script, "id">, format: FileFormat, zone: string) =>
  `/api/user/scripts/${encodeURIComponent(id)}/files/${format}?zone=${encodeURIComponent(zone)}`
