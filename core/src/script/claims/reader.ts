import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { ClaimFinding } from "#script/script.ts"
import { type ClaimContext, rulePack } from "./check-claims.ts"
import { type ClaimClass, claimClasses } from "./learned/classes.ts"
import { ruleOfClass, severityOfClass } from "./learned/class-severity.ts"
import { isOurs } from "./ours.ts"
import { placedSentencesOf, type Sentence } from "./sentences.ts"
import { classWording } from "./wording.ts"

/** A sentence, by its place, that a model takes for a claim of a class. */
export interface ReadClaim {
  readonly sentence: number
  readonly claimClass: ClaimClass
}

/** Why nothing was read by a model. */
export type NotRead = "off" | "unreachable" | "unreadable"

/** What a model answers, and what the call took. `cost` is null while nobody said what the model costs. */
export interface ReaderAnswer {
  readonly claims: ReadonlyArray<ReadClaim> | NotRead
  readonly tokens: number
  readonly cost: number | null
}

/** Port. A language model that reads sentences for claims. It never fails: where it cannot read, it says so. */
export const ClaimsReader = Context.Reference<{
  readonly read: (sentences: ReadonlyArray<string>, context: ClaimContext) => Effect.Effect<ReaderAnswer>
}>("core/script/ClaimsReader", {
  // As long as nobody sets one up.
  defaultValue: () => ({ read: () => Effect.succeed({ claims: "off", tokens: 0, cost: null }) }),
})

/** What the model adds to what was found; `model` says whether it read the text, and what that took. */
export interface Added extends Pick<ReaderAnswer, "tokens" | "cost"> {
  readonly findings: ReadonlyArray<ClaimFinding>
  readonly model: "read" | NotRead
}

/** Sentences of one text that are given to the model at most. */
const mostSentences = 120

/**
 * What the language model sees beyond what was `found`: it may add findings, and takes none away. Sentences that are ours
 * are not given to it.
 */
export const addedByReader = Effect.fnUntraced(function* (
  text: string,
  context: ClaimContext,
  found: ReadonlyArray<ClaimFinding>,
  ours: ReadonlySet<string>,
) {
  const sentences = placedSentencesOf(text)
    .filter((sentence) => !isOurs(sentence.text, ours))
    .slice(0, mostSentences)
  const nothing: Added = { findings: [], model: "read", tokens: 0, cost: null }
  if (sentences.length === 0) return nothing
  const reader = yield* ClaimsReader
  const { claims, tokens, cost } = yield* reader.read(
    sentences.map((sentence) => sentence.text),
    context,
  )
  if (typeof claims === "string") return { findings: [], model: claims, tokens, cost } satisfies Added
  const findings = claims
    .flatMap((claim) => addedBy(claim, sentences, context))
    .filter(
      ({ rule, sentence }) =>
        !found.some(
          (known) => known.rule === rule && known.sentence === sentence && known.severity !== "info",
        ),
    )
  return { findings, model: "read", tokens, cost } satisfies Added
})

const addedBy = (
  { sentence: at, claimClass }: ReadClaim,
  sentences: ReadonlyArray<Sentence>,
  { language, market, promotes }: ClaimContext,
): ReadonlyArray<ClaimFinding> => {
  const sentence = sentences[at]
  if (sentence === undefined || !claimClasses.includes(claimClass)) return []
  return [
    {
      rule: ruleOfClass[claimClass],
      severity: severityOfClass(claimClass, market, promotes),
      sentence: sentence.text,
      ...classWording(claimClass, language),
      start: sentence.start,
      end: sentence.end,
      words: [],
      rulePack,
    },
  ]
}
