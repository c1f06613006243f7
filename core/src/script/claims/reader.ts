import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { ClaimFinding } from "#script/script.ts"
import { type ClaimContext, rulePack } from "./check-claims.ts"
import { checkMeaning } from "./check-meaning.ts"
import { type ClaimClass, claimClasses } from "./learned/classes.ts"
import { ruleOfClass, severityOfClass } from "./learned/class-severity.ts"
import { placedSentencesOf, type Sentence } from "./sentences.ts"
import { classWording } from "./wording.ts"

/** A sentence, by its place, that a model takes for a claim of a class. */
export interface ReadClaim {
  readonly sentence: number
  readonly claimClass: ClaimClass
}

/** Why nothing was read by a model. */
export type NotRead = "off" | "unreachable" | "unreadable"

/** Port. A language model that reads sentences for claims. It never fails: where it cannot read, it says so. */
export class ClaimsReader extends Context.Service<
  ClaimsReader,
  {
    readonly read: (
      sentences: ReadonlyArray<string>,
      context: ClaimContext,
    ) => Effect.Effect<ReadonlyArray<ReadClaim> | NotRead>
  }
>()("core/script/ClaimsReader") {}

/** What rules and model together found; `model` says whether a language model read the text too. */
export interface ModelChecked {
  readonly findings: ReadonlyArray<ClaimFinding>
  readonly model: "read" | NotRead
}

/** Sentences of one text that are given to the model at most. */
const mostSentences = 120

/** The claims check with the language model beside it: the model may add findings, and takes none away. */
export const checkWithReader = Effect.fnUntraced(function* (text: string, context: ClaimContext) {
  const findings = checkMeaning(text, context)
  const sentences = placedSentencesOf(text).slice(0, mostSentences)
  if (sentences.length === 0) return { findings, model: "read" } satisfies ModelChecked
  const reader = yield* ClaimsReader
  const answer = yield* reader.read(
    sentences.map((sentence) => sentence.text),
    context,
  )
  if (typeof answer === "string") return { findings, model: answer } satisfies ModelChecked
  const added = answer.flatMap((claim) => addedBy(claim, sentences, context))
  const news = added.filter(
    ({ rule, start }) =>
      !findings.some((known) => known.rule === rule && known.start === start && known.severity !== "info"),
  )
  return { findings: [...findings, ...news], model: "read" } satisfies ModelChecked
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
