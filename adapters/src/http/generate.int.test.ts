import type { Generation, ScriptListItem } from "@rounds/core/contract/scripts.ts"
import type { UserUsage } from "@rounds/core/contract/user.ts"
import type { Script } from "@rounds/core/script/script.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

const topicId = "2026-11-20-creatine-hair-loss"
const order = { topicId, topicTitle: "Does creatine cause hair loss?" }

let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: await testDatabase() })
  await api.run(publishTopics({ id: topicId }))
})
afterAll(() => api.stop())

describe("a person who has just signed up", () => {
  test("generates a script from a topic, finds it in the history, and has one generation less", async () => {
    const ada = await api.signUp("ada@example.org")
    const made = await ada.post<Script>("/api/generate-script", order)
    expect(made.status).toBe(200)
    expect(made.headers.get("cache-control")).toBe("no-store")
    expect(made.body).toMatchObject({
      topicId,
      language: "english",
      duration: "60_seconds",
      writer: "offline",
    })
    expect(made.body.beats.length).toBeGreaterThan(2)
    expect(made.body.disclaimer).not.toBe("")

    const listed = await ada.get<ReadonlyArray<ScriptListItem>>("/api/user/scripts")
    expect(listed.body.map(({ id }) => id)).toEqual([made.body.id])
    expect((await ada.get<Script>(`/api/user/scripts/${made.body.id}`)).body).toEqual(made.body)
    expect((await ada.get<UserUsage>("/api/user/usage")).body).toMatchObject({
      scriptGenerations: 1,
      scriptsOpen: 0,
      scriptsLimit: 5,
    })
  })

  test("sees the stages as they happen, and the same answer at the end", async () => {
    const grace = await api.signUp("grace@example.org")
    const events = await grace.events("/api/generate-script", order)
    expect(events.map(({ id }) => Number(id))).toEqual(events.map((_, index) => index + 1))
    const names = events
      .filter(({ event }) => event === "stage")
      .map(({ data }) => (data as { stage: string }).stage)
    expect(names).toEqual(["reserved", "checking", "saved"])
    const bar = events.flatMap(({ event, data }) =>
      event === "done" ? [] : (data as { progress: number }).progress,
    )
    expect(bar).toEqual(bar.toSorted((a, b) => a - b))
    const done = events.at(-1)
    expect(done?.event).toBe("done")
    const [first] = (await grace.get<ReadonlyArray<ScriptListItem>>("/api/user/scripts")).body
    expect(done?.data).toMatchObject({ id: first?.id })
  })

  test("pays once for a click that is sent twice, also at the same time", async () => {
    const joan = await api.signUp("joan@example.org")
    const click = () =>
      joan.post<Script>("/api/generate-script", order, { headers: { "idempotency-key": "click-1" } })
    const both = await Promise.all([click(), click()])
    const again = await click()
    const made = [...both, again].filter(({ status }) => status === 200)
    expect([...both, again].every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
    expect((await joan.get<UserUsage>("/api/user/usage")).body.scriptGenerations).toBe(1)
  })

  test("is told when one key stands for two different requests", async () => {
    const mary = await api.signUp("mary@example.org")
    const headers = { "idempotency-key": "click-1" }
    await mary.post("/api/generate-script", order, { headers })
    const other = await mary.post("/api/generate-script", { ...order, duration: "30_seconds" }, { headers })
    expect(other).toMatchObject({ status: 422, body: { code: "IdempotencyKeyReused" } })
  })

  test("who lost the answer is told by the key what became of the click", async () => {
    const emmy = await api.signUp("emmy@example.org")
    const outcome = async (key: string) => (await emmy.get<Generation>(`/api/generations/${key}`)).body
    expect(await outcome("click-1")).toEqual({ state: "unknown" })
    const made = await emmy.post<Script>("/api/generate-script", order, {
      headers: { "idempotency-key": "click-1" },
    })
    expect(await outcome("click-1")).toEqual({ state: "done", script: made.body })
    const other = await api.signUp("sofia@example.org")
    expect((await other.get<Generation>("/api/generations/click-1")).body).toEqual({ state: "unknown" })
    expect((await emmy.get("/api/generations/a%20b")).status).toBe(400)
    expect((await emmy.get(`/api/generations/${"x".repeat(256)}`)).status).toBe(400)
  })

  test("gets five scripts in a month, and then is asked to upgrade", async () => {
    const edith = await api.confirmed("edith@example.org")
    for (let n = 1; n <= 5; n++) {
      expect((await edith.post("/api/generate-script", order)).status).toBe(200)
    }
    const sixth = await edith.post("/api/generate-script", order)
    expect(sixth.status).toBe(429)
    expect(sixth.headers.get("content-type")).toContain("application/problem+json")
    expect(sixth.body).toMatchObject({ code: "MonthlyQuotaReached", requiresUpgrade: true })
    expect(sixth.body.message).toMatch(
      /monthly quota is full: .* 5 of 5 scripts\. The count starts again on \w+ 1, \d{4}\. Creator Pro has 50 scripts a month\.$/,
    )

    const streamed = await edith.events("/api/generate-script", order)
    expect(streamed).toEqual([])
    expect((await edith.get<ReadonlyArray<ScriptListItem>>("/api/user/scripts")).body).toHaveLength(5)
  })

  test("is not charged for a topic that does not exist", async () => {
    const ruth = await api.signUp("ruth@example.org")
    const refused = await ruth.post("/api/generate-script", { ...order, topicId: "2026-01-01-nothing" })
    expect(refused).toMatchObject({ status: 404, body: { code: "TopicUnknown" } })
    expect((await ruth.get<UserUsage>("/api/user/usage")).body.scriptGenerations).toBe(0)
  })

  test("writes one script before the address is confirmed; the same click again is still that one", async () => {
    const lise = await api.signUp("lise@example.org")
    const key = (name: string) => ({ headers: { "idempotency-key": name } })
    const first = await lise.post<Script>("/api/generate-script", order, key("a"))
    const again = await lise.post<Script>("/api/generate-script", order, key("a"))
    expect(again.body).toEqual(first.body)
    const second = await lise.post("/api/generate-script", order, key("b"))
    expect(second).toMatchObject({ status: 403, body: { code: "AddressNotConfirmed" } })
    expect((await lise.get<UserUsage>("/api/user/usage")).body.scriptGenerations).toBe(1)
  })

  test.each(["", " ", "   ", "\u00a0\t", "x".repeat(301)])(
    "is not charged for the title %j",
    async (topicTitle) => {
      const rosa = await api.signUp(
        `rosa-${topicTitle.length}-${encodeURIComponent(topicTitle.slice(0, 2)).replaceAll("%", "")}@example.org`,
      )
      const refused = await rosa.post("/api/generate-script", { topicTitle })
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: "topicTitle" }] } })
      expect((await rosa.get<UserUsage>("/api/user/usage")).body.scriptGenerations).toBe(0)
    },
  )

  test("a Turkish title that was typed without its marks is stored and said with them, and counted as one", async () => {
    const ece = await api.confirmed("ece@example.org")
    const write = async (topicTitle: string) =>
      (await ece.post<Script>("/api/generate-script", { topicTitle, language: "turkish", market: "TR" })).body
    const meant = "Demir hapını çayla içmeyin"
    const made = await write("Demir hapini cayla icmeyin")
    expect(made.topicTitle).toBe(meant)
    expect(made.beats.map(({ text }) => text).join(" ")).not.toMatch(/hapini|icmeyin/)
    // Whoever writes on the same again gets another script, however it was typed.
    expect((await write(meant)).beats).not.toEqual(made.beats)
  })

  test("pages through the history without seeing a script twice", async () => {
    const hedy = await api.confirmed("hedy@example.org")
    for (let n = 1; n <= 3; n++) await hedy.post("/api/generate-script", order)
    const first = await hedy.get<ReadonlyArray<ScriptListItem>>("/api/user/scripts?limit=2")
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get("link") ?? "")?.[1]
    expect(next).toBeDefined()
    const second = await hedy.get<ReadonlyArray<ScriptListItem>>(next ?? "")
    expect(second.headers.get("link")).toBeNull()
    expect(new Set([...first.body, ...second.body].map(({ id }) => id)).size).toBe(3)
  })
})
