import type { FirstStep } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import { promisedIn } from "./asked-by.ts"
import type { FindingsSaid, Sayable } from "./findings-said.ts"
import type { Group, Line } from "./line.ts"
import type { MythSaid } from "./myths.ts"
import { repeats } from "./repeated.ts"
import { inVoice, stated, type Voice } from "./voice.ts"

/** What a typed title promises to count out, as it is told. */
export interface CountedTips {
  /** Each tip or mistake with its number, in its order; the ways to say it, the best first. */
  readonly tips: ReadonlyArray<ReadonlyArray<Group>>
  /** How many there are is said where the title promises more. */
  readonly fewer: string | null
}

/** One tip alone is no count. */
const fewest = 2
/** More of them leave no time for why. */
const most = 5

const withNumber = ({ words }: Voice, count: number, { keys, lines: [first, ...rest] }: Group): Group => {
  if (first === undefined) return { keys, lines: rest }
  const { text, behindUrgent, ...line } = first
  const numbered: Line = {
    ...line,
    text: words.counted(count, text),
    ...(behindUrgent === undefined ? {} : { behindUrgent: words.counted(count, behindUrgent) }),
  }
  return { keys, lines: [numbered, ...rest] }
}

/** A step, and behind it what was found that speaks for it, where that is no second time the same. */
const withReason = (
  voice: Voice,
  { item, groups }: Sayable<FirstStep>,
  plain: FindingsSaid["plain"],
): ReadonlyArray<Group> => {
  const says = inVoice(voice, item.says)
  const step = groups.at(-1)
  const key = `step:${item.says[usualLanguage]}` as const
  const alone: Group = step ?? { keys: [key], lines: [stated(item.finding, says)] }
  const isAgain = repeats(voice.order.settings.language)
  const reasons = plain.find((one) => one.item.id === item.finding)?.groups ?? []
  return [
    ...reasons
      .filter(({ lines }) => lines.every(({ text }) => !isAgain(says, text)))
      .map(({ keys, lines }): Group => ({ keys: [key, ...keys], lines: [...alone.lines, ...lines] })),
    alone,
  ]
}

/** A mistake that is often made: what people believe, with what is true instead. */
export const asMistake = ({ myth, truth }: MythSaid): Group => ({
  keys: [myth.keys[0], truth.keys[0]],
  lines: [...myth.lines, ...truth.lines],
})

/**
 * The tips or mistakes that a typed title promises, counted out: first steps of its subject, each with what speaks for
 * it, or what is wrongly believed of it. Null where it promises none, and where fewer than two of them are borne out.
 */
export const countedTips = (
  voice: Voice,
  steps: ReadonlyArray<Sayable<FirstStep>>,
  myths: ReadonlyArray<MythSaid>,
  plain: FindingsSaid["plain"],
): CountedTips | null => {
  const { order, substance, words } = voice
  const promised =
    order.topic === null && order.angle === null ? promisedIn(order.title, substance.written) : null
  if (promised === null || substance.missing !== null) return null
  const found =
    promised.of === "mistakes"
      ? myths.map((myth) => [asMistake(myth)])
      : steps.map((step) => withReason(voice, step, plain))
  const told = found.slice(0, Math.min(promised.count, most))
  if (told.length < fewest) return null
  return {
    tips: told.map((groups, at) => groups.map((one) => withNumber(voice, at + 1, one))),
    fewer: told.length < promised.count ? words.fewer(told.length) : null,
  }
}
