import { keeping } from "#kernel/kept.ts"
import type { Language } from "#script/settings.ts"
import type { Finding } from "./finding.ts"
import type { SubjectFile } from "./subject-file.ts"
import { stemsOf, type TypedWords } from "./typed-words.ts"

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

const closestIn = ({ phrases, holding, weigh }: TypedWords, language: Language) => {
  const whole = phrases.map(({ stems }) => weigh(stems))
  return (title: string): ReadonlyArray<Asked> => {
    const stems = stemsOf(title, language)
    const shared = new Map<number, number>()
    for (const stem of stems) {
      const weight = weigh([stem])
      for (const at of holding(stem)) shared.set(at, (shared.get(at) ?? 0) + weight)
    }
    const asked = weigh(stems)
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
 * The findings by what people type that they answer. The likeness of title and phrase is the Dice coefficient of their
 * stems, each by its weight.
 */
export const askedIn = (typed: (language: Language) => TypedWords): AskedIn => {
  const made = new Map<Language, (title: string) => ReadonlyArray<Asked>>()
  // A title is asked about several times on the way to its script.
  const kept = keeping<ReadonlyArray<Asked>>(100)
  return (title, language) => {
    const closest = made.get(language) ?? closestIn(typed(language), language)
    made.set(language, closest)
    return kept(`${language} ${title}`, () => closest(title))
  }
}
