import { eraseLateArrivals } from "@rounds/core/account/erase.ts"
import { Erasures } from "@rounds/core/account/ports.ts"
import { guestScriptDays } from "@rounds/core/guest/guest-generation.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { query } from "#postgres/client.ts"
import type { Queue } from "./queue.ts"

/** Once a day, when little else happens. What one run misses the next one takes. */
export const reaping: Queue = {
  name: "reaper",
  retries: 4,
  retryDelaySeconds: 300,
  expireSeconds: 3600,
  schedule: "10 4 * * *",
}

/** How long something is kept. `from`: the column that tells its age. */
interface Retention {
  readonly table: string
  readonly from: string
  readonly days: number
  /** Only rows that are done with. */
  readonly only: string
  /** What becomes of them: the rows go, or what they hold does. */
  readonly clears: string | null
}

/** Everything that is kept for a time, and for how long. README says the same. */
export const retentions: ReadonlyArray<Retention> = [
  // The hash stays, so that a message that is sent again is known.
  {
    table: "webhook_inbox",
    from: "received_at",
    days: 90,
    only: "status IN ('done', 'ignored') AND body <> ''",
    clears: "body = ''",
  },
  { table: "generation_keys", from: "created_at", days: 2, only: "true", clears: null },
  { table: "call_receipts", from: "begun_at", days: 1, only: "true", clears: null },
  {
    table: "guest_generations",
    from: "claimed_at",
    days: 1,
    only: "network_hash IS NOT NULL",
    clears: "network_hash = NULL, place = NULL, key_hash = NULL",
  },
  { table: "guest_generations", from: "claimed_at", days: guestScriptDays, only: "true", clears: null },
  { table: "guest_ai_turns", from: "day", days: 2, only: "true", clears: null },
  { table: "command_receipts", from: "recorded_at", days: 30, only: "true", clears: null },
  {
    table: "mail_log",
    from: "settled_at",
    days: 14,
    only: "status <> 'queued' AND body IS NOT NULL",
    clears: "body = NULL",
  },
  { table: "mail_log", from: "queued_at", days: 180, only: "status <> 'queued'", clears: null },
  { table: "in_app_notifications", from: "created_at", days: 365, only: "true", clears: null },
  // Nothing that old is told again.
  { table: "notification_logs", from: "created_at", days: 400, only: "true", clears: null },
  { table: "weekly_plans", from: "created_at", days: 90, only: "true", clears: null },
  { table: "user_feedback", from: "created_at", days: 365, only: "status <> 'open'", clears: null },
  // A month longer than a history goes back; what a topic on screen is counted from stays, however old the edition.
  {
    table: "theme_archives",
    from: "archive_date",
    days: 120,
    only: "NOT EXISTS (SELECT FROM trending_topics AS topic WHERE topic.is_active AND topic.theme_key = theme_archives.theme_key)",
    clears: null,
  },
  { table: "topic_usage_analytics", from: "created_at", days: 90, only: "true", clears: null },
  { table: "security_log", from: "last_at", days: 90, only: "true", clears: null },
  { table: "password_tries", from: "last_at", days: 1, only: "true", clears: null },
  { table: "mailbox_letters", from: "hour", days: 1, only: "true", clears: null },
  // Longer than any token is good for.
  { table: "erased_identities", from: "erased_at", days: 30, only: "true", clears: null },
  { table: "account_exports", from: "expires_at", days: 0, only: "true", clears: null },
  // Who never confirmed did not ask.
  { table: "waitlist", from: "asked_at", days: 30, only: "confirmed_at IS NULL", clears: null },
  { table: "waitlist", from: "told_at", days: 90, only: "true", clears: null },
]

/** Rows at a time: no statement holds many locks, and each is far inside its time limit. */
const BATCH = 1_000

const reapBatch = ({ table, from, days, only, clears }: Retention, now: Date) =>
  query(
    `reap ${table}`,
    (sql) => sql`
      WITH old AS (
        SELECT ctid FROM ${sql(table)}
        WHERE ${sql(from)} < ${now}::timestamptz - make_interval(days => ${days}) AND ${sql.unsafe(only)}
        LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      ${clears === null ? sql`DELETE FROM ${sql(table)}` : sql`UPDATE ${sql(table)} SET ${sql.unsafe(clears)}`}
      WHERE ctid IN (SELECT ctid FROM old)`,
  ).pipe(Effect.map(({ count }) => count))

const reapAll = Effect.fnUntraced(function* (retention: Retention, now: Date) {
  let reaped = 0
  for (;;) {
    const count = yield* reapBatch(retention, now)
    reaped += count
    if (count < BATCH) return { table: retention.table, reaped }
  }
})

/** Forgets what has been kept long enough, and finishes erasures that were left open. Gives the rows by table. */
export const reap = Effect.fn("reap")(function* () {
  const now = DateTime.toDate(yield* DateTime.now)
  const reaped = yield* Effect.forEach(retentions, (retention) => reapAll(retention, now))
  yield* Erasures.use(({ askAgain }) => askAgain)
  yield* eraseLateArrivals()
  return reaped
})

export const reapDaily = { queue: reaping, handle: () => reap() }
