import * as Context from "effect/Context"
import type * as DateTime from "effect/DateTime"
import type * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { ReadModelRow } from "./projection.ts"
import type { ActorId } from "./stamped.ts"

/** Someone else appended to the stream first; the caller reloads and decides again. */
export class ConcurrencyConflict extends Schema.TaggedError<ConcurrencyConflict>()("ConcurrencyConflict", {
  streamId: Schema.String,
  expectedVersion: Schema.Natural,
}) {}

/** The same command id came before with other content: two different requests share one key. */
export class CommandIdReused extends Schema.TaggedError<CommandIdReused>()("CommandIdReused", {
  commandId: Schema.String,
}) {}

/** An event as stored: its tag and its encoded fields. */
export interface Recorded {
  readonly type: string
  readonly data: unknown
}

/** A command's answer that is kept. `content` is the command in canonical JSON. */
export interface Receipt {
  readonly content: string
  readonly events: ReadonlyArray<Recorded>
}

/** What a decision needs: the stream from its last opening event on, and the answer given before, if any. */
export interface History {
  /** Number of events ever stored in the stream; 0 when there is no stream. */
  readonly version: number
  readonly events: ReadonlyArray<Recorded>
  readonly receipt: Receipt | null
}

export interface Append {
  readonly stream: string
  /** The version that was decided on; 0 means that the stream must not exist. */
  readonly expectedVersion: number
  /** `opens`: a fold may start here instead of at the first event. */
  readonly events: ReadonlyArray<Recorded & { readonly opens: boolean }>
  readonly commandId: string
  /** The command in canonical JSON when its answer is to be kept under `commandId`; otherwise `null`. */
  readonly receipt: string | null
  readonly by: ActorId
  readonly at: DateTime.Utc
  readonly row: ReadModelRow | null
}

/** Port. Implemented by adapters/postgres/event-store.ts and, for tests, testing/memory-event-store.ts. */
export class EventStore extends Context.Service<
  EventStore,
  {
    /** Reads a stream, and the receipt of `commandId` when one is given. */
    readonly load: (stream: string, commandId: string | null) => Effect.Effect<History>
    /** Stores events, receipt and read model together. Inside `atomically` it joins that transaction. */
    readonly append: (batch: Append) => Effect.Effect<void, ConcurrencyConflict>
    /** Removes a stream, its receipts and the row of its read model, for the erasure of a person. */
    readonly erase: (
      stream: string,
      row: Pick<ReadModelRow, "table" | "key" | "id"> | null,
    ) => Effect.Effect<void>
    /** Runs the commands of one stream one after another in this process, so that losers wait instead of spinning. */
    readonly inTurn: <A, E, R>(stream: string, effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>()("core/kernel/EventStore") {}
