import * as Schema from "effect/Schema"
import { languages, usualLanguage } from "#language/pack.ts"
import { conceptOf } from "#vocabulary/subjects.ts"
import type { ListedSubject, SubjectWords } from "./lexicon.ts"

/** What can be wrong with the words of a subject. */
export const SubjectProblem = Schema.Literals([
  "name_missing",
  "name_taken",
  "form_missing",
  "form_taken",
  "form_too_long",
  "mark_inside",
  "evidence_unknown",
])
export type SubjectProblem = typeof SubjectProblem.Type

/** The words of a subject do not stand. `field`: where; `words`: which; `other`: the subject that has them. */
export class SubjectRefused extends Schema.TaggedError<SubjectRefused>()("SubjectRefused", {
  field: Schema.String,
  problem: SubjectProblem,
  words: Schema.String,
  other: Schema.String,
}) {}

type Fault = Pick<SubjectRefused, "field" | "problem" | "words" | "other">

/** Posts are read by single words and by neighbours. */
const WORDS_OF_A_FORM = 2

const at = (field: string, problem: SubjectProblem, words = "", other = ""): Fault => ({
  field,
  problem,
  words,
  other,
})

/** Marks part names and forms where they are kept. */
const holdsMark = (text: string): boolean => /[|,\n\r]/u.test(text)

/**
 * The first thing that is wrong with a subject beside the others. What it was called `before` stands; of one that is
 * retired nothing is found any more.
 */
export const faultOfSubject = (
  { name, forms, evidence }: SubjectWords,
  retired: boolean,
  before: ListedSubject | null,
  others: ReadonlyArray<ListedSubject>,
  files: ReadonlyArray<string>,
): Fault | null => {
  if (name === "") return at("name", "name_missing")
  if (holdsMark(name)) return at("name", "mark_inside", name)
  for (const language of languages) {
    const marked = forms[language].find(holdsMark)
    if (marked !== undefined) return at(`forms.${language}`, "mark_inside", marked)
  }
  if (retired) return null
  const listed = others.filter(({ standing }) => standing !== "retired")
  const called =
    name === before?.name
      ? undefined
      : others.find((one) => [one.name, one.key].some((each) => each.toLowerCase() === name.toLowerCase()))
  if (called !== undefined) return at("name", "name_taken", name, called.name)
  const field = `forms.${usualLanguage}`
  if (forms[usualLanguage].length === 0) return at(field, "form_missing")
  const known = before?.forms[usualLanguage] ?? []
  const long = forms[usualLanguage].find(
    (form) => !known.includes(form) && form.split(/\s+/u).length > WORDS_OF_A_FORM,
  )
  if (long !== undefined) return at(field, "form_too_long", long)
  const taken = new Map(
    listed.flatMap((one) => one.forms[usualLanguage].map((form) => [conceptOf(form), one.name] as const)),
  )
  for (const form of forms[usualLanguage]) {
    const other = taken.get(conceptOf(form))
    if (other !== undefined) return at(field, "form_taken", form, other)
  }
  return evidence !== null && !files.includes(evidence) ? at("evidence", "evidence_unknown", evidence) : null
}
