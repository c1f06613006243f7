import { evidenceWords } from "#language/evidence.ts"
import { usualLanguage } from "#language/pack.ts"
import { asksIn, isPlainAsk } from "#evidence/asks.ts"
import { sensibleAsk } from "#evidence/nature.ts"
import { type Library, type Match, matchOf, type Wanted } from "#evidence/library.ts"
import type { Ask } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import type { Language } from "#script/settings.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Topic } from "#topic/topic.ts"
import { asksForSigns, asksOfQuestion, asksOfTitle } from "./asked-by.ts"
import { askedOf } from "./asked-of.ts"
import { type Called, calledByLibrary, calledFor } from "./called.ts"
import { speakOfCompanion, speakOfPart } from "./companion.ts"
import { asksWhyItComesUp, countedQuestionOf } from "./heard.ts"
import { namesSecondUnknown } from "./one-of-two.ts"
import { exact, forWhom, mayBeSaid, type Substance } from "./subject.ts"

/** Whether an order asks for dishes, which no study answers: a script of findings would be on something else. */
export const asksForDishes = ({
  title,
  topic,
  angle,
}: Pick<WritingOrder, "title" | "topic" | "angle">): boolean => {
  if (topic === null || angle !== null) return false
  const asked = topic.engagementData.question?.text ?? ""
  return [title, asked].some((text) => evidenceWords[topic.language].kitchen.test(text))
}

/** What the library has on an order; null when it has nothing that may be said, and where dishes are asked for. The angle's question goes before the title's. */
export const substanceOf = (
  library: Library,
  order: Pick<WritingOrder, "title" | "topic" | "angle" | "settings"> &
    Partial<Pick<WritingOrder, "profile">>,
): Substance | null => {
  const { title, topic, angle } = order
  if (asksForDishes({ title, topic, angle })) return null
  const wanted = {
    title,
    keywords: topic?.keywords ?? [],
    ...(topic === null ? {} : { language: topic.language }),
  }
  const match = foundFor(library, wanted, order)
  if (match === null) return null
  return topic === null
    ? typedSubstance(library, match, order)
    : topicSubstance(library, match, wanted, { ...order, topic })
}

/** A typed title is read in the script's language first: the gut of an English one is no Turkish gout ("gut"). */
const foundFor = (
  library: Library,
  wanted: Wanted,
  { topic, settings: { language } }: Pick<WritingOrder, "topic" | "settings">,
): Match | null =>
  topic === null
    ? (matchOf(library, { ...wanted, language }) ?? matchOf(library, wanted))
    : matchOf(library, wanted)

type Ordered = Parameters<typeof substanceOf>[1]

/** A topic is on its subject, and on what its keywords name beside it. */
const topicSubstance = (
  library: Library,
  match: Match,
  wanted: Wanted,
  { title, topic, angle, settings }: Ordered & { readonly topic: Topic },
): Substance => {
  const besides = match.companion?.names[usualLanguage].slice(0, 1) ?? []
  const beside = speakOfCompanion(match.main, [...topic.keywords, ...besides])
  const onCompanion = beside.size > 0 ? beside : speakOfPart(match.main, topic.keywords[0] ?? title)
  const heard = countedQuestionOf({ topic, angle }, { ...match, onCompanion })
  const written = topic.language
  const ofTitle = asksWhyItComesUp(topic) ? ["what" as const] : asksOfQuestion(title, topic)
  const own = [...(heard === null ? [] : asksOfQuestion(heard.text, topic)), ...ofTitle]
  const asks: ReadonlyArray<Ask> = angle === null ? own : [...asksIn(angle, written), ...own]
  const called = calledFor(library, match.main, { topic, title, settings }, written)
  return {
    ...match,
    called,
    asks: sensibleAsks(asks, called),
    onCompanion,
    isOneOfTwo: namesSecondUnknown(wanted, match, written),
    missing: null,
    leftOut: new Set(),
    written,
  }
}

/** What a person typed is on all that its title asks. */
const typedSubstance = (
  library: Library,
  match: Match,
  { title, topic, angle, settings, profile }: Ordered,
): Substance => {
  const context = { ...settings, profession: profile?.profession ?? null }
  const { main, companion, answer, bearing, leftOut, beside, language } = askedOf(match, title, context)
  const ofTitle = [...(angle === null ? [] : asksIn(angle, language)), ...asksOfTitle(title, language)]
  const asks = withoutSubject(ofTitle, main, language)
  const called = calledFor(library, main, { topic, title, settings }, language)
  const [foremost] = asksForSigns(title, language) ? (["what"] as const) : sensibleAsks(asks, called)
  // What stands in for a question that makes no sense of the subject is not what the title asks.
  const isExact = foremost !== undefined && exact.has(foremost) && asks.includes(foremost)
  const isOpen =
    answer === "whole" &&
    foremost !== undefined &&
    (asksForSigns(title, language) ||
      isExact ||
      (foremost === "works" && !isPlainAsk(asksIn(title, language)))) &&
    !main.findings.some((finding) => finding.asks.includes(foremost) && mayBeSaid(finding, context))
  // What speaks of the sleep that is asked about, and not of which form is best for it, only comes near.
  const isNear =
    answer === "borne" &&
    main.kind !== "interaction" &&
    isExact &&
    !main.findings.some((finding) => bearing.has(finding.id) && finding.asks.includes(foremost))
  // Parts are known by their names in the usual language.
  const part: ReadonlySet<string> = language === usualLanguage ? speakOfPart(main, title) : new Set()
  // Of what speaks of the fat, that on the cardio which is asked about, where any does.
  const ofPart = new Set([...bearing].filter((id) => part.has(id)))
  const narrowed = answer === "borne" && ofPart.size > 0 ? ofPart : bearing
  const isHeld =
    answer === "whole" &&
    part.size > 0 &&
    !main.findings.some((finding) => part.has(finding.id) && mayBeSaid(finding, context))
  return {
    main,
    companion,
    // What may not be said of the part is not said in its name.
    called: isHeld ? calledByLibrary(main, settings.language) : called,
    asks: sensibleAsks(asks, called),
    onCompanion: answer === "whole" ? (isHeld ? new Set() : part) : narrowed,
    isOneOfTwo: answer === "unknown",
    missing: isHeld
      ? { kind: "held", beside: null }
      : isOpen
        ? { kind: "unknown", beside: null }
        : isNear
          ? { kind: "nearest", beside: null }
          : answer === "whole" || answer === "borne"
            ? null
            : { kind: answer, beside: beside[settings.language] ?? null },
    leftOut,
    written: language,
  }
}

/**
 * What a title asks but for whom its subject is named after: all that is known of exercise in pregnancy is for who is
 * pregnant, and for the unborn.
 */
const withoutSubject = (
  asks: ReadonlyArray<Ask>,
  main: SubjectFile,
  language: Language,
): ReadonlyArray<Ask> => {
  const isOf = (ask: Ask): boolean =>
    main.names[language].every((name) => asksIn(name, language).includes(ask))
  const isNamed = (ask: Ask): boolean =>
    forWhom.has(ask) && (isOf(ask) || (ask === "children" && isOf("pregnancy")))
  const others = asks.filter((ask) => !isNamed(ask))
  return others.length > 0 ? others : asks
}

/** What makes no sense of the subject is neither asked nor answered: the nearest question is. */
const sensibleAsks = (asks: ReadonlyArray<Ask>, { nature }: Called): ReadonlyArray<Ask> => [
  ...new Set(asks.map((ask) => sensibleAsk(ask, nature))),
]
