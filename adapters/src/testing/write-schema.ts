import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import postgres from "postgres"
import { startLocalServer } from "#postgres/local-server.ts"
import { migrate, migrationsFolder } from "#postgres/migrate.ts"
import { dumpSchema } from "#postgres/schema-dump.ts"

/** `node adapters/src/testing/write-schema.ts`: writes migrations/schema.sql from a throw-away server. */
const folder = mkdtempSync(join(tmpdir(), "rounds-schema-"))
const server = await startLocalServer({ dataDir: join(folder, "postgres"), flags: ["-c", "fsync=off"] })
const sql = postgres(server.url, { max: 2 })
try {
  await migrate(server.url)
  writeFileSync(join(migrationsFolder, "schema.sql"), await dumpSchema(sql))
} finally {
  await sql.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
