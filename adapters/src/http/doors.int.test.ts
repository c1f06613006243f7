import { request } from "node:http"
import { contract } from "@rounds/core/contract/contract.ts"
import type { Endpoint } from "@rounds/core/contract/endpoint.ts"
import { Accounts } from "@rounds/core/account/ports.ts"
import { SecurityLog } from "@rounds/core/security/ports.ts"
import * as Effect from "effect/Effect"
import { pino } from "pino"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { untrustedProxy } from "./untrusted-proxy.ts"

const databaseUrl = await testDatabase()
const website = {
  folder: "/nonexistent",
  page: "<html><head></head></html>",
  headings: {},
  beside: {},
  pages: {},
  lost: { head: "", html: "" },
  screens: [],
}
let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startApi({ databaseUrl })
  await api.run(publishTopics({}))
  ada = await api.signUp("ada@example.org")
})
afterAll(() => api.stop())

const ownReads = contract.filter(({ method, access }) => method === "GET" && access !== "public")
const addressOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, "018f4e1e-0000-7000-8000-000000000001")
const foreign = [{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }, { origin: "null" }]

describe("another site's page that makes a browser read", () => {
  test.each(ownReads.map((endpoint) => [endpoint.path, endpoint] as const))(
    "%s gets what a visitor gets, with or without a body",
    async (_, endpoint) => {
      for (const headers of foreign) {
        expect((await ada.get(addressOf(endpoint), { headers })).status).toBe(401)
        expect((await ada.raw("HEAD", addressOf(endpoint), undefined, { headers })).status).toBe(401)
      }
    },
  )

  test("has read something that our own page may read", async () => {
    for (const headers of [{ "sec-fetch-site": "same-origin" }, { "sec-fetch-site": "none" }, {}])
      expect((await ada.get("/api/user", { headers })).status).toBe(200)
    expect((await ada.get<{ topicViews: number }>("/api/user/usage")).body.topicViews).toBe(0)
  })
})

describe("reads of one network", () => {
  test("are counted together, whatever they read and however", async () => {
    const few = await startApi({ databaseUrl, readsPerMinute: 8, website })
    const reader = few.visitor()
    const read = async (method: string, path: string) => (await reader.raw(method, path, undefined)).status
    const all = ["/api/edition", "/api/nothing", "/readyz", "/app"].flatMap((path) => [
      ["GET", path] as const,
      ["HEAD", path] as const,
    ])
    for (const [method, path] of all) expect(await read(method, path), `${method} ${path}`).not.toBe(429)
    for (const [method, path] of all) expect(await read(method, path), `${method} ${path}`).toBe(429)
    expect(await read("GET", "/healthz")).toBe(200)
    expect((await few.visitor().get("/api/edition")).status).toBe(200)
    await few.stop()
  })

  test("are one network's in every spelling of its addresses", async () => {
    const few = await startApi({ databaseUrl, rates: { change: { max: 4, seconds: 60 } } })
    const spellings = [
      "2001:db8::1",
      "2001:DB8:0:0::2",
      "2001:0db8:0000:0000:ffff::3",
      "2001:db8:0:0:1:2:3:4",
    ]
    const ask = async (address: string, n: number) => {
      const sent = { headers: { "x-forwarded-for": address } }
      return (await few.visitor().post("/api/notify-professional", { email: `v6-${n}@example.org` }, sent))
        .status
    }
    const statuses: Array<number> = []
    for (const [n, address] of [...spellings, ...spellings].entries()) statuses.push(await ask(address, n))
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429])
    expect(await ask("2001:db8:0:1::1", 99)).toBe(200)
    await few.stop()
  })
})

/** Status of a request with this `Host`, as no browser would send it. */
const withHost = (host: string, method: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(api.url)
    const asked = request({ host: "127.0.0.1", port, path, method, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.once("error", reject)
    asked.end()
  })

describe("a request to a host", () => {
  test.each([
    "x@y",
    "[::1",
    "a b",
    "evil.example/path",
    "a?b",
    "a#b",
    "a:b:c",
    "a:99999",
    "<x>",
    "ä.example",
    ".",
  ])("called %j is refused with 400 wherever it goes", async (host) => {
    for (const path of ["/api/edition", "/identity/get-session", "/readyz", "/healthz", "/app"])
      expect(await withHost(host, "GET", path), path).toBe(400)
    expect(await withHost(host, "POST", "/identity/sign-in/email")).toBe(400)
  })

  test.each(["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000", "rounds.example", "my_box:80"])(
    "called %s is answered",
    async (host) => {
      expect(await withHost(host, "GET", "/api/edition")).toBe(200)
    },
  )
})

describe("the security log", () => {
  const logged = async (account?: string) =>
    (
      await api.run(
        SecurityLog.use((log) =>
          log.find({ kind: "call_refused", limit: 100, ...(account === undefined ? {} : { account }) }),
        ),
      )
    ).map(({ detail }) => detail)

  test("names who was refused by rule, and where", async () => {
    const eve = await api.signUp("eve@example.org")
    const { id } = (await eve.get<{ id: string }>("/api/user")).body
    await api.run(Effect.asVoid(Accounts.use((accounts) => accounts.setActive(id, false))))
    expect((await eve.post("/api/init-topics")).status).toBe(403)
    expect(await logged(id)).toEqual(["AccountSuspended POST /api/init-topics"])
  })

  test("names tokens that are none and pages of other sites, and not who has only not signed in", async () => {
    const before = await logged()
    await api.visitor().get("/api/user")
    expect(await logged()).toEqual(before)
    await api.visitor().get("/api/user", { headers: { authorization: "Bearer made.up.token" } })
    await ada.post("/api/init-topics", undefined, { headers: { origin: "https://evil.example" } })
    expect(await logged()).toEqual(
      expect.arrayContaining(["NotSignedIn GET /api/user", "CrossSiteRequest POST api"]),
    )
  })
})

test("a proxy that is not trusted is noticed once", () => {
  const lines: Array<string> = []
  const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) })
  const pass = (proxies: number, headers: Record<string, string>) => {
    const middleware = untrustedProxy(proxies, log)
    // Only the headers are looked at.
    for (let n = 0; n < 3; n++) middleware({ headers } as never, {} as never, () => {})
  }
  pass(1, { "x-forwarded-for": "198.51.100.7" })
  pass(0, {})
  expect(lines).toEqual([])
  pass(0, { "x-forwarded-for": "198.51.100.7" })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain("TRUST_PROXY")
})
