import type { Ask } from "#evidence/finding.ts"
import { type Questions, wordsOf } from "#evidence/nature.ts"
import type { Called } from "#script/from-findings/called.ts"
import { matters } from "./asking-matters.ts"
import { things } from "./asking-things.ts"
import type { Name } from "./asking-words.ts"
import { nameOf } from "./cases.ts"

export const questions: Questions<Name> = { ...things, ...matters }

/** The question about a subject, without capital and question mark; of one that makes no sense with it the nearest that does. */
export const questionOn = (
  ask: Ask,
  { name, nature, file }: Pick<Called, "name" | "nature" | "file">,
): string => wordsOf(questions, nature, ask)(nameOf(name, file))
