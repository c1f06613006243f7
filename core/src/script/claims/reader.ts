import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { ClaimFinding, Reading } from "#script/script.ts"
import { type ClaimContext, rulePack } from "./check-claims.ts"
import { type ClaimClass, claimClasses } from "./learned/classes.ts"
import { ruleOfClass, severityOfClass } from "./learned/class-severity.ts"
import { isOurs } from "./ours.ts"
import { placedSentencesOf, type Sentence } from "./sentences.ts"
import { classWording, lookWording } from "./wording.ts"

/** A sentence, by its place, that a model takes for a claim of a class. */
export interface ReadClaim {
  readonly sentence: number
  readonly claimClass: ClaimClass
  /** The model would only look at it again. */
  readonly isUnsure?: true
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
  /** `onLost` is told what a call took that is given up before it is answered. */
  readonly read: (
    sentences: ReadonlyArray<string>,
    context: ClaimContext,
    onLost?: (taken: Taken) => Effect.Effect<void>,
  ) => Effect.Effect<ReaderAnswer>
}>("core/script/ClaimsReader", {
  // As long as nobody sets one up.
  defaultValue: () => ({ read: () => Effect.succeed({ claims: "off", tokens: 0, cost: null }) }),
})

/** What a call took. */
export type Taken = Pick<ReaderAnswer, "tokens" | "cost">

/** What the model adds to what was found; `model` says whether it read the text, and what that took. */
export interface Added extends Taken, Reading {
  readonly model: "read" | NotRead
}

/** Sentences of one text that are given to the model at most. */
const mostSentences = 120

/**
 * What the language model sees beyond what was `found`: it may add findings, and takes none away. Sentences that are ours
 * are not given to it. That it could not read is said in the log, and keeps nothing up. `onLost` is told what a call
 * took that is given up on the way.
 */
export const addedByReader = Effect.fnUntraced(function* (
  text: string,
  context: ClaimContext,
  found: ReadonlyArray<ClaimFinding>,
  ours: ReadonlySet<string>,
  onLost: (taken: Taken) => Effect.Effect<void> = () => Effect.void,
) {
  const sentences = placedSentencesOf(text)
    .filter((sentence) => !isOurs(sentence.text, ours))
    .slice(0, mostSentences)
  const nothing: Added = { sentences: [], findings: [], model: "read", tokens: 0, cost: null }
  if (sentences.length === 0) return nothing
  const reader = yield* ClaimsReader
  const { claims, tokens, cost } = yield* reader.read(
    sentences.map((sentence) => sentence.text),
    context,
    onLost,
  )
  if (typeof claims === "string") {
    if (claims !== "off") yield* Effect.logWarning(`The claims check went on without its model: ${claims}`)
    const unread: Added = { ...nothing, model: claims, tokens, cost }
    return unread
  }
  const findings = claims
    .flatMap((claim) => addedBy(claim, sentences, context))
    .filter(
      ({ rule, sentence, severity }) =>
        !found.some(
          (known) =>
            known.rule === rule &&
            known.sentence === sentence &&
            (known.severity !== "info" || severity === "info"),
        ),
    )
  const added: Added = {
    sentences: sentences.map((sentence) => sentence.text),
    findings,
    model: "read",
    tokens,
    cost,
  }
  return added
})

const addedBy = (
  { sentence: at, claimClass, isUnsure }: ReadClaim,
  sentences: ReadonlyArray<Sentence>,
  { language, market, promotes }: ClaimContext,
): ReadonlyArray<ClaimFinding> => {
  const sentence = sentences[at]
  if (sentence === undefined || !claimClasses.includes(claimClass)) return []
  return [
    {
      rule: ruleOfClass[claimClass],
      severity: isUnsure ? "info" : severityOfClass(claimClass, market, promotes),
      sentence: sentence.text,
      ...(isUnsure ? lookWording : classWording)(claimClass, language),
      start: sentence.start,
      end: sentence.end,
      words: [],
      rulePack,
    },
  ]
}
