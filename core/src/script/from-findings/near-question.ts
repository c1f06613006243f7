import type { Finding } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { nameWords } from "#evidence/names.ts"
import { stemsOf, typedWords, type TypedWords } from "#evidence/typed-words.ts"
import { titleWords } from "#language/title-words.ts"
import type { Language } from "#script/settings.ts"
import { ranked } from "./subject.ts"
import type { Voice } from "./voice.ts"

type Stems = ReadonlyArray<string>

/** What people type, weighed within the file alone: the name of the subject, which most of it has, says hardly anything here. */
const lastTyped = new WeakMap<SubjectFile, ReturnType<typeof typedWords>>()

const typedFor = (file: SubjectFile, language: Language): TypedWords => {
  const known = lastTyped.get(file) ?? typedWords([file])
  lastTyped.set(file, known)
  return known(language)
}

/** A title without the label before its colon: a myth is no nearer to another myth for that. */
const unlabelled = (title: string, language: Language): string => {
  const [label = "", ...rest] = title.split(": ")
  const isLabel = nameWords(label, language).every((word) => titleWords[language].ofAnyTitle.test(word))
  return isLabel && rest.length > 0 ? rest.join(": ") : title
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
 * for the finding is to the title, and in the mean to what they type for the answers; half of it each (Dice coefficient
 * of stems, each by the square of its inverse document frequency within the file).
 */
export const nearnessIn = (voice: Voice): ((finding: Finding) => number) => {
  const { main, written } = voice.substance
  const { phrases, weigh } = typedFor(main, written)
  const typedOf = (id: string): ReadonlyArray<Stems> =>
    phrases.flatMap(({ finding, stems }) => (finding.id === id ? [stems] : []))
  const asked = stemsOf(unlabelled(voice.order.title, written), written)
  const answered = answersIn(voice).flatMap(({ id }) => typedOf(id))
  const alike = (one: Stems, other: Stems): number => {
    const both = weigh(one) + weigh(other)
    return both === 0 ? 0 : (2 * weigh(one.filter((stem) => other.includes(stem)))) / both
  }
  const closest = (text: Stems, typed: ReadonlyArray<Stems>): number =>
    Math.max(0, ...typed.map((phrase) => alike(text, phrase)))
  const known = new Map<string, number>()
  return ({ id }) => {
    const typed = typedOf(id)
    const near =
      known.get(id) ??
      (closest(asked, typed) +
        answered.reduce((sum, text) => sum + closest(text, typed), 0) / Math.max(1, answered.length)) /
        2
    known.set(id, near)
    return near
  }
}
