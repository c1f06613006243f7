import { once } from "node:events"
import { connect, createServer, type AddressInfo } from "node:net"
import type { Generation } from "@rounds/core/contract/scripts.ts"
import type { UserUsage } from "@rounds/core/contract/user.ts"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import type { Script } from "@rounds/core/script/script.ts"
import type { User } from "@rounds/core/contract/user.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const topicId = "2026-11-20-creatine-hair-loss"
const order = { topicId, topicTitle: "Does creatine cause hair loss?" }

let api: TestApi
beforeAll(async () => {
  api = await startApi({
    databaseUrl: await testDatabase(),
    rates: { expensive: { max: 100_000, seconds: 60 }, change: { max: 100_000, seconds: 60 } },
  })
  await api.run(publishTopics({ id: topicId }))
})
afterAll(() => api.stop())

const signUp = async (email: string) => {
  const person = await api.confirmed(email)
  const { id } = (await person.get<User>("/api/user")).body
  const grant = { _tag: "GrantQuota", extraScripts: 10_000, extraTopicViews: 0, until: null } as const
  await api.run(dispatch(quota, { id, by: ActorId.make("test") }, grant))
  return person
}

const used = async (person: TestClient) =>
  (await person.get<UserUsage>("/api/user/usage")).body.scriptGenerations

/** Until it is settled, as the screen asks. */
const settled = async (person: TestClient, key: string): Promise<Generation> => {
  for (;;) {
    const { body } = await person.get<Generation>(`/api/generations/${key}`)
    if (body.state !== "running") return body
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/**
 * Lets `at` bytes of each answer through, and then nothing more. With `closes` both sides are told; otherwise the client
 * alone, as when a network is gone: the server goes on writing into the void.
 */
const cutting = async (at: number, closes: boolean) => {
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(api.url).port), "127.0.0.1")
    let passed = 0
    client.pipe(upstream)
    for (const socket of [client, upstream]) socket.on("error", () => undefined)
    upstream.on("data", (bytes: Buffer) => {
      if (passed <= at) client.write(bytes.subarray(0, Math.max(0, at - passed)))
      passed += bytes.length
      if (passed < at) return
      client.unpipe(upstream)
      client.destroy()
      if (closes) upstream.destroy()
    })
    upstream.on("close", () => client.destroy())
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

const sent = (key: string) => ({
  headers: { "idempotency-key": key, accept: "text/event-stream", connection: "close" },
})

test.each([
  ["both sides see the close", true],
  ["the server does not see the close", false],
])(
  "cut anywhere, when %s, the server tells truly what a click used, and a retry never uses more",
  async (_, closes) => {
    const person = await signUp(`cut-${String(closes)}@example.org`)
    const whole = await person.raw("POST", "/api/generate-script", JSON.stringify(order), sent("whole"))
    // Headers are cut too: they are about as long as this.
    const length = (await whole.arrayBuffer()).byteLength + 600
    let clicks = 1
    let untrue = 0
    let doubled = 0
    for (let at = 0; at < length; at += 193) {
      const key = `click-${at}`
      const before = await used(person)
      const proxy = await cutting(at, closes)
      await person
        .elsewhere(proxy.url)
        .raw("POST", "/api/generate-script", JSON.stringify(order), {
          headers: { ...sent(key).headers, origin: api.url, host: new URL(api.url).host },
        })
        .then((response) => response.text())
        .catch(() => undefined)
      proxy.stop()
      const { state } = await settled(person, key)
      const charged = (await used(person)) - before
      if ((state === "done") !== (charged === 1)) untrue += 1
      const again = await person.post<Script>("/api/generate-script", order, sent(key))
      expect({ at, status: again.status }).toEqual({ at, status: 200 })
      clicks += 1
      if ((await used(person)) !== clicks) doubled += 1
    }
    expect(clicks).toBeGreaterThan(30)
    expect({ untrue, doubled }).toEqual({ untrue: 0, doubled: 0 })
  },
  300_000,
)
