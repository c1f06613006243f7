import * as Effect from "effect/Effect"
import * as Ref from "effect/Ref"
import type { ClaimContext } from "./claims/check-claims.ts"
import type { Draft } from "./draft.ts"
import { type DraftUnusable, ScriptWriter, type WritingOrder, type Written } from "./ports.ts"
import { type RefusalReason, ScriptRefused } from "./rejections.ts"
import { isShowable, review } from "./review.ts"
import type { ClaimFinding } from "./script.ts"
import type { OnProgress } from "./progress.ts"

/** A draft that passed every check, and what the check wants a look at. */
export interface Reviewed {
  readonly draft: Draft
  readonly claims: ReadonlyArray<ClaimFinding>
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

/** Has the writer write, and revise what fails the checks. Fails with what the last try failed at; `spent` keeps the sum. */
export const writeUntilItPasses = Effect.fnUntraced(function* (
  order: WritingOrder,
  sources: ReadonlyArray<string>,
  onProgress: OnProgress,
  spent: Ref.Ref<Spent>,
) {
  const writer = yield* ScriptWriter
  const context = claimContextOf(order)
  let current = order
  let reason: RefusalReason = "unreadable"
  for (let attempt = 1; attempt <= largestAttempt; attempt += 1) {
    if (attempt > 1) yield* onProgress({ _tag: "Revising", attempt })
    const written: Written | DraftUnusable = yield* writer
      .write(current, reportText(order, context, onProgress))
      .pipe(Effect.catchTag("DraftUnusable", (unusable) => Effect.succeed(unusable)))
    yield* Ref.update(spent, (before) => plus(before, written))
    if ("_tag" in written) {
      reason = written.reason
      if (written.reason === "writer_declined") return yield* new ScriptRefused({ reason, attempts: attempt })
      continue
    }
    yield* onProgress({ _tag: "Checking" })
    const reviewed = review(written.draft, order, sources, context)
    if (reviewed._tag === "Passed") {
      const passed: Reviewed = { draft: reviewed.draft, claims: reviewed.claims }
      return passed
    }
    reason = reviewed.reason
    const { draft: previous, problems } = reviewed
    current = { ...order, revision: previous === null ? null : { previous, problems } }
  }
  return yield* new ScriptRefused({ reason, attempts: largestAttempt })
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
 * talked into something never reaches the screen, not even for a moment. The bar moves on either way.
 */
const reportText = ({ budget }: WritingOrder, context: ClaimContext, onProgress: OnProgress) => {
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
    const share = Math.min(1, received / (budget.target * charactersPerWord))
    return onProgress({ _tag: "Writing", share, text: isSafe ? sentences : "" })
  }
}
