import { asksIn } from "#evidence/asks.ts"
import type { Ask } from "#evidence/finding.ts"
import { nameWords, spanOf } from "#evidence/names.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { evidenceWords } from "#language/evidence.ts"
import { languages, packs, usualLanguage } from "#language/pack.ts"
import { titleWords } from "#language/title-words.ts"
import type { Language } from "#script/settings.ts"
import { asksOfTitle, warningAsked } from "./asked-by.ts"
import { byProfessionals, longUseIn, type Matter, medicinesIn } from "./matter.ts"
import { forWhom } from "./subject.ts"
import { namesOfThing } from "./thing-names.ts"

/** What a title asks beside its subject. `people`: whom it is asked for; `asks`: how it is asked, where not any finding answers that. */
export interface TitleQuestion {
  readonly language: Language
  readonly matters: ReadonlyArray<Matter>
  readonly people: ReadonlyArray<Ask>
  /** What the title wants to do without; null where it says nothing of that. */
  readonly spared: Matter | null
  /** It asks for who gives milk, and for nobody who is pregnant. */
  readonly isForNursing: boolean
  readonly asks: ReadonlyArray<Ask>
  /** It asks whether something works: what lies beside a result that may not be told does not answer that. */
  readonly isWhetherItWorks: boolean
}

/** Questions that any finding on a matter answers. */
const wide: ReadonlySet<Ask> = new Set([
  ...forWhom,
  "what",
  "works",
  "cause",
  "myth",
  "safe",
  "side_effects",
  "with",
])

/** All names of a file in a language. */
export const namesIn = ({ names, alsoCalled }: SubjectFile, language: Language): ReadonlyArray<string> => [
  ...names[language],
  ...alsoCalled[language],
]

/** Whether a subject is called after some people, in any language: infant colic is of nobody but children. */
export const isNamedFor = (main: SubjectFile, ask: Ask): boolean =>
  languages.some((language) => main.names[language].some((name) => asksIn(name, language).includes(ask)))

/** The language in which a title names its subject. */
const languageNaming = (file: SubjectFile, title: string): Language => {
  const covered = (language: Language) => coveredIn(file, nameWords(title, language), language).size
  const asking = (language: Language) => {
    const words = nameWords(title, language)
    return words.filter((_, at) => titleWords[language].asksWith(words, at)).length
  }
  const ownLetters = (language: Language) => Number(packs[language].ownLetters?.test(title) === true)
  const [best] = languages.toSorted(
    (a, b) => ownLetters(b) - ownLetters(a) || covered(b) - covered(a) || asking(b) - asking(a),
  )
  return best ?? usualLanguage
}

/** The places of a title's words that name its subject. */
const coveredIn = (
  file: SubjectFile,
  words: ReadonlyArray<string>,
  language: Language,
): ReadonlySet<number> =>
  new Set(
    namesIn(file, language).flatMap((name) => {
      const span = spanOf(nameWords(name, language), words, language)
      return span === null ? [] : words.flatMap((_, at) => (at >= span.from && at < span.to ? [at] : []))
    }),
  )

/** Shorter words name nothing, but for a letter with its number ("K2") and the television. */
const shortest = 3
const shortName = /^(?:\p{L}\d|tv)$/u

/** Whether a word of a title names nothing: it only asks, counts or joins. */
export const namesNothing = (words: ReadonlyArray<string>, at: number, language: Language): boolean => {
  const word = words[at] ?? ""
  return (
    titleWords[language].asksWith(words, at) ||
    evidenceWords[language].asks.some(([, pattern]) => pattern.test(word)) ||
    (word.length < shortest && !shortName.test(word)) ||
    // A number, an hour, or one's fifties.
    /^\d+(?:s|am|pm)?$/u.test(word)
  )
}

const isForNursing = (title: string, language: Language): boolean => {
  const without = title.replaceAll(evidenceWords[language].nursing, " ")
  return without !== title && !asksIn(without, language).includes("pregnancy")
}

/** Who wants to do without pills wants none of the medicines that pills are. */
const namesOfSpared = (spared: ReadonlyArray<string>, language: Language, title: string): Matter["names"] => {
  const names = namesOfThing(spared, language, title)
  return { ...names, forms: [...names.forms, ...medicinesIn(spared, language)] }
}

/** What a title that a person typed asks of the subject that `main` is on, in the language it is worded in. */
export const questionIn = (main: SubjectFile, title: string): TitleQuestion => {
  const language = languageNaming(main, title)
  const words = nameWords(title, language)
  const covered = coveredIn(main, words, language)
  const { isAkin, expecting, kindNames } = titleWords[language]
  const kindName = kindNames[main.kind]
  const asks = asksIn(title, language)
  const own = main.names[language].flatMap((name) => nameWords(name, language))
  // The workout is no second thing of caffeine for sport, nor are the women of a pregnancy.
  const isOfSubject = (word: string): boolean =>
    kindName?.test(word) === true ||
    (word.length > shortest && own.some((one) => one.length > shortest && isAkin(word, one))) ||
    (asks.includes("pregnancy") && expecting.test(word))
  const { without, withoutEnding } = titleWords[language]
  const until = without === null ? -1 : words.indexOf(without)
  const lackIn = (word: string): string | undefined => withoutEnding?.exec(word)?.groups?.["thing"]
  // Life without sugar is about sugar.
  const spared = words.flatMap((word, at) =>
    covered.has(at) ? [] : until >= 0 && at > until ? [word] : (lackIn(word) ?? []),
  )
  // When to see a doctor is asked with these words, and not about a doctor.
  const ofWarning = new Set(nameWords(warningAsked(title, language) ?? "", language))
  const runs = words.reduce<ReadonlyArray<ReadonlyArray<string>>>(
    (found, word, at) =>
      (until >= 0 && at >= until) ||
      covered.has(at) ||
      lackIn(word) !== undefined ||
      ofWarning.has(word) ||
      namesNothing(words, at, language) ||
      isOfSubject(word)
        ? [...found, []]
        : [...found.slice(0, -1), [...(found.at(-1) ?? []), word]],
    [[]],
  )
  // The baby of who is pregnant is not born yet.
  const isUnborn = asks.includes("pregnancy") && !isForNursing(title, language)
  const spellings = new Set(namesIn(main, language).map((name) => nameWords(name, language).join(" ")))
  const matters = runs
    // In what shape something is sold is no second thing.
    .filter((run) => run.some((word) => !titleWords[language].shape.test(word)))
    .map((run) => ({ words: run, names: namesOfThing(run, language, title) }))
    // Who is skinny is underweight: what the list has as one with a name of the subject is no second thing.
    .filter(
      ({ names }) =>
        !names.forms.some((form) => form.language === language && spellings.has(form.words.join(" "))),
    )
  const people = asks.filter(
    (ask) => forWhom.has(ask) && !isNamedFor(main, ask) && !(ask === "children" && isUnborn),
  )
  return {
    language,
    matters: matters.length + people.length > 0 ? matters : longUseIn(title, main, language),
    people,
    spared:
      spared.length > 0
        ? { words: spared, names: namesOfSpared(spared, language, title) }
        : byProfessionals(title, language),
    isForNursing: isForNursing(title, language),
    asks: asks.filter((ask) => !wide.has(ask)),
    isWhetherItWorks: asksOfTitle(title, language)[0] === "works",
  }
}
