import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { allowanceOf } from "#plan/allowance.ts"
import { entitlementNow } from "#plan/entitlement-now.ts"
import { UpgradeRequired } from "#plan/rejections.ts"
import { ForumSource } from "./source-ports.ts"
import { CollectionProgress, Editions } from "#topic/ports.ts"
import { RefreshedJustNow } from "#topic/rejections.ts"
import { collect, type CollectionRun } from "./collect.ts"

/** Port. When an account refreshed last, for all processes together. */
export class RefreshTurns extends Context.Service<
  RefreshTurns,
  {
    /** Takes the account's turn: null, or the seconds until it may again. */
    readonly take: (userId: string, intervalSeconds: number) => Effect.Effect<number | null>
    readonly giveBack: (userId: string) => Effect.Effect<void>
  }
>()("core/topic/RefreshTurns") {}

/** A refresh reads every community; an account starts one at most this often. */
const INTERVAL_SECONDS = 600

/** How often somebody who waits for a running collection looks at it. */
const LOOK_AGAIN = "500 millis"

interface Refresh {
  readonly userId: string
  readonly onStage: CollectionRun["onStage"]
}

/**
 * Collects now, for a plan that includes it. While a collection runs, whoever asks for another follows that one and gets
 * its outcome. A turn is given back when nothing came of it for reasons of our own.
 */
export const refreshTopics = Effect.fn("refreshTopics")(function* ({ userId, onStage }: Refresh) {
  const { tier } = yield* entitlementNow(userId)
  if (!allowanceOf(tier).manualRefresh) return yield* new UpgradeRequired({ feature: "manual_refresh" })
  const progress = yield* CollectionProgress
  if ((yield* progress.running) !== null) return yield* followRunning(onStage)
  const turns = yield* RefreshTurns
  const wait = yield* turns.take(userId, INTERVAL_SECONDS)
  if (wait !== null) return yield* new RefreshedJustNow({ retryAfterSeconds: wait })
  yield* collect({ asOf: null, dueOn: null, onStage }).pipe(
    Effect.asVoid,
    Effect.tapDefect(() => turns.giveBack(userId)),
    Effect.catchTag("CollectionRunning", () =>
      Effect.andThen(turns.giveBack(userId), followRunning(onStage)),
    ),
  )
})

/** Collects unless the source has an edition of today (UTC); a collection that runs already is waited for. */
export const collectUnlessToday = Effect.fn("collectUnlessToday")(function* (
  onStage: CollectionRun["onStage"],
) {
  const source = yield* ForumSource
  const newest = yield* Editions.use((editions) => editions.newestOf(source.name))
  const today = DateTime.formatIsoDateUtc(yield* DateTime.now)
  if (newest !== null && newest.finishedAt.startsWith(today)) return
  yield* collect({ asOf: null, dueOn: null, onStage }).pipe(
    Effect.asVoid,
    Effect.catchTag("CollectionRunning", () => followRunning(onStage)),
  )
})

/** Tells the stages of the collection that runs, until it has ended. */
const followRunning = Effect.fnUntraced(function* (onStage: CollectionRun["onStage"]) {
  const progress = yield* CollectionProgress
  let told = ""
  for (;;) {
    const running = yield* progress.running
    if (running === null) return
    const telling = JSON.stringify(running.stage)
    if (running.stage !== null && telling !== told) yield* onStage(running.stage)
    told = telling
    yield* Effect.sleep(LOOK_AGAIN)
  }
})
