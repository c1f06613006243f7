import type { Finding } from "#evidence/finding.ts"
import { answersAsk } from "./answers-ask.ts"
import { nearnessIn } from "./near-question.ts"
import { forWhom, isForOthers, type Substance } from "./subject.ts"
import { turned, type Voice } from "./voice.ts"

/** How many of the best answers change places from draft to draft: none before what the topic is about. */
const leadingOf = (usable: ReadonlyArray<Finding>, { onCompanion }: Substance): number => {
  const own = usable.filter(({ id }) => onCompanion.has(id)).length
  return own === 0 ? 3 : Math.min(3, own)
}

/** From so far on what lies near the answer is on the same thing: eggs and the heart, where it is asked of their cholesterol. */
const nearEnough = 0.1

/**
 * Findings, the best answer first, in the order to tell them: the answers, which change places from draft to draft, what
 * lies near them, what else is known, and what is for people for whom nobody asked. Where all is as near, as of dishes,
 * `isByNearness` is false.
 */
export const inTellingOrder = (
  voice: Voice,
  usable: ReadonlyArray<Finding>,
  isByNearness: boolean,
): ReadonlyArray<Finding> => {
  const { substance, seed, salt } = voice
  const leading = leadingOf(usable, substance)
  const first = turned(usable.slice(0, leading), seed)
  const rest = usable.slice(leading)
  const forAsked = rest.filter((finding) => !isForOthers(substance, finding))
  const nearness = nearnessIn(voice)
  // What was tried on adults is no nearer to a toddler for being on the same complaint.
  const people = substance.asks.filter((ask) => forWhom.has(ask))
  const isNear = (finding: Finding): boolean =>
    isByNearness && nearness(finding) >= nearEnough && people.every((ask) => finding.asks.includes(ask))
  const near = forAsked.filter(isNear).toSorted((a, b) => nearness(b) - nearness(a))
  const isAnswer = ({ id, asks }: Finding): boolean => answersAsk(substance, id, asks)
  // Where just the question is answered, what else answers it goes before what is on the same thing.
  const isPlainly = substance.onCompanion.size === 0 || substance.isExact
  const tierOf = (finding: Finding): 0 | 1 | 2 =>
    !isPlainly || !isAnswer(finding) ? 2 : finding.asks[0] === substance.asks[0] ? 0 : 1
  return [
    ...first,
    ...([0, 1, 2] as const).flatMap((tier) =>
      turned(
        near.filter((finding) => tierOf(finding) === tier),
        seed,
      ),
    ),
    ...turned(
      forAsked.filter((finding) => !isNear(finding)),
      salt % 5,
    ),
    ...rest.filter((finding) => isForOthers(substance, finding)),
  ]
}
