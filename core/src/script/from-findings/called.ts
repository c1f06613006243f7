import type { Library } from "#evidence/library.ts"
import { matchOf } from "#evidence/match.ts"
import { nameWords, spanOf } from "#evidence/names.ts"
import { type Nature, natureOf } from "#evidence/nature.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { evidenceWords } from "#language/evidence.ts"
import { usualLanguage } from "#language/pack.ts"
import { subjectWords } from "#language/subjects.ts"
import { titleWords } from "#language/title-words.ts"
import { isListed, isListedName, natureAsked } from "#script/from-questions/nature.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Language } from "#script/settings.ts"
import { conceptOf, spelled, writtenFileOf } from "#vocabulary/subjects.ts"
import { asksWhyItComesUp } from "./heard.ts"

/** A subject as a script calls it: by its topic's own name, which may be another one than its sources go by. */
export interface Called {
  readonly file: SubjectFile
  /** In the script's language. */
  readonly name: string
  readonly nature: Nature
  /** How the sources stand to the name: `same` thing by the same name, `general` where it is one sort of what they are about, `other` where they have another name. */
  readonly sources: "same" | "general" | "other"
}

/** A file as the library itself calls it. */
export const calledByLibrary = (file: SubjectFile, language: Language): Called => ({
  file,
  name: file.names[language][0],
  nature: natureOf(file),
  sources: "same",
})

/** Somebody's product, among words with small letters: a medicine's maker is named to the public in the United States alone. */
const isTradeName = (name: string): boolean => /^\p{Lu}\p{Ll}/u.test(name)

/** A topic's own word in another language; null where it has no name there. */
export const nameIn = (name: string, from: Language, to: Language): string | null => {
  // Lists of names are in small letters.
  const [listed] = from === usualLanguage ? [name] : subjectWords[from].inTopics(name).map(spelled)
  const said = listed === undefined ? null : subjectWords[to].spoken(listed)
  return said === null || said.startsWith("“") ? null : said
}

const bare = (name: string): string =>
  name
    .replace(/\s*\([^()]*\)/gu, "")
    .replace(/[.!?…:]+$/u, "")
    .trim()

/** Whether two names are heard as one: other spellings, or the number. */
export const soundsAs = (one: string, other: string, language: Language): boolean => {
  const { heard, isForm } = evidenceWords[language]
  const [a, b] = [one, other].map((name) => nameWords(name, language))
  if (a === undefined || b === undefined) return false
  const stands = (word: string, at: number) => {
    const beside = b[at] ?? ""
    return isForm(word, beside) || isForm(beside, word)
  }
  return heard(one) === heard(other) || (a.length === b.length && a.every(stands))
}

const stands = (name: string, text: string, language: Language): boolean =>
  spanOf(nameWords(name, language), nameWords(text, language), language) !== null

/** The library's name for a file that a text holds, the one of most words; null where it holds none. */
export const nameStandingIn = (text: string, file: SubjectFile, language: Language): string | null =>
  [...file.names[language], ...file.alsoCalled[language]]
    .filter((name) => stands(name, text, language))
    .toSorted((a, b) => b.split(" ").length - a.split(" ").length)[0] ?? null

/** A word of somebody's product or name: a capital, but no abbreviation. */
const isOwned = (word: string): boolean => /\p{Lu}/u.test(word) && !/\p{Lu}{2}/u.test(word)

/** A file whose first name in a language is the one that a script says, unless that is a maker's or a person's. */
export const calledFirst = (file: SubjectFile, name: string, language: Language): SubjectFile => {
  const names = file.names[language]
  const isOurs = name.split(" ").every((word) => !isOwned(word) || names.some((own) => own.includes(word)))
  return isOurs
    ? { ...file, names: { ...file.names, [language]: [name, ...names.filter((other) => other !== name)] } }
    : file
}

/** What a file is called in a text that names it; its own name where the text has none, or a maker's. */
export const calledIn = (text: string, file: SubjectFile, language: Language): string => {
  const name = nameStandingIn(text, file, language)
  return name === null || (file.kind === "medicine" && isTradeName(name)) ? file.names[language][0] : name
}

/**
 * The topic's word by which its file was found: its subject, or of the words that lead there the longest one that its
 * title says ("Creatine gummies" is on no powder).
 */
export const ownWord = (
  library: Library,
  main: SubjectFile,
  topic: NonNullable<WritingOrder["topic"]>,
): string | null => {
  const leads = (keyword: string): boolean =>
    writtenFileOf(conceptOf(keyword)) === main.subject ||
    matchOf(library, { title: keyword, keywords: [keyword], language: topic.language })?.main === main
  const lengthInTitle = (keyword: string): number =>
    stands(keyword, topic.title, topic.language) ? keyword.split(" ").length : 0
  return topic.keywords.filter(leads).toSorted((a, b) => lengthInTitle(b) - lengthInTitle(a))[0] ?? null
}

/**
 * What a script calls the file that it speaks from. A pair, and a medicine known by somebody's trade name, keep the
 * library's name; so does what has no name in the script's language.
 *
 * @param written what the topic, or a title that a person typed, is worded in
 */
export const calledFor = (
  library: Library,
  main: SubjectFile,
  { topic, title, settings }: Pick<WritingOrder, "topic" | "title" | "settings">,
  written: Language,
): Called => {
  const { language, market, promotes } = settings
  const same = calledByLibrary(main, language)
  const known = same.name
  const word = topic === null ? nameStandingIn(title, main, written) : ownWord(library, main, topic)
  if (main.kind === "interaction" || word === null) return same
  const own = bare(word)
  if (isSpokenAs(own, main, written))
    return written === language && !isAbbreviationOf(own, known) ? { ...same, name: own } : same
  // "Bloated" is what posts say, and no name: what they only name is called as its sources call it.
  const isNameOf = main.names[written].some((one) => soundsAs(own, one, written))
  if (asksWhyItComesUp(topic) && !isNameOf) return same
  // Words that a file is only found by are no name to speak: "falling asleep", "always bloated".
  if (topic === null && !isNameOf && !isListedName(own) && !isWrittenAsName(own)) return same
  const mayTrade = market === "US" && promotes === "nothing"
  if (main.kind === "medicine" && isTradeName(own) && !mayTrade) return same
  const name = written === language ? own : nameIn(own, written, language)
  if (name === null || soundsAs(name, known, language)) return same
  return {
    file: main,
    name,
    nature: isListed([own, name]) ? natureAsked([own, name]) : natureOf(main),
    sources: sourcesOf(main, name, language),
  }
}

/** How what the library has on a file stands to another name of it. */
const sourcesOf = (file: SubjectFile, name: string, language: Language): Called["sources"] => {
  const [known] = file.names[language]
  if (stands(name, known, language) && speaksOf(file, name, language)) return "same"
  if (isOfTheSameWords(name, known, language) || isInitialsOf(name, known)) return "same"
  return stands(known, name, language) ? "general" : "other"
}

/** "Cracking your knuckles" is knuckle cracking, and iron tablets are iron supplements. */
const isOfTheSameWords = (one: string, other: string, language: Language): boolean => {
  const { isAkin, isGrammar, shape } = titleWords[language]
  const [a, b] = [one, other].map((name) =>
    nameWords(name, language).filter((word, at, all) => !isGrammar(all, at) && !shape.test(word)),
  )
  const holds = (words: ReadonlyArray<string> = [], of: ReadonlyArray<string> = []): boolean =>
    of.every((word) => words.some((own) => isAkin(own, word)))
  return holds(a, b) && holds(b, a)
}

/** IBS is irritable bowel syndrome. */
const isInitialsOf = (short: string, long: string): boolean => {
  const initials = long.split(/[\s-]+/u).map((word) => word.slice(0, 1))
  return initials.length > 1 && initials.join("").toLowerCase() === short.toLowerCase()
}

/** So large a share of a file's findings says a shorter name of it that this is its own: "cholesterol" of high cholesterol. */
const ofOwnName = 0.4

const speaksOf = ({ findings }: SubjectFile, name: string, language: Language): boolean =>
  findings.filter(({ says }) => stands(name, says[language], language)).length >= ofOwnName * findings.length

/** Whether a name is heard as the first one of a file, be it with another word for its kind: a diet, or eating so. */
const isSpokenAs = (own: string, { kind, names }: SubjectFile, language: Language): boolean => {
  const [first] = names[language]
  const kindName = titleWords[language].kindNames[kind]
  const kindless = (name: string): string =>
    nameWords(name, language)
      .filter((word) => kindName?.test(word) !== true)
      .join(" ")
  return soundsAs(own, first, language) || soundsAs(kindless(own), kindless(first), language)
}

/** Of what the speaker calls "I" nothing is a name. */
const isWrittenAsName = (name: string): boolean => /\p{Lu}/u.test(name) && !/(?<!\p{L})I(?!\p{L})/u.test(name)

/** A name in small letters where the library has its capitals is the library's. */
const isAbbreviationOf = (own: string, known: string): boolean =>
  isWrittenAsName(known) && !isWrittenAsName(own)
