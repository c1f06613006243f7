import { goodDraft } from "@rounds/core/testing/script/example-draft.ts"
import { DraftUnusable, ScriptWriter } from "@rounds/core/script/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, expect, test } from "vitest"
import { query } from "#postgres/client.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

const topicId = "2026-11-20-creatine-hair-loss"
const order = { topicId, topicTitle: "Does creatine cause hair loss?" }

/** Once unreadable, then twice far too short: three answers that are paid for, and no script. */
const useless = () => {
  let turn = 0
  return Layer.succeed(ScriptWriter, {
    name: "model-x",
    madeByAi: true,
    write: (asked) =>
      Effect.suspend(() => {
        turn += 1
        if (turn === 1)
          return Effect.fail(
            new DraftUnusable({ reason: "unreadable", tokens: 700, cost: 0.01, problems: [] }),
          )
        return Effect.succeed({ draft: goodDraft(asked, 40), tokens: 1_200, cost: 0.02 })
      }),
  })
}

let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: await testDatabase(), writer: useless() })
  await api.run(publishTopics({ id: topicId }))
})
afterAll(() => api.stop())

test("a generation whose drafts were all refused records what they took", async () => {
  const ada = await api.signUp("ada@example.org")
  const refused = await ada.post("/api/generate-script", order)
  expect(refused.body).toMatchObject({ code: "ScriptRefused" })
  const rows = await api.run(
    query(
      "test",
      (sql) => sql`
      SELECT tokens_used, api_cost::float8 AS api_cost, duration, success, error_message, metadata
      FROM backend_usage`,
    ),
  )
  expect(rows).toEqual([
    {
      tokens_used: 3_100,
      api_cost: 0.05,
      duration: expect.any(Number),
      success: false,
      error_message: "ScriptRefused",
      metadata: { writer: "model-x", attempts: 3, promptVersion: null },
    },
  ])
  expect(rows[0]?.["duration"]).toBeGreaterThan(0)
})
