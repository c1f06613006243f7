import type { GuestScript } from "@rounds/core/contract/guests.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const topicId = "creatine"

let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: await testDatabase() })
  await api.run(publishTopics({ id: topicId, title: "Does creatine cause hair loss?" }))
})
afterAll(() => api.stop())

let nextNetwork = 1
/** An address that nobody else of these tests has. */
const network = () => `198.19.0.${nextNetwork++}`
const ask = (visitor: TestClient, headers: { readonly [name: string]: string } = {}) =>
  visitor.post<GuestScript>("/api/public/guest/generate", { topicId }, { headers })

test("a visitor's script is in the language of whoever asks, and stays so for who reads another one later", async () => {
  const written = async (headers: { readonly [name: string]: string }) => {
    const { status, body } = await ask(new TestClient(api.url, network()), headers)
    expect(status).toBe(200)
    return body
  }
  const english = await written({ "accept-language": "de-DE, fr;q=0.8" })
  expect(english).toMatchObject({ language: "english", topicLanguage: "english" })
  for (const headers of [
    { "accept-language": "tr-TR, en;q=0.5" },
    { "accept-language": "en", cookie: "language=tr" },
  ]) {
    const turkish = await written(headers)
    expect(turkish).toMatchObject({ language: "turkish", topicLanguage: "english" })
    expect(turkish.presetSettings).toEqual({
      language: "turkish",
      format: "trend_reaction",
      tone: "professional",
      platform: "multi_platform",
      duration: "60_seconds",
    })
    // What is said and what it ends with: no sentence of it in English.
    expect(turkish.scriptText).toMatch(/[ığş]/)
    expect(`${turkish.scriptText} ${turkish.disclaimer}`).not.toMatch(/\b(?:the|and|is|medical advice)\b/i)
    expect(turkish.sources.length).toBeGreaterThan(0)
  }
  const visitor = new TestClient(api.url, network(), "tr")
  const first = await ask(visitor)
  const again = await ask(visitor, { "accept-language": "en" })
  expect(again.body.scriptText).toBe(first.body.scriptText)
})
