import { inEachLanguage, languages, packs, usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import type { Language } from "#script/settings.ts"
import type { Library } from "./library.ts"
import { foundIn, isCalledInFull, pairOf, type Written } from "./named-in.ts"
import { nameWords } from "./names.ts"
import { scatteredIn, widerIn } from "./scattered.ts"
import { isHad, type SubjectFile } from "./subject-file.ts"

/** What a script is to be about: a topic's title and keywords, or a title that a person typed. */
export interface Wanted {
  readonly title: string
  /** The subject first, then what it comes together with. */
  readonly keywords: ReadonlyArray<string>
  /** What a topic is worded in; the usual language where it is not said. */
  readonly language?: Language
}

/** The files a script may speak from. `companion` is the second subject of two single files. */
export interface Match {
  readonly main: SubjectFile
  readonly companion: SubjectFile | null
}

/**
 * The files for what is wanted: a pair before two single ones; the keyword before the title; the longer name before
 * the shorter. Null when the library has nothing on it.
 */
export const matchOf = (library: Library, { title, keywords, language }: Wanted): Match | null => {
  // What is worded in one language holds no name of another: "in real life" is no Turkish fibre ("lif").
  const isUsual =
    languages.every((each) => packs[each].ownLetters?.test(title) !== true) &&
    (keywords.length > 0 || asksInUsual(title))
  const own = language ?? (isUsual ? usualLanguage : null)
  const of: ReadonlyArray<Language> = own === null ? languages : [own]
  const [subject, ...others] = keywords
  // What only comes up beside the subject makes no pair of it: the title names both.
  const paired = pairOf(library, { text: [title, subject ?? ""].join(" . "), of })
  if (paired !== null) return { main: paired, companion: null }
  // A narrower keyword names the subject better than a wide one: "knee clicking" before "knee trouble".
  const narrower = others.flatMap((keyword) =>
    subject !== undefined && sharesWord(keyword, subject, own ?? usualLanguage)
      ? foundIn(library, { text: keyword, of })
      : [],
  )
  const named = subject === undefined || narrower.length > 0 ? [] : foundIn(library, { text: subject, of })
  // Where a topic's subject is known, a single word of its title brings in none but its words: one spots no acne early.
  const listed =
    [...named, ...narrower].length === 0
      ? null
      : new Set(keywords.flatMap((text) => foundIn(library, { text, of })))
  const titled = foundIn(library, { text: title, of }).filter(
    (file) => listed === null || listed.has(file) || isCalledInFull(library, file, { text: title, of }),
  )
  const singles = [
    ...narrower,
    ...named,
    ...titled,
    // What only comes up beside the subject speaks with it where the title names nothing, and never in its place.
    ...(titled.length > 0 || named.length === 0
      ? []
      : others.flatMap((keyword) => foundIn(library, { text: keyword, of }))),
  ]
  const distinct =
    singles.length > 0 || keywords.length > 0
      ? [...new Set(singles)]
      : scatteredIn(library, { text: title, of })
  const [main, companion] = typedFirst(library, distinct, { text: title, of }, keywords.length === 0)
  return main === undefined ? null : { main, companion: companion ?? null }
}

/**
 * What a person typed: a longer name that holds what is named goes before it, and of three things the complaint for which
 * two others are compared.
 */
const typedFirst = (
  library: Library,
  found: ReadonlyArray<SubjectFile>,
  asked: Written,
  isTyped: boolean,
): ReadonlyArray<SubjectFile> => {
  const [first, second, third] = found
  if (!isTyped || first === undefined) return found
  const wider = third === undefined ? widerIn(library, asked, found) : null
  if (wider !== null) return [wider]
  if (second === undefined) return found
  return third !== undefined && isHad(third) && !isHad(first) && !isHad(second)
    ? [third, first, second]
    : found
}

/** A single one may be a name elsewhere: "bit" and "but" are lice and a chicken leg. */
const fewestAsking = 2

/** Whether the words that a typed title asks with are of the usual language, more than of any other. */
const asksInUsual = (title: string): boolean => {
  const asked = inEachLanguage((language) => {
    const words = nameWords(title, language)
    const { asksWith, isGrammar } = titleWords[language]
    return words.filter((_, at) => asksWith(words, at) || isGrammar(words, at)).length
  })
  const usual = asked[usualLanguage]
  const others = languages.filter((language) => language !== usualLanguage)
  // "Is lip balm addictive?" has no balm of another language, which would be honey.
  const isAsked =
    titleWords[usualLanguage].isYesOrNo.test(title.toLocaleLowerCase(packs[usualLanguage].tag)) &&
    others.every((other) => asked[other] === 0)
  return isAsked || (usual >= fewestAsking && others.every((other) => usual > asked[other]))
}

const sharesWord = (a: string, b: string, language: Language): boolean => {
  const words = new Set(nameWords(a, language))
  return nameWords(b, language).some((word) => words.has(word))
}
