import { asksIn, isPlainAsk } from "#evidence/asks.ts"
import type { Ask, Finding } from "#evidence/finding.ts"
import type { Library } from "#evidence/library.ts"
import type { Match } from "#evidence/match.ts"
import { nameWords } from "#evidence/names.ts"
import { sensibleAsk } from "#evidence/nature.ts"
import { isHad, type SubjectFile } from "#evidence/subject-file.ts"
import { packs, usualLanguage } from "#language/pack.ts"
import { type TitleAspect, titleWords } from "#language/title-words.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Language } from "#script/settings.ts"
import {
  asksForSigns,
  asksForWarning,
  asksOfTitle,
  asksWhatIsNormal,
  asksWhatItIs,
  aspectsOfTitle,
} from "./asked-by.ts"
import { type AskedOf, askedOf } from "./asked-of.ts"
import { besideOf, statedBy } from "./bearing.ts"
import { type Called, calledByLibrary, calledFor } from "./called.ts"
import { speakOfPart } from "./companion.ts"
import { naming } from "./noise.ts"
import { sayingMost } from "./spoken-of.ts"
import { exact, forWhom, mayBeSaid, type Missing, type Substance } from "./subject.ts"
import { isNamedFor, namesIn, questionIn } from "./title-question.ts"

/** An order on a title that a person typed. */
type Typed = Pick<WritingOrder, "title" | "angle" | "settings"> & Partial<Pick<WritingOrder, "profile">>

/** What a script speaks of first, and what the title asks that stays open. */
interface Focus {
  readonly on: ReadonlySet<string>
  readonly missing: Missing["kind"] | null
}

const nothing: ReadonlySet<string> = new Set()

/** What a title asks its file, and which of the file's findings may be said. */
interface Question {
  readonly main: SubjectFile
  readonly title: string
  readonly language: Language
  /** The question itself, as it makes sense of the subject. */
  readonly foremost: Ask | undefined
  /** Only a finding on that very question answers it. */
  readonly isExact: boolean
  readonly sayable: ReadonlyArray<Finding>
}

/** What a person typed is on all that its title asks. */
export const typedSubstance = (library: Library, match: Match, order: Typed): Substance => {
  const { title, angle, settings, profile } = order
  const context = { ...settings, profession: profile?.profession ?? null }
  const asked = askedOf(match, title, context)
  const { main, language } = asked
  const ofTitle = [
    ...(angle === null ? [] : asksIn(angle, language)),
    ...asksOfTitle(withoutAskingName(title, main, language), language),
  ]
  const asks = withoutSubject(ofTitle, main)
  const called = calledFor(library, main, { topic: null, title, settings }, language)
  const [foremost] = sensibleAsks(asks, called)
  const question: Question = {
    main,
    title,
    language,
    foremost,
    // What stands in for a question that makes no sense of the subject is not what the title asks.
    isExact: foremost !== undefined && exact.has(foremost) && asks.includes(foremost),
    sayable: main.findings.filter((finding) => mayBeSaid(finding, context)),
  }
  // What nothing is known of is not known in any order either.
  const isOpen = asked.answer === "unknown" || asked.answer === "held"
  const aspect = isOpen ? null : focusOnAspect(question)
  const { on, missing } =
    aspect ?? (asked.answer === "whole" ? focusOnWhole(question) : focusOnMatter(question, asked))
  return {
    main,
    companion: asked.companion,
    // What may not be said of a part is not said in its name.
    called:
      asked.answer === "whole" && missing === "held" ? calledByLibrary(main, settings.language) : called,
    asks: sensibleAsks(asks, called),
    isExact: question.isExact,
    onCompanion: on,
    isOneOfTwo: aspect === null && asked.answer === "unknown",
    missing:
      missing === null
        ? null
        : {
            kind: missing,
            beside: missing === asked.answer ? (asked.beside[settings.language] ?? null) : null,
          },
    leftOut: asked.leftOut,
    written: language,
  }
}

/** A title without the name of its subject, where that sounds like a question: trigger finger asks for no trigger. */
const withoutAskingName = (title: string, { names }: SubjectFile, language: Language): string => {
  const { tag } = packs[language]
  const lower = title.toLocaleLowerCase(tag)
  const asking = names[language].find((name) => {
    const asks = isPlainAsk(asksIn(name, language)) ? [] : asksIn(name, language)
    return asks.some((ask) => !forWhom.has(ask)) && lower.includes(name.toLocaleLowerCase(tag))
  })
  return asking === undefined ? title : lower.replace(asking.toLocaleLowerCase(tag), " ")
}

/** The findings whose words say it, of those that may be said. */
const saying = ({ sayable }: Question, words: RegExp): ReadonlySet<string> =>
  new Set(sayable.filter(({ says }) => words.test(says[usualLanguage])).map(({ id }) => id))

/** What stands beside a question and is none: what of a thing happens at night tells not why it does. */
const besides: ReadonlySet<TitleAspect> = new Set(["night"])

/**
 * A title that asks which foods its subject is in, or whether it is caught or hurts; null where it does not, where no
 * finding tells, and where most do: the whole is about that.
 */
const focusOnAspect = (question: Question): Focus | null => {
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
  if (on === undefined && isHow) return { on: nothing, missing: "unknown" }
  return on === undefined ? null : { on, missing: null }
}

/** A title that asks of its subject alone: of a part of it, for its signs, or of the whole. */
const focusOnWhole = (question: Question): Focus => {
  const { main, title, language, foremost, isExact, sayable } = question
  // Every file has its warning.
  if (asksForWarning(title, language)) return { on: nothing, missing: null }
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
  // What a part of the subject is, is asked of the part.
  if (asksWhatItIs(title, language) && speakOfPart(main, title, language).size === 0) {
    const on = definitionsIn(question)
    if (on.size > 0) return { on, missing: null }
  }
  const ofClaim = onClaim(question)
  if (ofClaim !== null) return { on: ofClaim, missing: null }
  const part = speakOfPart(main, title, language)
  const isAnswered = sayable.some(({ asks }) => foremost !== undefined && asks.includes(foremost))
  // A part that goes by an ordinary word is none that somebody looks for: "spot-reduce", "without medicine".
  const isNamedPart = part.size > 0 && speakOfPart(main, naming(title, language), language).size > 0
  if (part.size > 0 && !sayable.some(({ id }) => part.has(id)))
    return { on: nothing, missing: isAnswered && !isNamedPart ? null : "held" }
  const asksOutright = isExact || (foremost === "works" && !isPlainAsk(asksIn(title, language)))
  return { on: part, missing: asksOutright && !isAnswered ? "unknown" : null }
}

/** The findings that first of all tell what the subject is. */
const definitionsIn = ({ sayable }: Question): ReadonlySet<string> =>
  idsOf(sayable.filter(({ asks: [first] }) => first === "what"))

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

/** A title that asks of something beside its subject. */
const focusOnMatter = (question: Question, { answer, bearing }: AskedOf): Focus => {
  const { main, title, language } = question
  if (answer !== "borne") return { on: bearing, missing: answer === "whole" ? null : answer }
  // Of what speaks of the fat, that on the cardio which is asked about, where any does.
  const part = speakOfPart(main, title, language)
  const ofPart = new Set([...bearing].filter((id) => part.has(id)))
  const isNear = comesNear(question, bearing)
  const missing = isNear ? "nearest" : null
  if (ofPart.size > 0) return { on: ofPart, missing }
  const besidePart = saidBesidePart(question, part)
  if (besidePart.size > 0) return { on: besidePart, missing }
  const onTime = isNear ? tellingTime(question) : nothing
  if (onTime.size > 0) return { on: onTime, missing: null }
  // After what a complaint came is how it came.
  const ofMoment = isHad(main) ? nothing : sayingWhen(question, bearing)
  return { on: ofMoment.size > 0 ? ofMoment : bearing, missing }
}

/** Of some findings, those that tell of before, during or after, as the title does; none where most do. */
const sayingWhen = (
  { title, language, sayable }: Question,
  ids: ReadonlySet<string>,
): ReadonlySet<string> => {
  const lower = title.toLocaleLowerCase(packs[language].tag)
  const moment = titleWords[language].moments.find(({ asks }) => asks.test(lower))
  const said = sayable.filter(({ id, says }) => ids.has(id) && moment?.says.test(says[language]) === true)
  return said.length * 2 > ids.size ? nothing : idsOf(said)
}

/** What speaks of the sleep that is asked about, and not of which form is best for it, or of a child and not of its signs, only comes near. */
const comesNear = (
  { main, title, language, foremost, isExact, sayable }: Question,
  bearing: ReadonlySet<string>,
): boolean => {
  if (main.kind === "interaction") return false
  const { signs } = titleWords[usualLanguage]
  const tellsSigns = sayable.some(({ id, says }) => bearing.has(id) && signs.test(says[usualLanguage]))
  const isForSome = questionIn(main, title).people.length > 0
  if (isForSome && asksForSigns(title, language) && !tellsSigns) return true
  // Whether what is taken or done brings something on is asked of its effects; only a complaint has causes.
  const answering: ReadonlyArray<Ask> =
    foremost === "cause" && !isHad(main)
      ? ["cause", "side_effects", "safe", "myth"]
      : foremost
        ? [foremost]
        : []
  return (
    isExact &&
    !main.findings.some(({ id, asks }) => bearing.has(id) && answering.some((ask) => asks.includes(ask)))
  )
}

/** What is known of the chestnut, and says beside it what it is in diabetes, goes before what is known of all nuts. */
const saidBesidePart = (
  { main, title, language, sayable }: Question,
  part: ReadonlySet<string>,
): ReadonlySet<string> => {
  const { matters } = questionIn(main, title)
  const { isSame } = titleWords[language]
  const saysBeside = (finding: Finding): boolean => {
    const beside = besideOf(main, finding)[language] ?? []
    const isSaid = (word: string): boolean => beside.some((other) => isSame(word, other))
    return matters.some(({ words }) => words.length > 0 && words.every(isSaid))
  }
  return idsOf(sayable.filter((finding) => part.has(finding.id) && saysBeside(finding)))
}

/** How long a cough lasts is asked of the cough, whatever it came after. */
const tellingTime = ({ main, foremost, sayable }: Question): ReadonlySet<string> =>
  isHad(main) && (foremost === "how_long" || foremost === "when")
    ? idsOf(sayable.filter(({ asks }) => asks.includes(foremost)))
    : nothing

const idsOf = (findings: ReadonlyArray<Finding>): ReadonlySet<string> => new Set(findings.map(({ id }) => id))

/**
 * What a title asks but for whom its subject is named after: all that is known of exercise in pregnancy is for who is
 * pregnant, and for the unborn.
 */
const withoutSubject = (asks: ReadonlyArray<Ask>, main: SubjectFile): ReadonlyArray<Ask> => {
  const isNamed = (ask: Ask): boolean =>
    forWhom.has(ask) && (isNamedFor(main, ask) || (ask === "children" && isNamedFor(main, "pregnancy")))
  const others = asks.filter((ask) => !isNamed(ask))
  if (others.length > 0) return others
  // Who is pregnant or gives milk is told whom to ask, also where all is for her.
  return asks.every((ask) => ask === "children") ? ["what"] : asks
}

/** What makes no sense of the subject is neither asked nor answered: the nearest question is. */
export const sensibleAsks = (asks: ReadonlyArray<Ask>, { nature }: Called): ReadonlyArray<Ask> => [
  ...new Set(asks.map((ask) => sensibleAsk(ask, nature))),
]
