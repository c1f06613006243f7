import { escapedBetweenTags } from "#kernel/escaped.ts"
import type { Cue } from "./captions.ts"

/** How long each piece of the mark is shown after the last word, in milliseconds. */
const markMs = 3_000

/** A line of captions holds about this many characters; an address that is longer stays whole. */
const lineLength = 42

/** The mark as cues of two lines after the last: SubRip knows no comments. */
const markCues = (cues: ReadonlyArray<Cue>, note: string): ReadonlyArray<Cue> => {
  const from = cues.at(-1)?.end ?? 0
  const lines = note
    .split(/\s+/)
    .reduce<ReadonlyArray<string>>(
      (all, word) =>
        `${all.at(-1) ?? ""} ${word}`.length <= lineLength && all.length > 0
          ? [...all.slice(0, -1), `${all.at(-1)} ${word}`]
          : [...all, word],
      [],
    )
  return Array.from({ length: Math.ceil(lines.length / 2) }, (_, index) => ({
    start: from + index * markMs,
    end: from + (index + 1) * markMs,
    lines: lines.slice(index * 2, index * 2 + 2),
    flags: [],
  }))
}

/** SubRip: numbered cues, comma before the milliseconds, CR LF free. `note` is shown after the last word. */
export const toSrt = (cues: ReadonlyArray<Cue>, note?: string): string =>
  (note === undefined ? cues : [...cues, ...markCues(cues, note)])
    .map(
      ({ start, end, lines }, index) =>
        `${index + 1}\n${clock(start, ",")} --> ${clock(end, ",")}\n${lines.join("\n")}\n`,
    )
    .join("\n")

/** WebVTT; `note` becomes a comment at the top, for the mark that every export carries. */
export const toVtt = (cues: ReadonlyArray<Cue>, note?: string): string =>
  [
    "WEBVTT\n",
    ...(note === undefined ? [] : [`NOTE ${note.replace(/\s+/g, " ").replaceAll("-->", "→")}\n`]),
    ...cues.map(
      ({ start, end, lines }) =>
        `${clock(start, ".")} --> ${clock(end, ".")}\n${lines.map(escapedBetweenTags).join("\n")}\n`,
    ),
  ].join("\n")

const clock = (ms: number, mark: "," | "."): string => {
  const two = (value: number) => String(value).padStart(2, "0")
  const seconds = Math.floor(ms / 1_000)
  const time = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(":")
  return `${time}${mark}${String(ms % 1_000).padStart(3, "0")}`
}
