import type { Language } from "#script/settings.ts"
import type { Finding } from "./finding.ts"
import type { SubjectFile } from "./subject-file.ts"
import { stemsOf, type TypedWords } from "./typed-words.ts"

/**
 * How much of a title is said by anything that is written of a finding, from 0 to 1: by what people type for it, by what
 * it states, and by the names of its subject; the fewer phrases have a word, the more it counts.
 */
export type SaidOf = (
  of: { readonly file: SubjectFile; readonly finding: Finding },
  title: string,
  language: Language,
) => number

const namesOf = ({ names, alsoCalled, pair }: SubjectFile, language: Language): ReadonlyArray<string> => [
  ...names[language],
  ...alsoCalled[language],
  ...(pair ?? []).flatMap((side) => side[language]),
]

/** What it holds for, or what else to do, answers nothing: coffee "on an empty stomach" may stand there. */
const writtenOf = (file: SubjectFile, { id, says, brief }: Finding, language: Language) => [
  ...(file.askedAs?.[id]?.[language] ?? []),
  says[language],
  brief[language],
  ...namesOf(file, language),
]

export const saidOf = (typed: (language: Language) => TypedWords): SaidOf => {
  const made = new WeakMap<Finding, Map<Language, ReadonlySet<string>>>()
  const stemsFor = (file: SubjectFile, finding: Finding, language: Language): ReadonlySet<string> => {
    const own = made.get(finding) ?? new Map<Language, ReadonlySet<string>>()
    made.set(finding, own)
    const stems =
      own.get(language) ??
      new Set(writtenOf(file, finding, language).flatMap((text) => stemsOf(text, language)))
    own.set(language, stems)
    return stems
  }
  return ({ file, finding }, title, language) => {
    const { weigh } = typed(language)
    const asked = stemsOf(title, language)
    const written = stemsFor(file, finding, language)
    const whole = weigh(asked)
    return whole === 0 ? 0 : weigh(asked.filter((stem) => written.has(stem))) / whole
  }
}
