import { RateLimits } from "#postgres/rate-limits.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { startApi, type TestApi } from "#testing/api.ts"
import { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const url = await testDatabase()
const sql = connectPool(url, 1)
let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: url })
})
afterAll(async () => {
  await api.stop()
  await sql.end()
})

/** Tables that hold a word anywhere in a row. */
const placesOf = async (word: string) => {
  const tables = await sql<{ schema: string; name: string }[]>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'identity', 'pgboss') AND table_type = 'BASE TABLE'`
  const found: Array<string> = []
  for (const { schema, name } of tables) {
    const rows = await sql`
      SELECT FROM ${sql(schema)}.${sql(name)} AS held WHERE position(${word} IN held::text) > 0 LIMIT 1`
    if (rows.length > 0) found.push(`${schema}.${name}`)
  }
  return found
}

test("no table holds the address that somebody came from, nor a key that is made of it alone", async () => {
  const somebody = new TestClient(api.url, "203.0.113.77")
  await somebody.signUp("somewhere@clinic.example")
  await somebody.post("/api/notify-professional", { email: "somewhere@clinic.example" })
  await new TestClient(api.url, "203.0.113.77").post("/api/notify-professional", {
    email: "b@clinic.example",
  })
  await new TestClient(api.url, "203.0.113.77").get("/api/user", {
    headers: { authorization: "Bearer x.y.z" },
  })
  const { id } = (await somebody.get<{ id: string }>("/api/user")).body
  expect(await placesOf("203.0.113.77")).toEqual([])
  expect(await sql`SELECT "ipAddress" FROM identity.session`).toEqual([{ ipAddress: "" }])
  expect(await sql`SELECT FROM rate_limits WHERE position(${id} IN key) > 0`).toEqual([])
})

test("tries are counted by network all the same, and forgotten when nobody comes back", async () => {
  const attempt = async (address: string, n: number) =>
    (
      await new TestClient(api.url, address).post("/identity/sign-in/email", {
        email: `nobody-${n}@clinic.example`,
        password: "not anybody's password",
      })
    ).status
  const statuses: Array<number> = []
  for (let n = 0; n < 12; n += 1) statuses.push(await attempt("198.51.100.7", n))
  expect(statuses.at(0)).toBe(401)
  expect(statuses.at(-1)).toBe(429)
  expect(await attempt("198.51.100.8", 99)).toBe(401)
  await sql`UPDATE identity."rateLimit" SET "lastRequest" = "lastRequest" - 600000`
  await api.run(RateLimits.use(({ sweep }) => sweep))
  expect(await sql`SELECT FROM identity."rateLimit"`).toEqual([])
})
