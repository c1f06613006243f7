import { Topics } from "@rounds/core/topic/ports.ts"
import type { Specialty } from "@rounds/core/topic/specialty.ts"
import * as Effect from "effect/Effect"
import { query } from "./client.ts"
import { oneOf, readableOf } from "./documents.ts"
import { editionColumns, editionOfRow } from "./edition-rows.ts"
import { implement } from "./implement.ts"
import { topicColumns, topicOfRow } from "./topic-rows.ts"

const latestEdition = query("topics.latestEdition", async (sql) => {
  const [row] = await sql`SELECT ${editionColumns(sql)} FROM editions ORDER BY finished_at DESC, id LIMIT 1`
  return row === undefined ? null : editionOfRow(row)
})

const list = (ask: { readonly specialty: Specialty | null; readonly limit: number }) =>
  query("topics.list", async (sql) => {
    const suits =
      ask.specialty === null
        ? sql``
        : sql`AND specialty_relevance @> ${sql.json([{ specialty: ask.specialty }])}`
    return await sql`
      SELECT ${topicColumns(sql)} FROM trending_topics AS topic
      WHERE is_active ${suits}
      ORDER BY rank
      LIMIT ${Math.min(ask.limit, 100)}`
  }).pipe(
    Effect.flatMap(readableOf(topicOfRow)),
    Effect.map(({ documents }) => documents),
  )

const byId = (id: string) =>
  query(
    "topics.byId",
    (sql) => sql`SELECT ${topicColumns(sql)} FROM trending_topics AS topic WHERE id = ${id}`,
  ).pipe(Effect.flatMap(oneOf(topicOfRow)))

/** Published topics from `trending_topics`; the list is that of the newest edition. */
export const PostgresTopics = implement(Topics, { latestEdition, list, byId })
