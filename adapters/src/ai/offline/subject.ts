import { packs } from "@rounds/core/language/pack.ts"
import type { WritingOrder } from "@rounds/core/script/ports.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { spokenWords } from "@rounds/core/script/spoken-words.ts"
import type { Topic } from "@rounds/core/topic/topic.ts"
import { spokenOf } from "./person.ts"
import type { Phrases, Sort } from "./phrases.ts"
import { turkishName } from "./turkish-subjects.ts"

/** Values for the slots of the craft tables; null when the topic has nothing to say there. */
export interface Slots {
  readonly [slot: string]: string | null
}

/** A name longer than this does not fit a hook. */
const longestName = 3

/** What can be said about the order's topic, and only that: its name, its counts, what people ask. */
export const slotsOf = (
  { title, topic, angle, settings, profile, revision }: WritingOrder,
  phrases: Phrases,
): Slots => {
  const { language } = settings
  const name = briefly(nameOf(topic?.keywords[0] ?? title, language), language)
  const isShort = spokenWords(name, language).length <= longestName
  // Only the first draft uses wording that came with the topic: a draft that came back must not repeat it.
  const borrowed = revision === null ? topic : null
  return {
    specialty: revision === null ? spokenOf(profile, "specialty") : null,
    audience: revision === null ? spokenOf(profile, "targetAudience") : null,
    n: isShort ? name : phrases.thisTopic,
    N: capital(isShort ? name : phrases.thisTopic, language),
    longName: isShort ? null : shortened(name, language),
    here: topic === null || topic.sampleDate === null ? "" : phrases.inSample,
    posts: topic === null ? null : grouped(topic.postCount, language),
    comments: topic === null || topic.totalComments < 2 ? null : grouped(topic.totalComments, language),
    times: topic === null || topic.multiplier < 1.3 ? null : decimal(topic.multiplier, language),
    places: topic === null ? null : placesOf(topic, phrases.and),
    ask: topic === null ? null : phrases.asks[topic.userIntent],
    question: packs[language].sharesTopicWords && borrowed !== null ? questionOf(borrowed) : null,
    angle:
      packs[language].sharesTopicWords && revision === null
        ? inSentence(angle ?? topic?.scriptAngles[0] ?? null)
        : null,
  }
}

const sorts: { readonly [category: string]: Sort } = {
  supplements: "substance",
  medication: "substance",
  nutrition: "eating",
  fitness: "movement",
  "sports events": "movement",
  "body and pain": "body",
  conditions: "body",
  symptoms: "body",
}

export const sortOf = (topic: Topic | null): Sort => sorts[topic?.category ?? ""] ?? "other"

/** The subject in the script's language. English names without a Turkish one stay English, in quotation marks. */
const nameOf = (subject: string, language: Language): string => {
  const plain = subject
    .replace(/\s*\([^()]*\)/g, "")
    .replace(/[.!?…:]+$/u, "")
    .trim()
  return named[language](plain)
}

/** A name too long for a hook without what follows its first preposition: "standing desks for home". */
const briefly = (name: string, language: Language): string => {
  const head = name.split(/\s(?:for|with|without|in|on|at|of|after|before|during|when|while)\s/)[0] ?? name
  const isCut = head !== name && spokenWords(name, language).length > longestName
  return isCut && spokenWords(head, language).length <= longestName
    ? `${head}${name.startsWith("“") ? "”" : ""}`
    : name
}

const named: { readonly [L in Language]: (english: string) => string } = {
  english: (plain) => plain,
  turkish: (plain) => turkishName(plain) ?? (isTurkish(plain) ? plain : `“${plain}”`),
}

const isTurkish = (text: string) => /[çğışöüÇĞİŞÖÜ]/.test(text)

const capital = (text: string, language: Language) =>
  text.replace(
    /^(“?)(\p{Ll})/u,
    (_, quote: string, first: string) => quote + first.toLocaleUpperCase(packs[language].tag),
  )

const shortened = (name: string, language: Language) => {
  const words = name.replace(/[“”]/g, "").split(/\s+/)
  const shown = words.length <= 8 ? words.join(" ") : `${words.slice(0, 7).join(" ")}…`
  return packs[language].sharesTopicWords ? shown : `“${shown}”`
}

const grouped = (count: number, language: Language) =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, packs[language].thousands)

const decimal = (value: number, language: Language) => value.toFixed(1).replace(".", packs[language].decimal)

const placesOf = ({ subredditSources }: Topic, and: string): string | null => {
  const [first, second] = subredditSources.map((name) => name.replace(/^\/?r\//, ""))
  if (first === undefined) return null
  return second === undefined ? first : `${first} ${and} ${second}`
}

const questionOf = ({ redditQuotes }: Topic): string | null => {
  const text = redditQuotes[0]?.text
  return text === undefined || spokenWords(text, "english").length > 16 ? null : inSentence(text)
}

const inSentence = (text: string | null): string | null =>
  text === null
    ? null
    : text.replace(/[.!?…]+$/u, "").replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
