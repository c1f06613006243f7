import type { Ask } from "#evidence/finding.ts"
import { natureOf, type Questions, wordsOf } from "#evidence/nature.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { matters } from "./asking-matters.ts"
import { things } from "./asking-things.ts"
import type { Name } from "./asking-words.ts"

const nameOf = ({ names, turkishCases }: SubjectFile): Name => ({
  n: names.turkish[0],
  acc: turkishCases.accusative,
  gen: turkishCases.genitive,
  dat: turkishCases.dative,
  loc: turkishCases.locative,
  abl: turkishCases.ablative,
})

export const questions: Questions<Name> = { ...things, ...matters }

/** The question about a subject, without capital and question mark; of one that makes no sense with it the nearest that does. */
export const questionOn = (ask: Ask, file: SubjectFile): string =>
  wordsOf(questions, natureOf(file), ask)(nameOf(file))
