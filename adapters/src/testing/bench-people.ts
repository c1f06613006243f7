import type { Origin } from "@rounds/core/subscription/facts.ts"
import { nothingKnown, SubscriptionState, withSubscription } from "@rounds/core/subscription/state.ts"
import * as DateTime from "effect/DateTime"
import * as Schema from "effect/Schema"
import postgres from "postgres"

/** Accounts that one statement writes. */
const BATCH = 5_000

const statusOf = (n: number) => (n % 12 === 0 ? "trialing" : n % 200 === 4 ? "past_due" : "active")

/** What a provider has said of the subscription of person `n`. */
const stateOf = (n: number, origin: Origin, now: DateTime.Utc): unknown =>
  Schema.encodeSync(SubscriptionState)(
    withSubscription(nothingKnown, {
      ...origin,
      subscriptionId: `subscription-${n}`,
      customerId: `customer-${n}`,
      orderId: null,
      tier: "creator_pro",
      billing: "monthly",
      status: statusOf(n),
      startedAt: DateTime.subtract(now, { days: 3 }),
      trialEndsAt: n % 12 === 0 ? DateTime.add(now, { days: 1 + (n % 4) }) : null,
      renewsAt: DateTime.add(now, { days: 1 + (n % 27) }),
      endsAt: null,
      updatedAt: DateTime.subtract(now, { days: 1 }),
      readAt: null,
      trialAllowed: true,
    }),
  )

/**
 * So many people as a house has after years: one in four with a subscription, four in five with scripts of this month
 * or an earlier one, some unconfirmed, suspended, or with a bonus.
 */
export const insertPeople = async (url: string, people: number, origin: Origin): Promise<void> => {
  const sql = postgres(url, { max: 1 })
  await sql`
    INSERT INTO accounts (id, email, email_verified, first_name, last_name, is_admin, is_active, base_tier,
      created_at, updated_at, last_seen_at)
    SELECT ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'person' || n || '@clinic.example',
      n % 11 <> 0, 'First' || n % 997, 'Last' || n % 4999, false, n % 97 <> 0,
      CASE WHEN n % 50 = 0 THEN 'professional' ELSE 'freemium' END, now() - n * interval '7 minutes', now(),
      CASE WHEN n % 3 = 0 THEN NULL ELSE now() - n % 9000 * interval '1 minute' END
    FROM generate_series(1, ${people}::integer) AS n`
  await sql`
    INSERT INTO usage (user_id, version, period, scripts_charged, open_reservations, topics_viewed, extra_scripts,
      extra_topic_views, extra_until)
    SELECT '00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'), 1,
      to_char(now() AT TIME ZONE 'UTC' - (n % 10 = 0)::integer * interval '40 days', 'YYYY-MM'), n % 7, '[]', n % 13,
      (n % 23 = 0)::integer * 5, 0, CASE WHEN n % 46 = 0 THEN current_date - 2 ELSE current_date + 30 END
    FROM generate_series(1, ${people}::integer) AS n WHERE n % 5 < 4`
  const now = DateTime.nowUnsafe()
  for (let first = 4; first <= people; first += BATCH * 4) {
    const numbers = Array.from({ length: BATCH }, (_, i) => first + i * 4).filter((n) => n <= people)
    const rows = numbers.map((n) => ({
      user_id: `00000000-0000-4000-8000-${n.toString(16).padStart(12, "0")}`,
      state: stateOf(n, origin, now),
    }))
    await sql`
      INSERT INTO subscription_overview (user_id, version, state, subscription_ids, customer_ids, order_ids, changed_at)
      SELECT user_id, 1, state, '[]', '[]', '[]', now()
      FROM jsonb_to_recordset(${sql.json(JSON.parse(JSON.stringify(rows)))}) AS rows (user_id text, state jsonb)`
  }
  await sql`VACUUM ANALYZE`
  await sql.end()
}
