import { ScriptWriter } from "@rounds/core/script/ports.ts"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

const databaseUrl = await testDatabase()
const profile = { name: "Ada", profession: "dietitian", experienceLevel: "expert", preferredTone: "casual" }

describe("two processes on one database", () => {
  let one: TestApi
  let two: TestApi
  beforeAll(async () => {
    const rates = { change: { max: 20, seconds: 60 } }
    one = await startApi({ databaseUrl, rates })
    two = await startApi({ databaseUrl, rates })
  })
  afterAll(async () => {
    await one.stop()
    await two.stop()
  })

  test("count together: exactly twenty changes a minute go through, the rest are told how long to wait", async () => {
    const here = await one.signUp("ada@example.org")
    const there = here.elsewhere(two.url)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? here : there).post("/api/user/profile", profile)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(30)
    for (const { headers, body } of refused) {
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60)
      expect(body).toMatchObject({ code: "TooManyRequests" })
      expect(body.requiresUpgrade).toBeUndefined()
    }
  })

  test("one person's haste does not slow down another", async () => {
    const grace = await two.signUp("grace@example.org")
    expect((await grace.post("/api/user/profile", profile)).status).toBe(200)
  })
})

describe("an address made up by the client", () => {
  test("does not help while no proxy is trusted", async () => {
    const api = await startApi({ databaseUrl, trustedProxies: 0, rates: { change: { max: 3, seconds: 60 } } })
    const statuses: Array<number> = []
    for (let n = 0; n < 5; n++) {
      const spoofed = { headers: { "x-forwarded-for": `198.51.100.${n}` } }
      const asked = { email: `visitor${n}@example.org` }
      statuses.push((await api.visitor().post("/api/notify-professional", asked, spoofed)).status)
    }
    await api.stop()
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})

test("two clicks at once without a confirmed address are one script, and the other is told to confirm", async () => {
  const api = await startApi({ databaseUrl })
  const rosa = await api.signUp("rosa@example.org")
  const clicks = [1, 2].map(() => rosa.post("/api/generate-script", { topicTitle: "Sleep" }))
  const answers = await Promise.all(clicks)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({ code: "AddressNotConfirmed" })
  await api.stop()
})

describe("a person with two scripts being written", () => {
  test("waits with the third, while everybody else goes on", async () => {
    const gate = Deferred.makeUnsafe<void>()
    const slowWriter = Layer.succeed(ScriptWriter, {
      name: "slow",
      madeByAi: true,
      write: () => Effect.andThen(Deferred.await(gate), Effect.never),
    })
    const api = await startApi({ databaseUrl, writer: slowWriter })
    const joan = await api.confirmed("joan@example.org")
    const leaving = new AbortController()
    const order = { topicTitle: "Sleep" }
    const running = [1, 2].map(() =>
      joan.post("/api/generate-script", order, { signal: leaving.signal }).catch(() => null),
    )
    const open = () =>
      joan.get<{ scriptsOpen: number }>("/api/user/usage").then(({ body }) => body.scriptsOpen)
    await expect.poll(open).toBe(2)

    expect((await joan.post("/api/generate-script", order)).body).toMatchObject({ code: "TooManyRequests" })
    const mary = await api.signUp("mary@example.org")
    expect((await mary.get("/api/user/usage")).status).toBe(200)

    leaving.abort()
    await Promise.all(running)
    // Whoever leaves before the answer is given back what was reserved.
    await expect.poll(open).toBe(0)
    await api.stop()
  })
})
