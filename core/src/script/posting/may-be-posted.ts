import type { ClaimContext } from "#script/claims/check-claims.ts"
import { checkMeaning } from "#script/claims/check-meaning.ts"
import { documentFindings } from "#script/claims/document-rules.ts"
import type { Said } from "#script/said.ts"
import { foreignMatterIn } from "#script/support/foreign-matter.ts"
import { textOfSaid } from "#script/words-said.ts"

/** What words beside a video are held against. */
export interface PostStanding {
  /** What the script itself rests on. */
  readonly findings: ReadonlySet<string>
  readonly context: ClaimContext
  readonly disclaimer: string
  /** Sentences of the script that are ours. */
  readonly ours: ReadonlySet<string>
}

/** Rules about a script as a whole that hold for its title and caption too: who speaks, and under what title. */
const ofSpeaker: ReadonlySet<string> = new Set(["D5-PROFESSION", "D11-TITLE"])

/**
 * Whether sentences that a writer proposes may stand beside the video: each rests on what the script says too, and the
 * claims check only asks to look at them, if at all. The same when they are written and each time they are read.
 */
export const mayBePosted = (said: ReadonlyArray<Said>, standing: PostStanding): boolean =>
  said.every(({ from, findings }) => from !== "own" && findings.every((id) => standing.findings.has(id))) &&
  foreignMatterIn(textOfSaid(said)) === null &&
  isWithoutClaim(said, standing)

/** Whether the claims check finds nothing but what it would look at again. */
export const isWithoutClaim = (
  said: ReadonlyArray<Said>,
  { context, disclaimer, ours }: PostStanding,
): boolean => {
  const text = textOfSaid(said)
  const whole = documentFindings({ beats: [{ text, said }] }, { topic: null, disclaimer }, context)
  return [...checkMeaning(text, context, ours), ...whole.filter(({ rule }) => ofSpeaker.has(rule))].every(
    ({ severity }) => severity === "info",
  )
}
