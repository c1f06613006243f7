import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import * as Ref from "effect/Ref"
import { atomically } from "#kernel/atomically.ts"
import { canonicalJson } from "#kernel/canonical-json.ts"
import type { ActorId } from "#kernel/stamped.ts"
import { Ids } from "#kernel/ids.ts"
import { wellFormed } from "#kernel/well-formed.ts"
import { writerLimitSeconds } from "#quota/lease.ts"
import { EvidenceLibrary } from "#evidence/ports.ts"
import { Topics } from "#topic/ports.ts"
import { TopicUnknown } from "#topic/rejections.ts"
import type { Topic } from "#topic/topic.ts"
import { beatPlan } from "./beats.ts"
import { compose } from "./compose.ts"
import { disclaimerIn } from "./disclaimer.ts"
import { claimContextOf, nothingSpent, type Reviewed, type Spent, writeUntilItPasses } from "./drafting.ts"
import { budgetOf } from "./pace.ts"
import type { OnProgress } from "./progress.ts"
import {
  BackendUsage,
  GenerationKeys,
  Scripts,
  ScriptWriter,
  SourceTexts,
  type WriterProfile,
  type WritingOrder,
} from "./ports.ts"
import { GenerationRunning, IdempotencyKeyReused, WriterTimedOut } from "./rejections.ts"
import { mayBeFilmed } from "./safety/may-be-filmed.ts"
import { charge, noteReleased, release, reserve } from "./reservation.ts"
import type { Script } from "./script.ts"
import { citeFrom } from "./sources.ts"
import type { ScriptSettings } from "./settings.ts"
import { givenFor, nothingGiven } from "./support/given.ts"

/** One Generate click. `idempotencyKey`: the same click again when the answer got lost. */
export interface WriteRequest {
  readonly userId: string
  readonly by: ActorId
  readonly idempotencyKey: string | null
  /** Null for a custom script, written from its title alone. */
  readonly topicId: string | null
  readonly topicTitle: string
  readonly angle?: string | null
  readonly settings: ScriptSettings
  readonly profile: WriterProfile | null
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
  return yield* Effect.acquireUseRelease(
    reserve(request, reservationId).pipe(Effect.tapError(() => noteReleased(reservationId))),
    (isNew) =>
      isNew ? generate(request, topic, work, onProgress) : storedOrRunning(request.userId, reservationId),
    (isNew, exit) => (isNew ? finish(request, work, exit) : Effect.void),
  )
})

/** One click under way. */
interface Work {
  readonly reservationId: string
  readonly startedAt: number
  readonly spent: Ref.Ref<Spent>
}

const topicOf = Effect.fnUntraced(function* (topicId: string | null) {
  if (topicId === null) return null
  const topic = yield* Topics.use((topics) => topics.byId(topicId))
  return topic ?? (yield* new TopicUnknown({ topicId }))
})

const reservationIdOf = Effect.fnUntraced(function* (request: WriteRequest) {
  const { userId, idempotencyKey: key, topicId, topicTitle, angle = null, settings } = request
  if (key === null) return yield* Ids.use((ids) => ids.next)
  const fingerprint = canonicalJson({ topicId, topicTitle, angle, settings })
  const at = DateTime.formatIso(yield* DateTime.now)
  const claimed = yield* GenerationKeys.use((keys) => keys.claim({ userId, key, request: fingerprint, at }))
  return claimed.request === fingerprint ? claimed.reservationId : yield* new IdempotencyKeyReused()
})

const storedUnder = (userId: string, reservationId: string) =>
  Scripts.use((scripts) => scripts.byReservation(userId, reservationId))

/** The reservation exists already: somebody works on it, or has just finished. */
const storedOrRunning = Effect.fnUntraced(function* (userId: string, reservationId: string) {
  const stored = yield* storedUnder(userId, reservationId)
  return stored ?? (yield* new GenerationRunning({ retryAfterSeconds: 5 }))
})

const generate = Effect.fnUntraced(function* (
  request: WriteRequest,
  topic: Topic | null,
  work: Work,
  onProgress: OnProgress,
) {
  yield* onProgress({ _tag: "Reserved" })
  const title = wellFormed(topic?.title ?? request.topicTitle)
  const earlier = yield* Scripts.use((scripts) => scripts.countOf({ ...request, topicTitle: title }))
  const bare = orderOf(request, topic, title, earlier)
  const library = yield* EvidenceLibrary.use((evidence) => evidence.library)
  const order = { ...bare, given: givenFor(library, bare, claimContextOf(bare)) }
  const sources = topic === null ? [] : yield* SourceTexts.use((texts) => texts.of(topic))
  const reviewed = yield* writeUntilItPasses(order, sources, onProgress, work.spent).pipe(
    Effect.timeoutOrElse({
      duration: `${writerLimitSeconds} seconds`,
      orElse: () => Effect.fail(new WriterTimedOut({ seconds: writerLimitSeconds })),
    }),
  )
  const script = yield* Effect.uninterruptible(store(request, order, reviewed, work))
  yield* onProgress({ _tag: "Saved" })
  return script
})

const orderOf = (
  { angle = null, settings, profile }: WriteRequest,
  topic: Topic | null,
  title: string,
  earlier: number,
): WritingOrder => ({
  title,
  topic,
  angle,
  settings,
  plan: beatPlan(settings.scriptFormat),
  budget: budgetOf(settings.language, settings.duration),
  disclaimer: disclaimerIn(settings.language, title),
  profile,
  revision: null,
  earlier,
  given: nothingGiven,
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
  const script = compose(reviewed.draft, reviewed.claims, order, provenance, citeFrom(library))
  return yield* atomically(
    Effect.gen(function* () {
      yield* charge(request, reservationId)
      yield* Scripts.use((scripts) => scripts.insert({ script, reservationId }))
      yield* BackendUsage.use((usage) =>
        usage.record({
          userId,
          actionType: "script_generation",
          tokensUsed: tokens,
          apiCost: cost,
          duration: DateTime.toEpochMillis(now) - startedAt,
          success: true,
          errorMessage: null,
          metadata: { writer: writer.name, attempts, topicId: script.topicId },
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
  const taken = { ...(yield* Ref.get(spent)), writer: writer.name }
  const duration = Math.max(0, (yield* Clock.currentTimeMillis) - startedAt)
  yield* release(request, reservationId, exit.cause, { ...taken, duration })
})
