import type { Myth } from "#evidence/subject-file.ts"
import type { Group } from "./line.ts"
import { nearestFirst } from "./nearest-first.ts"
import { answers } from "./question-put.ts"
import {
  group,
  inVoice,
  isClean,
  isCleanStatement,
  oneOf,
  restsOnSpoken,
  stated,
  turned,
  type Voice,
} from "./voice.ts"

/** What people believe, and what is true instead. */
export interface MythSaid {
  readonly item: Myth
  readonly myth: Group
  readonly truth: Group
}

/** The myths of a subject as a script may tell them: of a typed title, those on what it asks. */
export const mythsIn = (voice: Voice): ReadonlyArray<MythSaid> => {
  const { substance, words, salt, seed } = voice
  const { onCompanion, missing } = substance
  const [ask] = substance.asks
  const isExact = substance.isExact && missing === null
  // What is believed of something else is beside a title's question.
  const isBeside = (finding: string): boolean =>
    onCompanion.size > 0 ? !onCompanion.has(finding) : isExact && !answers(voice, finding, ask)
  const asked =
    voice.order.topic === null
      ? substance.main.myths.filter(({ finding }) => !isBeside(finding))
      : substance.main.myths
  return nearestFirst(voice, turned(asked, seed)).flatMap((item) => {
    const myth = oneOf(words.myth, salt)(inVoice(voice, item.myth))
    const truth = oneOf(words.truth, salt)(inVoice(voice, item.truth))
    if (!restsOnSpoken(voice, item.finding) || !isClean(voice, myth) || !isCleanStatement(voice, truth))
      return []
    return [
      {
        item,
        myth: group(`myth:${item.finding}`, stated(item.finding, myth)),
        truth: group(`truth:${item.finding}`, stated(item.finding, truth)),
      },
    ]
  })
}
