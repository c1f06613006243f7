import { readFileSync } from "node:fs"
import postgres from "postgres"
import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#testing/database.ts"
import { migrationsFolder } from "./migrate.ts"
import { dumpSchema } from "./schema-dump.ts"

const sql = postgres(await testDatabase(), { max: 2, onnotice: () => {} })
afterAll(() => sql.end())

test("migrations/schema.sql is what the migrations produce (node adapters/src/testing/write-schema.ts)", async () => {
  const dumped = await dumpSchema(sql)
  expect(dumped).toBe(readFileSync(`${migrationsFolder}/schema.sql`, "utf8"))
})

test("the dump is SQL that gives the same schema again", async () => {
  const dumped = await dumpSchema(sql)
  await sql.unsafe("DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS sandbox CASCADE")
  await sql.unsafe("CREATE SCHEMA public; CREATE SCHEMA sandbox")
  await sql.unsafe(`SET check_function_bodies = off; ${dumped}`)
  expect(await dumpSchema(sql)).toBe(dumped)
})
