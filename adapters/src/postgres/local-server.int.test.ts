import { spawn, spawnSync } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import postgres from "postgres"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type LocalMode } from "./local-account.ts"
import { startLocalServer } from "./local-server.ts"

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rounds-local-server-"))
  // An account that root steps down to must be able to enter.
  chmodSync(folder, 0o755)
  await (await startLocalServer({ dataDir: join(folder, "pristine", "postgres") })).stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test("what was stored is there after a stop and a start", async () => {
  const dataDir = freshData("restart")
  const first = await startLocalServer({ dataDir })
  await query(first.url, "CREATE TABLE kept AS SELECT 42 AS value")
  await first.stop()
  const second = await startLocalServer({ dataDir })
  expect(await query(second.url, "SELECT value FROM kept")).toEqual([{ value: 42 }])
  await second.stop()
})

test("a second start on the same data joins the first server and leaves it running", async () => {
  const dataDir = freshData("join")
  const first = await startLocalServer({ dataDir })
  const second = await startLocalServer({ dataDir })
  expect(second).toMatchObject({ url: first.url, reused: true })
  await second.stop()
  expect(await query(first.url, "SELECT 1 AS one")).toEqual([{ one: 1 }])
  await first.stop()
})

test("two starts at the same moment on empty data end in one server", async () => {
  const dataDir = join(folder, "race", "postgres")
  const [a, b] = await Promise.all([startInProcess(dataDir), startInProcess(dataDir)])
  expect(a.url).toBe(b.url)
  a.kill()
  b.kill()
})

test("a killed parent takes the server with it, and no row is lost", async () => {
  const dataDir = freshData("killed")
  const parent = await startInProcess(dataDir)
  await query(parent.url, "CREATE TABLE kept AS SELECT generate_series(1, 1000) AS value")
  parent.kill()
  await expect.poll(() => query(parent.url, "SELECT 1").catch(() => "gone"), { timeout: 20_000 }).toBe("gone")
  const next = await startLocalServer({ dataDir })
  expect(await query(next.url, "SELECT count(*)::int AS rows FROM kept")).toEqual([{ rows: 1000 }])
  await next.stop()
})

test("a server killed in the middle recovers at the next start", async () => {
  const dataDir = freshData("crash")
  const first = await startLocalServer({ dataDir })
  await query(first.url, "CREATE TABLE kept AS SELECT 7 AS value")
  process.kill(pidOf(dataDir), "SIGKILL")
  await pause(300)
  const next = await startLocalServer({ dataDir })
  expect(await query(next.url, "SELECT value FROM kept")).toEqual([{ value: 7 }])
  await next.stop()
})

test("a server that is kept alive comes back at the same address when it is killed", async () => {
  const dataDir = freshData("kept")
  const server = await startLocalServer({ dataDir, keepAlive: true })
  await query(server.url, "CREATE TABLE kept AS SELECT 7 AS value")
  process.kill(pidOf(dataDir), "SIGKILL")
  await expect.poll(() => selectKept(server.url), { timeout: 20_000 }).toEqual([{ value: 7 }])
  await server.stop()
  await expect(query(server.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED")
})

test("a server that was joined and is kept alive outlives the process that had started it", async () => {
  const dataDir = freshData("inherited")
  const owner = await startLocalServer({ dataDir })
  await query(owner.url, "CREATE TABLE kept AS SELECT 7 AS value")
  const heir = await startLocalServer({ dataDir, keepAlive: true })
  await owner.stop()
  await expect.poll(() => selectKept(heir.url), { timeout: 20_000 }).toEqual([{ value: 7 }])
  await heir.stop()
  await expect(query(heir.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED")
})

test("a postmaster.pid that names somebody else's process does not stop a start", async () => {
  const dataDir = freshData("stale")
  const first = await startLocalServer({ dataDir })
  await first.stop()
  writeFileSync(join(dataDir, "postmaster.pid"), `${process.pid}\n${dataDir}\n0\n5432\n`)
  const next = await startLocalServer({ dataDir })
  expect(next.reused).toBe(false)
  await next.stop()
})

test("a password is needed", async () => {
  const server = await startLocalServer({ dataDir: freshData("password") })
  const stranger = Object.assign(new URL(server.url), { password: "guess" }).href
  await expect(query(stranger, "SELECT 1")).rejects.toThrow("password authentication failed")
  await server.stop()
})

test("a folder that cannot hold data is refused in one clear line", async () => {
  writeFileSync(join(folder, "a-file"), "")
  const start = startLocalServer({ dataDir: join(folder, "a-file", "postgres") })
  await expect(start).rejects.toThrow(/^Cannot keep a database in .*a-file\/postgres: [^\n]+$/)
})

test("a folder with other content is left alone", async () => {
  const dataDir = join(folder, "taken")
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, "letter.txt"), "mine")
  await expect(startLocalServer({ dataDir })).rejects.toThrow("the folder holds something else")
  expect(readFileSync(join(dataDir, "letter.txt"), "utf8")).toBe("mine")
})

const isRoot = process.getuid?.() === 0
/** A kernel or container may forbid user namespaces; the choice then falls on `copy`. */
const hasNamespaces = spawnSync("unshare", ["--user", "true"]).status === 0
const MODES: readonly LocalMode[] = isRoot
  ? ["setuid", "copy", ...(hasNamespaces ? (["userns"] as const) : [])]
  : ["direct"]

test.each(MODES)("as %s, the server serves, and serves the same data again", async (mode) => {
  const options = { dataDir: join(folder, mode, "postgres"), mode, shelf: join(folder, "shelf") }
  const first = await startLocalServer(options)
  await query(first.url, "CREATE TABLE kept AS SELECT 1 AS value")
  await first.stop()
  const second = await startLocalServer(options)
  expect(await query(second.url, "SELECT value FROM kept")).toEqual([{ value: 1 }])
  expect(second.mode).toBe(mode)
  await second.stop()
})

/** A cluster of its own, copied: cheaper than a new one. */
const freshData = (name: string) => {
  rmSync(join(folder, name), { recursive: true, force: true })
  mkdirSync(join(folder, name))
  spawnSync("cp", ["-a", join(folder, "pristine", "postgres"), join(folder, name)])
  return join(folder, name, "postgres")
}

const query = async (url: string, statement: string): Promise<readonly postgres.Row[]> => {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    return [...(await sql.unsafe(statement))]
  } finally {
    // The driver waits for ever for a connection that the server refused and closed in the same moment.
    await sql.end({ timeout: 1 })
  }
}

/** For polling: nothing while the server is away. */
const selectKept = (url: string) => query(url, "SELECT value FROM kept").catch(() => undefined)

const pidOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n")[0])

/** A server whose parent is another process, so that the parent can be killed. */
const startInProcess = (dataDir: string) =>
  new Promise<{ url: string; kill: () => void }>((resolve, reject) => {
    const module = JSON.stringify(fileURLToPath(new URL("local-server.ts", import.meta.url)))
    const program = `
      const { startLocalServer } = await import(${module})
      const { url } = await startLocalServer({ dataDir: ${JSON.stringify(dataDir)} })
      console.log(url)
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program])
    let said = ""
    child.stderr.on("data", (bytes: Buffer) => (said += bytes.toString()))
    child.stdout.once("data", (bytes: Buffer) => {
      resolve({ url: bytes.toString().trim(), kill: () => child.kill("SIGKILL") })
    })
    child.once("exit", () => reject(new Error(said)))
  })
