import type { Ask } from "#evidence/finding.ts"
import { type Questions, wordsOf } from "#evidence/nature.ts"
import type { Called } from "#script/from-findings/called.ts"
import { matters } from "./asking-matters.ts"
import { things } from "./asking-things.ts"

export const questions: Questions<string> = { ...things, ...matters }

/** The question about a subject, without capital and question mark; of one that makes no sense with it the nearest that does. */
export const questionOn = (ask: Ask, { name, nature }: Pick<Called, "name" | "nature">): string => {
  const question = wordsOf(questions, nature, ask)(name)
  // "What is safe with training with the cycle" stumbles: it is safe when one does so, or the name goes first.
  const end = ` with ${name}`
  if (!/ with /.test(name) || !question.endsWith(end)) return question
  const asked = question.slice(0, -end.length)
  return /^\p{L}+ing /u.test(name) ? `${asked} when ${name}` : `${name}: ${asked}`
}
