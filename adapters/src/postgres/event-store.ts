import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import {
  type Append,
  ConcurrencyConflict,
  EventStore,
  type History,
  type Recorded,
} from "@rounds/core/kernel/event-store.ts"
import { turns } from "@rounds/core/kernel/turns.ts"
import { appendStatement } from "./append-statement.ts"
import { insideTransaction, query, Sql, type Statements } from "./client.ts"
import { jsonText } from "@rounds/core/kernel/json-text.ts"

/** Events in Postgres. A command costs two round trips: `load`, and `append`, which also stores the read model. */
export const PostgresEventStore: Layer.Layer<EventStore, never, Sql> = Layer.effect(
  EventStore,
  Effect.map(Sql, (pool) => {
    const inTurn = turns()
    const withPool = Effect.provideService(Sql, pool)
    return {
      load: (stream, commandId) =>
        query("load a stream", (sql) =>
          commandId === null ? loadStream(sql, stream) : loadWithReceipt(sql, stream, commandId),
        ).pipe(withPool),
      append: (batch) =>
        query("append events", (sql) => append(sql, batch)).pipe(
          Effect.flatMap((version) => (version === null ? Effect.fail(conflict(batch)) : Effect.void)),
          withPool,
        ),
      erase: (stream, row) =>
        query("erase a stream", async (sql) => {
          const model = row && sql`DELETE FROM ${sql(row.table)} WHERE ${sql(row.key)} = ${row.id}`
          await sql`
            WITH events_gone AS (DELETE FROM events WHERE stream = ${stream})
            ${model ? sql`, model_gone AS (${model})` : sql``}
            DELETE FROM command_receipts WHERE stream = ${stream}`
        }).pipe(withPool),
      // A transaction already holds a connection: waiting here for others who need one could wait for ever.
      inTurn: (stream, effect) =>
        Effect.flatMap(insideTransaction, (inside) => (inside ? effect : inTurn(stream, effect))),
    }
  }),
)

const loadStream = async (sql: Statements, stream: string): Promise<History> => {
  const events = await sql<StoredRow[]>`
    SELECT version, type, data FROM events
    WHERE stream = ${stream} AND version >= ${lastOpening(sql, stream)}
    ORDER BY version`
  return { version: events.at(-1)?.version ?? 0, events, receipt: null }
}

const loadWithReceipt = async (sql: Statements, stream: string, commandId: string): Promise<History> => {
  const rows = await sql<(Partial<StoredRow> & ReceiptColumns)[]>`
    SELECT e.version, e.type, e.data, r.content, r.first_version, r.last_version
    FROM (SELECT 1) AS one
    LEFT JOIN command_receipts r ON r.stream = ${stream} AND r.command_id = ${commandId}
    LEFT JOIN events e ON e.stream = ${stream} AND e.version >= ${lastOpening(sql, stream)}
    ORDER BY e.version`
  const events = rows.flatMap(({ version, type, data }) =>
    typeof version === "number" && typeof type === "string" ? [{ version, type, data }] : [],
  )
  const receipt = rows[0]
  return {
    version: events.at(-1)?.version ?? 0,
    events,
    receipt:
      receipt === undefined || receipt.content === null
        ? null
        : {
            content: receipt.content,
            events: await sql<StoredRow[]>`
              SELECT version, type, data FROM events
              WHERE stream = ${stream} AND version > ${receipt.first_version}
                AND version <= ${receipt.last_version}
              ORDER BY version`,
          },
  }
}

interface StoredRow extends Recorded {
  readonly version: number
}

interface ReceiptColumns {
  readonly content: string | null
  readonly first_version: number
  readonly last_version: number
}

const lastOpening = (sql: Statements, stream: string) =>
  sql`coalesce((SELECT max(version) FROM events WHERE stream = ${stream} AND opens), 1)`

const append = async (sql: Statements, batch: Append): Promise<number | null> => {
  const { row } = batch
  const parameters = [
    batch.stream,
    batch.expectedVersion,
    jsonText(batch.events),
    jsonText({ by: batch.by, commandId: batch.commandId }),
    DateTime.formatIso(batch.at),
    batch.commandId,
    batch.receipt,
    ...(row === null ? [] : [row.id, jsonText(row.values)]),
  ]
  // The text is built from table and column names of our own registry, never from input.
  const [answer] = await sql.unsafe<{ version: number | null }[]>(appendStatement(row), parameters, {
    prepare: true,
  })
  return answer?.version ?? null
}

const conflict = ({ stream, expectedVersion }: Append) =>
  new ConcurrencyConflict({ streamId: stream, expectedVersion })
