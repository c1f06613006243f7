import { query, type Statements } from "#postgres/client.ts"

interface Late {
  readonly table: string
  /** Whose row it is. */
  readonly column: string
  readonly isText?: true
}

/**
 * Tables whose rows name an account that need not be there: what is stored while an account is erased may stay behind in
 * them. A test compares the list with the schema.
 */
const lateTables: ReadonlyArray<Late> = [
  { table: "generated_scripts", column: "user_id" },
  { table: "script_versions", column: "user_id" },
  { table: "script_approvals", column: "user_id" },
  { table: "deleted_scripts", column: "user_id" },
  { table: "topic_usage_analytics", column: "user_id" },
  { table: "user_reach", column: "user_id" },
  { table: "generation_keys", column: "user_id" },
  { table: "call_receipts", column: "account_id" },
  { table: "happenings", column: "account_id" },
  { table: "backend_usage", column: "user_id" },
  { table: "listed_people", column: "account_id" },
  { table: "account_standings", column: "user_id", isText: true },
  { table: "usage", column: "user_id", isText: true },
  { table: "subscription_overview", column: "user_id", isText: true },
  { table: "trial_keys", column: "user_id", isText: true },
  { table: "trial_redemptions", column: "user_id", isText: true },
  { table: "finding_reviews", column: "done_by", isText: true },
]

/** Whether late rows of a table are found by whose they are. */
export const isLookedAt = (name: string): boolean => lateTables.some(({ table }) => table === name)

const isIn = (sql: Statements, { table, column, isText }: Late) =>
  sql`EXISTS (
    SELECT FROM ${sql(table)} AS late
    WHERE late.${sql(column)} = ${isText === true ? sql`x.account_id::text` : sql`x.account_id`})`

/**
 * What could be stored by whoever was at work when an account was erased, or by a message that came later. A message of
 * the provider names an account in its body alone where it was not carried out for it; one that still waits is left, for
 * it may be about something to cancel. What administrators did is known to be about somebody by its reason and its facts.
 */
export const findLateArrivals = query(
  "find what came after an erasure",
  (sql) => sql<{ readonly id: string }[]>`
    SELECT account_id AS id FROM account_erasures x
    WHERE erased_at IS NOT NULL AND (
      EXISTS (SELECT FROM events WHERE stream IN ('quota-' || x.account_id, 'subscription-' || x.account_id))
      OR EXISTS (
        SELECT FROM command_receipts WHERE stream IN ('quota-' || x.account_id, 'subscription-' || x.account_id))
      OR ${lateTables.map((late) => isIn(sql, late)).reduce((all, one) => sql`${all} OR ${one}`)}
      OR EXISTS (
        SELECT FROM admin_actions AS done
        WHERE done.account_id = x.account_id AND (why <> '' OR before IS NOT NULL OR after IS NOT NULL))
      OR x.account_id::text IN (
        SELECT coalesce(user_id, substring(encode(body, 'escape') FROM '"user_id"\\s*:\\s*"([0-9a-f-]{36})"'))
        FROM webhook_inbox WHERE status <> 'received' AND (user_id IS NOT NULL OR body <> '')))`,
)
