import { asksIn } from "#evidence/asks.ts"
import type { Ask } from "#evidence/finding.ts"
import type { FirstStep } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import { support } from "#language/support.ts"
import type { Sayable } from "./findings-said.ts"
import type { Group } from "./line.ts"
import { nearestFirst } from "./nearest-first.ts"
import { forWhom } from "./subject.ts"
import { isNamedFor } from "./title-question.ts"
import { inVoice, isClean, led, oneOf, restsOnSpoken, turned, type Voice } from "./voice.ts"

/** A step right behind a warning that cannot wait is for those whom that does not concern. */
const behindUrgent = (
  { words, salt }: Voice,
  groups: ReadonlyArray<Group>,
  says: string,
): ReadonlyArray<Group> => {
  // A step that asks first whom it is for says so itself.
  const text = words.isConditional(says) ? says : `${oneOf(words.otherwise, salt)} ${words.within(says)}`
  return groups.map((one) => ({
    ...one,
    lines: one.lines.map((line) => ({ ...line, behindUrgent: text })),
  }))
}

/** Who is not like most people: what was tried on adults is no step for a toddler. */
const apart: ReadonlyArray<Ask> = ["children", "pregnancy"]

/** Whether a step is for the child or the pregnant whom a title asks for: it says so, rests on what was found for them, or sends to somebody. */
const isStepForAsked = (
  { substance: { asks, main }, findingOf, order }: Voice,
  { says, finding }: FirstStep,
): boolean => {
  const wanted = apart.filter((ask) => asks.includes(ask) && !isNamedFor(main, ask))
  if (order.topic !== null || wanted.length === 0) return true
  const step = says[usualLanguage]
  return (
    support[usualLanguage].sendsToSomeone.test(step) ||
    wanted.some(
      (ask) => asksIn(step, usualLanguage).includes(ask) || findingOf(finding)?.asks.includes(ask) === true,
    )
  )
}

/** The first steps of a subject as a script may advise them: the nearest to the question first, those for others last. */
export const stepsIn = (voice: Voice): ReadonlyArray<Sayable<FirstStep>> => {
  const { substance, words, salt } = voice
  const leadOf = (step: string): string =>
    step.includes("?") ? "" : (turned(words.step, salt).find(({ unless }) => !unless.test(step))?.says ?? "")
  // What is to be done for a child is no step of whoever did not ask for one; who must ask somebody first is everybody's.
  const isStepForOthers = ({ says }: FirstStep): boolean =>
    !support[usualLanguage].sendsToSomeone.test(says[usualLanguage]) &&
    asksIn(says[usualLanguage], usualLanguage).some(
      (ask) => forWhom.has(ask) && !substance.asks.includes(ask),
    )
  return nearestFirst(voice, turned(substance.main.firstSteps, salt))
    .toSorted((a, b) => Number(isStepForOthers(a)) - Number(isStepForOthers(b)))
    .filter((step) => isStepForAsked(voice, step))
    .filter(({ says, finding }) => restsOnSpoken(voice, finding) && isClean(voice, inVoice(voice, says)))
    .map((item, index) => {
      const says = inVoice(voice, item.says)
      const groups = led(
        voice,
        `step:${item.says[usualLanguage]}`,
        { kind: "finding", id: item.finding },
        index === 0 ? leadOf(says) : "",
        says,
      )
      return { item, groups: behindUrgent(voice, groups, says) }
    })
}
