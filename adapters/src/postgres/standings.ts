import { isoOrNull } from "@rounds/core/kernel/iso.ts"
import { entitlementAt } from "@rounds/core/subscription/access.ts"
import type { Origin } from "@rounds/core/subscription/facts.ts"
import { holdsUntil } from "@rounds/core/subscription/holds-until.ts"
import { countedIn, SubscriptionState } from "@rounds/core/subscription/state.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { query } from "./client.ts"

const decode = Schema.decodeUnknownSync(SubscriptionState)

/** Accounts that are computed by one statement. */
const BATCH = 1_000

interface Overdue {
  readonly user_id: string
  readonly version: number
  readonly state: unknown
}

const standingOf = ({ user_id, version, state }: Overdue, origin: Origin, now: DateTime.Utc) => {
  const counted = countedIn(decode(state), origin)
  const { tier, status, trialEndsAt, accessUntil, subscriptionId } = entitlementAt(counted, now)
  return {
    user_id,
    version,
    tier,
    status,
    pays: subscriptionId !== null && (status === "active" || status === "past_due"),
    trial_ends_at: isoOrNull(trialEndsAt),
    access_until: isoOrNull(accessUntil),
    holds_until: isoOrNull(holdsUntil(counted, now)),
  }
}

/**
 * Computes anew what has changed since, or by time: afterwards `account_standings` is right for `now`. A row is tied to
 * the version it was computed from, so that news that come meanwhile are seen by the next reader.
 */
export const refreshStandings = Effect.fnUntraced(function* (origin: Origin, now: DateTime.Utc) {
  const name = `${origin.provider} ${origin.mode}`
  const at = DateTime.toDate(now)
  for (let computed = BATCH; computed === BATCH;) {
    computed = yield* query("compute standings", async (sql) => {
      const overdue = await sql<Overdue[]>`
        SELECT o.user_id, o.version, o.state FROM subscription_overview o
        LEFT JOIN account_standings s ON s.user_id = o.user_id
        WHERE s.version IS DISTINCT FROM o.version OR s.origin <> ${name} OR s.holds_until <= ${at}
        LIMIT ${BATCH}`
      if (overdue.length === 0) return 0
      await sql`
        INSERT INTO account_standings
          (user_id, version, origin, tier, status, pays, trial_ends_at, access_until, holds_until)
        SELECT user_id, version, ${name}, tier, status, pays, trial_ends_at, access_until, holds_until
        FROM jsonb_to_recordset(${sql.json(overdue.map((one) => standingOf(one, origin, now)))}) AS rows
          (user_id text, version integer, tier text, status text, pays boolean, trial_ends_at timestamptz,
           access_until timestamptz, holds_until timestamptz)
        ON CONFLICT (user_id) DO UPDATE SET version = EXCLUDED.version, origin = EXCLUDED.origin,
          tier = EXCLUDED.tier, status = EXCLUDED.status, pays = EXCLUDED.pays,
          trial_ends_at = EXCLUDED.trial_ends_at, access_until = EXCLUDED.access_until,
          holds_until = EXCLUDED.holds_until`
      return overdue.length
    })
  }
})
