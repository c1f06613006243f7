import type { UserUsage } from "@rounds/core/contract/user.ts"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { breakable, type BreakableDatabase } from "#testing/breakable.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const order = { topicId: "2026-11-20-creatine-hair-loss", topicTitle: "Does creatine cause hair loss?" }

let line: BreakableDatabase
let api: TestApi
let ada: TestClient
beforeAll(async () => {
  line = await breakable(await testDatabase())
  api = await startApi({ databaseUrl: line.url })
  await api.run(publishTopics({ id: order.topicId }))
  ada = await api.signUp("ada@example.org")
  await ada.get("/api/user")
})
afterAll(() => api.stop())

test("a lost database is 503 with a time to wait, nothing is charged, and the product heals by itself", async () => {
  await line.cut()
  const begun = performance.now()
  const refused = await Promise.all([
    ada.get("/api/user"),
    ada.post("/api/generate-script", order),
    ada.get("/api/user/scripts"),
    ada.post("/identity/sign-in/email", { email: "ada@example.org", password: "correct horse battery" }),
  ])
  expect(performance.now() - begun).toBeLessThan(6_000)
  for (const { status, headers, body } of refused) {
    expect(status).toBe(503)
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
    expect(body).toMatchObject({ code: "Outage" })
    expect(JSON.stringify(body)).not.toMatch(/ECONN|postgres|127\.0\.0\.1/i)
  }

  await line.mend()
  const healed = await until(5_000, async () => (await ada.get("/api/user")).status === 200)
  expect(healed).toBe(true)
  expect((await ada.get<UserUsage>("/api/user/usage")).body.scriptGenerations).toBe(0)
  expect((await ada.post("/api/generate-script", order)).status).toBe(200)
}, 30_000)

/** Whether something comes true in time. */
const until = async (ms: number, isTrue: () => Promise<boolean>): Promise<boolean> => {
  for (const end = performance.now() + ms; performance.now() < end; await pause(100)) {
    if (await isTrue()) return true
  }
  return false
}
