import { asksIn, isPlainAsk } from "#evidence/asks.ts"
import type { Finding } from "#evidence/finding.ts"
import { nameWords } from "#evidence/names.ts"
import { maySpeak } from "#evidence/standing.ts"
import { evidenceWords } from "#language/evidence.ts"
import { packs, usualLanguage } from "#language/pack.ts"
import { type TitleAspect, titleWords } from "#language/title-words.ts"
import { asksForSigns, asksForWarning, asksWhatIsNormal, asksWhatItIs, aspectsOfTitle } from "./asked-by.ts"
import { statedBy } from "./bearing.ts"
import { speakOfPart } from "./companion.ts"
import { tellsHandling } from "./handling.ts"
import { type Focus, idsOf, nothing, type Question } from "./focus.ts"
import { naming } from "./noise.ts"
import { sayingMost } from "./spoken-of.ts"
import { namesIn } from "./title-question.ts"

/** The findings whose words say it, of those that may be said. */
const saying = ({ sayable }: Question, words: RegExp): ReadonlySet<string> =>
  new Set(sayable.filter(({ says }) => words.test(says[usualLanguage])).map(({ id }) => id))

/** What stands beside a question and is none: what of a thing happens at night tells not why it does. */
const besides: ReadonlySet<TitleAspect> = new Set(["night"])

/**
 * A title that asks which foods its subject is in, or whether it is caught or hurts; null where it does not, where no
 * finding tells, and where most do: the whole is about that.
 */
export const focusOnAspect = (question: Question): Focus | null => {
  const { main, title, language, foremost, isExact, sayable } = question
  const asked = aspectsOfTitle(title, language)
  const answersIt = (ids: ReadonlySet<string>): boolean =>
    !isExact ||
    sayable.some(({ id, asks }) => ids.has(id) && foremost !== undefined && asks.includes(foremost))
  const [on] = asked
    .map((aspect) => ({ aspect, ids: saying(question, titleWords[usualLanguage].aspects[aspect].says) }))
    .flatMap(({ aspect, ids }) => (besides.has(aspect) && !answersIt(ids) ? [] : [ids]))
    .filter(({ size }) => size > 0 && size * 2 <= sayable.length)
  // What a movement does for who does it is no way to do it.
  const isHow = asked.includes("technique") && main.kind === "exercise"
  // Who sees what is told by what names a doctor, and by nothing else.
  const isWhom = asked.includes("doctor")
  if (on === undefined && (isHow || isWhom)) return { on: nothing, missing: "unknown" }
  return on === undefined ? null : { on, missing: null }
}

/** A title that asks of its subject alone: of a part of it, for its signs, or of the whole. */
export const focusOnWhole = (question: Question): Focus => {
  const { main, title, language, foremost, isExact, sayable } = question
  // Every file has its warning.
  if (asksForWarning(title, language)) return { on: nothing, missing: null }
  const onCooking = inKitchen(question)
  if (onCooking.size > 0) return { on: onCooking, missing: null }
  const { signs, normal } = titleWords[usualLanguage]
  if (asksForSigns(title, language)) {
    const on = saying(question, signs)
    // All that is known of a subject that is called after its signs tells them.
    const isNamed = main.names[usualLanguage].some((name) => signs.test(name))
    const told = on.size === 0 && isNamed ? definitionsIn(question) : on
    return { on: told, missing: told.size === 0 ? "unknown" : null }
  }
  if (asksWhatIsNormal(title, language)) {
    const on = saying(question, normal)
    if (on.size > 0) return { on, missing: null }
  }
  const part = speakOfPart(main, title, language)
  // What a part of the subject is, is asked of the part.
  if (asksWhatItIs(title, language) && part.size === 0) {
    const on = definitionsIn(question)
    if (on.size > 0) return { on, missing: null }
  }
  const ofClaim = onClaim(question)
  if (ofClaim !== null) return { on: ofClaim, missing: null }
  const asksIt = ({ asks }: Finding): boolean => foremost !== undefined && asks.includes(foremost)
  const isAnswered = sayable.some(asksIt)
  // A part that goes by an ordinary word is none that somebody looks for: "spot-reduce", "without medicine".
  const isNamedPart = part.size > 0 && speakOfPart(main, naming(title, language), language).size > 0
  if (part.size > 0 && !sayable.some(({ id }) => part.has(id)))
    return { on: nothing, missing: isAnswered && !isNamedPart ? null : "held" }
  const isPut = !isPlainAsk(asksIn(title, language))
  // Whether it is forgetfulness or dementia, no trial of a plant against forgetfulness tells: what compares the two does.
  if (
    isPut &&
    foremost !== "what" &&
    isAnswered &&
    !sayable.some((finding) => part.has(finding.id) && asksIt(finding))
  )
    return { on: nothing, missing: null }
  const asksOutright = isExact || (foremost === "works" && isPut)
  // What another country rules on it is known, and not for these viewers.
  const isHeld = main.findings.some((finding) => maySpeak(finding) && asksIt(finding))
  return { on: part, missing: !asksOutright || isAnswered ? null : isHeld ? "held" : "unknown" }
}

/** The findings that first of all tell what the subject is. */
const definitionsIn = ({ sayable }: Question): ReadonlySet<string> =>
  idsOf(sayable.filter(({ asks: [first] }) => first === "what"))

/** Of a title that asks what to cook with a food: how that is handled, of which no study of hearts tells. */
const inKitchen = ({ main, title, language, sayable }: Question): ReadonlySet<string> =>
  main.kind === "food" && evidenceWords[language].kitchen.test(title)
    ? idsOf(sayable.filter(tellsHandling))
    : nothing

/** Of a claim, the few findings that say most of its words; null where that is not clear, and of any other title. */
const onClaim = ({ main, title, language, sayable }: Question): ReadonlySet<string> | null => {
  const { states, isGrammar } = titleWords[language]
  if (!states.test(title.toLocaleLowerCase(packs[language].tag))) return null
  const own = namesIn(main, language).flatMap((name) => nameWords(name, language))
  const words = nameWords(title, language).filter(
    (word, at, all) => !isGrammar(all, at) && !own.some((one) => titleWords[language].isSame(word, one)),
  )
  const on = sayingMost(words, sayable, language, (finding) => statedBy(main, finding))
  return on !== null && on.size <= fewOnClaim ? on : null
}

/** So many findings on the words of a claim are on just that. */
const fewOnClaim = 3
