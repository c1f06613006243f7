import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import * as Ref from "effect/Ref"
import { atomically } from "#kernel/atomically.ts"
import { canonicalJson } from "#kernel/canonical-json.ts"
import type { ActorId } from "#kernel/stamped.ts"
import { Ids } from "#kernel/ids.ts"
import { EvidenceLibrary } from "#evidence/ports.ts"
import { noteTopicUse } from "#insight/topic-usage.ts"
import type { Topic } from "#topic/topic.ts"
import { compose } from "./compose.ts"
import { nothingSpent, type Reviewed, type Spent, writeUntilItPasses } from "./drafting.ts"
import type { OnProgress } from "./progress.ts"
import {
  BackendUsage,
  GenerationKeys,
  Scripts,
  ScriptWriter,
  SourceTexts,
  type WritingOrder,
} from "./ports.ts"
import { GenerationRunning, IdempotencyKeyReused, ScriptDeleted } from "./rejections.ts"
import { mayBeFilmed } from "./safety/may-be-filmed.ts"
import { charge, noteReleased, release, reserve } from "./reservation.ts"
import type { Script } from "./script.ts"
import { citeFrom } from "./sources.ts"
import { topicOf, type Wish, writingOrderOf } from "./writing-order.ts"

/** One Generate click. `idempotencyKey`: the same click again when the answer got lost. */
export interface WriteRequest extends Wish {
  readonly by: ActorId
  readonly idempotencyKey: string | null
  /** Written without AI, although a model is configured. */
  readonly withoutAi?: boolean
  /** The most scripts of this month, where the account may have fewer than its plan gives; null where it may not. */
  readonly atMost?: number | null
}

/**
 * Writes a script and charges one generation for it; charged if and only if the script is stored.
 *
 * The reservation is made first, in a transaction of its own. The writer runs without a database connection and at most
 * 60 s. Script row and charge are one transaction, which an interruption can no longer stop. Whatever goes wrong before
 * it (a failure, a refusal, the time limit, a client that leaves) gives the reservation back; when even that is
 * impossible it lapses by its lease. The same key after success gives the stored script.
 */
export const writeScript = Effect.fn("writeScript")(function* (
  request: WriteRequest,
  onProgress: OnProgress,
) {
  const topic = yield* topicOf(request.topicId)
  yield* Effect.fromResult(mayBeFilmed({ ...request, topic }))
  const reservationId = yield* reservationIdOf(request)
  const stored = yield* storedUnder(request.userId, reservationId)
  if (stored !== null) return stored

  const work: Work = {
    reservationId,
    startedAt: yield* Clock.currentTimeMillis,
    spent: yield* Ref.make(nothingSpent),
  }
  const configured = yield* ScriptWriter
  const writer = request.withoutAi === true ? (configured.withoutAi ?? configured) : configured
  return yield* Effect.acquireUseRelease(
    reserve(request, reservationId).pipe(Effect.tapError(() => noteReleased(reservationId))),
    (isNew) =>
      isNew ? generate(request, topic, work, onProgress) : storedOrRunning(request.userId, reservationId),
    (isNew, exit) => (isNew ? finish(request, work, exit) : Effect.void),
  ).pipe(Effect.provideService(ScriptWriter, writer))
})

/** One click under way. */
interface Work {
  readonly reservationId: string
  readonly startedAt: number
  readonly spent: Ref.Ref<Spent>
}

const reservationIdOf = Effect.fnUntraced(function* (request: WriteRequest) {
  const { userId, idempotencyKey: key, topicId, topicTitle, angle = null, settings, withoutAi } = request
  if (key === null) return yield* Ids.use((ids) => ids.next)
  const fingerprint = canonicalJson({
    topicId,
    topicTitle,
    angle,
    settings,
    ...(withoutAi === true ? { withoutAi } : {}),
  })
  const at = DateTime.formatIso(yield* DateTime.now)
  const claimed = yield* GenerationKeys.use((keys) => keys.claim({ userId, key, request: fingerprint, at }))
  return claimed.request === fingerprint ? claimed.reservationId : yield* new IdempotencyKeyReused()
})

const storedUnder = (userId: string, reservationId: string) =>
  Scripts.use((scripts) => scripts.byReservation(userId, reservationId))

/** The reservation exists already: somebody works on it, has just finished, or has deleted what came of it. */
const storedOrRunning = Effect.fnUntraced(function* (userId: string, reservationId: string) {
  const stored = yield* storedUnder(userId, reservationId)
  if (stored !== null) return stored
  const isRemoved = yield* Scripts.use((scripts) => scripts.isRemoved(userId, reservationId))
  return yield* isRemoved ? new ScriptDeleted() : new GenerationRunning({ retryAfterSeconds: 5 })
})

const generate = Effect.fnUntraced(function* (
  request: WriteRequest,
  topic: Topic | null,
  work: Work,
  onProgress: OnProgress,
) {
  yield* onProgress({ _tag: "Reserved" })
  const { order } = yield* writingOrderOf(request, topic)
  const sources = topic === null ? [] : yield* SourceTexts.use((texts) => texts.of(topic))
  const reviewed = yield* writeUntilItPasses(order, sources, onProgress, work.spent)
  const script = yield* Effect.uninterruptible(store(request, order, reviewed, work))
  yield* onProgress({ _tag: "Saved" })
  return script
})

const store = Effect.fnUntraced(function* (
  request: WriteRequest,
  order: WritingOrder,
  reviewed: Reviewed,
  { reservationId, startedAt, spent }: Work,
) {
  const { userId } = request
  const { tokens, cost, attempts } = yield* Ref.get(spent)
  const writer = yield* ScriptWriter
  const library = yield* EvidenceLibrary.use((evidence) => evidence.library)
  const now = yield* DateTime.now
  const provenance = {
    id: yield* Ids.use((ids) => ids.next),
    userId,
    writer: writer.name,
    madeByAi: writer.madeByAi,
    createdAt: DateTime.formatIso(now),
  }
  const script: Script = {
    ...compose(reviewed.draft, reviewed.claims, order, provenance, citeFrom(library)),
    reading: reviewed.reading,
  }
  return yield* atomically(
    Effect.gen(function* () {
      yield* charge(request, reservationId)
      yield* Scripts.use((scripts) => scripts.insert({ script, reservationId }))
      yield* noteTopicUse(script, { action: "script", scriptId: script.id })
      yield* BackendUsage.use((usage) =>
        usage.record({
          userId,
          actionType: "script_generation",
          tokensUsed: tokens,
          apiCost: cost,
          duration: DateTime.toEpochMillis(now) - startedAt,
          success: true,
          errorMessage: null,
          metadata: {
            writer: writer.name,
            attempts,
            topicId: script.topicId,
            promptVersion: writer.promptVersion ?? null,
          },
        }),
      )
      return script
    }),
  ).pipe(
    // A late twin of this very click was faster: its script is the answer.
    Effect.catchTag("ReservationAlreadyCharged", () => storedOrRunning(userId, reservationId)),
  )
})

/** After a success there is nothing open to give back. A release that fails as well is left to the lease. */
const finish = Effect.fnUntraced(function* (
  request: WriteRequest,
  { reservationId, startedAt, spent }: Work,
  exit: Exit.Exit<Script, unknown>,
) {
  if (exit._tag === "Success") return
  const writer = yield* ScriptWriter
  const taken = {
    ...(yield* Ref.get(spent)),
    writer: writer.name,
    promptVersion: writer.promptVersion ?? null,
  }
  const duration = Math.max(0, (yield* Clock.currentTimeMillis) - startedAt)
  yield* release(request, reservationId, exit.cause, { ...taken, duration })
})
