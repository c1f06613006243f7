import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import type { Script } from "@rounds/core/script/script.ts"
import { ScriptWriter } from "@rounds/core/script/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, expect, test } from "vitest"
import { RecordedEvidence } from "#evidence/recorded.ts"
import { OfflineScriptWriter } from "#ai/writer.ts"
import { query } from "#postgres/client.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

type Example = SuccessOf<"GET /api/public/example-script">

const unheardOf = { id: "unheard-of", title: "Is zorbing good?", keywords: ["zorbing"], themeKey: "zorbing" }
const known = { id: "creatine", title: "Does creatine cause hair loss?" }

/** A model that must not be asked, beside the writer without one. */
const ModelBesideOffline = Layer.effect(
  ScriptWriter,
  Effect.map(ScriptWriter, (withoutAi) => ({
    name: "model",
    madeByAi: true,
    write: () => Effect.die(new Error("the model was asked")),
    withoutAi,
  })),
).pipe(Layer.provide(OfflineScriptWriter), Layer.provide(RecordedEvidence))

let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: await testDatabase(), writer: ModelBesideOffline })
})
afterAll(() => api.stop())

const read = async () => (await api.visitor().get<Example>("/api/public/example-script")).body

test("without an edition there is no example", async () => {
  expect(await read()).toEqual({ example: null })
})

test("the example is what anybody gets for the first topic that the library carries, and costs nobody anything", async () => {
  await api.run(publishTopics(unheardOf, known))
  // Another process may have published: it is seen after a moment.
  await expect.poll(read, { timeout: 10_000 }).not.toEqual({ example: null })
  const { example } = await read()
  expect(example?.topicTitle).toBe(known.title)
  expect(await countOf("generated_scripts")).toBe(0)
  expect(await countOf("backend_usage")).toBe(0)

  const ada = await api.signUp("ada@example.org")
  const order = { topicId: known.id, topicTitle: known.title, withoutAi: true }
  const { body: script } = await ada.post<Script>("/api/generate-script", order)
  const review = await ada.get<SuccessOf<"GET /api/user/scripts/{id}/review">>(
    `/api/user/scripts/${script.id}/review`,
  )
  expect(example?.beats).toEqual(script.beats)
  expect(example?.sources).toEqual(script.sources)
  expect(example?.sources.length).toBeGreaterThan(0)
  expect(example?.points).toEqual(review.body.points)
  expect(example?.hashtags).toEqual(script.hashtags)
})

test("it is written in the language of whoever reads it", async () => {
  const turkish = api.visitor("tr")
  const { example } = (await turkish.get<Example>("/api/public/example-script")).body
  expect(example).toMatchObject({ language: "turkish", topicLanguage: "english", topicTitle: known.title })
  expect(example?.sources.length).toBeGreaterThan(0)
  expect((await read()).example).toMatchObject({ language: "english" })
})

test("it is the same answer for every visitor until the edition changes", async () => {
  const first = await api.visitor().get("/api/public/example-script")
  const again = await api.visitor().get("/api/public/example-script")
  expect(first.headers.get("etag")).toBe(again.headers.get("etag"))
  expect(first.headers.get("cache-control")).not.toBe("no-store")
})

const countOf = (table: "generated_scripts" | "backend_usage") =>
  api.run(
    Effect.map(
      query(
        "test.count",
        (sql) => sql<Array<{ count: number }>>`SELECT count(*)::int AS count FROM ${sql(table)}`,
      ),
      ([row]) => row?.count,
    ),
  )
