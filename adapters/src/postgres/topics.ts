import { documentReader } from "@rounds/core/kernel/document.ts"
import { Topics } from "@rounds/core/topic/ports.ts"
import { usualLanguage } from "@rounds/core/language/names.ts"
import { bySurplus, firstIn } from "@rounds/core/topic/order.ts"
import { SteadyQuestion } from "@rounds/core/topic/steady-question.ts"
import * as Effect from "effect/Effect"
import type postgres from "postgres"
import { query } from "./client.ts"
import { oneOf, readableOf } from "./documents.ts"
import { editionColumns, editionOfRow } from "./edition-rows.ts"
import { implement } from "./implement.ts"
import { topicColumns, topicOfRow } from "./topic-rows.ts"

const latestEdition = query("topics.latestEdition", async (sql) => {
  const [row] = await sql`SELECT ${editionColumns(sql)} FROM editions ORDER BY finished_at DESC, id LIMIT 1`
  return row === undefined ? null : editionOfRow(row)
})

/** Topics of an edition that are read at once, at most. */
const MOST = 100

const list = ({ language = usualLanguage, ...ask }: Parameters<(typeof Topics)["Service"]["list"]>[0]) =>
  query("topics.list", async (sql) => {
    const suits =
      ask.specialty === null
        ? sql``
        : sql`AND specialty_relevance @> ${sql.json([{ specialty: ask.specialty }])}`
    return await sql`
      SELECT ${topicColumns(sql)} FROM trending_topics AS topic
      WHERE is_active AND trend_velocity <> 'steady' ${suits}
      ORDER BY language <> ${language}, rank
      LIMIT ${ask.specialty === null ? Math.min(ask.limit, MOST) : MOST}`
  }).pipe(
    Effect.flatMap(readableOf(topicOfRow)),
    Effect.map(({ documents }) =>
      ask.specialty === null ? documents : firstIn(language, bySurplus(documents)).slice(0, ask.limit),
    ),
  )

const steady = ({ language = usualLanguage, ...ask }: Parameters<(typeof Topics)["Service"]["steady"]>[0]) =>
  query("topics.steady", async (sql) => {
    const suits =
      ask.specialty === null ? sql`` : sql`AND question -> 'specialties' @> ${sql.json([ask.specialty])}`
    return await sql`
      SELECT question
      FROM (SELECT steady FROM editions ORDER BY finished_at DESC, id LIMIT 1) AS newest,
           jsonb_array_elements(newest.steady) WITH ORDINALITY AS held(question, rank)
      WHERE question ? 'id' ${suits}
      ORDER BY coalesce(question ->> 'language', ${usualLanguage}) <> ${language}, rank
      LIMIT ${Math.min(ask.limit, MOST)}`
  }).pipe(
    Effect.flatMap(readableOf(steadyOfRow)),
    Effect.map(({ documents }) => documents),
  )

const readSteady = documentReader("steady question", SteadyQuestion)

/** Questions of before there were languages are in the usual one. */
const steadyOfRow = ({ question }: postgres.Row) =>
  readSteady(String(question?.key), { language: usualLanguage, ...question })

const byId = (id: string) =>
  query(
    "topics.byId",
    (sql) => sql`SELECT ${topicColumns(sql)} FROM trending_topics AS topic WHERE id = ${id}`,
  ).pipe(Effect.flatMap(oneOf(topicOfRow)))

/** Published topics from `trending_topics`; the list is that of the newest edition. */
export const PostgresTopics = implement(Topics, { latestEdition, list, steady, byId })
