import { spawnSync } from "node:child_process"
import { mkdirSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import postgres from "postgres"
import { type TestProject } from "vitest/node"
import { startLocalServer } from "#postgres/local-server.ts"

/** The database that holds every migration; test databases are copies of it. */
export const TEMPLATE = "migrated"

declare module "vitest" {
  export interface ProvidedContext {
    /** Connection URL of the throw-away server of this run, or why there is none. */
    testServer: { readonly url: string } | { readonly failure: string }
  }
}

/** Vitest global set-up: one throw-away Postgres for the run, shared by the projects that need one. */
export const setup = async (project: TestProject) => {
  const folder = join(tmpdir(), `rounds-test-${process.pid}`)
  removeLeftovers()
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const server = await startLocalServer({ dataDir: join(folder, "postgres"), flags: CARELESS })
  try {
    await createTemplate(server.url)
    project.provide("testServer", { url: server.url })
  } catch (cause) {
    // Fails the tests that need a database; the others can do without.
    project.provide("testServer", { failure: `No test database: ${String(cause)}` })
  }
  return async () => {
    await server.stop()
    if (!server.reused) rmSync(folder, { recursive: true, force: true })
  }
}

/** Fast and forgetful: nothing in this server outlives the run. */
const CARELESS = [
  "fsync=off",
  "full_page_writes=off",
  "synchronous_commit=off",
  "max_connections=200",
].flatMap((setting) => ["-c", setting])

const createTemplate = async (url: string) => {
  const admin = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const existing = await admin`SELECT 1 FROM pg_database WHERE datname = ${TEMPLATE}`
    if (existing.length > 0) return
    await admin.unsafe(`DROP DATABASE IF EXISTS building_${TEMPLATE}`)
    await admin.unsafe(`CREATE DATABASE building_${TEMPLATE}`)
    migrate(Object.assign(new URL(url), { pathname: `/building_${TEMPLATE}` }).href)
    // Renamed when complete, so that a failed migration never passes for a template.
    await admin.unsafe(`ALTER DATABASE building_${TEMPLATE} RENAME TO ${TEMPLATE}`)
  } finally {
    await admin.end()
  }
}

/** The product's own migrator, in a process of its own: Vitest's set-up cannot load every module that Node can. */
const migrate = (url: string) => {
  const migrator = new URL("../postgres/migrate.ts", import.meta.url).href
  const program = `(await import(${JSON.stringify(migrator)})).migrate(${JSON.stringify(url)})`
  const run = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" })
  if (run.status === 0) return
  const complaints = run.stderr.split("\n").filter((line) => /^\S*Error: |PostgresError: /.test(line))
  throw new Error(complaints.join(" ") || run.stderr)
}

/** Folders of runs that were killed before they could tidy up. */
const removeLeftovers = () => {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^rounds-test-(\d+)$/.exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    return cause instanceof Error && "code" in cause && cause.code === "EPERM"
  }
}
