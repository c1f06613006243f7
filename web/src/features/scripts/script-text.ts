import { beatLabel } from "@rounds/core/script/beats.ts"
import { fullDay } from "#lib/words.ts"
import type { Script } from "./script.ts"

/** What every copy, file and sheet of paper carries: who wrote it, from what, and that it is not advice. */
export const markText = (script: Script) =>
  [
    script.madeByAi
      ? `Drafted by AI (${script.writer}), to be reviewed by a professional.`
      : "Draft without AI.",
    ...(script.sampleDate === null
      ? []
      : [
          `Its topic comes from sample data of ${fullDay(`${script.sampleDate}T12:00:00Z`)}, made up to show the product.`,
        ]),
    script.disclaimer,
  ].join(" ")

export const copyableScript = (script: Script) => `${script.scriptContent}\n\n${markText(script)}\n`

/** How each beat is played, for whoever films it. */
export const copyableDirections = (script: Script) => `${directionsOf(script)}\n\n${markText(script)}\n`

const directionsOf = ({ beats }: Script) =>
  beats.map((beat) => `${beatLabel(beat.name)}: ${beat.direction}`).join("\n")

/** The whole script as one readable file. */
export const scriptFile = (script: Script) =>
  [
    script.topicTitle,
    "",
    script.scriptContent,
    "",
    "ACTING DIRECTIONS",
    directionsOf(script),
    "",
    `HASHTAGS: ${hashtagText(script)}`,
    `BEST TIME: ${script.optimizationTips.bestPostingTime}`,
    "",
    markText(script),
    "",
  ].join("\n")

export const hashtagText = (script: Script) =>
  script.hashtags.map((tag) => (tag.startsWith("#") ? tag : `#${tag}`)).join(" ")

/** A mail draft with script and directions. */
export const mailHref = (script: Script) =>
  `mailto:?subject=${encodeURIComponent(script.topicTitle)}&body=${encodeURIComponent(
    `${script.scriptContent}\n\nActing directions\n${directionsOf(script)}\n\n${markText(script)}`,
  )}`

/** Names that some systems keep for themselves. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** A name for a file of this script, from its title, in letters that every system takes: "kreatin-siskinlik.txt". */
export const fileName = ({ topicTitle }: Pick<Script, "topicTitle">, extension: string) => {
  const name = topicTitle
    .replaceAll("ı", "i")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, "")
  return `${name === "" || reserved.test(name) ? `script${name && `-${name}`}` : name}.${extension}`
}
