import type { Finding } from "#evidence/finding.ts"
import type { WritingOrder } from "#script/ports.ts"
import { promisedIn } from "./asked-by.ts"
import type { FilledBeat } from "./fill.ts"
import { answersAsk } from "./answers-ask.ts"
import type { Substance } from "./subject.ts"

// How well a draft does what it set out to do: what the tries at a script are chosen by.

/** Whether what the first words rest on is said after them. */
export const keepsPromise = (beats: ReadonlyArray<FilledBeat>): boolean => {
  const [first, ...rest] = beats.flatMap(({ lines }) => lines.map(({ origin }) => origin))
  return first?.kind !== "finding" || rest.some((other) => other.kind === "finding" && other.id === first.id)
}

/** Whether what is about a myth tells one: in its second beat, after the first words. */
export const tellsMyth = (
  [, warned]: ReadonlyArray<FilledBeat>,
  { settings: { scriptFormat } }: WritingOrder,
): boolean =>
  scriptFormat !== "myth_buster" || (warned?.lines.some(({ origin }) => origin.kind === "finding") ?? false)

/** The finding that is stated first, after the first words; undefined where that is another subject's. */
const firstStated = (beats: ReadonlyArray<FilledBeat>, { main }: Substance): Finding | undefined => {
  const stated = beats.slice(1).flatMap(({ lines }) => lines)
  const first = stated.map(({ origin }) => origin).find(({ kind }) => kind === "finding")
  return main.findings.find(({ id }) => first?.kind === "finding" && first.id === id)
}

/** Whether the first thing that is stated, where a format answers at once, answers what is asked. */
export const isAnswered = (
  beats: ReadonlyArray<FilledBeat>,
  { settings: { scriptFormat }, topic, title }: WritingOrder,
  substance: Substance,
): boolean => {
  if (scriptFormat !== "trend_reaction" && scriptFormat !== "expert_review") return true
  if (topic === null && promisedIn(title, substance.written) !== null) return true
  const answer = firstStated(beats, substance)
  return answer === undefined || answersAsk(substance, answer.id, answer.asks)
}

/** Whether the first thing that is stated answers that very question, and none that stands for it. */
export const answersOutright = (beats: ReadonlyArray<FilledBeat>, substance: Substance): boolean => {
  const [ask] = substance.asks
  const answer = firstStated(beats, substance)
  return (
    answer === undefined ||
    ask === undefined ||
    substance.onCompanion.has(answer.id) ||
    answer.asks.includes(ask)
  )
}

/** What the topic is about beside its subject is spoken of: where there is no time for that, nothing else stands for it. */
export const isOnTopic = (beats: ReadonlyArray<FilledBeat>, { onCompanion, missing }: Substance): boolean =>
  missing !== null ||
  onCompanion.size === 0 ||
  beats.some(({ lines }, at) =>
    lines.some(({ origin }) => at > 0 && origin.kind === "finding" && onCompanion.has(origin.id)),
  )
