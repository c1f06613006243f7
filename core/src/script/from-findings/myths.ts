import type { InEveryLanguage } from "#evidence/finding.ts"
import { nameWords, spanOf } from "#evidence/names.ts"
import type { Myth } from "#evidence/subject-file.ts"
import type { Group } from "./line.ts"
import { titleWords } from "#language/title-words.ts"
import { nearestFirst } from "./nearest-first.ts"
import { answers } from "./question-put.ts"
import { countBorne } from "./title-warning.ts"
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
  /** The same truth, as a script ends with it. */
  readonly again: Group
}

/** The myths of a subject as a script may tell them: of a typed title, those on what it asks. */
export const mythsIn = (voice: Voice): ReadonlyArray<MythSaid> => {
  const { substance, words, salt, seed } = voice
  const { onCompanion, missing, called } = substance
  const [ask] = substance.asks
  const isExact = substance.isExact && missing === null
  // What is believed of something else is beside a title's question.
  const isBeside = (finding: string): boolean =>
    onCompanion.size > 0 ? !onCompanion.has(finding) : isExact && !answers(voice, finding, ask)
  // Where nothing answers, what is believed of the gut is no answer to who asks about kefir.
  const isOfAnother = ({ myth, truth }: Myth): boolean =>
    missing !== null && called.sources === "other" && ![myth, truth].some((text) => isNamedIn(text, voice))
  const asked =
    voice.order.topic === null
      ? substance.main.myths.filter((myth) => !isBeside(myth.finding) && !isOfAnother(myth))
      : substance.main.myths
  return nearestFirst(voice, turned(asked, seed)).flatMap((item, place) => {
    const myth = oneOf(words.myth, salt + place)(inVoice(voice, item.myth))
    const told = inVoice(voice, item.truth)
    const truth = oneOf(words.truth, salt + place)(told)
    const again = oneOf(words.truthAgain, salt)(told)
    if (!restsOnSpoken(voice, item.finding) || !isClean(voice, myth) || !isCleanStatement(voice, truth))
      return []
    return [
      {
        item,
        myth: group(`myth:${item.finding}`, stated(item.finding, myth)),
        truth: group(`truth:${item.finding}`, stated(item.finding, truth)),
        again: group(`truth:${item.finding}`, stated(item.finding, again)),
      },
    ]
  })
}

/** So much of what a title says beside its subject's names, or of all that it says, stands in a myth that is the one it means. */
const ofBeside = 1 / 3
const ofAll = 2 / 3

/**
 * Those of them that a typed title is about: where it says something beside its subject's names, a myth on none of that is
 * another one, and busting it would leave standing what was typed.
 */
export const mythsOnTitle = (
  { order, substance: { main, called, written }, context: { language } }: Voice,
  myths: ReadonlyArray<MythSaid>,
): ReadonlyArray<MythSaid> => {
  if (order.topic !== null || written !== language) return myths
  const names = [...main.names[language], called.name].flatMap((name) => nameWords(name, language))
  const all = nameWords(order.title, language).filter(
    (word, at, words) => !titleWords[language].isGrammar(words, at),
  )
  const beside = all.filter((word) => !names.some((name) => titleWords[language].isAkin(word, name)))
  return myths.filter(({ item }) => {
    const isBorne = (words: ReadonlyArray<string>, share: number): boolean =>
      countBorne(words, item.myth[language], language) >= share * words.length
    return beside.length === 0 || isBorne(beside, ofBeside) || isBorne(all, ofAll)
  })
}

/** Whether a text has the name by which a script calls its subject. */
const isNamedIn = (text: InEveryLanguage, { substance, context: { language } }: Voice): boolean =>
  spanOf(nameWords(substance.called.name, language), nameWords(text[language], language), language) !== null
