import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import * as Ref from "effect/Ref"
import { EvidenceLibrary } from "#evidence/ports.ts"
import { atomically } from "#kernel/atomically.ts"
import { Ids } from "#kernel/ids.ts"
import { compose } from "#script/compose.ts"
import { nothingSpent, type Spent, writeUntilItPasses } from "#script/drafting.ts"
import { nobody, writerWithoutAi } from "#script/example-script.ts"
import { BackendUsage, ScriptWriter, SourceTexts, type Writer } from "#script/ports.ts"
import type { WriteProgress } from "#script/progress.ts"
import { GenerationInterrupted, GenerationRunning, WriterUnavailable } from "#script/rejections.ts"
import { mayBeFilmed } from "#script/safety/may-be-filmed.ts"
import type { Script } from "#script/script.ts"
import type { Language, ScriptSettings } from "#script/settings.ts"
import { citeFrom } from "#script/sources.ts"
import { usualSettingsIn } from "#script/usual-settings.ts"
import { orderOf } from "#script/writing-order.ts"
import { Topics } from "#topic/ports.ts"
import { TopicUnknown } from "#topic/rejections.ts"
import type { Topic } from "#topic/topic.ts"
import { guestScriptsPerNetwork, secondsToNextDay } from "./guest-generation.ts"
import { type GuestClaim, type GuestRun, Guests, GuestWriting } from "./ports.ts"
import { GuestNetworkFull, GuestScriptUsed } from "./rejections.ts"

export interface GuestRequest extends Pick<GuestClaim, "topicId" | "key" | "guestId" | "network"> {
  /** The visitor's, in which the script is written. */
  readonly language: Language
}

/** The stages of a guest script: what it is written from is told, then as with any other script. */
export type GuestProgress =
  | {
      readonly _tag: "TopicRead"
      readonly posts: number
      readonly communities: number
      readonly usualSeconds: number | null
    }
  | { readonly _tag: "FindingsChosen"; readonly chosen: number; readonly of: number }
  | Exclude<WriteProgress, { readonly _tag: "Reserved" }>

interface Told {
  /** Whose script it is, known before anything is written. */
  readonly onGuest: (guestId: string) => Effect.Effect<void>
  readonly onProgress: (event: GuestProgress) => Effect.Effect<void>
}

/**
 * Writes the one script that a visitor gets without an account, with the checks of any other. Nothing is charged. The
 * same visitor who asks again for the same topic, or by the same key, is given what was written. Whatever goes wrong
 * before it is stored, a visitor who leaves included, uses nothing up.
 */
export const writeGuestScript = Effect.fn("writeGuestScript")(function* (request: GuestRequest, told: Told) {
  const topic = yield* Topics.use((topics) => topics.byId(request.topicId))
  if (topic === null) return yield* new TopicUnknown({ topicId: request.topicId })
  const wish = {
    topic,
    topicTitle: topic.title,
    settings: usualSettingsIn(request.language),
    profile: null,
  }
  yield* Effect.fromResult(mayBeFilmed(wish))
  const { withAi } = yield* GuestWriting
  const first = withAi ? yield* ScriptWriter : yield* writerWithoutAi
  if (first === undefined) return yield* new WriterUnavailable({ retryAfterSeconds: null })
  // Which one it is in the end is known when there is something to write: a turn of the model is not taken for less.
  const chosen = yield* Ref.make<Writer>(first)
  const spent = yield* Ref.make(nothingSpent)
  const startedAt = yield* Clock.currentTimeMillis
  return yield* Effect.acquireUseRelease(
    claim(request),
    ({ script, run, guestId, copyCount }) =>
      told.onGuest(guestId).pipe(
        Effect.andThen(
          script === null
            ? writerOfGuest(first).pipe(
                Effect.tap((writer) => Ref.set(chosen, writer)),
                Effect.flatMap((writer) => generate(wish, { run, spent, writer, startedAt }, told)),
              )
            : Effect.succeed(script),
        ),
        Effect.map((written) => ({ script: written, copyCount })),
      ),
    ({ script, run }, exit) =>
      script === null
        ? Effect.flatMap(Ref.get(chosen), (writer) => finish({ run, spent, writer, startedAt }, exit))
        : Effect.void,
  )
})

/** The model, as long as the day has turns of it left; then the writer without AI. */
const writerOfGuest = Effect.fnUntraced(function* (first: Writer) {
  const { withAi, aiPerDay } = yield* GuestWriting
  if (!withAi) return first
  const day = DateTime.formatIsoDateUtc(yield* DateTime.now)
  if (yield* Guests.use((guests) => guests.takeAiTurn(day, aiPerDay))) return first
  const withoutAi = yield* writerWithoutAi
  return withoutAi ?? (yield* new WriterUnavailable({ retryAfterSeconds: null }))
})

/** A place for the visitor, or the script they have. */
const claim = Effect.fnUntraced(function* (request: GuestRequest) {
  const { id, newGuestId } = yield* Ids.use(({ next }) => Effect.all({ id: next, newGuestId: next }))
  const now = yield* DateTime.now
  const asked: GuestClaim = { ...request, id, newGuestId, at: DateTime.formatIso(now) }
  const claimed = yield* Guests.use((guests) => guests.claim(asked))
  switch (claimed.standing) {
    case "full":
      return yield* new GuestNetworkFull({
        limit: guestScriptsPerNetwork,
        retryAfterSeconds: secondsToNextDay(now),
      })
    case "used":
      return yield* new GuestScriptUsed()
    case "running":
      return yield* new GenerationRunning({ retryAfterSeconds: 2 })
    case "written":
    case "begin":
    case "again": {
      const { id: known, claimedAt, guestId, script, copyCount } = claimed.generation
      return { run: { id: known, claimedAt }, guestId, script, copyCount }
    }
  }
})

interface Wish {
  readonly topic: Topic
  readonly topicTitle: string
  readonly settings: ScriptSettings
  readonly profile: null
}

interface Work {
  readonly run: GuestRun
  readonly spent: Ref.Ref<Spent>
  readonly writer: Writer
  readonly startedAt: number
}

const generate = Effect.fnUntraced(function* (wish: Wish, work: Work, { onProgress }: Told) {
  const { topic } = wish
  const usualSeconds = yield* Guests.use((guests) => guests.usualSeconds)
  yield* onProgress({
    _tag: "TopicRead",
    posts: topic.postCount,
    communities: topic.subredditSources.length,
    usualSeconds,
  })
  const library = yield* EvidenceLibrary.use((evidence) => evidence.library)
  const order = orderOf(wish, nobody, library)
  const { findings, subjects } = order.given
  yield* onProgress({
    _tag: "FindingsChosen",
    chosen: findings.length,
    of: subjects.reduce((sum, subject) => sum + subject.findings.length, 0),
  })
  const texts = yield* SourceTexts.use((sources) => sources.of(topic))
  const told = (event: WriteProgress) => (event._tag === "Reserved" ? Effect.void : onProgress(event))
  const { draft, claims, reading } = yield* writeUntilItPasses(order, texts, told, work.spent).pipe(
    Effect.provideService(ScriptWriter, work.writer),
  )
  const createdAt = DateTime.formatIso(yield* DateTime.now)
  const { name: writer, madeByAi } = work.writer
  const provenance = { id: work.run.id, userId: "guest", writer, madeByAi, createdAt }
  const script: Script = { ...compose(draft, claims, order, provenance, citeFrom(library)), reading }
  yield* Effect.uninterruptible(store(script, work))
  yield* onProgress({ _tag: "Saved" })
  return script
})

const store = (script: Script, work: Work) =>
  atomically(
    Effect.gen(function* () {
      const isKept = yield* Guests.use((guests) => guests.finish(work.run, script, script.createdAt))
      if (!isKept) return yield* new GenerationInterrupted()
      yield* record(work, null)
    }),
  )

/** What writing took, for the figures about cost: whose it was is nobody's business. */
const record = Effect.fnUntraced(function* ({ spent, writer, startedAt }: Work, failure: string | null) {
  const { tokens, cost, attempts } = yield* Ref.get(spent)
  const duration = Math.max(0, (yield* Clock.currentTimeMillis) - startedAt)
  yield* BackendUsage.use((usage) =>
    usage.record({
      userId: null,
      actionType: "guest_script",
      tokensUsed: tokens,
      apiCost: cost,
      duration,
      success: failure === null,
      errorMessage: failure,
      metadata: { writer: writer.name, attempts, promptVersion: writer.promptVersion ?? null },
    }),
  )
})

/** Whoever leaves or is refused has used nothing. A model's time is paid for all the same, and counts for the network. */
const finish = (work: Work, exit: Exit.Exit<unknown, { readonly _tag: string }>) =>
  exit._tag === "Success"
    ? Effect.void
    : Effect.gen(function* () {
        yield* Guests.use((guests) => guests.release(work.run, work.writer.madeByAi))
        yield* record(work, "NotWritten")
      }).pipe(
        Effect.catchCause((failure) => Effect.logWarning("a guest's place is left to its lease", failure)),
      )
