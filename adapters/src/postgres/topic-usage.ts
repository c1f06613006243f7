import {
  type CountedUse,
  type FunnelStep,
  TopicAction,
  type TopicFigures,
  type TopicOrder,
  TopicUsage,
} from "@rounds/core/insight/topic-usage.ts"
import * as Effect from "effect/Effect"
import { query, type Statements } from "./client.ts"
import { implement } from "./implement.ts"

const note = ({ userId, topicId, topicTitle, action, occasion, at }: CountedUse) =>
  query(
    "topicUsage.note",
    (sql) => sql`
      INSERT INTO topic_usage_analytics (user_id, topic_id, topic_title, action_type, occasion, created_at)
      VALUES (${userId}, ${topicId}, ${topicTitle}, ${action}, ${occasion}, ${at})
      ON CONFLICT DO NOTHING`,
  ).pipe(Effect.asVoid)

const orders: { readonly [O in TopicOrder]: (sql: Statements) => ReturnType<Statements> } = {
  users: (sql) => sql`"uniqueUsers" DESC, "totalViews" DESC, "totalScripts" DESC`,
  views: (sql) => sql`"totalViews" DESC, "uniqueUsers" DESC, "totalScripts" DESC`,
  scripts: (sql) => sql`"totalScripts" DESC, "uniqueUsers" DESC, "totalViews" DESC`,
}

const top = (since: string, by: TopicOrder) =>
  query(
    "topicUsage.top",
    (sql): Promise<ReadonlyArray<TopicFigures>> => sql<TopicFigures[]>`
      SELECT topic_id AS "topicId", (array_agg(topic_title ORDER BY created_at DESC))[1] AS "topicTitle",
        count(DISTINCT user_id)::integer AS "uniqueUsers",
        (count(*) FILTER (WHERE action_type = 'view'))::integer AS "totalViews",
        (count(*) FILTER (WHERE action_type = 'script'))::integer AS "totalScripts",
        (count(*) FILTER (WHERE action_type = 'copy'))::integer AS "totalCopies",
        (count(*) FILTER (WHERE action_type = 'export'))::integer AS "totalExports"
      FROM topic_usage_analytics WHERE created_at >= ${since}
      GROUP BY topic_id ORDER BY ${orders[by](sql)}, topic_id LIMIT 10`,
  )

const funnel = (since: string) =>
  query(
    "topicUsage.funnel",
    (sql): Promise<ReadonlyArray<FunnelStep>> => sql<FunnelStep[]>`
      SELECT action_type AS action, count(*)::integer AS times, count(DISTINCT user_id)::integer AS people
      FROM topic_usage_analytics WHERE created_at >= ${since} GROUP BY action_type`,
  ).pipe(
    Effect.map((steps) =>
      TopicAction.literals.map(
        (action) => steps.find((step) => step.action === action) ?? { action, times: 0, people: 0 },
      ),
    ),
  )

/** `topic_usage_analytics`. */
export const PostgresTopicUsage = implement(TopicUsage, { note, top, funnel })
