import * as DateTime from "effect/DateTime"
import { limitsOf } from "#script/platforms.ts"
import { closingLines, type ExportMaterial, markOf } from "./export-material.ts"
import { filming } from "#language/filming.ts"

/**
 * When to post, as a calendar (RFC 5545): one event for each platform at its next best hour, in UTC, so that it stands
 * right in whatever zone it is opened. `now` is when it was made.
 */
export const calendarFile = (material: ExportMaterial, now: DateTime.Utc): string => {
  const { script, kit } = material
  const words = filming[script.language].files
  const events = kit.times.flatMap(({ platform, best, next }) => {
    const start = DateTime.makeUnsafe(next)
    const { label } = limitsOf(platform)
    const description = [
      `${words.agreement(best.named, best.of, best.isWeak)} (${kit.zone})`,
      words.americanStudies,
      markOf(material),
      ...closingLines(material),
    ].join("\n")
    return [
      "BEGIN:VEVENT",
      `UID:${script.id}-${platform}@rounds.invalid`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(DateTime.add(start, { minutes: 30 }))}`,
      `SUMMARY:${escaped(words.eventTitle(script.topicTitle, label))}`,
      `DESCRIPTION:${escaped(description)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]
  })
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rounds//Posting times//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events,
    "END:VCALENDAR",
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join("")
}

/** "20261126T160000Z". */
const stamp = (at: DateTime.Utc): string =>
  DateTime.formatIso(at).replace(/\.\d+/, "").replaceAll(/[-:]/g, "")

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, "\\n")
    // No other control character may stand in a calendar.
    .replace(/\p{Cc}/gu, " ")

/** A line holds 75 octets; longer ones go on after a blank. A letter of several octets is not torn apart. */
const folded = (line: string): string => {
  const parts: string[] = []
  let part = ""
  let octets = 0
  for (const letter of line) {
    const size = octetsOf(letter)
    const room = parts.length === 0 ? 75 : 74
    if (octets + size > room) {
      parts.push(part)
      part = ""
      octets = 0
    }
    part += letter
    octets += size
  }
  return [...parts, part].join("\r\n ")
}

const octetsOf = (letter: string): number => {
  const point = letter.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}
