import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Append, ConcurrencyConflict, EventStore, type Receipt } from "#kernel/event-store.ts"
import { jsonText } from "#kernel/json-text.ts"
import { turns } from "#kernel/turns.ts"
import { insideMemoryTransaction, MemoryDatabase, type StoredEvent } from "./memory-database.ts"

/** The event store in memory. */
export const MemoryEventStore: Layer.Layer<EventStore, never, MemoryDatabase> = Layer.effect(
  EventStore,
  Effect.gen(function* () {
    const { cell, events, rows, atomically } = yield* MemoryDatabase
    const receipts = cell<ReadonlyMap<string, Receipt>>(new Map())
    const inTurn = turns()
    let lastGlobal = 0

    const eventsOf = (stream: string) => events.get().filter((event) => event.stream === stream)

    const stored = (batch: Append): ReadonlyArray<StoredEvent> =>
      batch.events.map((event, index) => ({
        ...plain(event),
        stream: batch.stream,
        version: batch.expectedVersion + index + 1,
        by: batch.by,
        commandId: batch.commandId,
        at: DateTime.formatIso(batch.at),
        position: { tx: String(lastGlobal), global: String((lastGlobal += 1)) },
      }))

    const store = (batch: Append): boolean => {
      const { stream, expectedVersion, row, receipt } = batch
      const key = receiptKey(stream, batch.commandId)
      if (eventsOf(stream).length !== expectedVersion) return false
      if (receipt !== null && receipts.get().has(key)) return false
      events.set([...events.get(), ...stored(batch)])
      if (receipt !== null) {
        const answer = { content: receipt, events: batch.events.map(plain) }
        receipts.set(new Map([...receipts.get(), [key, answer]]))
      }
      if (row !== null) {
        const version = expectedVersion + batch.events.length
        rows.set(new Map([...rows.get(), [`${row.table}/${row.id}`, { version, values: plain(row.values) }]]))
      }
      return true
    }

    return {
      load: (stream, commandId) =>
        Effect.sync(() => {
          const all = eventsOf(stream)
          return {
            version: all.length,
            events: all.slice(
              Math.max(
                0,
                all.findLastIndex(({ opens }) => opens),
              ),
            ),
            receipt: commandId === null ? null : (receipts.get().get(receiptKey(stream, commandId)) ?? null),
          }
        }),
      append: (batch) =>
        atomically(
          Effect.suspend(() =>
            store(batch)
              ? Effect.void
              : new ConcurrencyConflict({ streamId: batch.stream, expectedVersion: batch.expectedVersion }),
          ),
        ),
      erase: (stream, row) =>
        atomically(
          Effect.sync(() => {
            events.set(events.get().filter((event) => event.stream !== stream))
            receipts.set(new Map([...receipts.get()].filter(([key]) => !key.startsWith(`${stream}\n`))))
            if (row === null) return
            const gone = `${row.table}/${row.id}`
            rows.set(new Map([...rows.get()].filter(([key]) => key !== gone)))
          }),
        ),
      inTurn: (stream, effect) =>
        Effect.flatMap(insideMemoryTransaction, (inside) => (inside ? effect : inTurn(stream, effect))),
    }
  }),
)

const receiptKey = (stream: string, commandId: string) => `${stream}\n${commandId}`

/** The value after a trip through JSON, as a database would give it back: nothing shared, no `undefined`. */
const plain = <A>(value: A): A => {
  const copy: A = JSON.parse(jsonText(value))
  return copy
}
