import { People } from "@rounds/core/admin/ports.ts"
import type { PeopleOrder, PeopleStats, PlanGroup, SignedInPlace } from "@rounds/core/admin/people.ts"
import type { Origin } from "@rounds/core/subscription/facts.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { isAccountId } from "./account-rows.ts"
import { query, type Sql, type Statements } from "./client.ts"
import { implement } from "./implement.ts"
import { fits, listed, orderedBy, personOf, type PersonRow } from "./people-rows.ts"
import { refreshStandings } from "./standings.ts"

const PLACES = 20

/** Orders by a column of the accounts themselves. */
const ofAccounts: ReadonlySet<PeopleOrder> = new Set(["email", "seen", "joined"])

/** A page's rows, and only these, with what their profiles say. */
const withProfiles = (sql: Statements, rows: ReturnType<typeof listed>) => sql<PersonRow[]>`
  SELECT rows.*, rows.extra_until::text AS extra_until, p.profession, r.market
  FROM ${rows} rows
  LEFT JOIN user_profiles p ON p.user_id = rows.id
  LEFT JOIN user_reach r ON r.user_id = rows.id
  ORDER BY rows.place`

/** People in Postgres, as they stand at the moment they are asked about; only facts of `origin` count. */
export const PostgresPeople = (origin: Origin): Layer.Layer<People, never, Sql> => {
  const now = Effect.tap(DateTime.now, (at) => refreshStandings(origin, at))
  return implement(People, {
    page: ({ sort, descending, offset, limit, ...search }) =>
      Effect.flatMap(now, (at) =>
        query("list people", (sql) => {
          const order = orderedBy(sql, sort, descending)
          const bounds = sql`ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
          // What the accounts alone decide is decided before anything is joined to them.
          const alone = search.tier === undefined && search.state === undefined && ofAccounts.has(sort)
          const everybody = alone
            ? listed(sql, at, sql`(SELECT * FROM accounts WHERE ${fits(sql, search)} ${bounds})`)
            : listed(sql, at)
          const here = alone ? sql`ORDER BY ${order}` : bounds
          const page = sql`(
            SELECT listed.*, row_number() OVER () AS place FROM (
              SELECT * FROM ${everybody} everybody WHERE ${fits(sql, search)} ${here}
            ) listed
          )`
          return withProfiles(sql, page)
        }),
      ).pipe(Effect.map((rows) => rows.map(personOf))),
    counts: (search) =>
      Effect.flatMap(now, (at) =>
        query(
          "count people",
          (sql) => sql<{ plan: PlanGroup; count: number }[]>`
            SELECT plan, count(*)::integer AS count FROM ${listed(sql, at)} everybody
            WHERE ${fits(sql, search)} GROUP BY plan`,
        ),
      ).pipe(
        Effect.map((rows) => {
          const of = (plan: PlanGroup) => rows.find((row) => row.plan === plan)?.count ?? 0
          return {
            freemium: of("freemium"),
            trial: of("trial"),
            creator_pro: of("creator_pro"),
            professional: of("professional"),
            admin: of("admin"),
          }
        }),
      ),
    stats: Effect.flatMap(now, (at) => {
      const weekAgo = DateTime.toDate(DateTime.subtract(at, { days: 7 }))
      const soon = DateTime.toDate(DateTime.add(at, { days: 3 }))
      return query(
        "count people",
        (sql) => sql<PeopleStats[]>`
          SELECT count(*)::integer AS people,
            count(*) FILTER (WHERE created_at > ${weekAgo})::integer AS "joinedInWeek",
            count(*) FILTER (WHERE plan = 'freemium')::integer AS "freePlanUsers",
            count(*) FILTER (WHERE plan = 'freemium' AND at_limit)::integer AS "atScriptLimit",
            count(*) FILTER (WHERE pays)::integer AS paying,
            count(*) FILTER (WHERE status = 'past_due')::integer AS "paymentsFailing",
            count(*) FILTER (WHERE plan = 'trial')::integer AS "onTrial",
            count(*) FILTER (WHERE plan = 'trial' AND trial_ends_at < ${soon})::integer AS "trialsEndingSoon",
            count(*) FILTER (WHERE NOT is_active)::integer AS suspended
          FROM ${listed(sql, at)} everybody`,
      )
    }).pipe(Effect.map(([row]) => row ?? nobody)),
    byId: (id) =>
      isAccountId(id)
        ? Effect.flatMap(now, (at) =>
            query("find a person", (sql) =>
              withProfiles(
                sql,
                sql`(SELECT *, 1 AS place FROM ${listed(sql, at)} everybody WHERE id = ${id})`,
              ),
            ),
          ).pipe(Effect.map(([row]) => (row === undefined ? null : personOf(row))))
        : Effect.succeed(null),
    saveNotes: (id, notes) =>
      query("save notes", (sql) => sql`UPDATE accounts SET admin_notes = ${notes} WHERE id = ${id}`).pipe(
        Effect.asVoid,
      ),
    places: (id) => query("find where somebody is signed in", (sql) => placesOf(sql, id)),
    scripts: (id) =>
      query(
        "count somebody's scripts",
        (sql) => sql<{ count: number }[]>`
          SELECT count(*)::integer AS count FROM generated_scripts WHERE user_id = ${id}`,
      ).pipe(Effect.map(([row]) => row?.count ?? 0)),
    otherAdministrators: (id) =>
      query("count administrators", async (sql) => {
        // Locked in one order: of two who end each other's rights, the second sees what the first did.
        const all = await sql<{ id: string }[]>`
          SELECT id FROM accounts WHERE is_admin AND is_active ORDER BY id FOR UPDATE`
        return all.filter((one) => one.id !== id).length
      }),
  })
}

const nobody: PeopleStats = {
  people: 0,
  joinedInWeek: 0,
  freePlanUsers: 0,
  atScriptLimit: 0,
  paying: 0,
  paymentsFailing: 0,
  onTrial: 0,
  trialsEndingSoon: 0,
  suspended: 0,
}

/** The sign-in library's tables are not there when somebody else's sign-in is used. */
const placesOf = async (sql: Statements, id: string): Promise<ReadonlyArray<SignedInPlace>> => {
  const [there] = await sql<{ found: string | null }[]>`SELECT to_regclass('identity.session') AS found`
  if (there === undefined || there.found === null) return []
  const rows = await sql<{ userAgent: string | null; createdAt: Date; updatedAt: Date }[]>`
    SELECT "userAgent", "createdAt", "updatedAt" FROM identity.session
    WHERE "userId"::text IN (SELECT identity_id FROM account_identities WHERE account_id = ${id})
      AND "expiresAt" > now()
    ORDER BY "updatedAt" DESC LIMIT ${PLACES}`
  return rows.map(({ userAgent, createdAt, updatedAt }) => ({
    userAgent: userAgent ?? "",
    signedInAt: createdAt.toISOString(),
    usedAt: updatedAt.toISOString(),
  }))
}
