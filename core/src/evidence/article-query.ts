import { usualLanguage } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import type { Library } from "./library.ts"
import { matchOf } from "./match.ts"

/** What an English-language index is asked for a claim. `words` are those an article is weighed by. */
export interface ArticleQuery {
  /** English names of what the claim is about: each must occur. */
  readonly subjects: ReadonlyArray<string>
  /** Further words of the claim, rarest last; only of an English one. */
  readonly words: ReadonlyArray<string>
}

/** Most words of a claim that a search is narrowed by. */
const MOST_WORDS = 4

/**
 * What to ask an index about a claim in either language. Subjects are named as the evidence library names them in
 * English, so that a Turkish claim is looked for too. Null when nothing is known to ask for.
 */
export const articleQueryOf = (library: Library, claim: string, language: Language): ArticleQuery | null => {
  const match = matchOf(library, { title: claim, keywords: [] })
  const files = match === null ? [] : [match.main, ...(match.companion === null ? [] : [match.companion])]
  const subjects = files
    .flatMap(({ pair, names }) => (pair === null ? [names] : [...pair]))
    .flatMap(({ [usualLanguage]: [name] }) => (name === undefined ? [] : [name]))
  // An English index is not asked for the words of another language.
  const words = (language === usualLanguage ? wordsOf(claim) : []).filter(
    (word) => !subjects.some((subject) => subject.toLowerCase().includes(word)),
  )
  return subjects.length === 0 && words.length === 0 ? null : { subjects, words: words.slice(0, MOST_WORDS) }
}

/** Words that say nothing about what a claim is about. */
const COMMON = new Set(
  (
    "a about after all also an and any are as at be been before but by can could day days did do does for from get gets " +
    "good had has have help helps how i if in into is it its just less like make makes may more most much my not of off " +
    "on one or our out people really should so some take takes than that the their them then there these they this those to too " +
    "up us very was week weeks were what when which who will with without work works would you your"
  ).split(" "),
)

const wordsOf = (claim: string): ReadonlyArray<string> => [
  ...new Set(
    (claim.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).filter(
      (word) => word.length > 3 && !COMMON.has(word) && !/^\d+$/.test(word),
    ),
  ),
]
