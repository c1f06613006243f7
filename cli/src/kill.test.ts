import type { ChildProcess } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { TestClient } from "@rounds/adapters/testing/client.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { run, start } from "#testing/command-line.ts"

/** How often each is killed: `ROUNDS_KILLS=20 npx vitest run --project cli cli/src/kill.test.ts` for the full run. */
const KILLS = Number(process.env["ROUNDS_KILLS"] ?? 3)
const USERS = 4

/** The aim is 5 s on a machine of its own; tests run beside others on two cores. */
const READY_WITHIN_MS = 15_000

let folder: string
let url: string
let server: ChildProcess
let env: Record<string, string>
let users: ReadonlyArray<TestClient>
const acknowledged = new Map<string, TestClient>()

const startServer = async (): Promise<void> => {
  server = start(["serve", "--json"], env)
  server.stderr?.resume()
  let text = ""
  for await (const bytes of server.stdout ?? []) {
    text += String(bytes)
    if (text.includes("\n")) break
  }
  url = JSON.parse(text).url
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rounds-kill-"))
  env = { PORT: "0", ROUNDS_DATA: folder, ROUNDS_DEMO: "off", LOG_LEVEL: "silent" }
  await startServer()
  env = { ...env, PORT: new URL(url).port }
  users = Array.from({ length: USERS }, () => new TestClient(url))
  for (const [index, user] of users.entries()) {
    const email = `user${index}@example.org`
    await user.signUp(email)
    await user.get("/api/user")
    const granted = await run(["grant-quota", email, "--scripts", "10000"], { env })
    if (granted.code !== 0) throw new Error(granted.err)
  }
}, 120_000)

afterAll(async () => {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill("SIGINT")
    await once(server, "exit")
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Generates without a pause while `during` runs, and remembers every script that was acknowledged. */
const underLoad = async (during: () => Promise<void>): Promise<void> => {
  const stop = new AbortController()
  const load = users.map(async (user) => {
    while (!stop.signal.aborted) {
      const headers = { "idempotency-key": randomUUID() }
      const answer = await user
        .post<{ id: string }>("/api/generate-script", { topicTitle: "Sleep and screens" }, { headers })
        .catch(() => null)
      if (answer?.status === 200) acknowledged.set(answer.body.id, user)
      else await pause(50)
    }
  })
  await during()
  stop.abort()
  await Promise.all(load)
}

const readyAfter = async (): Promise<number> => {
  const begun = performance.now()
  while (performance.now() - begun < READY_WITHIN_MS) {
    const ready = await fetch(`${url}/readyz`).catch(() => null)
    if (ready?.status === 200) return performance.now() - begun
    await pause(50)
  }
  return Number.POSITIVE_INFINITY
}

/** Nothing acknowledged is gone, and no charge stands without its script or the other way round. */
const expectNothingLost = async (): Promise<void> => {
  expect(acknowledged.size).toBeGreaterThan(0)
  for (const [id, user] of acknowledged) expect((await user.get(`/api/user/scripts/${id}`)).status).toBe(200)
  const { code, out, err } = await run(["doctor"], { env })
  expect({ code, err, broken: out.match(/^BAD.*$/gm) }).toEqual({ code: 0, err: "", broken: null })
}

test("the API killed under load loses nothing that it acknowledged, and is ready again soon", async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    await underLoad(async () => {
      await pause(300 + 100 * (kill % 7))
      server.kill("SIGKILL")
      await once(server, "exit")
      await startServer()
      expect(await readyAfter()).toBeLessThan(READY_WITHIN_MS)
    })
  }
  await expectNothingLost()
}, 600_000)

test("Postgres killed under load loses nothing, and the API neither dies nor stays away", async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    await underLoad(async () => {
      await pause(300 + 100 * (kill % 7))
      const [pid] = readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")
      process.kill(Number(pid), "SIGKILL")
      await pause(100)
      expect(await readyAfter()).toBeLessThan(READY_WITHIN_MS)
    })
    expect(server.exitCode).toBeNull()
  }
  await expectNothingLost()
}, 600_000)
