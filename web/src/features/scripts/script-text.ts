import { fullDay } from "#lib/words.ts"
import type { Script } from "./script.ts"

/** What a copy or a file carries below the text: that a model wrote it, and that it is not advice. */
const mark = (script: Script) =>
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

export const copyableScript = (script: Script) => `${script.scriptContent}\n\n${mark(script)}\n`

/** The whole script as one readable file. */
export const scriptFile = (script: Script) =>
  [
    script.topicTitle,
    "",
    script.scriptContent,
    "",
    "ACTING DIRECTIONS",
    script.actingDirections,
    "",
    `HASHTAGS: ${hashtagText(script)}`,
    `BEST TIME: ${script.optimizationTips.bestPostingTime}`,
    "",
    mark(script),
    "",
  ].join("\n")

export const hashtagText = (script: Script) =>
  script.hashtags.map((tag) => (tag.startsWith("#") ? tag : `#${tag}`)).join(" ")

/** A mail draft with script and directions. */
export const mailHref = (script: Script) =>
  `mailto:?subject=${encodeURIComponent(script.topicTitle)}&body=${encodeURIComponent(
    `${script.scriptContent}\n\nActing directions\n${script.actingDirections}\n\n${mark(script)}`,
  )}`

export const markText = mark
