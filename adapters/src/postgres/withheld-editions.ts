import type { Edition } from "@rounds/core/topic/ports.ts"
import { Shortfall } from "@rounds/core/topic/rejections.ts"
import { TopicDocument } from "@rounds/core/topic/topic-document.ts"
import { Topic } from "@rounds/core/topic/topic.ts"
import { administrators } from "@rounds/core/notification/ports.ts"
import { type WithheldEdition, WithheldEditions } from "@rounds/core/collection/withheld.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import type postgres from "postgres"
import { query, Sql, type Statements } from "./client.ts"
import { noteHappening } from "./happenings.ts"

/** `withheld_editions`: what was collected but stood below the floor. */
export const PostgresWithheldEditions = Layer.effect(
  WithheldEditions,
  Effect.gen(function* () {
    const sql = yield* Sql
    const run = <A>(effect: Effect.Effect<A, never, Sql>) => Effect.provideService(effect, Sql, sql)
    return {
      keep: (withheld, topics) =>
        run(
          Effect.andThen(
            keep(withheld, topics),
            noteHappening(administrators, {
              _tag: "EditionWithheld",
              day: withheld.edition.finishedAt.slice(0, 10),
            }),
          ),
        ),
      all: run(all),
      take: (editionId) => run(take(editionId)),
    }
  }),
)

const KEPT = "30 days"

const keep = ({ edition, dueOn, shortfalls }: WithheldEdition, topics: ReadonlyArray<Topic>) =>
  query("withheldEditions.keep", async (sql) => {
    const { id, source, finishedAt } = edition
    await sql`
      DELETE FROM withheld_editions
      WHERE withheld_at < ${finishedAt}::timestamptz - ${KEPT}::interval
         OR (source = ${source} AND (withheld_at AT TIME ZONE 'UTC')::date = ${finishedAt.slice(0, 10)}::date)`
    await sql`
      INSERT INTO withheld_editions (id, source, withheld_at, due_on, edition, shortfalls, topics)
      VALUES (${id}, ${source}, ${finishedAt}, ${dueOn}, ${json(sql, edition)}, ${json(sql, shortfalls)},
              ${json(
                sql,
                topics.map((topic) => encodeTopic(topic)),
              )})`
  })

const all = query("withheldEditions.all", async (sql) => {
  const rows = await sql<ReadonlyArray<Row>>`
    SELECT edition, due_on::text AS "dueOn", shortfalls FROM withheld_editions
    ORDER BY withheld_at DESC, id LIMIT 20`
  return rows.map(withheldOfRow)
})

const take = (editionId: string) =>
  query("withheldEditions.take", async (sql) => {
    const [row] = await sql<ReadonlyArray<Row & { readonly topics: ReadonlyArray<unknown> }>>`
      DELETE FROM withheld_editions WHERE id::text = ${editionId}
      RETURNING edition, due_on::text AS "dueOn", shortfalls, topics`
    return row === undefined
      ? null
      : { ...withheldOfRow(row), topics: row.topics.map((topic) => decodeTopic(topic)) }
  })

interface Row {
  readonly edition: Edition
  readonly dueOn: string | null
  readonly shortfalls: unknown
}

const withheldOfRow = ({ edition, dueOn, shortfalls }: Row): WithheldEdition => ({
  edition,
  dueOn,
  shortfalls: decodeShortfalls(shortfalls),
})

const encodeTopic = Schema.encodeSync(Topic)
const decodeTopic = Schema.decodeUnknownSync(TopicDocument)
const decodeShortfalls = Schema.decodeUnknownSync(Schema.Array(Shortfall))

// Our own records are plain JSON; the driver's type cannot see it.
const json = (sql: Statements, value: unknown) => sql.json(value as postgres.JSONValue)
