import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Recorded } from "./event-store.ts"

/**
 * How far a reader has come in the log of all streams. Both parts are needed: `tx` orders transactions, `global` the
 * events inside one; a checkpoint on `global` alone loses events under concurrent writers. Both are decimal numbers.
 */
export interface Checkpoint {
  readonly tx: string
  readonly global: string
}

export const beginning: Checkpoint = { tx: "0", global: "0" }

export interface LoggedEvent extends Recorded {
  readonly stream: string
  readonly version: number
  readonly by: string
  readonly commandId: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly position: Checkpoint
}

/** Port. All streams in one order, without gaps: an event shows up only when nothing can be stored before it any more. */
export class EventLog extends Context.Service<
  EventLog,
  {
    /** At most `limit` events after `checkpoint`, oldest first. */
    readonly readAfter: (checkpoint: Checkpoint, limit: number) => Effect.Effect<ReadonlyArray<LoggedEvent>>
    /**
     * Hands the next events, at most `limit`, to `handle` and remembers `follower`'s place in the same transaction, so
     * each event is handled exactly once as far as `handle` writes to the same database. Gives the number handled; 0 when
     * the follower is at the end or another process is just now doing the same.
     */
    readonly follow: <E, R>(
      follower: string,
      limit: number,
      handle: (events: ReadonlyArray<LoggedEvent>) => Effect.Effect<void, E, R>,
    ) => Effect.Effect<number, E, R>
  }
>()("core/kernel/EventLog") {}
