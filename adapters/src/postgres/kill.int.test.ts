import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as ManagedRuntime from "effect/ManagedRuntime"
import postgres from "postgres"
import { afterAll, beforeAll, expect, test } from "vitest"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import { checkInvariants } from "./invariants.ts"
import { PostgresKernel } from "./kernel.ts"
import { type LocalServer, startLocalServer } from "./local-server.ts"
import { migrate } from "./migrate.ts"

const KILLS = 20
const WRITERS = 8
const folder = mkdtempSync(join(tmpdir(), "rounds-kill-"))
const uncaught: Array<unknown> = []
const note = (cause: unknown) => uncaught.push(cause)
let server: LocalServer

beforeAll(async () => {
  server = await startLocalServer({ dataDir: join(folder, "postgres"), keepAlive: true })
  await migrate(server.url)
  process.on("uncaughtException", note).on("unhandledRejection", note)
}, 30_000)
afterAll(async () => {
  process.off("uncaughtException", note).off("unhandledRejection", note)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}, 30_000)

/** The process id of the server itself, as it says in its data folder. */
const postmaster = async () => {
  const sql = postgres(server.url, { max: 1 })
  const [row] = await sql<
    [{ pid: string }]
  >`SELECT split_part(pg_read_file('postmaster.pid'), E'\n', 1) AS pid`
  await sql.end()
  return Number(row.pid)
}

/** The moment when Postgres takes connections again: how long it takes to start is the machine's. */
const answersAgain = async (): Promise<number> => {
  for (;;) {
    const sql = postgres(server.url, { max: 1, connect_timeout: 2 })
    try {
      await sql`SELECT 1`
      return performance.now()
    } catch {
      await pause(20)
    } finally {
      await sql.end({ timeout: 1 })
    }
  }
}

test("Postgres killed 20 times under load loses nothing it acknowledged, and work goes on within 5 s of its return", async () => {
  const runtime = ManagedRuntime.make(PostgresKernel(server.url, WRITERS))
  const acknowledged: Array<string> = []
  const foreign: Array<unknown> = []
  let finished = false

  const write = async (writer: number) => {
    const id = `writer-${writer}`
    for (let n = 0; !finished; n += 1) {
      const exit = await runtime.runPromiseExit(
        dispatch(
          quota,
          { id, by: ActorId.make(id) },
          { _tag: "ViewTopic", topicId: `${n}`, allowance: null },
        ),
      )
      if (Exit.isSuccess(exit)) acknowledged.push(`quota-${id}/${n}`)
      else {
        const failure = Cause.squash(exit.cause)
        if (!(failure instanceof Outage)) foreign.push(failure)
        await pause(20)
      }
    }
  }

  const moreAcknowledged = async (count: number): Promise<number> => {
    for (const target = acknowledged.length + count; acknowledged.length < target;) await pause(10)
    return performance.now()
  }

  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
  const pauses: Array<number> = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    await moreAcknowledged(20)
    process.kill(await postmaster(), "SIGKILL")
    // Answers that were on their way when it died still arrive, at most one for each writer.
    const [goesOn, back] = await Promise.all([moreAcknowledged(WRITERS + 1), answersAgain()])
    pauses.push(goesOn - back)
  }
  finished = true
  await Promise.all(writers)

  const sql = postgres(server.url, { max: 1 })
  const stored = await sql<{ name: string }[]>`
    SELECT stream || '/' || (data->>'topicId') AS name FROM events WHERE type = 'TopicViewed'`
  await sql.end()
  const names = new Set(stored.map(({ name }) => name))
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([])
  expect(stored).toHaveLength(names.size)
  const checks = await runtime.runPromise(checkInvariants)
  expect(checks.filter(({ violations }) => violations > 0)).toEqual([])
  expect(Math.max(...pauses)).toBeLessThan(5_000)
  expect(foreign).toEqual([])
  expect(uncaught).toEqual([])
  await runtime.dispose()
}, 180_000)
