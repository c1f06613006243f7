import type { Finding } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { stemsOf } from "#evidence/typed-words.ts"
import { inEachLanguage } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { ranked } from "./subject.ts"
import type { Voice } from "./voice.ts"

/** What people type for the findings of a file, by stems, and how much each stem says within the file. */
interface TypedInFile {
  readonly phrases: ReadonlyMap<string, ReadonlyArray<ReadonlyArray<string>>>
  readonly weigh: (stems: ReadonlyArray<string>) => number
}

const typedInFile = ({ askedAs = {} }: SubjectFile, language: Language): TypedInFile => {
  const phrases = new Map(
    Object.entries(askedAs).map(([id, typed]) => [
      id,
      typed[language].map((text) => stemsOf(text, language)),
    ]),
  )
  const all = [...phrases.values()].flat()
  const having = new Map<string, number>()
  for (const stem of all.flat()) having.set(stem, (having.get(stem) ?? 0) + 1)
  // The name of the subject, which most of them have, says hardly anything here.
  const weightOf = (stem: string): number => Math.log((all.length + 1) / ((having.get(stem) ?? 0) + 0.5)) ** 2
  return { phrases, weigh: (stems) => stems.reduce((sum, stem) => sum + weightOf(stem), 0) }
}

const lastTyped = inEachLanguage(() => new WeakMap<SubjectFile, TypedInFile>())

const typedFor = (file: SubjectFile, language: Language): TypedInFile => {
  const known = lastTyped[language].get(file) ?? typedInFile(file, language)
  lastTyped[language].set(file, known)
  return known
}

/** So many answers stand for what is asked. */
const mostAnswers = 3

/** What answers a script's question, the best first: what speaks of the second thing, else the first of all. */
const answersIn = ({ substance, context }: Voice): ReadonlyArray<Finding> => {
  const findings = ranked(substance, context)
  const own = findings.filter(({ id }) => substance.onCompanion.has(id))
  return own.length > 0 ? own.slice(0, mostAnswers) : findings.slice(0, 1)
}

/**
 * How near findings of a script's subject are to its question and to what answers it, 0 to 1: how alike what people type
 * for the finding is to the title and to what they type for the answers (Dice coefficient of stems, each by the square of
 * its inverse document frequency within the file), in the mean.
 */
export const nearnessIn = (voice: Voice): ((finding: Finding) => number) => {
  const { main, written } = voice.substance
  const { phrases, weigh } = typedFor(main, written)
  const asked = [
    stemsOf(voice.order.title, written),
    ...answersIn(voice).flatMap(({ id }) => phrases.get(id) ?? []),
  ]
  const alike = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): number => {
    const both = weigh(one) + weigh(other)
    return both === 0 ? 0 : (2 * weigh(one.filter((stem) => other.includes(stem)))) / both
  }
  const known = new Map<string, number>()
  return ({ id }) => {
    const typed = phrases.get(id) ?? []
    const near =
      known.get(id) ??
      asked.reduce((sum, text) => sum + Math.max(0, ...typed.map((phrase) => alike(text, phrase))), 0) /
        asked.length
    known.set(id, near)
    return near
  }
}
