import postgres from "postgres"
import { afterAll, beforeAll, expect, test } from "vitest"
import { testDatabase } from "./database.ts"

let sql: postgres.Sql
beforeAll(async () => {
  sql = postgres(await testDatabase())
})
afterAll(() => sql.end())

test("a test file has a database of its own", async () => {
  const [row] = await sql`SELECT current_database() AS name`
  expect(row?.["name"]).toMatch(/^test_/)
})
