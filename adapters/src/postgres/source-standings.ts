import { SourceStandings, type Standing } from "@rounds/core/collection/standing.ts"
import * as Effect from "effect/Effect"
import { query } from "./client.ts"
import { implement } from "./implement.ts"

type Stored = {
  readonly [F in keyof Standing]: F extends `${string}At` | "failingSince" ? Date | null : Standing[F]
}

const millis = (at: Date | null) => (at === null ? null : at.getTime())
const timestamp = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** `source_standings` and `source_limits`. */
export const PostgresSourceStandings = implement(SourceStandings, {
  all: query("sourceStandings.all", async (sql) => {
    const rows = await sql<Stored[]>`
      SELECT community, last_ok_at AS "lastOkAt", failing_since AS "failingSince", failures, next_try_at AS "nextTryAt"
      FROM source_standings ORDER BY community LIMIT 1000`
    return rows.map((row): Standing => ({
      ...row,
      lastOkAt: millis(row.lastOkAt),
      failingSince: millis(row.failingSince),
      nextTryAt: millis(row.nextTryAt),
    }))
  }),
  save: (standings) => {
    const rows = standings.map(({ community, lastOkAt, failingSince, failures, nextTryAt }) => ({
      community,
      last_ok_at: timestamp(lastOkAt),
      failing_since: timestamp(failingSince),
      failures,
      next_try_at: timestamp(nextTryAt),
    }))
    return query(
      "sourceStandings.save",
      (sql) => sql`
        INSERT INTO source_standings (community, last_ok_at, failing_since, failures, next_try_at)
        SELECT DISTINCT ON (community) community, last_ok_at, failing_since, failures, next_try_at
        FROM jsonb_to_recordset(${sql.json(rows)}) AS row(
          community text, last_ok_at timestamptz, failing_since timestamptz, failures integer, next_try_at timestamptz)
        ON CONFLICT (community) DO UPDATE SET last_ok_at = excluded.last_ok_at,
          failing_since = excluded.failing_since, failures = excluded.failures, next_try_at = excluded.next_try_at`,
    ).pipe(Effect.asVoid)
  },
  limits: query("sourceStandings.limits", async (sql) => {
    const rows = await sql<{ readonly reader: string; readonly until: Date }[]>`
      SELECT reader, rests_until AS until FROM source_limits LIMIT 100`
    return new Map(rows.map(({ reader, until }) => [reader, until.getTime()]))
  }),
  keepLimit: (reader, until) =>
    query(
      "sourceStandings.keepLimit",
      (sql) => sql`
        INSERT INTO source_limits (reader, rests_until) VALUES (${reader}, ${new Date(until)})
        ON CONFLICT (reader) DO UPDATE SET rests_until = greatest(source_limits.rests_until, excluded.rests_until)`,
    ).pipe(Effect.asVoid),
})
