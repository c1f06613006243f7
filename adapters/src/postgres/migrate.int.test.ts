import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import postgres from "postgres"
import { afterAll, beforeEach, expect, test } from "vitest"
import { testDatabase } from "#testing/database.ts"
import { migrate, MigrationChanged, pendingMigrations } from "./migrate.ts"

const url = await testDatabase()
const sql = postgres(url, { max: 1, onnotice: () => {} })
const home = mkdtempSync(join(tmpdir(), "rounds-migrations-"))
const folder = join(home, "migrations")
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

const tables = async () => {
  const rows = await sql<{ name: string }[]>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'schema_migrations'
    ORDER BY relname`
  return rows.map(({ name }) => name)
}

beforeEach(async () => {
  await sql.unsafe("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  write("0001_first.sql", "CREATE TABLE first (n int); CREATE TABLE second (n int);")
  write("0002_next.sql", "ALTER TABLE first RENAME TO renamed;")
  write("schema.sql", "CREATE TABLE not_a_migration (n int);")
})
afterAll(async () => {
  await sql.end()
  rmSync(home, { recursive: true, force: true })
})

test("every file is applied once, in order", async () => {
  expect(await pendingMigrations(sql, folder)).toHaveLength(2)
  expect(await migrate(url, folder)).toEqual(["0001_first.sql", "0002_next.sql"])
  expect(await migrate(url, folder)).toEqual([])
  expect(await tables()).toEqual(["renamed", "second"])
  expect(await pendingMigrations(sql, folder)).toEqual([])
})

test("five processes at once apply every file once", async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url, folder)))
  expect(applied.flat().toSorted()).toEqual(["0001_first.sql", "0002_next.sql"])
})

test("a file that fails leaves nothing behind, and those before it stay", async () => {
  write("0003_broken.sql", "CREATE TABLE half (n int); CREATE TABLE first (broken);")
  await expect(migrate(url, folder)).rejects.toThrow("Migration 0003_broken.sql failed")
  expect(await tables()).toEqual(["renamed", "second"])
  write("0003_broken.sql", "CREATE TABLE whole (n int);")
  expect(await migrate(url, folder)).toEqual(["0003_broken.sql"])
})

test("an applied file that was edited or removed is refused", async () => {
  await migrate(url, folder)
  write("0002_next.sql", "ALTER TABLE first RENAME TO other;")
  await expect(migrate(url, folder)).rejects.toThrow(MigrationChanged)
  rmSync(join(folder, "0002_next.sql"))
  await expect(pendingMigrations(sql, folder)).rejects.toThrow(MigrationChanged)
})
