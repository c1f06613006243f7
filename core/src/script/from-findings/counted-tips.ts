import type { FirstStep } from "#evidence/subject-file.ts"
import { promisedIn } from "./asked-by.ts"
import type { FilledBeat } from "./fill.ts"
import type { FindingsSaid, Sayable } from "./findings-said.ts"
import type { Group, Line } from "./line.ts"
import type { MythSaid } from "./myths.ts"
import { repeats } from "./repeated.ts"
import { group, inVoice, type Voice } from "./voice.ts"

/** The tips or mistakes that a typed title promises a number of: of each the ways to say it, the best first. */
export interface PromisedTips {
  readonly tips: ReadonlyArray<ReadonlyArray<Group>>
  /** So many the title promises. */
  readonly count: number
}

/** Those of them that are told, with their numbers. */
export interface CountedTips extends Pick<PromisedTips, "tips"> {
  /** How many there are is said where the title promises more. */
  readonly fewer: Group | null
}

/** One tip alone is no count. */
const fewest = 2
/** More of them leave no time for why. */
export const mostTips = 5

/** Its number sets a tip apart from a warning before it: it needs no other lead. */
const withNumber = ({ words }: Voice, number: number, { keys, lines: [first, ...rest] }: Group): Group => {
  if (first === undefined) return { keys, lines: rest }
  const said = words.number(number)
  // Nobody can say two colons.
  const numbered = (text: string): string =>
    text.includes(":") ? `${said}. ${text}` : `${said}: ${words.within(text)}`
  const text = numbered(first.text)
  const counted: Line = {
    ...first,
    number,
    text,
    ...(first.behindUrgent === undefined ? {} : { behindUrgent: text }),
  }
  return { keys, lines: [counted, ...rest] }
}

/** A step, and behind it what was found that speaks for it, where that is no second time the same. */
const withReason = (
  voice: Voice,
  { item, groups }: Sayable<FirstStep>,
  plain: FindingsSaid["plain"],
): ReadonlyArray<Group> => {
  // Its shortest way: without what leads it in.
  const step = groups.at(-1)
  if (step === undefined) return []
  const says = inVoice(voice, item.says)
  const isAgain = repeats(voice.order.settings.language)
  const reasons = plain.find((one) => one.item.id === item.finding)?.groups ?? []
  return [
    ...reasons
      .filter(({ lines }) => lines.every(({ text }) => !isAgain(says, text)))
      .map(({ keys, lines }): Group => ({
        keys: [...step.keys, ...keys],
        lines: [...step.lines, ...lines],
      })),
    step,
  ]
}

/** A mistake that is often made: what people believe, with what is true instead. */
export const asMistake = ({ myth, truth }: MythSaid): Group => ({
  keys: [myth.keys[0], truth.keys[0]],
  lines: [...myth.lines, ...truth.lines],
})

/**
 * The tips or mistakes that a typed title promises to count out: first steps of its subject, each with what speaks for
 * it, or what is wrongly believed of it, once for each finding. Null where it promises no number.
 */
export const promisedTips = (
  voice: Voice,
  steps: ReadonlyArray<Sayable<FirstStep>>,
  myths: ReadonlyArray<MythSaid>,
  plain: FindingsSaid["plain"],
): PromisedTips | null => {
  const { order, substance } = voice
  const promised =
    order.topic === null && order.angle === null ? promisedIn(order.title, substance.written) : null
  if (promised === null || substance.missing !== null) return null
  const isFirst = ({ item }: MythSaid, at: number): boolean =>
    myths.findIndex((other) => other.item.finding === item.finding) === at
  const tips =
    promised.of === "mistakes"
      ? myths.filter(isFirst).map((myth) => [asMistake(myth)])
      : steps.map((step) => withReason(voice, step, plain))
  return { tips: tips.slice(0, Math.min(promised.count, mostTips)), count: promised.count }
}

/** The first `most` of the promised tips with their numbers; null where that leaves fewer than two, which is no count. */
export const countedOut = (voice: Voice, { tips, count }: PromisedTips, most: number): CountedTips | null => {
  const told = tips.slice(0, most)
  if (told.length < fewest) return null
  const text = voice.words.fewer(told.length)
  return {
    tips: told.map((groups, at) => groups.map((one) => withNumber(voice, at + 1, one))),
    fewer: told.length < count ? group("alone", { text, origin: { kind: "connective" } }) : null,
  }
}

/** Whether all tips that are counted are said, each in its turn. */
export const isCountedOut = (beats: ReadonlyArray<FilledBeat>, { tips }: CountedTips): boolean => {
  const said = beats.flatMap(({ lines }) => lines.flatMap(({ number }) => number ?? []))
  return said.length === tips.length && said.every((number, at) => number === at + 1)
}
