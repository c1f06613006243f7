import type { Cue } from "./captions.ts"

/** SubRip: numbered cues, comma before the milliseconds, CR LF free. */
export const toSrt = (cues: ReadonlyArray<Cue>): string =>
  cues
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
        `${clock(start, ".")} --> ${clock(end, ".")}\n${lines.map(escaped).join("\n")}\n`,
    ),
  ].join("\n")

const escaped = (line: string) =>
  line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const clock = (ms: number, mark: "," | "."): string => {
  const two = (value: number) => String(value).padStart(2, "0")
  const seconds = Math.floor(ms / 1_000)
  const time = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(":")
  return `${time}${mark}${String(ms % 1_000).padStart(3, "0")}`
}
