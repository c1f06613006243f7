import { partsOf } from "#language/pack.ts"
import { speech } from "#language/speech.ts"
import { paceOf } from "./pace.ts"
import type { Language } from "./settings.ts"
import { spokenText } from "./spoken-text.ts"
import { spokenWords } from "./spoken-words.ts"

/** `speed`: more than 20 characters a second. `line`: one unbreakable word is longer than a line. Nothing is cut. */
export type CueFlag = "speed" | "line"

/** One caption. Milliseconds from the first word; at most two lines, which joined by spaces are the cue's text. */
export interface Cue {
  readonly start: number
  readonly end: number
  readonly lines: ReadonlyArray<string>
  readonly flags: ReadonlyArray<CueFlag>
}

/** Limits for 9:16 video (web guide, section 9). Lengths in characters, times in milliseconds. */
const captionLimits = {
  lineLength: 32,
  lines: 2,
  preferredPerSecond: 17,
  maxPerSecond: 20,
  minMs: 1_000,
  maxMs: 6_000,
  gapMs: 80,
} as const

/**
 * Captions of a script, timed from its spoken words at the language's usual pace: "re-time after recording". The cues
 * are in order, do not overlap, say everything that is said and nothing else, and end with the speech. Breaks fall at
 * sentences, then clauses, then before conjunctions; a number stays with its unit.
 */
export const captionsOf = (markup: string, language: Language): ReadonlyArray<Cue> => {
  const pieces = piecesOf(spokenText(markup), language)
  const msPerWord = 60_000 / paceOf(language).usual
  const total = pieces.reduce((sum, { words }) => sum + words, 0) * msPerWord
  if (total === 0) return []
  const groups = bestGroups(pieces, msPerWord)
  let said = 0
  return groups.map((group) => {
    const start = Math.round(said * msPerWord)
    said += group.reduce((sum, { words }) => sum + words, 0)
    const isLast = Math.round(said * msPerWord) >= Math.round(total)
    const next = Math.round(said * msPerWord)
    const end = isLast ? next : Math.max(start + Math.ceil((next - start) / 2), next - captionLimits.gapMs)
    return cueOf(group, start, end)
  })
}

/** What may not be broken: a word, or a number with its unit; `words` are the spoken words in it. */
interface Piece {
  readonly text: string
  readonly length: number
  readonly words: number
  /** How good it is to break after this piece: 0 best. */
  readonly breakCost: number
}

const piecesOf = (text: string, language: Language): ReadonlyArray<Piece> => {
  const joined = text
    .replace(beforeUnit, "$1\u00a0")
    .replace(withinRange, "\u00a0$1\u00a0")
    .split(" ")
    .filter((part) => part !== "")
  const known = new Map<string, number>()
  const spokenIn = (part: string): number => {
    const count = known.get(part) ?? spokenWords(part, language).length
    known.set(part, count)
    return count
  }
  // A dash or a sign alone has nothing to say: it stays with the word beside it.
  const parts: Array<string> = []
  for (const part of joined) {
    const previous = parts.pop()
    if (previous === undefined) parts.push(part)
    else if (spokenIn(part) === 0 || spokenIn(previous) === 0) parts.push(`${previous} ${part}`)
    else parts.push(previous, part)
  }
  return parts.map((part, index) => {
    const shown = part.replaceAll("\u00a0", " ")
    return {
      text: shown,
      length: lengthOf(shown),
      words: spokenIn(part),
      breakCost: breakCostAfter(shown, parts[index + 1], language),
    }
  })
}

const beforeUnit = new RegExp(
  String.raw`(\d)\s(?=(?:mg|mcg|µg|g|kg|ml|l|IU|kcal|%|cm|mm|km|m|min|h|${partsOf(speech, "keptUnits").join("|")})(?![\p{L}\p{N}]))`,
  "gu",
)

/** "400 – 500" is spoken as one: its sign is a word only between its numbers. */
const withinRange = /(?<=\d)\s([–—×x-])\s(?=\d)/gu

const lengthOf = (text: string) => Array.from(text).length

/** Ends on a point, but no sentence ends here. */
const title = new RegExp(`^["'“‘(]*(?:${partsOf(speech, "shortened").join("|")})\\.$`, "i")

const breakCostAfter = (piece: string, next: string | undefined, language: Language): number => {
  if (next === undefined) return 0
  if (title.test(piece)) return 24
  if (/[.!?…]["'”’)]*$/.test(piece)) return 0
  if (/[,;:–—]["'”’)]*$/.test(piece)) return 4
  return speech[language].conjunctions.test(next) ? 8 : 16
}

/** The cheapest way to break the pieces into cues: dynamic programming over the last break. */
const bestGroups = (pieces: ReadonlyArray<Piece>, msPerWord: number): ReadonlyArray<ReadonlyArray<Piece>> => {
  const best: Array<{ readonly cost: number; readonly from: number }> = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= pieces.length; end += 1) {
    let chosen = { cost: Number.POSITIVE_INFINITY, from: end - 1 }
    for (let from = end - 1; from >= 0; from -= 1) {
      const group = pieces.slice(from, end)
      if (from < end - 1 && !isAllowed(group, msPerWord)) break
      const cost = (best[from]?.cost ?? 0) + costOf(group, msPerWord)
      if (cost < chosen.cost) chosen = { cost, from }
    }
    best.push(chosen)
  }
  const groups: Array<ReadonlyArray<Piece>> = []
  for (let end = pieces.length; end > 0;) {
    const from = best[end]?.from ?? 0
    groups.push(pieces.slice(from, end))
    end = from
  }
  return groups.reverse()
}

const isAllowed = (group: ReadonlyArray<Piece>, msPerWord: number): boolean =>
  durationOf(group, msPerWord) <= captionLimits.maxMs && linesOf(group).fits

const costOf = (group: ReadonlyArray<Piece>, msPerWord: number): number => {
  const ms = durationOf(group, msPerWord)
  const perSecond = charactersOf(group) / (Math.max(ms - captionLimits.gapMs, 1) / 1_000)
  const isHurried = perSecond > captionLimits.maxPerSecond
  const innerStops = group.slice(0, -1).filter(({ breakCost }) => breakCost === 0).length
  return (
    3 +
    (group.at(-1)?.breakCost ?? 0) +
    6 * innerStops +
    (ms < captionLimits.minMs ? 40 : 0) +
    (isHurried ? 30 : perSecond > captionLimits.preferredPerSecond ? 3 : 0)
  )
}

const durationOf = (group: ReadonlyArray<Piece>, msPerWord: number) =>
  group.reduce((sum, { words }) => sum + words, 0) * msPerWord

const textOf = (pieces: ReadonlyArray<Piece>) => pieces.map(({ text }) => text).join(" ")

const charactersOf = (pieces: ReadonlyArray<Piece>) =>
  pieces.reduce((sum, { length }) => sum + length + 1, 0) - 1

/** One line if it fits, else the most even two that fit; a lone piece that is too long stays whole. */
const linesOf = (
  group: ReadonlyArray<Piece>,
): { readonly fits: boolean; readonly lines: ReadonlyArray<string> } => {
  const total = charactersOf(group)
  if (total <= captionLimits.lineLength || group.length === 1) {
    return { fits: total <= captionLimits.lineLength, lines: [textOf(group)] }
  }
  let chosen = 0
  let lowest = Number.POSITIVE_INFINITY
  let first = 0
  group.slice(0, -1).forEach(({ length, breakCost }, index) => {
    first += length + (index === 0 ? 0 : 1)
    const second = total - first - 1
    const cost = Math.abs(first - second) + breakCost / 2
    if (Math.max(first, second) <= captionLimits.lineLength && cost < lowest) {
      chosen = index + 1
      lowest = cost
    }
  })
  if (chosen === 0) return { fits: false, lines: [textOf(group)] }
  return { fits: true, lines: [textOf(group.slice(0, chosen)), textOf(group.slice(chosen))] }
}

const cueOf = (group: ReadonlyArray<Piece>, start: number, end: number): Cue => {
  const { fits, lines } = linesOf(group)
  const perSecond = charactersOf(group) / ((end - start) / 1_000)
  const flags: Array<CueFlag> = []
  if (perSecond > captionLimits.maxPerSecond) flags.push("speed")
  if (!fits) flags.push("line")
  return { start, end, lines, flags }
}
