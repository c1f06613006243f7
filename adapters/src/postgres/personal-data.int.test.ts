import { afterAll, beforeAll, expect, test } from "vitest"
import { startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { connectPool } from "./client.ts"
import { impersonal } from "#testing/impersonal-data.ts"
import { holdings } from "./personal-data.ts"

const url = await testDatabase()
const sql = connectPool(url, 1)
let api: TestApi
// The sign-in library makes its own tables when the product starts.
beforeAll(async () => {
  api = await startApi({ databaseUrl: url })
})
afterAll(async () => {
  await api.stop()
  await sql.end()
})

interface Column {
  readonly table: string
  readonly column: string
}

const columns = () => sql<Column[]>`
  SELECT table_schema || '.' || table_name AS table, column_name AS column FROM information_schema.columns
  WHERE table_schema IN ('public', 'identity', 'sandbox') ORDER BY 1, 2`

/** Names that speak of somebody. What is found by this and harmless is named beside it, with its table. */
const looksPersonal =
  /user|account|e?mail|^name$|_name$|first_n|last_n|image|phone|ip(_?a|$)|agent|customer|identity|recipient|mailbox|network|^stream$|key_hash|done_by|caused_by|^why$/i

const harmless = new Set([
  "public.notification_templates template_name",
  // Names of things, not of people.
  "public.webhook_inbox event_name",
  "public.subreddit_config name",
  "public.scraping_logs subreddit_name",
  "public.heartbeats name",
  "public.schema_migrations name",
  "sandbox.deliveries event_name",
  // Words of topics.
  "public.trending_topics user_context",
  "public.trending_topics user_intent",
  // Keyed hash of a forum's author, and part of no account.
  "public.posts author_key",
])

test("every table of the schema says what it holds about people and what becomes of it", async () => {
  const tables = new Set((await columns()).map(({ table }) => table))
  const listed = [...holdings.map(({ table }) => table), ...impersonal]
  expect(new Set(listed).size).toBe(listed.length)
  expect(
    [...tables].filter((table) => !listed.includes(table)),
    "tables without a fate: add them to holdings or impersonal",
  ).toEqual([])
  expect(
    listed.filter((table) => !tables.has(table)),
    "tables that are gone",
  ).toEqual([])
})

test("every column that speaks of a person is known", async () => {
  const known = new Set(
    holdings.flatMap(({ table, columns: named }) => named.map((name) => `${table} ${name}`)),
  )
  const unknown = (await columns())
    .filter(({ column }) => looksPersonal.test(column))
    .map(({ table, column }) => `${table} ${column}`)
    .filter((name) => !known.has(name) && !harmless.has(name))
  expect(unknown, "columns without a fate: add them to their table's holding").toEqual([])
  const there = new Set((await columns()).map(({ table, column }) => `${table} ${column}`))
  expect([...known].filter((name) => !there.has(name))).toEqual([])
})

test("what is kept says why", () => {
  const reasons = holdings.flatMap(({ table, fate }) => ("why" in fate ? [[table, fate.why]] : []))
  for (const [table, why] of reasons) expect([table, (why ?? "").length > 20]).toEqual([table, true])
})
