import * as Effect from "effect/Effect"
import * as Ref from "effect/Ref"
import type { ClaimContext } from "./claims/check-claims.ts"
import type { Draft } from "./draft.ts"
import { type DraftUnusable, ScriptWriter, type WritingOrder, type Written } from "./ports.ts"
import { writerLimitSeconds } from "#quota/lease.ts"
import { type RefusalReason, ScriptRefused, WriterTimedOut, type WriterUnavailable } from "./rejections.ts"
import type { WrittenBy } from "./draft-claims.ts"
import { readBeside } from "./read-draft.ts"
import { isShowable, type Review, review } from "./review.ts"
import { groundOf } from "./support/ground.ts"
import { supportedIn } from "./support/origin.ts"
import type { ClaimFinding, Reading } from "./script.ts"
import type { OnProgress } from "./progress.ts"

/** A draft that passed every check, and what the check wants a look at. */
export interface Reviewed {
  readonly draft: Draft
  readonly claims: ReadonlyArray<ClaimFinding>
  /** What the language model of the claims check has read of it. */
  readonly reading: Reading
}

/** What the tries have taken so far, whether or not one of them passes. `cost` is null while none is known. */
export interface Spent {
  readonly attempts: number
  readonly tokens: number
  readonly cost: number | null
}

export const nothingSpent: Spent = { attempts: 0, tokens: 0, cost: null }

const plus = (spent: Spent, { tokens, cost }: Pick<Written, "tokens" | "cost">): Spent => ({
  attempts: spent.attempts + 1,
  tokens: spent.tokens + tokens,
  cost: cost === null ? spent.cost : (spent.cost ?? 0) + cost,
})

/** The first draft and at most two revisions. */
const largestAttempt = 3

/**
 * Has the writer write, and revise what fails the checks or leaves much open, for at most `writerLimitSeconds`. Of
 * drafts that may be shipped the one with the least open is kept: it beats a refusal, and an answer that never comes.
 * Fails with what the last try failed at; `spent` keeps the sum of every call.
 */
export const writeUntilItPasses = Effect.fnUntraced(function* (
  order: WritingOrder,
  sources: ReadonlyArray<string>,
  onProgress: OnProgress,
  spent: Ref.Ref<Spent>,
) {
  const best = yield* Ref.make<Passed | null>(null)
  const orBest = (failure: GivenUp) =>
    Effect.flatMap(Ref.get(best), (passed): Effect.Effect<Passed, GivenUp> =>
      passed === null ? Effect.fail(failure) : Effect.succeed(passed),
    )
  const { draft, claims, reading } = yield* tries(order, sources, onProgress, spent, best).pipe(
    Effect.timeoutOrElse({
      duration: `${writerLimitSeconds} seconds`,
      orElse: () => Effect.fail(new WriterTimedOut({ seconds: writerLimitSeconds })),
    }),
    Effect.catchTags({ ScriptRefused: orBest, WriterUnavailable: orBest, WriterTimedOut: orBest }),
  )
  const reviewed: Reviewed = { draft, claims, reading }
  return reviewed
})

/** What ends the tries; a draft from before may still be had. */
type GivenUp = ScriptRefused | WriterUnavailable | WriterTimedOut

type Passed = Extract<Review, { readonly _tag: "Passed" }>

const tries = Effect.fnUntraced(function* (
  order: WritingOrder,
  sources: ReadonlyArray<string>,
  onProgress: OnProgress,
  spent: Ref.Ref<Spent>,
  best: Ref.Ref<Passed | null>,
) {
  const writer = yield* ScriptWriter
  const context = claimContextOf(order)
  const by = writer.madeByAi ? "model" : "library"
  const note = (taken: Pick<Written, "tokens" | "cost">) => Ref.update(spent, (before) => plus(before, taken))
  let current = order
  let reason: RefusalReason = "unreadable"
  for (let attempt = 1; attempt <= largestAttempt; attempt += 1) {
    if (attempt > 1) yield* onProgress({ _tag: "Revising", attempt })
    const written: Written | DraftUnusable = yield* writer
      .write(current, reportText(order, context, by, onProgress), note)
      .pipe(Effect.catchTag("DraftUnusable", (unusable) => Effect.succeed(unusable)))
    yield* note(written)
    if ("_tag" in written) {
      reason = written.reason
      if (written.reason === "writer_declined") return yield* new ScriptRefused({ reason, attempts: attempt })
      current = { ...order, revision: { previous: null, problems: written.problems } }
      continue
    }
    yield* onProgress({ _tag: "Checking" })
    const alone = review(written.draft, order, sources, context, by)
    const reviewed =
      by === "model" && alone._tag === "Passed" ? yield* readWith(alone, order, context, spent, best) : alone
    if (reviewed._tag === "Passed") {
      yield* Ref.update(best, (before) => better(before, reviewed))
      if (reviewed.problems.length === 0) return reviewed
      current = { ...order, revision: { previous: reviewed.asWritten, problems: reviewed.problems } }
    } else {
      reason = reviewed.reason
      current = { ...order, revision: { previous: reviewed.draft, problems: reviewed.problems } }
    }
  }
  return yield* new ScriptRefused({ reason, attempts: largestAttempt })
})

const better = (before: Passed | null, next: Passed): Passed =>
  before === null || next.open < before.open ? next : before

/** While the model reads, the draft that passed may be had: a reader that takes too long costs nobody their script. */
const readWith = Effect.fnUntraced(function* (
  passed: Passed,
  order: WritingOrder,
  context: ClaimContext,
  spent: Ref.Ref<Spent>,
  best: Ref.Ref<Passed | null>,
) {
  const before = yield* Ref.getAndUpdate(best, (one) => better(one, passed))
  const reviewed = yield* readBeside(passed, order, context, (taken) =>
    Ref.update(spent, (sum) => ({ ...plus(sum, taken), attempts: sum.attempts })),
  )
  yield* Ref.set(best, before)
  return reviewed
})

/** What the claims check must know of an order. */
export const claimContextOf = ({
  settings: { language, market, promotes },
  profile,
}: Pick<WritingOrder, "settings" | "profile">): ClaimContext => ({
  language,
  market,
  promotes,
  profession: profile?.profession ?? null,
})

/** Characters of an average spoken word with its space; only the progress bar rests on it. */
const charactersPerWord = 6

/**
 * Shows text as it arrives, a whole sentence at a time, and only while nothing in it would be refused: a draft that was
 * talked into something never reaches the screen, not even for a moment. Of a model's sentences only those are shown
 * that rest on something or state nothing. The bar moves on either way.
 */
const reportText = (order: WritingOrder, context: ClaimContext, by: WrittenBy, onProgress: OnProgress) => {
  const ground = by === "model" ? groundOf(order) : null
  let received = 0
  let pending = ""
  let isSafe = true
  return (delta: string) => {
    received += delta.length
    pending += delta
    const end = Math.max(
      ...[...pending.matchAll(/[.!?…]["'”’)]?\s|\n/gu)].map(({ index, 0: mark }) => index + mark.length),
      0,
    )
    const sentences = pending.slice(0, end)
    pending = pending.slice(end)
    isSafe = isSafe && isShowable(sentences, context)
    const shown = ground === null ? sentences : supportedIn(sentences, ground)
    const share = Math.min(1, received / (order.budget.target * charactersPerWord))
    return onProgress({ _tag: "Writing", share, text: isSafe ? shown : "" })
  }
}
