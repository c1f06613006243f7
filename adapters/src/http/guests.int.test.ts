import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import type { GuestScript } from "@rounds/core/contract/guests.ts"
import { Guests } from "@rounds/core/guest/ports.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { GuestPass } from "#security/guest-pass.ts"
import { connectPool } from "#postgres/client.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const creatine = { id: "creatine", title: "Does creatine cause hair loss?" }
const iron = { id: "iron", title: "Iron tablets and coffee", keywords: ["iron"], themeKey: "iron" }
const zorbing = { id: "zorbing", title: "Is zorbing good?", keywords: ["zorbing"], themeKey: "zorbing" }
const crisis = { id: "crisis", title: "I want to end my life", keywords: ["sad"], themeKey: "sad" }

const path = "/api/public/guest/generate"
const many = { max: 100_000, seconds: 60 }

const url = await testDatabase()
const sql = connectPool(url, 2)
let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: url, rates: { expensive: many, change: many, atOnce: 1_000 } })
  await api.run(publishTopics(creatine, iron, zorbing, crisis))
})
afterAll(async () => {
  await api.stop()
  await sql.end()
})

let nextNetwork = 1
/** An address that nobody else of these tests has. */
const network = () => `198.18.${Math.floor(nextNetwork / 250)}.${(nextNetwork++ % 250) + 1}`
const visitorFrom = (address: string) => new TestClient(api.url, address)
const ask = (visitor: TestClient, topicId = creatine.id, headers: { readonly [name: string]: string } = {}) =>
  visitor.post<GuestScript & { readonly code?: string }>(path, { topicId }, { headers })
const rows = () => sql`SELECT * FROM guest_generations`

test("what stands open in a visitor's script is told in the language of whoever reads it", async () => {
  const told = async (language: string) => {
    const { status, body } = await ask(new TestClient(api.url, network(), language), zorbing.id)
    expect(status).toBe(200)
    return body.points.filter(({ kind }) => kind === "blank").map(({ reason }) => reason)
  }
  const [english, turkish] = [await told("en"), await told("tr")]
  expect(english.length).toBeGreaterThan(0)
  expect(turkish.length).toBeGreaterThan(0)
  expect(turkish.filter((reason) => english.includes(reason))).toEqual([])
  expect(turkish.join(" ")).toMatch(/[ığş]/)
})

describe("one script a visitor", () => {
  test("is told in its stages, with what was counted, and has marks, sources and the presets", async () => {
    const visitor = visitorFrom(network())
    const events = await visitor.events(path, { topicId: creatine.id })
    const stages = events.filter(({ event }) => event === "stage").map(({ data }) => data)
    expect(stages).toMatchObject([
      {
        stage: "topic",
        step: 1,
        of: 4,
        label: "Topic read",
        detail: expect.stringMatching(/^\d+ posts?, \d+ communit/),
      },
      { stage: "findings", step: 2, detail: expect.stringMatching(/^\d+ of \d+ fit the question$/) },
      { stage: "checking", step: 4 },
      { stage: "saved", progress: 100 },
    ])
    expect(events.filter(({ event }) => event === "delta").length).toBeGreaterThan(3)
    expect(events.at(-1)).toMatchObject({
      event: "done",
      data: {
        topicId: creatine.id,
        topicTitle: creatine.title,
        presetSettings: {
          language: "english",
          format: "trend_reaction",
          tone: "professional",
          platform: "multi_platform",
          duration: "60_seconds",
        },
        madeByAi: false,
        copyCount: 0,
      },
    })
    const { body } = await visitor.get<SuccessOf<"GET /api/public/guest/script">>("/api/public/guest/script")
    expect(body.guestScript).toEqual(events.at(-1)?.data)
    expect(body.guestScript?.sources.length).toBeGreaterThan(0)
  })

  test("the same topic gives the same script again, another one is refused", async () => {
    const visitor = visitorFrom(network())
    const first = await ask(visitor)
    expect(first.status).toBe(200)
    expect((await ask(visitor)).body).toEqual(first.body)
    expect(await ask(visitor, iron.id)).toMatchObject({ status: 403, body: { code: "GuestScriptUsed" } })
  })

  test("of many requests of one browser at once, one begins", async () => {
    const visitor = visitorFrom(network())
    await ask(visitor)
    await sql`UPDATE guest_generations SET script = NULL, written_at = NULL, claimed_at = now() - interval '1 hour'
      WHERE id = (SELECT id FROM guest_generations ORDER BY claimed_at DESC LIMIT 1)`
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(visitor)))
    const texts = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.createdAt))
    expect(texts.size).toBe(1)
    expect(
      answers.filter(({ status }) => status !== 200).every(({ body }) => body.code === "GenerationRunning"),
    ).toBe(true)
  })

  test("an answer that got lost with its cookie is given again by its key, to the same network", async () => {
    const address = network()
    const key = { "idempotency-key": "6f0b6c6e-7c1e-4b0e-9f0a-1d2c3b4a5f60" }
    const lost = await ask(visitorFrom(address), creatine.id, key)
    const before = (await rows()).length
    const again = visitorFrom(address)
    expect((await ask(again, creatine.id, key)).body).toEqual(lost.body)
    expect((await rows()).length).toBe(before)
    // And from then on the browser is known by its cookie.
    expect(await ask(again, iron.id)).toMatchObject({ status: 403 })
    expect((await ask(visitorFrom(network()), creatine.id, key)).body.createdAt).not.toBe(lost.body.createdAt)
  })

  test("a cookie that we did not sign is nobody's", async () => {
    const visitor = visitorFrom(network())
    const given = await ask(visitor)
    const cookie = given.headers.getSetCookie()[0]?.split(";")[0] ?? ""
    expect(given.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax/)
    const read = async (sent: string) =>
      (
        await visitorFrom(network()).get<SuccessOf<"GET /api/public/guest/script">>(
          "/api/public/guest/script",
          {
            headers: { cookie: sent },
          },
        )
      ).body.guestScript
    expect(await read(cookie)).not.toBeNull()
    const forged = cookie.replace(/=./, (mark) => (mark === "=0" ? "=1" : "=0"))
    expect(await read(forged)).toBeNull()
    expect(await read(cookie.split(".")[0] ?? "")).toBeNull()
  })

  test("what is no topic, or no topic to film, is refused and uses nothing", async () => {
    const visitor = visitorFrom(network())
    expect(await ask(visitor, "none")).toMatchObject({ status: 404, body: { code: "TopicUnknown" } })
    expect(await ask(visitor, crisis.id)).toMatchObject({ status: 422, body: { code: "NotForFilming" } })
    expect(await visitor.post(path, {})).toMatchObject({ status: 400 })
    expect((await ask(visitor)).status).toBe(200)
  })

  test("nothing is charged, and of the visitor nothing is kept but a hash that goes after a day", async () => {
    const address = network()
    const visitor = visitorFrom(address)
    const { body } = await visitor.post<GuestScript>(
      path,
      { topicId: creatine.id },
      { headers: { "user-agent": "Lynx/2.9" } },
    )
    const stored = JSON.stringify(await rows())
    expect(stored).toContain(body.scriptText.slice(0, 20))
    expect(stored).not.toContain(address)
    expect(stored).not.toContain("Lynx")
    expect(await sql`SELECT 1 FROM generated_scripts`).toEqual([])
    expect(await sql`SELECT 1 FROM events`).toEqual([])
    expect((await sql`SELECT DISTINCT user_id, action_type FROM backend_usage`)[0]).toEqual({
      user_id: null,
      action_type: "guest_script",
    })
  })

  test("one copy is counted, a second is not", async () => {
    const visitor = visitorFrom(network())
    const copies = "/api/public/guest/copies"
    expect(await visitor.post(copies)).toMatchObject({ status: 404 })
    await ask(visitor)
    expect(await visitor.post(copies)).toMatchObject({ status: 200, body: { copyCount: 1 } })
    expect(await visitor.post(copies)).toMatchObject({ status: 409, body: { code: "GuestCopyUsed" } })
    const { body } = await visitor.get<SuccessOf<"GET /api/public/guest/script">>("/api/public/guest/script")
    expect(body.guestScript?.copyCount).toBe(1)
  })
})

const claims = (networkKey: string, count: number) =>
  api.run(
    Effect.forEach(
      Array.from({ length: count }, () => networkKey),
      (one) =>
        Guests.use((guests) =>
          guests.claim({
            id: crypto.randomUUID(),
            newGuestId: crypto.randomUUID(),
            guestId: null,
            key: null,
            topicId: creatine.id,
            network: one,
            at: new Date().toISOString(),
          }),
        ),
      { concurrency: 50 },
    ),
  )
const standings = (claimed: ReadonlyArray<{ readonly standing: string }>) =>
  claimed.map(({ standing }) => standing)

describe("ten scripts a network and day", () => {
  test("the eleventh visitor is told when to come back, and another network is not held up", async () => {
    const address = network()
    const day = new Date().toISOString().slice(0, 10)
    const key = await api.run(GuestPass.use((pass) => Effect.succeed(pass.networkKey(address, day))))
    expect(new Set(standings(await claims(key, 9)))).toEqual(new Set(["begin"]))
    expect((await ask(visitorFrom(address))).status).toBe(200)
    const eleventh = await ask(visitorFrom(address))
    expect(eleventh).toMatchObject({ status: 429, body: { code: "GuestNetworkFull" } })
    expect(Number(eleventh.headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await ask(visitorFrom(network()))).status).toBe(200)
  })

  test("a storm of new visitors of five networks begins ten of each and not one more", async () => {
    const all = await Promise.all(["a", "b", "c", "d", "e"].map((name) => claims(`storm ${name}`, 100)))
    expect(all.map((claimed) => standings(claimed).filter((one) => one === "begin").length)).toEqual([
      10, 10, 10, 10, 10,
    ])
    expect(new Set(all.flatMap(standings))).toEqual(new Set(["begin", "full"]))
  })

  test.skipIf(process.env["RELEASE_CHECK"] !== "1")(
    "ten thousand requests from fifty addresses hold the limit",
    async () => {
      const given = new Map(Array.from({ length: 50 }, () => [network(), 0]))
      const addresses = [...given.keys()]
      const refusals = new Set<number>()
      let next = 0
      const browser = async () => {
        while (next < 10_000) {
          const address = addresses[next++ % addresses.length] ?? ""
          const { status } = await ask(visitorFrom(address))
          if (status === 200) given.set(address, (given.get(address) ?? 0) + 1)
          else refusals.add(status)
        }
      }
      await Promise.all(Array.from({ length: 16 }, browser))
      expect(new Set(given.values())).toEqual(new Set([10]))
      expect([...refusals]).toEqual([429])
    },
    900_000,
  )
})

test("whoever has an account writes with it", async () => {
  const ada = await api.confirmed("ada@example.org")
  expect(await ask(ada)).toMatchObject({ status: 403, body: { code: "GuestsOnly" } })
})
