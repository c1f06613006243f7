import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import postgres from "postgres"

/**
 * `node adapters/src/testing/write-release.ts DATABASE_URL NAME`: writes `fixtures/releases/NAME.sql`, the rows of a
 * database that a release has filled, trimmed. The tables themselves are what the migrations up to NAME make. Only
 * for sample data: nothing is anonymised. Sessions, keys and the tables of libraries are left out.
 */
const [url = "", name = ""] = process.argv.slice(2)
const sql = postgres(url, { max: 1 })

/** Of these tables a few rows stand for all. */
const trimmed: { readonly [table: string]: string } = {
  scraping_logs: "ORDER BY subreddit_name LIMIT 4",
  posts: "ORDER BY created_at DESC, id LIMIT 12",
  theme_archives: "ORDER BY theme_key, archive_date LIMIT 16",
  trending_topics: "ORDER BY rank LIMIT 4",
}

const left = ["schema_migrations", "rate_limits", "heartbeats"]

const tables = await sql<{ table: string; name: string }[]>`
  SELECT format('%I.%I', n.nspname, t.relname) AS table, t.relname AS name
  FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace
  WHERE t.relkind = 'r' AND n.nspname IN ('public', 'sandbox') AND NOT t.relname = ANY(${left})
  -- Tables that are referred to come first.
  ORDER BY EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype = 'f'), n.nspname, t.relname`

const inserts = tables.map(async ({ table, name: key }) => {
  const rows = await sql.unsafe<{ row: string }[]>(
    `SELECT to_jsonb(t)::text AS row FROM ${table} AS t ${trimmed[key] ?? ""}`,
  )
  if (rows.length === 0) return []
  const lines = rows.map(({ row }) => row).join(",\n")
  return [
    `DELETE FROM ${table};`,
    `INSERT INTO ${table} OVERRIDING SYSTEM VALUE`,
    `SELECT * FROM jsonb_populate_recordset(NULL::${table}, $rows$[\n${lines}\n]$rows$);\n`,
  ]
})

const parts = await Promise.all(inserts)
const file = fileURLToPath(new URL(`../../../fixtures/releases/${name}.sql`, import.meta.url))
writeFileSync(file, `${parts.flat().join("\n")}`)
await sql.end()
