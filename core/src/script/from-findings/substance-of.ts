import { evidenceWords } from "#language/evidence.ts"
import { packs, usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import { asksIn } from "#evidence/asks.ts"
import type { Library } from "#evidence/library.ts"
import { type Match, matchOf, type Wanted } from "#evidence/match.ts"
import { isCalledJust, isNamedTooWidely } from "#evidence/named-in.ts"
import type { Ask } from "#evidence/finding.ts"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Language } from "#script/settings.ts"
import type { Topic } from "#topic/topic.ts"
import { answeredInWords } from "./answered-in-words.ts"
import { asksForWarning, asksOfQuestion } from "./asked-by.ts"
import { calledFor, ownWord } from "./called.ts"
import { speakOfCompanion, speakOfPart } from "./companion.ts"
import { askedOutright } from "./asked-outright.ts"
import { asksWhyItComesUp, countedQuestionOf } from "./heard.ts"
import { namesSecondUnknown } from "./one-of-two.ts"
import { mayBeSaid, type Substance } from "./subject.ts"
import { sensibleAsks } from "./asks-of-subject.ts"
import { typedSubstance } from "./typed-substance.ts"
import { isUnheard } from "./unheard.ts"
import { isWordedInUsual } from "./worded-in-usual.ts"

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
  return asksForDishes({ title, topic, angle }) ? null : anySubstance(library, order)
}

/** What the library has on what an order asks dishes of; null where it has nothing, or asks for none. */
export const foodOfDishes = (library: Library, order: Ordered): Substance | null =>
  asksForDishes(order) ? anySubstance(library, order) : null

const anySubstance = (library: Library, ordered: Ordered): Substance | null => {
  const order = { ...ordered, title: meantPart(library, ordered) }
  const { title, topic } = order
  const wanted = {
    title,
    keywords: topic?.keywords ?? [],
    ...(topic === null ? {} : { language: topic.language }),
  }
  const match = foundFor(library, wanted, order)
  if (topic === null) return typedOn(library, match, order)
  return match === null ? null : topicSubstance(library, match, wanted, { ...order, topic })
}

/** What a person typed, on what its title names; or outright on what others ask in nearly the same words. */
const typedOn = (library: Library, match: Match | null, order: Ordered): Substance | null => {
  const { title, angle, settings, profile } = order
  const found = match === null ? null : typedSubstance(library, match, order)
  const named = found !== null && isOnSomethingElse(library, found, title) ? null : found
  if (angle !== null) return named
  const context = { ...settings, profession: profile?.profession ?? null }
  const asks = named?.asks ?? asksIn(title, settings.language)
  const outright = askedOutright(library, title, named, asks, context)
  if (outright === null)
    return named === null ? null : toldInWords(library, title, withUnheard(named, title), context)
  const substance =
    named?.main === outright.main
      ? named
      : typedSubstance(library, { main: outright.main, companion: null }, order)
  return { ...substance, onCompanion: outright.on, missing: null, isOneOfTwo: false }
}

/** What a person typed of a subject, and its file never speaks of, is said to be missing. */
const withUnheard = (named: Substance, title: string): Substance =>
  named.missing === null &&
  named.onCompanion.size === 0 &&
  // Every file has its warning.
  !asksForWarning(title, named.written) &&
  isUnheard(named.main, title, named.written)
    ? { ...named, missing: { kind: "unknown", beside: null } }
    : named

/** What a title asks that is told from no more than its words: a finding that says them answers it. */
const toldInWords = (library: Library, title: string, named: Substance, context: ClaimContext): Substance => {
  const onCompanion = answeredInWords(library, title, named, context)
  return onCompanion.size === 0 ? named : { ...named, onCompanion, missing: null, isOneOfTwo: false }
}

/** Whether a title only shares a wide word with the file that it was found by: nothing here is on a vasectomy's recovery. */
const isOnSomethingElse = (library: Library, { main, missing, written }: Substance, title: string): boolean =>
  missing?.kind === "unknown" && isNamedTooWidely(library, main, { text: title, of: [written] })

/** A typed title is read in the script's language first: the gut of an English one is no Turkish gout ("gut"). */
const foundFor = (
  library: Library,
  wanted: Wanted,
  { topic, settings: { language } }: Pick<WritingOrder, "topic" | "settings">,
): Match | null => (topic === null ? typedMatch(library, wanted, language) : matchOf(library, wanted))

const typedMatch = (library: Library, wanted: Wanted, language: Language): Match | null => {
  const find = (title: string): Match | null => {
    const own = matchOf(library, { ...wanted, title, language })
    if (own !== null) return own
    const elsewhere = matchOf(library, { ...wanted, title })
    // A name of another language may be typed by itself: "beta alanin". A dog's bite is no louse ("bit").
    return elsewhere !== null && isWordedInUsual(title) && !isCalledJust(library, elsewhere.main, title)
      ? null
      : elsewhere
  }
  // To lower the blood pressure without pills is no question of the pills.
  const { without, withoutEnding } = titleWords[language]
  const [before = ""] =
    without === null
      ? [
          wanted.title
            .split(" ")
            .filter((word) => withoutEnding?.test(word.toLocaleLowerCase(packs[language].tag)) !== true)
            .join(" "),
        ]
      : wanted.title.split(new RegExp(String.raw`\b${without}\b`, "iu"))
  return (before.length > 0 && before !== wanted.title ? find(before) : null) ?? find(wanted.title)
}

/**
 * What a title that a person typed is about, where it says first what it is not about and the library has the other:
 * "not magnesium, but sleep hygiene" asks nothing of magnesium.
 */
const meantPart = (library: Library, { title, topic, settings }: Ordered): string => {
  if (topic !== null) return title
  const { meant, other } = titleWords[settings.language].rejects.exec(title)?.groups ?? {}
  const part = meant ?? other
  return part !== undefined && foundFor(library, { title: part, keywords: [] }, { topic, settings }) !== null
    ? part
    : title
}

type Ordered = Parameters<typeof substanceOf>[1]

/** A topic is on its subject, and on what its keywords name beside it. */
const topicSubstance = (
  library: Library,
  match: Match,
  wanted: Wanted,
  { title, topic, angle, settings, profile }: Ordered & { readonly topic: Topic },
): Substance => {
  const besides = match.companion?.names[usualLanguage].slice(0, 1) ?? []
  const beside = speakOfCompanion(match.main, [...topic.keywords, ...besides])
  const [first = title] = topic.keywords
  const own = ownWord(library, match.main, topic) ?? first
  const part = own.includes(first) ? own : first
  const onCompanion = beside.size > 0 ? beside : speakOfPart(match.main, part)
  const counted = countedQuestionOf({ topic, angle }, { ...match, onCompanion })
  const written = topic.language
  const ofTitle = asksWhyItComesUp(topic) ? ["what" as const] : asksOfQuestion(title, topic)
  const ofTopic = [...(counted === null ? [] : asksOfQuestion(counted.text, topic)), ...ofTitle]
  // Nothing may be told of gummies: what is known of the forms of it comes nearest.
  const context = { ...settings, profession: profile?.profession ?? null }
  const ofPart = match.main.findings.filter(({ id }) => onCompanion.has(id))
  const isHeld = ofPart.length > 0 && !ofPart.some((finding) => mayBeSaid(finding, context))
  const asked = isHeld ? [...ofPart.flatMap((finding) => finding.asks), ...ofTopic] : ofTopic
  const asks: ReadonlyArray<Ask> = angle === null ? asked : [...asksIn(angle, written), ...asked]
  const called = calledFor(library, match.main, { topic, title, settings }, written)
  return {
    ...match,
    called,
    asks: sensibleAsks(asks, called),
    isExact: false,
    onCompanion: isHeld ? new Set() : onCompanion,
    isOneOfTwo: namesSecondUnknown(wanted, match, written),
    missing: null,
    leftOut: new Set(),
    written,
  }
}
