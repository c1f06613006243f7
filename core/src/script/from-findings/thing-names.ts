import { nameWords, spanOf } from "#evidence/names.ts"
import { languages, packs } from "#language/pack.ts"
import { subjectWords } from "#language/subjects.ts"
import type { Language } from "#script/settings.ts"
import { lookUp } from "#text/lexicon.ts"
import { termsOf } from "#text/tokens.ts"
import { ofSubjects } from "#vocabulary/in-force.ts"

/** A thing by all the names that the list of subjects has for it. */
export interface ThingNames {
  /** By one name in each language, as it stands in a sentence; absent where it has none. */
  readonly called: { readonly [L in Language]?: string }
  readonly forms: ReadonlyArray<{
    readonly language: Language
    readonly words: ReadonlyArray<string>
    /** What says some of the words, or says them apart, says not this name. */
    readonly isOneName?: true
  }>
}

interface Listed {
  readonly called: { readonly [L in Language]?: string }
  readonly forms: ReadonlyArray<{
    readonly language: Language
    readonly text: string
    readonly words: ReadonlyArray<string>
  }>
}

const spokenIn = (name: string, language: Language): string | undefined => {
  const said = subjectWords[language].spoken(name)
  return said.startsWith("“") ? undefined : said
}

const listed = ofSubjects((subjects): ReadonlyArray<Listed> =>
  subjects.map(({ name, forms }) => {
    const called = Object.fromEntries(
      languages.flatMap((language) => {
        const said = spokenIn(name, language)
        return said === undefined ? [] : [[language, said]]
      }),
    )
    const texts = languages.flatMap((language) =>
      [...new Set([...forms[language], ...(called[language] === undefined ? [] : [called[language]])])].map(
        (text) => ({ language, text, words: nameWords(text, language) }),
      ),
    )
    return { called, forms: texts }
  }),
)

/** Endings of what is no thing: "iron and deficient" or "celiac and diagnosed" is said by nobody. */
const describes = /(?:[iu]ent|ant|ive|ous|able|ible|ful|less|\p{L}{3}[^e]ed)$/u

/** Where something is, or how often: no thing, for all their last letter. */
const adverb = /^(?:down|up)stairs$|(?:doors|wards|ways|times|adays)$/u
const determiner = /^(?:the|a|an|my|your|our|their|his|her|its|this|that)$/u

/**
 * Whether a word that no list has is a noun in a title: the lexicon says so, or its number. What spikes your sugar is a
 * verb.
 */
const isNounIn = (title: string, word: string): boolean => {
  if (describes.test(word)) return false
  if (termsOf(word).every((term) => lookUp(term)?.kind === "noun")) return true
  const written = title.toLowerCase().split(/[^\p{L}\p{N}'-]+/u)
  return (
    /[^s]s$/u.test(word) && !adverb.test(word) && !determiner.test(written[written.indexOf(word) + 1] ?? "")
  )
}

/** A word as a title writes it, where that is in capitals ("IBD", "K2", "Mounjaro") and not all of the title is. */
const asWritten = (word: string, title: string): string => {
  if (!/\p{Ll}/u.test(title)) return word
  const typed =
    new RegExp(String.raw`(?<![\p{L}\p{N}])${word}(?![\p{L}\p{N}])`, "iu").exec(title)?.[0] ?? word
  const isBrand =
    /^\p{Lu}\p{Ll}+$/u.test(typed) && !title.startsWith(typed) && /(?<!\p{L})\p{Ll}/u.test(title)
  return isBrand || /^\p{Lu}[\p{Lu}\d]{1,5}s?$/u.test(typed) ? typed : word
}

/**
 * The names of what some words of `title` name: those of the list where it has it, with the title's own form in their
 * language put back to the one that a sentence takes.
 */
export const namesOfThing = (words: ReadonlyArray<string>, language: Language, title: string): ThingNames => {
  const isNamed = (name: ReadonlyArray<string>) =>
    name.length === words.length && spanOf(name, words, language) !== null
  const things = listed().filter(({ forms }) =>
    forms.some((form) => form.language === language && isNamed(form.words)),
  )
  const [thing] = things
  const own = things
    .flatMap(({ forms }) => forms)
    .find((form) => form.language === language && isNamed(form.words))
  // What no list has as a thing may be a verb, or hold one: "lose weight" stands in no sentence as a name.
  const isName = thing !== undefined || (words.length === 1 && words.every((word) => isNounIn(title, word)))
  const typed =
    isName && packs[language].sharesTopicWords
      ? words.map((word) => asWritten(word, title)).join(" ")
      : own?.text
  return {
    called: { ...thing?.called, ...(typed === undefined ? {} : { [language]: typed }) },
    forms: things.flatMap(({ forms }) =>
      forms.map(({ language: of, words: said }) => ({ language: of, words: said })),
    ),
  }
}
