import {
  type MailLine,
  type MailState,
  type OpenWebhook,
  Operations,
  type OperationsNow,
  type QueueState,
} from "@rounds/core/admin/operations.ts"
import { toldIn } from "@rounds/core/mail/told-in.ts"
import * as Effect from "effect/Effect"
import { query, type Statements } from "./client.ts"
import { isBeating } from "./heartbeat.ts"
import { implement } from "./implement.ts"

/** Name of the worker's heartbeat. */
const WORKER = "worker"

/** Our jobs that are open or were given up, without those that the job system sends itself; the table is the job system's own and is not there before its first start. */
const queues = query("operations.queues", async (sql) => {
  const [known] = await sql<{ found: string | null }[]>`SELECT to_regclass('pgboss.job')::text AS found`
  if (known?.found == null) return []
  return await sql<(Omit<QueueState, "oldestRunningSince"> & { readonly oldestRunningSince: Date | null })[]>`
    SELECT name,
      (count(*) FILTER (WHERE state = 'created'))::integer AS waiting,
      (count(*) FILTER (WHERE state = 'active'))::integer AS running,
      (count(*) FILTER (WHERE state = 'retry'))::integer AS retrying,
      (count(*) FILTER (WHERE state = 'failed' AND created_on > now() - interval '14 days'))::integer AS failed,
      min(started_on) FILTER (WHERE state = 'active') AS "oldestRunningSince"
    FROM pgboss.job WHERE state IN ('created', 'active', 'retry', 'failed') AND NOT starts_with(name, '__pgboss__')
    GROUP BY name ORDER BY name LIMIT 100`
}).pipe(
  Effect.map((rows): ReadonlyArray<QueueState> =>
    rows.map((row) => ({ ...row, oldestRunningSince: row.oldestRunningSince?.toISOString() ?? null })),
  ),
)

const webhookCounts = (since: string) =>
  query(
    "operations.webhookCounts",
    (sql) => sql<OperationsNow["webhooks"]["counts"][number][]>`
      SELECT status, count(*)::integer AS count FROM webhook_inbox WHERE received_at >= ${since}
      GROUP BY status ORDER BY status`,
  )

const openWebhooks = query(
  "operations.openWebhooks",
  (sql) => sql<(Omit<OpenWebhook, "receivedAt"> & { readonly receivedAt: Date })[]>`
    SELECT hash, event_name AS "eventName", received_at AS "receivedAt", attempts, status, last_error AS "lastError"
    FROM webhook_inbox WHERE status IN ('received', 'dead') AND (status = 'dead' OR attempts > 0)
    ORDER BY received_at DESC, hash LIMIT 50`,
).pipe(
  Effect.map((rows): ReadonlyArray<OpenWebhook> =>
    rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })),
  ),
)

const mailCounts = (since: string) =>
  query(
    "operations.mailCounts",
    (sql) => sql<OperationsNow["mail"][number][]>`
      SELECT status, count(*)::integer AS count FROM mail_log WHERE queued_at >= ${since}
      GROUP BY status ORDER BY status`,
  )

type MailRow = Omit<MailLine, "queuedAt" | "settledAt"> & {
  readonly queuedAt: Date
  readonly settledAt: Date | null
}

const lineOf = (sql: Statements) => sql`
  id, kind, recipient, subject, status, tries, last_error AS "lastError", transport,
  queued_at AS "queuedAt", settled_at AS "settledAt",
  status IN ('refused', 'failed') AND body IS NOT NULL AND recipient IS NOT NULL AS "maySendAgain"`

const shown = (row: MailRow): MailLine => ({
  ...row,
  ...toldIn(row.subject),
  queuedAt: row.queuedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})

const letter = (id: string) =>
  query(
    "operations.letter",
    (sql) => sql<MailRow[]>`SELECT ${lineOf(sql)} FROM mail_log WHERE id = ${id}`,
  ).pipe(Effect.map(([row]) => (row === undefined ? null : shown(row))))

const mail = ({ status, limit }: { readonly status: MailState | null; readonly limit: number }) =>
  query(
    "operations.mail",
    (sql) => sql<MailRow[]>`
      SELECT ${lineOf(sql)} FROM mail_log WHERE ${status === null ? sql`true` : sql`status = ${status}`}
      ORDER BY queued_at DESC, id LIMIT ${Math.min(Math.max(limit, 1), 200)}`,
  ).pipe(Effect.map((rows): ReadonlyArray<MailLine> => rows.map(shown)))

/** The job system's table, `webhook_inbox` and `mail_log`. */
export const PostgresOperations = implement(Operations, {
  now: (since) =>
    Effect.gen(function* () {
      return {
        worker: yield* isBeating(WORKER),
        queues: yield* queues,
        webhooks: { counts: yield* webhookCounts(since), open: yield* openWebhooks },
        mail: yield* mailCounts(since),
      }
    }),
  mail,
  letter,
})
