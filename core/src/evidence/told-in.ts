import type { Language } from "#script/settings.ts"
import type { Finding } from "./finding.ts"
import type { SubjectFile } from "./subject-file.ts"
import { stemsOf, type TypedWords } from "./typed-words.ts"

/**
 * A finding by how much of a title its own words say, beyond the name of its subject: `share` from 0 to 1, and the
 * `weight` of what it says, which grows with words that few people type.
 */
export interface ToldWords {
  readonly finding: Finding
  readonly share: number
  readonly weight: number
}

/** The findings of a file by what they say of a title's words, the most first. */
export type ToldIn = (file: SubjectFile, title: string, language: Language) => ReadonlyArray<ToldWords>

const namesOf = ({ names, alsoCalled, pair }: SubjectFile, language: Language): ReadonlyArray<string> => [
  ...names[language],
  ...alsoCalled[language],
  ...(pair ?? []).flatMap((side) => side[language]),
]

/** What a finding states. What it holds for, or what else to do, answers nothing: coffee "on an empty stomach" may stand there. */
const statedBy = ({ says, brief }: Finding, language: Language): string =>
  `${says[language]} ${brief[language]}`

/** The findings of a file by how much of a title they say in their own words, weighed as what people type is. */
export const toldIn =
  (typed: (language: Language) => TypedWords): ToldIn =>
  (file, title, language) => {
    const { weigh } = typed(language)
    const ofSubject = new Set(namesOf(file, language).flatMap((name) => stemsOf(name, language)))
    const asked = stemsOf(title, language).filter((stem) => !ofSubject.has(stem))
    const whole = weigh(asked)
    return file.findings
      .map((finding) => {
        const said = new Set(stemsOf(statedBy(finding, language), language))
        const weight = weigh(asked.filter((stem) => said.has(stem)))
        return { finding, weight, share: whole === 0 ? 0 : weight / whole }
      })
      .toSorted((a, b) => b.weight - a.weight)
  }
