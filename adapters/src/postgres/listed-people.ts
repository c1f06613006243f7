import { atomically, type Transactions } from "@rounds/core/kernel/atomically.ts"
import { endOfMonth, monthOf } from "@rounds/core/quota/month.ts"
import type { Origin } from "@rounds/core/subscription/facts.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { isAccountId } from "./account-rows.ts"
import { query, type Sql, type Statements } from "./client.ts"
import type { InvariantCheck } from "./invariants.ts"
import { listed } from "./people-rows.ts"
import { computeStandings, nameOf } from "./standings.ts"

/** People that are computed by one transaction: a moment, so that nobody waits long for the next one. */
const BATCH = 500

/** Any number: who holds it computes alone. What two computed at once could be stored in the wrong order. */
const LOCK = 300_001

const isDue = async (sql: Statements, origin: Origin, at: Date): Promise<boolean> => {
  const [row] = await sql<{ due: boolean }[]>`
    SELECT EXISTS (SELECT FROM changed_people)
      OR EXISTS (SELECT FROM listed_people WHERE holds_until <= ${at})
      OR EXISTS (SELECT FROM account_standings WHERE holds_until <= ${at})
      OR EXISTS (SELECT FROM account_standings WHERE origin < ${nameOf(origin)})
      OR EXISTS (SELECT FROM account_standings WHERE origin > ${nameOf(origin)}) AS due`
  return row?.due === true
}

/** Takes out of the notes whose row is due: what is noted from here on is another's turn. */
const takeDue = async (sql: Statements, origin: Origin, at: Date): Promise<ReadonlyArray<string>> => {
  const changed = await sql<{ user_id: string }[]>`
    DELETE FROM changed_people WHERE seq IN (SELECT seq FROM changed_people ORDER BY seq LIMIT ${BATCH})
    RETURNING user_id`
  const byTime = await sql<{ user_id: string }[]>`
    (SELECT account_id::text AS user_id FROM listed_people WHERE holds_until <= ${at} LIMIT ${BATCH})
    UNION (SELECT user_id FROM account_standings
      WHERE holds_until <= ${at} OR origin < ${nameOf(origin)} OR origin > ${nameOf(origin)} LIMIT ${BATCH})`
  return [...new Set([...changed, ...byTime].map(({ user_id }) => user_id))]
}

/** What the list keeps of each of `accounts` at `now`, as it follows from everything else that is stored. */
const computed = (sql: Statements, now: DateTime.Utc, accounts = sql`accounts`) => {
  const month = monthOf(now)
  return sql`(
    SELECT id AS account_id, lower(concat_ws(' ', email, first_name, last_name)) AS words, plan, state, CASE WHEN used > 0 THEN ${month} ELSE '' END COLLATE "C" AS period, used, at_limit,
      pays, status = 'past_due' AS past_due, NOT is_active AS suspended, trial_ends_at,
      CASE WHEN at_limit THEN ${endOfMonth(month)}::timestamptz
        WHEN used > 0 AND extra_scripts > 0 THEN (extra_until + 1)::timestamp AT TIME ZONE 'UTC' END AS holds_until
    FROM ${listed(sql, now, accounts)} everybody
  )`
}

/** Who has no account any more gets no row, and nobody's goes meanwhile: locked in one order, so that no two wait in a ring. */
const lockAccounts = (sql: Statements, ids: string[]) => sql`
  SELECT FROM accounts WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR KEY SHARE`

const computeRows = (sql: Statements, ids: string[], now: DateTime.Utc) => sql`
  INSERT INTO listed_people (account_id, words, plan, state, period, used, at_limit, pays, past_due, suspended, trial_ends_at,
    holds_until)
  SELECT account_id, words, plan, state, period, used, at_limit, pays, past_due, suspended, trial_ends_at, holds_until
  FROM ${computed(sql, now, sql`(SELECT * FROM accounts WHERE id = ANY(${ids}::uuid[]))`)} computed
  ON CONFLICT (account_id) DO UPDATE SET words = EXCLUDED.words, plan = EXCLUDED.plan, state = EXCLUDED.state, period = EXCLUDED.period,
    used = EXCLUDED.used, at_limit = EXCLUDED.at_limit, pays = EXCLUDED.pays, past_due = EXCLUDED.past_due,
    suspended = EXCLUDED.suspended, trial_ends_at = EXCLUDED.trial_ends_at, holds_until = EXCLUDED.holds_until`

const keepSome = (origin: Origin, now: DateTime.Utc) =>
  atomically(
    Effect.gen(function* () {
      yield* query(
        "wait for who keeps the list of people",
        (sql) => sql`SELECT pg_advisory_xact_lock(${LOCK})`,
      )
      return yield* query("keep the list of people", async (sql) => {
        const ids = await takeDue(sql, origin, DateTime.toDate(now))
        if (ids.length === 0) return 0
        await computeStandings(sql, ids, origin, now)
        const accounts = ids.filter(isAccountId)
        await lockAccounts(sql, accounts)
        await computeRows(sql, accounts, now)
        return ids.length
      })
    }),
  )

/**
 * Computes anew the rows of whoever has changed since, or by time: afterwards `listed_people` is right for `now`. Only
 * facts of `origin` count.
 */
export const keepList = Effect.fnUntraced(function* (
  origin: Origin,
  now: DateTime.Utc,
): Effect.fn.Return<void, never, Sql | Transactions> {
  const due = yield* query("look whether the list of people is kept", (sql) =>
    isDue(sql, origin, DateTime.toDate(now)),
  )
  if (!due) return
  for (let kept = 1; kept > 0;) kept = yield* keepSome(origin, now)
})

/** Counts whom the list shows otherwise than they stand. Who is noted or due is computed before anybody sees them. */
export const checkList: Effect.Effect<ReadonlyArray<InvariantCheck>, never, Sql> = Effect.flatMap(
  DateTime.now,
  (now) =>
    query("check: list of people", (sql) => {
      const at = DateTime.toDate(now)
      const counts = sql`l.period = ${monthOf(now)}`
      return sql<{ count: number }[]>`
      SELECT count(*)::integer AS count FROM ${computed(sql, now)} c
      LEFT JOIN listed_people l ON l.account_id = c.account_id
      LEFT JOIN account_standings s ON s.user_id = c.account_id::text
      WHERE (l.words, l.plan, l.state, CASE WHEN ${counts} THEN l.period ELSE '' END, CASE WHEN ${counts} THEN l.used ELSE 0 END,
          l.at_limit, l.pays, l.past_due, l.suspended, l.trial_ends_at)
        IS DISTINCT FROM (c.words, c.plan, c.state, c.period, c.used, c.at_limit, c.pays, c.past_due, c.suspended, c.trial_ends_at)
        AND NOT EXISTS (SELECT FROM changed_people WHERE user_id = c.account_id::text)
        AND coalesce(l.holds_until > ${at}, true) AND coalesce(s.holds_until > ${at}, true)`
    }),
).pipe(
  Effect.map(([row]) => [{ name: "person listed otherwise than they stand", violations: row?.count ?? 0 }]),
)
