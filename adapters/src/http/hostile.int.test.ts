import { connect } from "node:net"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const path = "/api/generate-script"
const topicTitle = "Does creatine cause hair loss?"

let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startApi({
    databaseUrl: await testDatabase(),
    rates: { expensive: { max: 10_000, seconds: 60 } },
  })
  await api.run(publishTopics({}))
  ada = await api.signUp("ada@example.org")
})
afterAll(() => api.stop())

/** Sends a body as it is. A refusal must be a problem that tells nothing of what is behind it. */
const refusalOf = async (body: string | Uint8Array, headers: Record<string, string> = {}) => {
  const response = await ada.raw("POST", path, body, { headers })
  const text = await response.text()
  expect(response.headers.get("content-type")).toContain("application/problem+json")
  expect(text).not.toMatch(/node_modules|\.ts:|at \w+ \(|SchemaError/)
  return response.status
}

const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`
const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1")

describe("a hostile body", () => {
  test.each([
    ["broken JSON", '{"topicTitle":'],
    ["no object", '"text"'],
    ["a list", "[]"],
    ["nothing of what is needed", "{}"],
    ["an unknown key", JSON.stringify({ topicTitle, isAdmin: true })],
    ["a prototype", `{"topicTitle":"x","__proto__":{"isAdmin":true}}`],
    ["a number for a text", '{"topicTitle":1e309}'],
    ["a list for a text", '{"topicTitle":["x"]}'],
    ["a wrong choice", JSON.stringify({ topicTitle, duration: "90" })],
    ["a text that is too long", JSON.stringify({ topicTitle: "x".repeat(301) })],
    ["a NUL in a text", '{"topicTitle":"a\\u0000b"}'],
    ["a NUL in a key", '{"topicTitle":"a","\\u0000":1}'],
    ["half a surrogate pair", '{"topicTitle":"\\ud800"}'],
    ["20,000 levels", `{"topicTitle":${nested(20_000)}}`],
    ["bytes that are no UTF-8", latin1('{"topicTitle":"\xff\xfe"}')],
  ])("with %s is refused with 400", async (_, body) => {
    expect(await refusalOf(body)).toBe(400)
  })

  test("larger than 100 kB is refused with 413", async () => {
    expect(await refusalOf(JSON.stringify({ topicTitle: "x".repeat(200_000) }))).toBe(413)
  })

  test.each([
    ["a form", "topicTitle=x", { "content-type": "application/x-www-form-urlencoded" }],
    [
      "plain text, as a foreign page could send",
      JSON.stringify({ topicTitle }),
      { "content-type": "text/plain" },
    ],
    [
      "another character set",
      JSON.stringify({ topicTitle }),
      { "content-type": "application/json; charset=utf-16" },
    ],
    ["a compressed body", gzipSync("{}"), { "content-encoding": "gzip" }],
  ])("as %s is refused with 415", async (_, body, headers) => {
    expect(await refusalOf(body, headers as Record<string, string>)).toBe(415)
  })

  test.each([
    ["a NUL", "/api/user/scripts?q=%00"],
    ["a bad escape in the path", "/api/trending-topics/%E0%A4%A"],
    ["a parameter twice", "/api/user/scripts?limit=1&limit=2"],
    ["an unknown parameter", "/api/user/scripts?owner=1"],
    ["a number out of range", "/api/user/scripts?limit=101"],
    ["an id that is none", "/api/user/scripts/1%20OR%201=1"],
  ])("is as little use in an address with %s", async (_, address) => {
    expect((await ada.get(address)).status).toBe(400)
  })

  test("is refused where a call takes nothing at all, by the name of what it takes not", async () => {
    const answers = await Promise.all([
      ada.post("/api/payments/cancel-subscription", { foo: 1 }),
      ada.get("/api/user?foo=1"),
      api.visitor().get("/api/public/stats?foo=1"),
    ])
    for (const { status, body } of answers) {
      expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ["foo"]])
    }
  })

  test.each([
    ["PUT", "/api/user", "GET, HEAD"],
    ["DELETE", "/api/user/profile", "GET, POST, HEAD"],
    ["GET", "/api/generate-script", "POST"],
    ["PATCH", "/api/user/scripts/00000000-0000-4000-8000-000000000000", "GET, DELETE, HEAD"],
  ])("by %s at %s is told which methods there are", async (method, path, allow) => {
    const response = await ada.raw(method, path, undefined)
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow])
    expect(response.headers.get("content-type")).toContain("application/problem+json")
  })

  test("takes nothing from the account", async () => {
    expect((await ada.get<{ scriptGenerations: number }>("/api/user/usage")).body.scriptGenerations).toBe(0)
  })
})

describe("another site's page", () => {
  test.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
  ])("cannot make a signed-in browser change anything: %o", async (headers) => {
    const answer = await ada.post("/api/init-topics", undefined, {
      headers: headers as Record<string, string>,
    })
    expect(answer).toMatchObject({ status: 403, body: { code: "CrossSiteRequest" } })
  })

  test("cannot sign anybody out", async () => {
    const answer = await ada.post("/identity/sign-out", {}, { headers: { origin: "https://evil.example" } })
    expect(answer.status).toBe(403)
    expect((await ada.get("/api/user")).status).toBe(200)
  })

  test("our own page and programs without a browser go through", async () => {
    for (const headers of [{ "sec-fetch-site": "same-origin" }, {}]) {
      expect((await ada.post("/api/init-topics", undefined, { headers })).status).toBe(200)
    }
  })
})

describe("every answer", () => {
  test("has an id of its own, and headers that keep a browser careful", async () => {
    const answers = await Promise.all([api.visitor().get("/api/edition"), api.visitor().get("/api/nothing")])
    const ids = answers.map(({ headers }) => headers.get("x-request-id"))
    expect(new Set(ids).size).toBe(2)
    for (const { headers } of answers) {
      expect(headers.get("content-security-policy")).toContain("script-src 'self'")
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("x-powered-by")).toBeNull()
    }
    expect(answers[1]?.body.requestId).toBe(ids[1])
  })

  test("about topics can be revalidated; about a person it is never stored", async () => {
    const first = await api.visitor().get("/api/trending-topics")
    const etag = first.headers.get("etag") ?? ""
    const again = await api.visitor().get("/api/trending-topics", {
      // Without the second header, fetch would ask for a fresh copy.
      headers: { "if-none-match": etag, "cache-control": "max-age=0" },
    })
    expect([first.status, again.status]).toEqual([200, 304])
    expect((await ada.get("/api/user")).headers.get("cache-control")).toBe("no-store")
  })
})

test("a client that never finishes its request is let go within 11 seconds, and others do not notice", async () => {
  const socket = connect(Number(new URL(api.url).port), "127.0.0.1")
  const begun = performance.now()
  socket.write("GET /api/edition HTTP/1.1\r\nHost: x\r\n")
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()))
  socket.resume()
  expect((await api.visitor().get("/api/edition")).status).toBe(200)
  await closed
  expect(performance.now() - begun).toBeLessThan(12_000)
}, 20_000)
