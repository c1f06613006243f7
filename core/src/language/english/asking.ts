import type { Ask } from "#evidence/finding.ts"
import { natureOf, type Questions, wordsOf } from "#evidence/nature.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { matters } from "./asking-matters.ts"
import { things } from "./asking-things.ts"

export const questions: Questions<string> = { ...things, ...matters }

/** The question about a subject, without capital and question mark; of one that makes no sense with it the nearest that does. */
export const questionOn = (ask: Ask, file: SubjectFile): string => {
  const [name] = file.names.english
  const question = wordsOf(questions, natureOf(file), ask)(name)
  // "What is safe with training with the cycle" stumbles: the name goes first.
  const end = ` with ${name}`
  return / with /.test(name) && question.endsWith(end)
    ? `${name}: ${question.slice(0, -end.length)}`
    : question
}
