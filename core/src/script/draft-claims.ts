import { checkClaims, type ClaimContext } from "./claims/check-claims.ts"
import { oursIn } from "./claims/ours.ts"
import { checkAndTell } from "./claims/unread.ts"
import type { Draft } from "./draft.ts"
import { wordsOfSubjects } from "./library-words.ts"
import type { WritingOrder } from "./ports.ts"
import type { ClaimFinding } from "./script.ts"

/** Who wrote: our own sentences say where they come from; a model's word is not taken for it. */
export type WrittenBy = "library" | "model"

/** How the claims of a draft are looked for. */
export interface Look {
  /** As its reader is shown them. */
  readonly usually: (text: string) => ReadonlyArray<ClaimFinding>
  /** As it is decided whether a draft is one at all: no rule is milder because the learned model doubts it. */
  readonly strictly: (text: string) => ReadonlyArray<ClaimFinding>
}

/**
 * Drafts of the library are made of sentences that were read before: of them the rules alone are asked, as of every
 * sentence of a model that repeats what it was given, or that was found to state nothing. What a model says in its own
 * words is read for its meaning too.
 */
export const lookOf = (draft: Draft, order: WritingOrder, context: ClaimContext, by: WrittenBy): Look => {
  const byRules = (text: string) => checkClaims(text, context)
  if (by === "library") return { usually: byRules, strictly: byRules }
  const ours = oursAmong(draft, order)
  const usually = (text: string) => checkAndTell(text, context, ours)
  return { usually, strictly: (text) => [...byRules(text), ...usually(text)] }
}

/** Sentences of a model's draft that it was given, or that state nothing. */
export const oursAmong = (
  { beats, hooks }: Draft,
  { given, disclaimer, settings }: WritingOrder,
): ReadonlySet<string> => {
  const said = [...beats.flatMap((beat) => beat.said), ...hooks.map((hook) => hook.said)]
  const empty = said.filter(({ from }) => from === "connective" || from === "topic")
  return new Set([
    ...wordsOfSubjects(given.subjects, settings.language),
    ...oursIn([disclaimer, ...empty.map(({ text }) => text)]),
  ])
}

/** What stands against a draft, as its writer is told. */
export const problemsOf = (blocking: ReadonlyArray<ClaimFinding>): ReadonlyArray<string> => [
  ...new Set(blocking.map(({ sentence, reason, safer }) => `"${sentence}": ${reason} Safer: ${safer}`)),
]
