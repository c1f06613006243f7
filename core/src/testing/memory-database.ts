import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import { Transactions } from "#kernel/atomically.ts"
import type { LoggedEvent } from "#kernel/event-log.ts"
import type { ColumnValue } from "#kernel/projection.ts"

/** A value that rolls back with the surrounding transaction. Put immutable values in. */
export interface Cell<A> {
  readonly get: () => A
  readonly set: (value: A) => void
}

export interface StoredEvent extends LoggedEvent {
  readonly opens: boolean
}

export interface StoredRow {
  readonly version: number
  readonly values: { readonly [column: string]: ColumnValue }
}

/** The memory stand-in for the database: memory versions of the ports keep their tables in its cells. */
export class MemoryDatabase extends Context.Service<
  MemoryDatabase,
  {
    readonly cell: <A>(initial: A) => Cell<A>
    /** Events of all streams, oldest first. */
    readonly events: Cell<ReadonlyArray<StoredEvent>>
    /** Rows of inline read models by table and key, as `usage/<id>`. */
    readonly rows: Cell<ReadonlyMap<string, StoredRow>>
    readonly atomically: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>()("core/testing/MemoryDatabase") {}

const Inside = Context.Reference("core/testing/InsideMemoryTransaction", { defaultValue: () => false })

/** Whether the caller runs inside `atomically`. */
export const insideMemoryTransaction: Effect.Effect<boolean> = Effect.map(Inside, (inside) => inside)

const makeDatabase = () => {
  const oneAtATime = Semaphore.makeUnsafe(1)
  const snapshots: Array<() => () => void> = []

  const cell = <A>(initial: A): Cell<A> => {
    let value = initial
    snapshots.push(() => {
      const before = value
      return () => {
        value = before
      }
    })
    return {
      get: () => value,
      set: (next) => {
        value = next
      },
    }
  }

  const transaction = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    Effect.suspend(() => {
      const undo = snapshots.map((take) => take())
      return effect.pipe(
        Effect.provideService(Inside, true),
        Effect.onExit((exit) =>
          Effect.sync(() => {
            if (exit._tag === "Failure") for (const restore of undo) restore()
          }),
        ),
      )
    })

  return {
    cell,
    events: cell<ReadonlyArray<StoredEvent>>([]),
    rows: cell<ReadonlyMap<string, StoredRow>>(new Map()),
    atomically: <A, E, R>(effect: Effect.Effect<A, E, R>) =>
      Effect.flatMap(Inside, (inside) => (inside ? effect : oneAtATime.withPermits(1)(transaction(effect)))),
  }
}

/** A fresh database, and transactions on it. */
export const MemoryDatabaseLive: Layer.Layer<MemoryDatabase | Transactions> = Layer.effect(
  Transactions,
  Effect.map(MemoryDatabase, ({ atomically }) => ({ atomically })),
).pipe(Layer.provideMerge(Layer.effect(MemoryDatabase, Effect.sync(makeDatabase))))
