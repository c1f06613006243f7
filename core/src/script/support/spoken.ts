import { matter } from "#language/matter.ts"
import { partsOf } from "#language/pack.ts"
import { spokenSentences } from "#script/said.ts"

/** A sentence as it can be said, and what was in it that is not said. */
export interface Heard {
  readonly sentences: ReadonlyArray<string>
  /** Stage directions that stood between the words. */
  readonly directions: ReadonlyArray<string>
}

const gesture = new RegExp(
  String.raw`(?<!\p{L})\*((?:${partsOf(matter, "gestures").join("|")})[^*]*)\*`,
  "giu",
)
const speaker = new RegExp(
  String.raw`^\s*(?:\p{Lu}[\p{Lu} -]{2,20}|${partsOf(matter, "speakers").join("|")}):\s+`,
  "gmu",
)

/** Takes out of spoken text what nobody says: marks of layout, pictures, marks of citation, cues, notes on how to play. */
export const heardIn = (text: string): Heard => {
  const directions: string[] = []
  const aside = (_: string, note: string) => {
    if (/\p{L}{2}/u.test(note)) directions.push(note.trim())
    return " "
  }
  const bare = text
    .replace(/```\w*|[`~]{2,}/g, " ")
    .replace(/\[\d+(?:,\s*\d+)*\]/g, " ")
    .replace(/\[([^[\]]*)\]/g, aside)
    .replace(/\(([^()]*)\)/g, aside)
    .replace(gesture, aside)
    .replace(/^\s*(?:#{1,6}\s+|[-*+•▪]\s+|\d{1,2}[.)]\s+(?=\p{Lu}))/gmu, "")
    .replace(speaker, "")
    .replace(/\*\*|__|`|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, "")
    .replace(
      /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}]|\uFE0F|\u20E3)+/gu,
      (found) => (/^[©®™]+$/u.test(found) ? "" : " "),
    )
    .replace(/(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/ +(?=[.,;:!?…])/g, "")
    .trim()
  return {
    sentences: spokenSentences(bare).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)),
    directions,
  }
}
