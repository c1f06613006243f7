import type { Notification } from "@rounds/core/contract/notifications.ts"
import { ScriptWriter } from "@rounds/core/script/ports.ts"
import { WriterMisconfigured } from "@rounds/core/script/rejections.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import postgres from "postgres"
import { afterAll, expect, test } from "vitest"
import { buryCollection } from "#jobs/daily-collection.ts"
import { hashOf, signatureOf } from "#payments/signature.ts"
import { noteFailure } from "#payments/webhook-job.ts"
import { publishTopics, startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { lettersTo } from "#testing/letters.ts"
import { webhookSecret } from "#testing/settle.ts"
import { bodyFor } from "#testing/webhook-lives.ts"

const url = await testDatabase()
const refusesKey = Layer.succeed(ScriptWriter, {
  name: "model-x",
  madeByAi: true,
  write: () => Effect.fail(new WriterMisconfigured({ problem: "key" })),
})
const api = await startApi({
  databaseUrl: url,
  writer: refusesKey,
  env: { ADMIN_EMAILS: "chief@example.org", LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret },
})
const sql = postgres(url, { max: 1 })
afterAll(async () => {
  await api.stop()
  await sql.end()
})

test("what an operator has to mend reaches every administrator where it happens, once a day or thing, and nobody else", async () => {
  const chief = await api.confirmed("chief@example.org")
  await chief.get("/api/user")
  const ada = await api.confirmed("ada@example.org")
  await api.run(publishTopics({ id: "creatine" }))

  // The endpoint refuses our key, twice.
  for (const topicTitle of ["Does creatine cause hair loss?", "How much creatine?"])
    expect((await ada.post("/api/generate-script", { topicId: "creatine", topicTitle })).status).toBe(503)
  // A day's collection was tried in vain.
  const collection = { id: "job", data: null, createdAt: Date.parse("2026-11-22T09:00:00Z") }
  await api.run(buryCollection.handle(collection))
  await api.run(buryCollection.handle(collection))
  // A message of the payment provider could not be carried out.
  const body = bodyFor("subscription_updated", 3001)
  const headers = { "x-signature": signatureOf(body, webhookSecret) }
  expect((await api.visitor().raw("POST", "/api/webhooks/lemonsqueezy", body, { headers })).status).toBe(200)
  await api.run(noteFailure(hashOf(body), "dead", null))

  await api.tell()
  const titlesOf = async (client: typeof chief) =>
    (await client.get<ReadonlyArray<Notification>>("/api/notifications")).body
      .map(({ title }) => title)
      .filter((title) => title !== "Welcome to Rounds")
      .toSorted((one, other) => one.localeCompare(other))
  const alarms = [
    "A payment message could not be carried out",
    "The AI endpoint refuses us",
    "The collection of November 22, 2026 failed",
  ]
  expect(await titlesOf(chief)).toEqual(expect.arrayContaining(alarms))
  expect((await titlesOf(chief)).filter((title) => alarms.includes(title))).toEqual(alarms)
  expect(await titlesOf(ada)).toEqual([])
  const mailed = (await lettersTo(sql, "chief@example.org")).map(({ kind }) => kind)
  for (const kind of ["ai_refused", "collection_failed", "webhook_dead"])
    expect(mailed.filter((one) => one === kind)).toHaveLength(1)
})
