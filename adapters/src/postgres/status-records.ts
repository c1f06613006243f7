import {
  PartState,
  type Seen,
  type StatusFacts,
  StatusPart,
  StatusRecords,
} from "@rounds/core/status/status.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { query, type Sql } from "./client.ts"
import { isBeating, lastBeatOf } from "./heartbeat.ts"
import { implement } from "./implement.ts"

/** Name of the worker's heartbeat. */
const WORKER = "worker"

/** A letter that nothing holds up leaves within seconds. */
const PROMPT_MINUTES = 10

const instant = (at: Date | null): DateTime.Utc | null => (at === null ? null : DateTime.makeUnsafe(at))

const mail = query(
  "status.mail",
  (sql) => sql<{ waiting: Date | null; sent: Date | null }[]>`
    SELECT
      (SELECT min(queued_at) FROM mail_log WHERE status = 'queued'
        AND (tries > 0 OR queued_at < now() - make_interval(mins => ${PROMPT_MINUTES}))) AS waiting,
      (SELECT max(settled_at) FROM mail_log
        WHERE status = 'sent' AND queued_at > now() - interval '2 days') AS sent`,
).pipe(
  Effect.map(([row]) => ({
    waitingSince: instant(row?.waiting ?? null),
    lastSent: instant(row?.sent ?? null),
  })),
)

const ai = query(
  "status.ai",
  (sql) => sql<StatusFacts["ai"][]>`
    SELECT (count(*) FILTER (WHERE tokens_used > 0))::integer AS answered,
      (count(*) FILTER (WHERE NOT success AND error_message LIKE 'WriterUnavailable%'))::integer AS failed
    FROM backend_usage WHERE created_at > now() - interval '1 hour'`,
).pipe(Effect.map(([row]) => row ?? { answered: 0, failed: 0 }))

const lastReadings = { completed: "done", retry: "retrying", failed: "failed" } as const

/** The job system's table is not there before its first start. */
const payments = query("status.payments", async (sql): Promise<StatusFacts["payments"]> => {
  const [messages] = await sql<{ dead: number }[]>`
    SELECT count(*)::integer AS dead FROM webhook_inbox
    WHERE status = 'dead' AND received_at > now() - interval '1 day'`
  const [known] = await sql<{ found: string | null }[]>`SELECT to_regclass('pgboss.job')::text AS found`
  const [reading] =
    known?.found == null
      ? []
      : await sql<{ state: keyof typeof lastReadings }[]>`
          SELECT state::text AS state FROM pgboss.job
          WHERE name = 'reconcile' AND state IN ('completed', 'retry', 'failed')
          ORDER BY created_on DESC LIMIT 1`
  return {
    dead: messages?.dead ?? 0,
    lastReading: reading === undefined ? null : lastReadings[reading.state],
  }
})

const worker = Effect.gen(function* () {
  return { isAlive: yield* isBeating(WORKER), lastBeat: instant(yield* lastBeatOf(WORKER)) }
})

const decode = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ part: StatusPart, state: PartState })))

/** What was kept, and what has changed since, kept too. */
const keep = (parts: { readonly [P in StatusPart]: Seen }, at: DateTime.Utc) =>
  query("status.keep", async (sql) => {
    const rows = await sql<{ part: string; state: string; since: Date }[]>`
      SELECT part, state, since FROM service_states`
    const kept = new Map(
      decode(rows.map(({ part, state }) => ({ part, state }))).map((row) => [row.part, row.state]),
    )
    const since = new Map(rows.map((row) => [row.part, row.since]))
    for (const part of StatusPart.literals) {
      const { state, since: from } = parts[part]
      if (kept.get(part) !== state) since.set(part, DateTime.toDate(from ?? at))
    }
    const changed = StatusPart.literals
      .filter((part) => kept.get(part) !== parts[part].state)
      .map((part) => ({ part, state: parts[part].state, since: since.get(part) }))
    if (changed.length > 0) {
      await sql`
        INSERT INTO service_states (part, state, since)
        SELECT part, state, since FROM jsonb_to_recordset(${JSON.stringify(changed)}::text::jsonb)
          AS seen (part text, state text, since timestamptz)
        ON CONFLICT (part) DO UPDATE SET state = excluded.state, since = excluded.since
        WHERE service_states.state <> excluded.state`
    }
    const sinceOf = (part: StatusPart) => DateTime.makeUnsafe(since.get(part) ?? DateTime.toDate(at))
    return {
      database: sinceOf("database"),
      worker: sinceOf("worker"),
      edition: sinceOf("edition"),
      mail: sinceOf("mail"),
      ai: sinceOf("ai"),
      payments: sinceOf("payments"),
    }
  })

/** What the tables say, each asked about the last hour or day alone. */
export const PostgresStatusRecords: Layer.Layer<StatusRecords, never, Sql> = implement(StatusRecords, {
  facts: Effect.all({ worker, mail, ai, payments }),
  keep,
})
