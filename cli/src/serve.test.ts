import { mkdtempSync, rmSync } from "node:fs"
import { once } from "node:events"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { run, start } from "#testing/command-line.ts"

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rounds-serve-"))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines = (text: string): ReadonlyArray<string> => text.trimEnd().split("\n")

describe("serve refuses in one line, and not with 0,", () => {
  test("when its port is in use", async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve))
    // A listening server has an address with a port.
    const { port } = other.address() as AddressInfo
    const { code, err } = await run(["serve"], { env: { PORT: `${port}`, ROUNDS_DATA: folder } })
    other.close()
    expect(code).toBe(1)
    expect(lines(err)).toEqual([expect.stringContaining(`PORT: ${port} is in use`)])
  })

  test("when no database answers, without showing the password", async () => {
    const DATABASE_URL = "postgres://rounds:hunter2@127.0.0.1:1/rounds"
    const { code, err } = await run(["serve"], { env: { PORT: "0", DATABASE_URL, ROUNDS_DATA: folder } })
    expect(code).toBe(1)
    expect(lines(err)).toEqual([expect.stringContaining("No database answers")])
    expect(err).not.toContain("hunter2")
  })
})

test("serve starts from nothing, answers, keeps its data, and stops tidily when told", async () => {
  const env = { PORT: "0", ROUNDS_DATA: folder, ROUNDS_DEMO: "off" }
  for (let round = 1; round <= 2; round++) {
    const server = start(["serve", "--json"], env)
    const url = await announced(server.stdout)
    expect(await statusOf(`${url}/healthz`)).toBe(200)
    // The worker's first heartbeat follows the start.
    await expect.poll(() => statusOf(`${url}/readyz`), { timeout: 20_000 }).toBe(200)
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ writer: "offline" })
    expect(await statusOf(`${url}/api/user`)).toBe(401)
    server.kill("SIGINT")
    const [code] = await once(server, "exit")
    expect(code).toBe(0)
  }
}, 300_000)

test("serve with sample data on a fresh folder says what a person can read, and nothing beside it", async () => {
  const fresh = mkdtempSync(join(tmpdir(), "rounds-serve-fresh-"))
  const server = start(["serve"], { PORT: "0", ROUNDS_DATA: fresh, ROUNDS_DEMO: "on" })
  let beside = ""
  server.stderr?.on("data", (bytes: Buffer) => (beside += bytes.toString()))
  let said = ""
  for await (const bytes of server.stdout ?? []) {
    said += String(bytes)
    if (said.includes("Ctrl-C stops it.")) break
  }
  const ended = once(server, "exit")
  server.kill("SIGINT")
  await ended
  rmSync(fresh, { recursive: true, force: true })
  expect(beside).toBe("")
  expect(said).toContain("admin@demo.rounds.test")
  expect(said).toContain("Scripts are written offline: no OPENAI_API_KEY is set.")
}, 180_000)

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status

/** The address in the one line of JSON that `serve --json` prints when it is ready. */
const announced = async (output: AsyncIterable<Buffer> | null): Promise<string> => {
  let text = ""
  for await (const bytes of output ?? []) {
    text += bytes.toString()
    if (text.includes("\n")) break
  }
  return JSON.parse(text).url
}
