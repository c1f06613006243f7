import type { Ask } from "#evidence/finding.ts"
import type { OtherThing } from "#evidence/named-in.ts"
import { nameWords, spanOf } from "#evidence/names.ts"
import type { SubjectFile, SubjectKind } from "#evidence/subject-file.ts"
import { languages, packs } from "#language/pack.ts"
import { type TitleWords, titleWords } from "#language/title-words.ts"
import type { Language } from "#script/settings.ts"
import { asksOfTitle } from "./asked-by.ts"
import type { ThingNames } from "./thing-names.ts"

/** One thing that a title asks about, in its words and by all the names that it goes by. */
export interface Matter {
  readonly words: ReadonlyArray<string>
  readonly names: ThingNames
  /** Words that name no thing: they tell which of the findings is meant, and none is missing where none says them. */
  readonly isCircumstance?: true
  /** The words are one name: what says some of them, or says them apart, is on something else. */
  readonly isOneName?: true
  /** Only findings on one of these speak of it; absent where any may. */
  readonly answeredBy?: ReadonlySet<Ask>
}

/** The matters of a title, those that hold the name of another thing than a subject by that name alone. */
export const byOneName = (
  matters: ReadonlyArray<Matter>,
  others: ReadonlyArray<OtherThing>,
  language: Language,
): ReadonlyArray<Matter> =>
  matters.map((matter) => {
    const span = others.flatMap((other) => spanOf(other.words, matter.words, language) ?? [])[0]
    return span === undefined
      ? matter
      : { ...matter, words: matter.words.slice(span.from, span.to), isOneName: true }
  })

/** The words by which medicines are spoken of, where some words mean those of any kind; none where they do not. */
export const medicinesIn = (words: ReadonlyArray<string>, language: Language): Matter["names"]["forms"] =>
  words.some((word) => titleWords[language].medicines.means.test(word))
    ? formsOf(({ medicines }) => medicines.says)
    : []

/** What only a professional gives, where a title asks what one can do oneself; null where it does not. */
export const byProfessionals = (title: string, language: Language): Matter | null =>
  titleWords[language].byOneself.asks.test(title.toLocaleLowerCase(packs[language].tag))
    ? { words: [], names: { called: {}, forms: formsOf((words) => words.byOneself.without) } }
    : null

/** Texts of each language as the words of a name. */
const formsOf = (of: (words: TitleWords) => ReadonlyArray<string>): ThingNames["forms"] =>
  languages.flatMap((language) =>
    of(titleWords[language]).map((text) => ({ language, words: nameWords(text, language) })),
  )

/** What is taken, of which a day is another thing than a year. */
export const taken: ReadonlySet<SubjectKind> = new Set(["medicine", "supplement"])

/** Questions of how much and when, which name days without asking of many. */
const counting: ReadonlySet<Ask> = new Set(["how_much", "when", "how_long", "forms", "stop"])

/** What comes of taking something for long. */
const ofLongUse: ReadonlySet<Ask> = new Set(["safe", "side_effects", "stop"])

/** What a title asks of taking something for long, where it asks of nothing else. */
export const longUseIn = (
  title: string,
  { kind }: SubjectFile,
  language: Language,
): ReadonlyArray<Matter> => {
  const lower = title.toLocaleLowerCase(packs[language].tag)
  const isAsked = taken.has(kind) && titleWords[language].longUse.asks.test(lower)
  return !isAsked || asksOfTitle(title, language).some((ask) => counting.has(ask))
    ? []
    : [
        {
          words: [],
          answeredBy: ofLongUse,
          names: { called: {}, forms: formsOf((words) => words.longUse.says) },
        },
      ]
}
