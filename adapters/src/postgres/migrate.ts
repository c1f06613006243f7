import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import postgres from "postgres"

/** Where the product's migrations are. */
export const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url))

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** The `NNNN_name.sql` files of `folder`, in order. */
export const readMigrations = (folder = migrationsFolder): ReadonlyArray<Migration> =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_.+\.sql$/.test(name))
    .toSorted()
    .map((name) => {
      const text = readFileSync(`${folder}/${name}`, "utf8")
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") }
    })

/** A file that was applied has been edited or removed since: the database and the code disagree. */
export class MigrationChanged extends Error {
  constructor(name: string) {
    super(
      `Migration ${name} was applied with other content. Applied migrations are never edited: add a new one.`,
    )
  }
}

/**
 * Applies what is missing, each file once and in its own transaction, and gives the names applied. Two processes may
 * call it at once: one waits for the other. Refuses when an applied file has changed (`MigrationChanged`).
 */
export const migrate = async (url: string, folder = migrationsFolder): Promise<ReadonlyArray<string>> => {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    await sql`SELECT pg_advisory_lock(hashtextextended('rounds migrations', 0))`
    await sql`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`
    const pending = await pendingMigrations(sql, folder)
    for (const { name, text, checksum } of pending) {
      await sql
        .begin(async (transaction) => {
          await transaction.unsafe(text)
          await transaction`INSERT INTO schema_migrations (name, checksum) VALUES (${name}, ${checksum})`
        })
        .catch((cause: unknown) => {
          throw new Error(`Migration ${name} failed`, { cause })
        })
    }
    return pending.map(({ name }) => name)
  } finally {
    // Closing the session gives the lock back.
    await sql.end({ timeout: 5 })
  }
}

/** Migrations that the database does not have yet; empty means that it is current. */
export const pendingMigrations = async (
  sql: postgres.Sql,
  folder = migrationsFolder,
): Promise<ReadonlyArray<Migration>> => {
  const [exists] = await sql<
    [{ found: boolean }]
  >`SELECT to_regclass('schema_migrations') IS NOT NULL AS found`
  const files = readMigrations(folder)
  if (!exists.found) return files
  const applied = await sql<{ name: string; checksum: string }[]>`
    SELECT name, checksum FROM schema_migrations ORDER BY name`
  const current = new Map(files.map((file) => [file.name, file.checksum]))
  const changed = applied.find(({ name, checksum }) => current.get(name) !== checksum)
  if (changed !== undefined) throw new MigrationChanged(changed.name)
  const done = new Set(applied.map(({ name }) => name))
  return files.filter(({ name }) => !done.has(name))
}
