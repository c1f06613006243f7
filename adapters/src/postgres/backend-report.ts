import { type BackendFigures, BackendReport } from "@rounds/core/insight/backend-figures.ts"
import * as Effect from "effect/Effect"
import { query, type Statements } from "./client.ts"
import { implement } from "./implement.ts"

/** Calls that write a script, for an account or a guest. */
const writing = (sql: Statements) => sql`action_type IN ('script_generation', 'guest_script')`

const day = (sql: Statements) => sql`to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`

const totals = (since: string) =>
  query(
    "backendReport.totals",
    (sql) => sql<
      {
        totalCosts: number
        totalTokens: number
        unpriced: number
        written: number
        withoutAi: number
        failed: number
      }[]
    >`
      SELECT coalesce(sum(api_cost), 0)::double precision AS "totalCosts",
        coalesce(sum(tokens_used), 0)::double precision AS "totalTokens",
        (count(*) FILTER (WHERE tokens_used > 0 AND api_cost IS NULL))::integer AS unpriced,
        (count(*) FILTER (WHERE ${writing(sql)} AND success))::integer AS written,
        (count(*) FILTER (WHERE ${writing(sql)} AND success AND tokens_used = 0))::integer AS "withoutAi",
        (count(*) FILTER (WHERE ${writing(sql)} AND NOT success))::integer AS failed
      FROM backend_usage WHERE created_at >= ${since}`,
  )

const costs = (since: string) =>
  query(
    "backendReport.costs",
    (sql) => sql<BackendFigures["costs"][number][]>`
      SELECT ${day(sql)} AS day, action_type AS action, count(*)::integer AS calls,
        sum(tokens_used)::double precision AS tokens, coalesce(sum(api_cost), 0)::double precision AS cost
      FROM backend_usage WHERE created_at >= ${since} GROUP BY 1, 2 ORDER BY 1, 2 LIMIT 1000`,
  )

/** Rows from before a model was noted, and those of erased accounts, name none. */
const models = (since: string) =>
  query(
    "backendReport.models",
    (sql) => sql<BackendFigures["models"][number][]>`
      SELECT coalesce(metadata->>'writer', CASE action_type WHEN 'claims_reading' THEN 'claims reader'
          WHEN 'topic_label' THEN 'topic labeller' ELSE 'not noted' END)
          AS model,
        count(*)::integer AS calls, sum(tokens_used)::double precision AS tokens,
        coalesce(sum(api_cost), 0)::double precision AS cost
      FROM backend_usage WHERE created_at >= ${since} GROUP BY 1 ORDER BY calls DESC, model LIMIT 20`,
  )

const latency = (since: string) =>
  query(
    "backendReport.latency",
    (sql) => sql<BackendFigures["latency"][number][]>`
      SELECT ${day(sql)} AS day, count(*)::integer AS runs,
        (percentile_disc(0.5) WITHIN GROUP (ORDER BY duration))::integer AS median,
        (percentile_disc(0.95) WITHIN GROUP (ORDER BY duration))::integer AS slow
      FROM backend_usage WHERE created_at >= ${since} AND success AND ${writing(sql)}
      GROUP BY 1 ORDER BY 1 LIMIT 100`,
  )

const failures = (since: string) =>
  query(
    "backendReport.failures",
    (sql) => sql<BackendFigures["failures"][number][]>`
      SELECT coalesce(error_message, 'not noted') AS reason, count(*)::integer AS times
      FROM backend_usage WHERE created_at >= ${since} AND NOT success
      GROUP BY 1 ORDER BY times DESC, reason LIMIT 10`,
  )

/** Adds up `backend_usage`. */
export const PostgresBackendReport = implement(BackendReport, {
  since: (firstDay) =>
    Effect.gen(function* () {
      const since = `${firstDay}T00:00:00Z`
      const [sum] = yield* totals(since)
      const { written = 0, withoutAi = 0, failed = 0 } = sum ?? {}
      return {
        since: firstDay,
        totalCosts: sum?.totalCosts ?? 0,
        totalTokens: sum?.totalTokens ?? 0,
        unpriced: sum?.unpriced ?? 0,
        scripts: { written, withoutAi, failed },
        costs: yield* costs(since),
        models: yield* models(since),
        latency: yield* latency(since),
        failures: yield* failures(since),
      }
    }),
})
