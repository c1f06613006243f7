import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const page = `<!doctype html><html><head></head><body>${"<p>Rounds</p>".repeat(300)}</body></html>`
const website = {
  folder: "/nonexistent",
  page,
  headings: {},
  pages: {},
  lost: { head: "", html: "" },
  beside: {},
  screens: ["/app"],
}
let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startApi({ databaseUrl: await testDatabase(), website })
  await api.run(publishTopics({}))
  ada = await api.signUp("ada@example.org")
})
afterAll(() => api.stop())

/** A page carries a word of its own in each answer. */
const withoutNonce = (body: unknown) =>
  typeof body === "string" ? body.replace(/nonce="[\w-]+"/, "nonce") : body

const packing = async (path: string, accepted: string) => {
  const { headers, body } = await ada.get<unknown>(path, { headers: { "accept-encoding": accepted } })
  return { by: headers.get("content-encoding"), vary: headers.get("vary") ?? "", body: withoutNonce(body) }
}

describe("pages and answers", () => {
  test.each([
    ["/app", "br, gzip", "br"],
    ["/app", "gzip", "gzip"],
    ["/api/trending-topics", "br, gzip", "br"],
    ["/api/trending-topics", "gzip", "gzip"],
    ["/api/openapi.json", "gzip, br", "br"],
  ])("%s for %s comes packed by %s, and is the same", async (path, accepted, by) => {
    const packed = await packing(path, accepted)
    expect(packed.by).toBe(by)
    expect(packed.vary.toLowerCase()).toContain("accept-encoding")
    expect(packed.body).toEqual((await packing(path, "identity")).body)
  })

  test("are revalidated in whichever way they are packed", async () => {
    const first = await ada.get("/api/trending-topics", { headers: { "accept-encoding": "br" } })
    const etag = first.headers.get("etag") ?? ""
    const again = await ada.get("/api/trending-topics", {
      headers: { "accept-encoding": "gzip", "if-none-match": etag, "cache-control": "max-age=0" },
    })
    expect([etag.startsWith("W/"), again.status]).toEqual([true, 304])
  })
})

test("what holds a token is never packed", async () => {
  expect((await packing("/identity/token", "br, gzip")).by).toBeNull()
  expect((await packing("/identity/jwks", "br, gzip")).by).toBeNull()
})

test("a stream of events is not held back to be packed", async () => {
  const response = await ada.raw("POST", "/api/generate-script", JSON.stringify({ topicTitle: "Sleep" }), {
    headers: { accept: "text/event-stream", "accept-encoding": "br, gzip" },
  })
  expect(response.headers.get("content-encoding")).toBeNull()
  const pieces: Array<string> = []
  // The body of an answer is there: fetch gives none only to answers without one.
  for await (const piece of response.body ?? []) pieces.push(Buffer.from(piece).toString())
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.join("")).toContain("event: done")
})

test("a browser is asked for nothing that the product does not use, and shows pictures of our own only", async () => {
  const { headers } = await ada.get("/app")
  const policy = headers.get("permissions-policy") ?? ""
  for (const name of ["camera", "microphone", "geolocation", "payment", "usb"])
    expect(policy).toContain(`${name}=()`)
  expect(headers.get("content-security-policy")).toMatch(/img-src 'self' data:(;|$)/)
})
