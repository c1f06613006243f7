import { groupBy } from "#kernel/group-by.ts"
import { evidenceWords } from "#language/evidence.ts"
import { inEachLanguage } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { unmarked } from "#text/letters.ts"
import type { Finding } from "./finding.ts"
import { nameWords } from "./names.ts"
import type { SubjectFile } from "./subject-file.ts"

/** What somebody types that a finding answers, by the stems of its words. */
interface Phrase {
  readonly file: SubjectFile
  readonly finding: Finding
  readonly text: string
  readonly stems: ReadonlyArray<string>
}

/** What people type, and how much each of its words says. */
export interface TypedWords {
  readonly phrases: ReadonlyArray<Phrase>
  /** Where in `phrases` those with a stem stand. */
  readonly holding: (stem: string) => ReadonlyArray<number>
  /** The weight of stems together: the fewer phrases have a word, the more it says. */
  readonly weigh: (stems: ReadonlyArray<string>) => number
}

const stemIn = (language: Language, word: string): string => evidenceWords[language].stemOf(unmarked(word))

/** Where words name one thing, the stem of each with that of the first: somebody types "pee" and means urine. */
const meantBy = inEachLanguage((language) => {
  const meant = new Map<string, string>()
  for (const words of evidenceWords[language].oneThing) {
    const [first = "", ...others] = [...words].map((word) => stemIn(language, word))
    // A word of two things stands for the one before.
    for (const stem of [first, ...others]) meant.set(stem, meant.get(stem) ?? first)
  }
  return meant
})

/** The stems of a text's words, each once; words for one thing have one. */
export const stemsOf = (text: string, language: Language): ReadonlyArray<string> => [
  ...new Set(
    nameWords(text, language).map((word) => {
      const stem = stemIn(language, word)
      return meantBy[language].get(stem) ?? stem
    }),
  ),
]

const wordsIn = (files: ReadonlyArray<SubjectFile>, language: Language): TypedWords => {
  const phrases = files.flatMap((file) =>
    file.findings.flatMap((finding) =>
      (file.askedAs?.[finding.id]?.[language] ?? []).map((text) => ({
        file,
        finding,
        text,
        stems: stemsOf(text, language),
      })),
    ),
  )
  const places = groupBy(
    phrases.flatMap(({ stems }, at) => stems.map((stem) => ({ stem, at }))),
    ({ stem }) => stem,
  )
  const at = new Map([...places].map(([stem, all]) => [stem, all.map((one) => one.at)]))
  const holding = (stem: string): ReadonlyArray<number> => at.get(stem) ?? []
  // The square of the inverse document frequency, as in the cosine of two texts: Spärck Jones, J Doc 1972;28:11-21.
  const weightOf = (stem: string): number =>
    Math.log((phrases.length + 1) / (holding(stem).length + 0.5)) ** 2
  return {
    phrases,
    holding,
    weigh: (stems) => stems.reduce((all, stem) => all + weightOf(stem), 0),
  }
}

/** What people type, by language. Made when first asked for: it takes a second, and who writes on topics alone never asks. */
export const typedWords = (files: ReadonlyArray<SubjectFile>) => {
  const made = new Map<Language, TypedWords>()
  return (language: Language): TypedWords => {
    const words = made.get(language) ?? wordsIn(files, language)
    made.set(language, words)
    return words
  }
}
