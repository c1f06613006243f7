import { type Planning, type Subscriber, WeeklyPlans } from "@rounds/core/weekly-plan/ports.ts"
import type { WeeklyPlan } from "@rounds/core/weekly-plan/weekly-plan.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type postgres from "postgres"
import { isAccountId } from "./account-rows.ts"
import { query, type Sql } from "./client.ts"
import { readableOf } from "./documents.ts"
import { implement } from "./implement.ts"
import { weeklyPlanColumns, weeklyPlanOfRow } from "./weekly-plan-rows.ts"

/** Of each person, newest first. */
const FILMED = 200
const AVOIDED = 1000

const planning = (userIds: ReadonlyArray<string>, since: string) =>
  query(
    "read who plans the week",
    (sql) => sql<Planning[]>`
      SELECT a.id AS "userId", a.language, reach.market, profile.profession, profile.specialty, preferences.time_zone AS "timeZone",
        coalesce(filmed.list, '[]') AS filmed, coalesce(planned.list, '[]') AS planned,
        ARRAY(
          SELECT theme_key FROM topic_marks WHERE user_id = a.id AND mark = 'not_for_me'
          ORDER BY marked_at DESC LIMIT ${AVOIDED}
        ) AS avoided
      FROM accounts a
        LEFT JOIN user_profiles profile ON profile.user_id = a.id
        LEFT JOIN user_reach reach ON reach.user_id = a.id
        LEFT JOIN notification_preferences preferences ON preferences.user_id = a.id
        LEFT JOIN LATERAL (
          SELECT jsonb_agg(jsonb_build_object('subject', topic.theme_key, 'category', topic.category,
            'title', script.topic_title, 'at', script.created_at)) AS list
          FROM (
            SELECT topic_id, topic_title, created_at FROM generated_scripts
            WHERE user_id = a.id AND created_at >= ${since}::date ORDER BY created_at DESC LIMIT ${FILMED}
          ) AS script LEFT JOIN trending_topics topic ON topic.id = script.topic_id
        ) AS filmed ON true
        LEFT JOIN LATERAL (
          SELECT jsonb_agg(jsonb_build_object('subject', topic ->> 'subject', 'week', plan.week)) AS list
          FROM weekly_plans plan, jsonb_array_elements(plan.topics) AS topic
          WHERE plan.user_id = a.id AND plan.week >= ${since}::date
        ) AS planned ON true
      WHERE a.id = ANY(${userIds.filter(isAccountId)}::uuid[])
      ORDER BY a.id`,
  )

/** Each under its account; one that cannot be read is as good as none. */
const byAccount = (rows: ReadonlyArray<postgres.Row>) =>
  Effect.map(
    Effect.forEach(rows, (row) =>
      Effect.map(readableOf(weeklyPlanOfRow)([row]), ({ documents }) =>
        documents.map((plan) => [String(row["userId"]), plan] as const),
      ),
    ),
    (entries) => new Map(entries.flat()),
  )

interface Named {
  readonly userId: string
  readonly week: string
}

const kept = (weeks: ReadonlyArray<Named>) =>
  query(
    "read weekly plans",
    (sql) => sql`
      SELECT ${weeklyPlanColumns(sql)} FROM weekly_plans plan
        JOIN jsonb_to_recordset(${JSON.stringify(weeks)}::text::jsonb) AS asked ("userId" uuid, week date)
          ON plan.user_id = asked."userId" AND plan.week = asked.week`,
  ).pipe(Effect.flatMap(byAccount))

const keep = (plans: ReadonlyArray<{ readonly userId: string; readonly plan: WeeklyPlan }>) =>
  Effect.gen(function* () {
    if (plans.length === 0) return new Map<string, WeeklyPlan>()
    const rows = plans.map(({ userId, plan }) => ({ userId, ...plan }))
    const now = DateTime.toDate(yield* DateTime.now)
    yield* query(
      "keep weekly plans",
      (sql) => sql`
        INSERT INTO weekly_plans AS plan (user_id, week, topics, language, sample_date, created_at)
        SELECT a.id, made.week, made.topics, made.language, made."sampleDate", ${now}
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          AS made ("userId" uuid, week date, topics jsonb, language text, "sampleDate" date)
          JOIN accounts a ON a.id = made."userId"
        ON CONFLICT (user_id, week) DO UPDATE
          SET topics = excluded.topics, language = excluded.language, sample_date = excluded.sample_date
          WHERE plan.language IS DISTINCT FROM excluded.language`,
    )
    return yield* kept(rows)
  })

const subscribers = (after: string, limit: number) =>
  query(
    "list who gets weekly plans",
    (sql) => sql<Subscriber[]>`
      SELECT p.user_id AS "userId", p.time_zone AS "timeZone"
      FROM notification_preferences p JOIN accounts a ON a.id = p.user_id
      WHERE p.marketing_emails AND p.email_notifications AND a.is_active AND a.email_verified
        AND p.user_id > ${after === "" ? "00000000-0000-0000-0000-000000000000" : after}::uuid
      ORDER BY p.user_id LIMIT ${limit}`,
  )

/** Plans of weeks, from `weekly_plans`. */
export const PostgresWeeklyPlans: Layer.Layer<WeeklyPlans, never, Sql> = implement(WeeklyPlans, {
  planning,
  kept,
  keep,
  subscribers,
})
