import { beatNameIn } from "./beat-names.ts"
import { limitsOf } from "#script/platforms.ts"
import { slotWords } from "#script/posting-time.ts"
import { withNumbers } from "#script/posting/source-lines.ts"
import { clockOf, closingLines, type ExportMaterial, markOf } from "./export-material.ts"
import { filming } from "#language/filming.ts"

/** The whole script as one readable file: what is said with its numbers, how it is played, its sources, its mark. */
export const textFile = (material: ExportMaterial): string => {
  const { script, kit } = material
  const words = filming[script.language].files
  const closing = closingLines(material)
  return file([
    script.topicTitle,
    markOf(material),
    words.length(script.words, Math.round(script.spokenSeconds), Math.round(script.wordsPerMinute)),
    script.beats.map((beat) => withNumbers(beat, script.sources)).join("\n\n"),
    ...(closing.length === 0 ? [] : [section(words.sources, closing)]),
    section(
      words.directions,
      script.beats.map(
        (beat) => `${clockOf(beat.startsAt)} ${beatNameIn(beat.name, script.language)}: ${beat.direction}`,
      ),
    ),
    `${words.hashtags}: ${kit.hashtags.join(" ")}`,
    timesIn(material),
  ])
}

/** The texts beside the video, platform by platform, ready to be copied. */
export const postsFile = (material: ExportMaterial): string => {
  const { script, kit } = material
  const words = filming[script.language].files
  const closing = closingLines(material)
  return file([
    script.topicTitle,
    markOf(material),
    ...kit.posts.map((post) =>
      [
        `== ${limitsOf(post.platform).label} ==`,
        `${post.hasTitle ? words.title : words.cover}:\n${post.title}`,
        `${words.caption}:\n${post.caption}`,
        `${words.comment}:\n${post.comment}`,
      ].join("\n\n"),
    ),
    timesIn(material),
    ...(closing.length === 0 ? [] : [section(words.sources, closing)]),
  ])
}

const timesIn = ({ script, kit }: ExportMaterial): string => {
  const words = filming[script.language].files
  return section(words.bestTime, [
    ...kit.times.map(
      ({ platform, best }) =>
        `${limitsOf(platform).label}: ${slotWords(best, script.language)} (${kit.zone}). ${words.agreement(best.named, best.of, best.isWeak)}`,
    ),
    words.americanStudies,
  ])
}

const section = (heading: string, lines: ReadonlyArray<string>): string =>
  [`${heading}:`, ...lines].join("\n")

const file = (parts: ReadonlyArray<string>): string => `${parts.filter((part) => part !== "").join("\n\n")}\n`
