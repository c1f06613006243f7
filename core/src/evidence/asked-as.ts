import { groupBy } from "#kernel/group-by.ts"
import { evidenceWords } from "#language/evidence.ts"
import { unmarked } from "#text/letters.ts"
import type { Language } from "#script/settings.ts"
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

/**
 * A finding by what is typed that it answers. `closeness`: 1 for the same words, 0 for none; `ofTitle` and `ofPhrase`: how
 * much of either the other says.
 */
export interface Asked {
  readonly file: SubjectFile
  readonly finding: Finding
  readonly closeness: number
  readonly ofTitle: number
  readonly ofPhrase: number
  /** What is typed. */
  readonly phrase: string
}

/** The findings that answer what comes near a title in its words, each once, the closest first. */
export type AskedIn = (title: string, language: Language) => ReadonlyArray<Asked>

const stemsOf = (text: string, language: Language): ReadonlyArray<string> => [
  ...new Set(nameWords(text, language).map((word) => evidenceWords[language].stemOf(unmarked(word)))),
]

const phrasesIn = (files: ReadonlyArray<SubjectFile>, language: Language): ReadonlyArray<Phrase> =>
  files.flatMap((file) =>
    file.findings.flatMap((finding) =>
      (file.askedAs?.[finding.id]?.[language] ?? []).map((text) => ({
        file,
        finding,
        text,
        stems: stemsOf(text, language),
      })),
    ),
  )

const closestIn = (files: ReadonlyArray<SubjectFile>, language: Language) => {
  const phrases = phrasesIn(files, language)
  const holding = groupBy(
    phrases.flatMap(({ stems }, at) => stems.map((stem) => ({ stem, at }))),
    ({ stem }) => stem,
  )
  // The square of the inverse document frequency, as in the cosine of two texts: Spärck Jones, J Doc 1972;28:11-21.
  const weightOf = (stem: string): number =>
    Math.log((phrases.length + 1) / ((holding.get(stem)?.length ?? 0) + 0.5)) ** 2
  const sum = (stems: ReadonlyArray<string>): number => stems.reduce((all, stem) => all + weightOf(stem), 0)
  const whole = phrases.map(({ stems }) => sum(stems))
  return (title: string): ReadonlyArray<Asked> => {
    const stems = stemsOf(title, language)
    const shared = new Map<number, number>()
    for (const stem of stems)
      for (const { at } of holding.get(stem) ?? []) shared.set(at, (shared.get(at) ?? 0) + weightOf(stem))
    const asked = sum(stems)
    const best = new Map<Finding, Asked>()
    for (const [at, common] of shared) {
      const phrase = phrases[at]
      if (phrase === undefined) continue
      const { file, finding, text } = phrase
      const all = whole[at] ?? 0
      const closeness = (2 * common) / (asked + all)
      if (closeness > (best.get(finding)?.closeness ?? 0))
        best.set(finding, {
          file,
          finding,
          closeness,
          ofTitle: common / asked,
          ofPhrase: common / all,
          phrase: text,
        })
    }
    return [...best.values()].toSorted((a, b) => b.closeness - a.closeness)
  }
}

/**
 * What people type, by the findings that answer it. Made when first asked for: it takes a second, and who writes on
 * topics alone never asks. The likeness of title and phrase is the Dice coefficient of their stems, each by its weight.
 */
export const askedIn = (files: ReadonlyArray<SubjectFile>): AskedIn => {
  const made = new Map<Language, (title: string) => ReadonlyArray<Asked>>()
  return (title, language) => {
    const closest = made.get(language) ?? closestIn(files, language)
    made.set(language, closest)
    return closest(title)
  }
}
