import { filming } from "@rounds/core/language/filming.ts"
import { beatNameIn } from "@rounds/core/script/files/beat-names.ts"
import { markIn } from "@rounds/core/script/posting/mark.ts"
import { sourceLines, withNumbers } from "@rounds/core/script/posting/source-lines.ts"
import { langOf, type Script } from "./script.ts"

/** What every copy, file and sheet of paper carries, in the script's language: whether its owner has checked it, who wrote it, from what, and that it is not advice. */
export const markText = (script: Script) =>
  markIn(
    script,
    script.approval.state === "checked",
    script.sampleDate === null ? null : dayIn(script.sampleDate, script.language),
  )

const dayIn = (day: string, language: Script["language"]) =>
  new Intl.DateTimeFormat(langOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day.slice(0, 10)}T12:00:00Z`),
  )

/** How long the script is, in its language. */
export const lengthText = ({ language, words, spokenSeconds, wordsPerMinute }: Script) =>
  filming[language].files.length(words, Math.round(spokenSeconds), Math.round(wordsPerMinute))

/** The numbered sources as the end of a text; nothing where there are none. */
const sourcesOf = ({ sources, language }: Script) =>
  sources.length === 0
    ? []
    : [
        `${filming[language].files.sources.toLocaleUpperCase(langOf(language))}\n${sourceLines(sources).join("\n")}`,
      ]

/** What is said, beat by beat, each sentence with the numbers of its sources. */
const numbered = ({ beats, sources }: Script) => beats.map((beat) => withNumbers(beat, sources)).join("\n\n")

/** For a page of one's own: the words alone, then what they rest on and the mark. */
export const copyableScript = (script: Script) =>
  `${[script.scriptContent, ...sourcesOf(script), markText(script)].join("\n\n")}\n`

/** How each beat is played, for whoever films it. */
export const copyableDirections = (script: Script) => `${directionsOf(script)}\n\n${markText(script)}\n`

const directionsOf = ({ beats, language }: Script) =>
  beats.map((beat) => `${beatNameIn(beat.name, language)}: ${beat.direction}`).join("\n")

export const hashtagText = (script: Script) =>
  script.hashtags.map((tag) => (tag.startsWith("#") ? tag : `#${tag}`)).join(" ")

/** A mail draft with script and directions. */
export const mailHref = (script: Script) =>
  `mailto:?subject=${encodeURIComponent(script.topicTitle)}&body=${encodeURIComponent(
    [
      numbered(script),
      ...sourcesOf(script),
      `${filming[script.language].files.directions}\n${directionsOf(script)}`,
      markText(script),
    ].join("\n\n"),
  )}`

export type FileFormat = "txt" | "srt" | "vtt" | "csv" | "ics" | "docx" | "zip"

/** Where the server gives a script as a file; times in it are the audience's. */
export const fileHref = ({ id }: Pick<Script, "id">, format: FileFormat, zone: string) =>
  `/api/user/scripts/${encodeURIComponent(id)}/files/${format}?zone=${encodeURIComponent(zone)}`
