import { type PeopleOrder, type PeopleSearch, type Person, PlanGroup } from "@rounds/core/admin/people.ts"
import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { Tier } from "@rounds/core/plan/tier.ts"
import { monthOf } from "@rounds/core/quota/month.ts"
import * as DateTime from "effect/DateTime"
import { isAccountId } from "./account-rows.ts"
import type { Statements } from "./client.ts"

/** What the plans include, as SQL: a tier without a row is unlimited. */
const limits = Tier.literals.flatMap((tier) => {
  const { scripts } = allowanceOf(tier)
  return scripts === null ? [] : [{ tier, scripts }]
})

/**
 * Every account with what it may use and has used at `now`, and what stands out about it. A bonus counts on its last
 * day; the counts of another month are none. Asked for by few: nothing of it is read that a query does not name.
 */
export const listed = (sql: Statements, now: DateTime.Utc, accounts = sql`accounts`) => {
  const day = DateTime.formatIsoDateUtc(now)
  const month = monthOf(now)
  const limit = limits.reduce(
    (others, { tier, scripts }) =>
      sql`CASE WHEN known.tier = ${tier} THEN ${scripts}::integer ELSE ${others} END`,
    sql`NULL::integer`,
  )
  return sql`(
    SELECT full_rows.*,
      CASE WHEN status = 'trialing' THEN 'trial' WHEN tier IN ('freemium', 'free') THEN 'freemium' ELSE tier END AS plan,
      CASE WHEN is_deleting THEN 'deleting' WHEN NOT is_active THEN 'suspended' WHEN status = 'past_due' THEN 'payment_failing'
        WHEN NOT email_verified THEN 'unconfirmed' WHEN at_limit THEN 'quota_full' ELSE 'active' END AS state
    FROM (
      SELECT known.*, coalesce(used >= script_limit + extra_scripts, false) AS at_limit FROM (
        SELECT known.*, ${limit} AS script_limit FROM (
          SELECT a.id, a.email, a.email_verified, a.first_name, a.last_name, a.is_active, a.is_admin, a.admin_notes,
            a.created_at, a.last_seen_at,
            coalesce(s.tier, a.base_tier) AS tier,
            coalesce(s.status, CASE WHEN a.base_tier IN ('freemium', 'free') THEN 'incomplete' ELSE 'active' END) AS status,
            coalesce(s.pays, false) AS pays, s.trial_ends_at, s.access_until,
            CASE WHEN u.period = ${month} THEN u.scripts_charged ELSE 0 END AS used,
            CASE WHEN u.period = ${month} THEN u.topics_viewed ELSE 0 END AS viewed,
            CASE WHEN u.extra_until < ${day}::date THEN 0 ELSE coalesce(u.extra_scripts, 0) END AS extra_scripts,
            CASE WHEN u.extra_until < ${day}::date THEN 0 ELSE coalesce(u.extra_topic_views, 0) END AS extra_views,
            CASE WHEN u.extra_until < ${day}::date THEN NULL ELSE u.extra_until END AS extra_until,
            a.id IN (SELECT account_id FROM account_erasures WHERE erased_at IS NULL) AS is_deleting
          FROM ${accounts} a
          LEFT JOIN account_standings s ON s.user_id = a.id::text
          LEFT JOIN usage u ON u.user_id = a.id::text
        ) known
      ) known
    ) full_rows
  )`
}

/** The conditions of a search, on what the list keeps of people. */
const fits = (sql: Statements, { q, tier, state, ids }: PeopleSearch) => {
  const words = (q ?? "").trim().toLowerCase()
  const part = `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`
  const conditions = [
    ...(words === "" ? [] : [isAccountId(words) ? sql`l.account_id = ${words}` : sql`l.words LIKE ${part}`]),
    ...(ids === undefined ? [] : [sql`l.account_id = ANY(${[...ids]}::uuid[])`]),
    ...(tier === undefined ? [] : [sql`l.plan = ${tier}`]),
    ...(state === undefined ? [] : [sql`l.state = ${state}`]),
  ]
  if (conditions.length === 0) return null
  return conditions.reduce((all, one) => sql`${all} AND ${one}`)
}

const ofAccounts: ReadonlySet<PeopleOrder> = new Set(["email", "seen", "joined"])

/** Where a page of a search is found: what is sorted or searched by one table alone is read off its index. */
export const foundBy = (sql: Statements, search: PeopleSearch, sort: PeopleOrder) => {
  const conditions = fits(sql, search)
  const where = conditions === null ? sql`` : sql`WHERE ${conditions}`
  if (!ofAccounts.has(sort)) return { id: sql`l.account_id`, from: sql`FROM listed_people l ${where}` }
  if (conditions === null) return { id: sql`a.id`, from: sql`FROM accounts a` }
  // How many a search finds cannot be guessed: it is done first, and its finds are sorted.
  if (search.q !== undefined) {
    const found = sql`WITH found AS MATERIALIZED (SELECT l.account_id FROM listed_people l ${where}) SELECT account_id FROM found`
    return { id: sql`a.id`, from: sql`FROM accounts a JOIN (${found}) l ON l.account_id = a.id` }
  }
  return {
    id: sql`a.id`,
    from: sql`FROM accounts a JOIN listed_people l ON l.account_id = a.id ${where}`,
  }
}

/** How many fit a search, by plan. Of everybody, each plan is counted on the index. */
export const countedBy = (sql: Statements, search: PeopleSearch) => {
  const conditions = fits(sql, search)
  return conditions === null
    ? sql<Counted[]>`
        SELECT plan, (SELECT count(*)::integer FROM listed_people l WHERE l.plan = plans.plan) AS count
        FROM unnest(${[...PlanGroup.literals]}::text[]) AS plans (plan)`
    : sql<Counted[]>`
        SELECT l.plan, count(*)::integer AS count FROM listed_people l WHERE ${conditions} GROUP BY l.plan`
}

interface Counted {
  readonly plan: PlanGroup
  readonly count: number
}

/** The order of a list, as the indexes have it; the id decides between equals, so that pages never overlap. */
export const orderedBy = (sql: Statements, sort: PeopleOrder, descending: boolean) => {
  const way = descending ? sql`DESC` : sql`ASC`
  const orders = {
    email: sql`a.email ${way}, a.id`,
    seen: sql`a.last_seen_at ${way} ${descending ? sql`NULLS LAST` : sql`NULLS FIRST`}, a.id`,
    joined: sql`a.created_at ${way}, a.id`,
    tier: sql`l.plan ${way}, l.account_id ${way}`,
    // What another month counts is nothing in this one, and stands with those who used nothing.
    scripts: sql`l.period ${way}, l.used ${way}, l.account_id ${way}`,
    state: sql`l.state ${way}, l.account_id ${way}`,
  }
  return orders[sort]
}

export interface PersonRow {
  readonly id: string
  readonly email: string
  readonly email_verified: boolean
  readonly first_name: string | null
  readonly last_name: string | null
  readonly profession: string | null
  readonly market: string | null
  readonly is_active: boolean
  readonly is_admin: boolean
  readonly admin_notes: string
  readonly created_at: Date
  readonly last_seen_at: Date | null
  readonly tier: Person["subscriptionTier"]
  readonly status: Person["subscriptionStatus"]
  readonly trial_ends_at: Date | null
  readonly access_until: Date | null
  readonly used: number
  readonly viewed: number
  readonly script_limit: number | null
  readonly extra_scripts: number
  readonly extra_views: number
  readonly extra_until: string | null
  readonly plan: PlanGroup
  readonly state: Person["state"]
}

const UNLIMITED = -1

export const personOf = (row: PersonRow): Person => ({
  id: row.id,
  email: row.email,
  emailVerified: row.email_verified,
  firstName: row.first_name,
  lastName: row.last_name,
  profession: row.profession,
  market: row.market,
  subscriptionTier: row.tier,
  subscriptionStatus: row.status,
  trialEndDate: row.trial_ends_at?.toISOString() ?? null,
  subscriptionEndsAt: row.access_until?.toISOString() ?? null,
  scriptsUsedThisMonth: row.used,
  monthlyScriptQuota: row.script_limit ?? UNLIMITED,
  monthlyTopicViews: row.viewed,
  monthlyTopicQuota: allowanceOf(row.tier).topicViews ?? UNLIMITED,
  extraScriptQuota: row.extra_scripts,
  extraTopicQuota: row.extra_views,
  quotaResetDate: row.extra_until,
  isActive: row.is_active,
  isAdmin: row.is_admin,
  adminNotes: row.admin_notes,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
})
