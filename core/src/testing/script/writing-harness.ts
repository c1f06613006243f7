import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import { TestClock } from "effect/testing"
import type { Transactions } from "#kernel/atomically.ts"
import type { EventStore } from "#kernel/event-store.ts"
import type { Ids } from "#kernel/ids.ts"
import { ActorId } from "#kernel/stamped.ts"
import { Entitlements } from "#plan/ports.ts"
import { makeLibrary, type Library } from "#evidence/library.ts"
import { EvidenceLibrary } from "#evidence/ports.ts"
import type { TopicUsage } from "#insight/topic-usage.ts"
import { UsageQuery } from "#quota/ports.ts"
import {
  type BackendUsage,
  type GenerationKeys,
  Scripts,
  ScriptWriter,
  type SourceTexts,
} from "#script/ports.ts"
import { writeScript, type WriteRequest } from "#script/write.ts"
import { Topics } from "#topic/ports.ts"
import type { Topic } from "#topic/topic.ts"
import { defaultSettings, exampleTopic } from "./example-topics.ts"
import { goodDraft } from "./example-draft.ts"

/** What writing a script keeps its facts in. */
export type Storage =
  | EventStore
  | Ids
  | Transactions
  | UsageQuery
  | Scripts
  | GenerationKeys
  | BackendUsage
  | SourceTexts
  | TopicUsage

export type Write = (typeof ScriptWriter)["Service"]["write"]

/** A writer that delivers at once. */
export const good: Write = (order, onText) =>
  onText("Look closer. ").pipe(Effect.as({ draft: goodDraft(order), tokens: 900, cost: 0.002 }))

const surroundings = (
  write: Write,
  library: Library = makeLibrary([]),
  topicOf: (id: string) => Topic = (id) => exampleTopic({ id }),
) =>
  Layer.mergeAll(
    Layer.succeed(ScriptWriter, { name: "test-model", madeByAi: true, write }),
    Layer.succeed(EvidenceLibrary, { library: Effect.succeed(library) }),
    Layer.succeed(Entitlements, { of: () => Effect.succeed(starter) }),
    Layer.succeed(Topics, {
      latestEdition: Effect.succeed(null),
      steady: () => Effect.succeed([]),
      list: () => Effect.succeed([]),
      byId: (id: string) => Effect.succeed(id === "none" ? null : topicOf(id)),
    }),
  )

/** The form as sent; `changes` replace fields. */
export const request = (userId: string, changes: Partial<WriteRequest> = {}): WriteRequest => ({
  userId,
  by: ActorId.make(userId),
  idempotencyKey: "click-1",
  topicId: "2026-11-20-magnesium",
  topicTitle: "Magnesium",
  settings: defaultSettings,
  profile: null,
  ...changes,
})

/** One Generate click without anybody watching. */
export const click = (asked: WriteRequest) => writeScript(asked, () => Effect.void)

/** Charges and scripts of a person: the rule says they are equal. */
export const books = Effect.fnUntraced(function* (userId: string) {
  const { scriptsCharged: charged, open } = yield* UsageQuery.use((usage) => usage.of(userId))
  const { scripts } = yield* Scripts.use((port) =>
    port.list({
      userId,
      filters: { targetPlatform: null, language: null, duration: null, text: null },
      cursor: null,
      limit: 100,
    }),
  )
  return { charged, scripts: scripts.length, open: open.length }
})

/** Runs a program against a storage, with a writer that behaves as told and a clock that stands still. */
export const run = <A, E>(
  write: Write,
  program: (userId: string) => Effect.Effect<A, E, Layer.Success<ReturnType<typeof surroundings>> | Storage>,
  {
    storage,
    newUser,
    library,
    topic,
  }: {
    readonly storage: Layer.Layer<Storage>
    readonly newUser: () => string
    /** What is known; nothing when it is left out. */
    readonly library?: Library
    /** The topic that everything is written on; one on magnesium when it is left out. */
    readonly topic?: Topic
  },
): Promise<A> =>
  program(newUser()).pipe(
    Effect.provide(
      Layer.mergeAll(
        surroundings(write, library, topic === undefined ? undefined : () => topic),
        storage,
        TestClock.layer(),
        Logger.layer([]),
      ),
    ),
    Effect.scoped,
    Effect.runPromise,
  )

export const starter = {
  tier: "freemium" as const,
  status: "incomplete" as const,
  trialStartsAt: null,
  trialEndsAt: null,
  accessUntil: null,
  nextBillingAt: null,
  cancelledAt: null,
  hasUsedTrial: false,
  requiresPlanSelection: false,
  billing: null,
  subscriptionId: null,
  scheduledChange: null,
}
