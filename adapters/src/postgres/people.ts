import { People } from "@rounds/core/admin/ports.ts"
import type { PeopleStats, PlanGroup, SignedInPlace } from "@rounds/core/admin/people.ts"
import type { Transactions } from "@rounds/core/kernel/atomically.ts"
import type { Origin } from "@rounds/core/subscription/facts.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { isAccountId } from "./account-rows.ts"
import { query, type Sql, type Statements } from "./client.ts"
import { implement } from "./implement.ts"
import { keepList } from "./listed-people.ts"
import { countedBy, foundBy, listed, orderedBy, personOf, type PersonRow } from "./people-rows.ts"

const PLACES = 20

/** Rows of `accounts`, and only these, with what they may use and what their profiles say; `place` is their order. */
const withEverything = (sql: Statements, now: DateTime.Utc, chosen: ReturnType<Statements>) => sql<
  PersonRow[]
>`
  WITH chosen AS MATERIALIZED (${chosen})
  SELECT rows.*, rows.extra_until::text AS extra_until, p.profession, r.market
  FROM chosen JOIN ${listed(sql, now, sql`(SELECT * FROM accounts WHERE id IN (SELECT id FROM chosen))`)} rows
    ON rows.id = chosen.id
  LEFT JOIN user_profiles p ON p.user_id = rows.id
  LEFT JOIN user_reach r ON r.user_id = rows.id
  ORDER BY chosen.place`

/** People in Postgres, as they stand at the moment they are asked about; only facts of `origin` count. */
export const PostgresPeople = (origin: Origin): Layer.Layer<People, never, Sql | Transactions> => {
  const now = Effect.tap(DateTime.now, (at) => keepList(origin, at))
  return implement(People, {
    page: ({ sort, descending, offset, limit, ...search }) =>
      Effect.flatMap(now, (at) =>
        query("list people", (sql) => {
          const { id, from } = foundBy(sql, search, sort)
          const order = orderedBy(sql, sort, descending)
          return withEverything(
            sql,
            at,
            sql`
              SELECT id, row_number() OVER () AS place FROM (
                SELECT ${id} AS id ${from} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}
              ) page`,
          )
        }),
      ).pipe(Effect.map((rows) => rows.map(personOf))),
    counts: (search) =>
      Effect.andThen(
        now,
        query("count people", (sql) => countedBy(sql, search)),
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
            (SELECT count(*)::integer FROM accounts WHERE created_at > ${weekAgo}) AS "joinedInWeek",
            count(*) FILTER (WHERE plan = 'freemium')::integer AS "freePlanUsers",
            count(*) FILTER (WHERE plan = 'freemium' AND at_limit)::integer AS "atScriptLimit",
            count(*) FILTER (WHERE pays)::integer AS paying,
            count(*) FILTER (WHERE past_due)::integer AS "paymentsFailing",
            count(*) FILTER (WHERE plan = 'trial')::integer AS "onTrial",
            count(*) FILTER (WHERE plan = 'trial' AND trial_ends_at < ${soon})::integer AS "trialsEndingSoon",
            count(*) FILTER (WHERE suspended)::integer AS suspended
          FROM listed_people`,
      )
    }).pipe(Effect.map(([row]) => row ?? nobody)),
    byId: (id) =>
      isAccountId(id)
        ? Effect.flatMap(now, (at) =>
            query("find a person", (sql) =>
              withEverything(sql, at, sql`SELECT ${id}::uuid AS id, 1 AS place`),
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
