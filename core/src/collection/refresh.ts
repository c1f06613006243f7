import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { allowanceOf } from "#plan/allowance.ts"
import { entitlementNow } from "#plan/entitlement-now.ts"
import { UpgradeRequired } from "#plan/rejections.ts"
import { ForumSource } from "./source-ports.ts"
import { CollectionProgress, Topics } from "#topic/ports.ts"
import { EditionWithheld, NothingCollected, RefreshedJustNow } from "#topic/rejections.ts"
import { collect, type CollectionRun } from "./collect.ts"
import { WithheldEditions } from "./withheld.ts"

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
export const refreshIntervalSeconds = 600

/** Where nothing came of the first collection, it is not started by hand again before this. */
const FIRST_SECONDS = 3600
/** Whose turn the first collection takes: that of all accounts together. */
const EVERYBODY = "everybody"

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
  const wait = yield* collectInTurn({ whose: userId, seconds: refreshIntervalSeconds, onStage })
  if (wait !== null) return yield* new RefreshedJustNow({ retryAfterSeconds: wait })
})

/**
 * Collects where there is no edition at all, for whoever comes first: it costs no plan, so all accounts have one turn
 * together. A collection that runs already is followed.
 */
export const collectFirst = Effect.fn("collectFirst")(function* (onStage: CollectionRun["onStage"]) {
  if ((yield* Topics.use(({ latestEdition }) => latestEdition)) !== null) return
  yield* collectInTurn({ whose: EVERYBODY, seconds: FIRST_SECONDS, onStage })
})

/** Collects or follows the collection that runs; gives the seconds until the next turn where it does neither. */
const collectInTurn = Effect.fnUntraced(function* (turn: {
  readonly whose: string
  readonly seconds: number
  readonly onStage: CollectionRun["onStage"]
}) {
  const { whose, seconds, onStage } = turn
  const before = yield* newest
  const progress = yield* CollectionProgress
  if ((yield* progress.running) !== null) {
    yield* followRunning(before, onStage)
    return null
  }
  const turns = yield* RefreshTurns
  const wait = yield* turns.take(whose, seconds)
  if (wait !== null) return wait
  yield* collect({ asOf: null, dueOn: null, onStage }).pipe(
    // What fails for a reason that is told used the turn up; a fault, or somebody who left, did not.
    Effect.onExit((exit) =>
      Exit.isFailure(exit) && !Cause.hasFails(exit.cause) ? turns.giveBack(whose) : Effect.void,
    ),
    Effect.catchTag("CollectionRunning", () =>
      Effect.andThen(turns.giveBack(whose), followRunning(before, onStage)),
    ),
  )
  return null
})

/** The newest edition that readers see and the newest that was kept back: a collection that came to something changes one. */
const newest = Effect.gen(function* () {
  const [withheld] = yield* WithheldEditions.use(({ all }) => all)
  return { edition: yield* Topics.use(({ latestEdition }) => latestEdition), withheld }
})

/** Tells the stages of the collection that runs, until it has ended, and fails as it failed. */
const followRunning = Effect.fnUntraced(function* (
  before: Effect.Success<typeof newest>,
  onStage: CollectionRun["onStage"],
) {
  const progress = yield* CollectionProgress
  let told = ""
  for (;;) {
    const running = yield* progress.running
    if (running === null) break
    const telling = JSON.stringify(running.stage)
    if (running.stage !== null && telling !== told) yield* onStage(running.stage)
    told = telling
    yield* Effect.sleep(LOOK_AGAIN)
  }
  const { edition, withheld } = yield* newest
  if (edition?.id !== before.edition?.id) return
  if (withheld !== undefined && withheld.edition.id !== before.withheld?.edition.id) {
    return yield* new EditionWithheld({ editionId: withheld.edition.id, shortfalls: withheld.shortfalls })
  }
  // Nothing came of it, or its process is gone; the reasons stand in the log of whoever collected.
  return yield* new NothingCollected({ source: (yield* ForumSource).name, reasons: [] })
})
