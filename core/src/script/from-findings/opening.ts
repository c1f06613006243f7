import type { Hook } from "#evidence/subject-file.ts"
import { languages, usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import { isSoonSaid } from "#script/first-words.ts"
import type { TargetPlatform } from "#script/settings.ts"
import type { Group } from "./line.ts"
import { asksAgain, repeats } from "./repeated.ts"
import { firstOnce, saysNameAgain } from "./said-twice.ts"
import {
  group,
  hasOtherName,
  inVoice,
  isClean,
  oneOf,
  restsOnSpoken,
  stated,
  turned,
  type Voice,
} from "./voice.ts"
import { asksForWarning } from "./asked-by.ts"
import { disappoints } from "./subject.ts"
import {
  answers,
  answersFirst,
  askedAtOnce,
  openedClause,
  openedQuestion,
  typedQuestion,
} from "./question-put.ts"

/** Which sort of opening keeps a platform's viewers, the best first. */
const hookTypes: { readonly [P in TargetPlatform]: ReadonlyArray<Hook["type"]> } = {
  multi_platform: ["question", "surprise", "myth", "mistake", "story"],
  tiktok: ["surprise", "mistake", "myth", "question", "story"],
  instagram: ["mistake", "question", "surprise", "myth", "story"],
  youtube: ["question", "myth", "surprise", "mistake", "story"],
  linkedin: ["myth", "surprise", "question", "mistake", "story"],
}

/** So many words of an answer fit half a minute; a hook falls back by a place for so many more. */
const soonSaid = 12

const wordsPerPlace = 4

/**
 * First words: hooks of the library that fit three seconds, the platform's own sort first, of the myth or tip that the
 * script is about (`anchor`) and of what it is asked. Each rests on a finding that the script can say (`sayable`, with
 * the least words it takes), for first words are a promise. Words that fit any subject only where the library has none at all.
 */
export const hooksIn = (
  voice: Voice,
  sayable: ReadonlyMap<string, number>,
  wellAnswered: ReadonlySet<string>,
  anchor: string | null,
): ReadonlyArray<Group> => {
  const { order, substance, words, salt, seed } = voice
  const { targetPlatform, scriptFormat, language, duration } = order.settings
  const asked = askedAtOnce(voice)
  if (asked !== null) return [group("opening", { text: asked.question, origin: { kind: "topic" } })]
  const types = turned(hookTypes[targetPlatform], seed)
  const wanted = scriptFormat === "myth_buster" ? ["myth", ...types] : types
  const fits = (text: string) => isSoonSaid(text, language)
  // A myth or a tip is what its script is about; an answer only comes first in it.
  const anchored = scriptFormat === "myth_buster" || scriptFormat === "quick_tip" ? 3 : 1
  // In half a minute a long answer would leave the question standing.
  const tooLong = (finding: string) =>
    duration === "30_seconds" ? Math.max(0, (sayable.get(finding) ?? 0) - soonSaid) / wordsPerPlace : 0
  // First words that tell the answer leave it to be said twice.
  const isAgain = repeats(language)
  const briefOf = (id: string) => {
    const finding = voice.findingOf(id)
    return finding === undefined ? "" : inVoice(voice, finding.brief)
  }
  const tellsAgain = ({ says, finding }: Pick<Hook, "says" | "finding">): boolean =>
    !says[usualLanguage].endsWith("?") && isAgain(inVoice(voice, says), briefOf(finding))
  const [ask] = substance.asks
  // A pair's file tells the risk first, whatever is asked.
  const isBound = substance.main.kind !== "interaction" || answersFirst(voice)
  const isOff = (id: string): boolean => {
    const finding = voice.findingOf(id)
    const isDisappointing =
      order.topic === null && finding !== undefined && id !== anchor && disappoints(substance, finding)
    return isBound && (isDisappointing || !answers(voice, id, ask))
  }
  const besides = ({ finding }: Hook): number => (isOff(finding) ? 5 : 0)
  // Nobody who asks for everybody is greeted as one of a few.
  const isForFew = ({ says }: Pick<Hook, "says">): boolean =>
    titleWords[language].people.test(inVoice(voice, says)) &&
    ![order.title, order.topic?.engagementData.question?.text ?? "", substance.called.name].some((text) =>
      languages.some((one) => titleWords[one].people.test(text)),
    )
  const placeOf = ({ type, finding, says, ...hook }: Hook) =>
    wanted.indexOf(type) +
    besides({ type, finding, says, ...hook }) +
    (wellAnswered.has(finding) ? 0 : 1.5) +
    (isForFew({ says }) ? 5 : 0) +
    tooLong(finding) +
    (tellsAgain({ says, finding }) ? 2 : 0) -
    (finding === anchor ? anchored : 0)
  const hooks = substance.main.hooks.filter(isFitting)
  const hooksOnCompanion = hooks.filter(({ finding }) => substance.onCompanion.has(finding))
  const ofCompanion = substance.companion === null ? [] : [substance.companion.hooks.filter(isFitting)]
  // Who asks when to be seen is answered by a warning, and no first words of the library promise that.
  const asksWhenToGo = order.topic === null && asksForWarning(order.title, substance.written)
  // First words on something else than the title asks promise another script.
  const ladder =
    substance.missing !== null || asksWhenToGo
      ? []
      : order.topic === null && substance.onCompanion.size > 0
        ? [hooksOnCompanion]
        : [...(substance.onCompanion.size === 0 ? [] : [hooksOnCompanion]), ...ofCompanion, hooks]
  const best = ladder.find((rung) => rung.length > 0) ?? []
  const sorted = best.toSorted((a, b) => placeOf(a) - placeOf(b))
  const promises = [...new Set(sorted.map(({ finding }) => finding))]
  const promise = promises[voice.turn % Math.max(1, promises.length)]
  const [first, ...others] = sorted
    .filter(({ finding }) => finding === promise)
    .map(({ says, finding }) => group(`hook:${says[usualLanguage]}`, stated(finding, inVoice(voice, says))))
  const typed = openedQuestion(voice)
  // What a person typed is asked rather than something else that the library could ask as well.
  const said = sorted.find(({ finding }) => finding === promise)
  const isBeside = said !== undefined && (isOff(said.finding) || isForFew(said))
  // The question, too, rather than its answer in the words in which that follows.
  const isTold = said !== undefined && !said.says[usualLanguage].includes("?") && tellsAgain(said)
  if (first !== undefined && !(typed !== null && (isBeside || isTold))) return [first, ...others]
  if (typed !== null) return [group("opening", { text: typed, origin: { kind: "topic" } })]
  const clause = openedClause(voice)
  if (clause !== null) return [group("opening", { text: clause, origin: { kind: "topic" } })]
  const { name } = substance.called
  const opening = turned(words.opening, salt)
    .map((open) => open(name))
    .filter((text) => !saysNameAgain(text, name, language))
  return [
    ...opening.filter(fits).map((text) => group("opening", { text, origin: { kind: "connective" } })),
    group("opening", { text: words.shortOpening, origin: { kind: "connective" } }),
  ]

  function isFitting(hook: Hook): boolean {
    const text = inVoice(voice, hook.says)
    return sayable.has(hook.finding) && fits(text) && isClean(voice, text) && !hasOtherName(voice, text)
  }
}

/** Last words to the viewer: a question that the script has left open, for the next one; else the platform's own. */
export const closesIn = (voice: Voice): ReadonlyArray<Group> => {
  const { order, substance, words, salt } = voice
  const { targetPlatform, language } = order.settings
  const closes = turned(words.close[targetPlatform], salt).map((say) => say(substance.called))
  const close = firstOnce(closes, substance.called.name, language)
  const typed = typedQuestion(voice)
  const questions = substance.main.hooks.filter(({ says, finding }) => {
    const text = inVoice(voice, says)
    return (
      /^[^.!?…]+\?$/u.test(text) &&
      (typed === null || !asksAgain(text, typed, language)) &&
      restsOnSpoken(voice, finding) &&
      isClean(voice, text) &&
      !hasOtherName(voice, text)
    )
  })
  return [
    ...turned(questions, salt).map(({ says, finding }) => {
      const lead = oneOf(words.ask[targetPlatform], salt)
      const text = inVoice(voice, says)
      const keys = [`hook:${says[usualLanguage]}`, `finding:${finding}`, `truth:${finding}`] as const
      return { keys, lines: [stated(finding, `${lead} ${text}`)] }
    }),
    ...(close === undefined ? [] : [group("close", { text: close, origin: { kind: "connective" } })]),
  ]
}
