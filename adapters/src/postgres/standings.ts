import { isoOrNull } from "@rounds/core/kernel/iso.ts"
import { entitlementAt } from "@rounds/core/subscription/access.ts"
import type { Origin } from "@rounds/core/subscription/facts.ts"
import { holdsUntil } from "@rounds/core/subscription/holds-until.ts"
import { countedIn, SubscriptionState } from "@rounds/core/subscription/state.ts"
import * as DateTime from "effect/DateTime"
import * as Schema from "effect/Schema"
import type { Statements } from "./client.ts"

const decode = Schema.decodeUnknownSync(SubscriptionState)

interface Known {
  readonly user_id: string
  readonly version: number
  readonly state: unknown
}

const standingOf = ({ user_id, version, state }: Known, origin: Origin, now: DateTime.Utc) => {
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

/** How `origin` is written in a row: whose facts counted. */
export const nameOf = ({ provider, mode }: Origin): string => `${provider} ${mode}`

/**
 * Computes for each of `ids` what `account_standings` says at `now`, where it does not say so yet. Only facts of `origin`
 * count.
 */
export const computeStandings = async (
  sql: Statements,
  ids: ReadonlyArray<string>,
  origin: Origin,
  now: DateTime.Utc,
): Promise<void> => {
  await sql`
    DELETE FROM account_standings s WHERE user_id = ANY(${[...ids]}::text[])
      AND NOT EXISTS (SELECT FROM subscription_overview o WHERE o.user_id = s.user_id)`
  const known = await sql<Known[]>`
    SELECT o.user_id, o.version, o.state FROM subscription_overview o
    LEFT JOIN account_standings s ON s.user_id = o.user_id
    WHERE o.user_id = ANY(${[...ids]}::text[]) AND (s.version IS DISTINCT FROM o.version
      OR s.origin <> ${nameOf(origin)} OR s.holds_until <= ${DateTime.toDate(now)})`
  if (known.length === 0) return
  await sql`
    INSERT INTO account_standings
      (user_id, version, origin, tier, status, pays, trial_ends_at, access_until, holds_until)
    SELECT user_id, version, ${nameOf(origin)}, tier, status, pays, trial_ends_at, access_until, holds_until
    FROM jsonb_to_recordset(${sql.json(known.map((one) => standingOf(one, origin, now)))}) AS rows
      (user_id text, version integer, tier text, status text, pays boolean, trial_ends_at timestamptz,
       access_until timestamptz, holds_until timestamptz)
    ON CONFLICT (user_id) DO UPDATE SET version = EXCLUDED.version, origin = EXCLUDED.origin,
      tier = EXCLUDED.tier, status = EXCLUDED.status, pays = EXCLUDED.pays,
      trial_ends_at = EXCLUDED.trial_ends_at, access_until = EXCLUDED.access_until,
      holds_until = EXCLUDED.holds_until`
}
