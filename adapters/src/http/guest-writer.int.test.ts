import type { GuestScript } from "@rounds/core/contract/guests.ts"
import { goodDraft } from "@rounds/core/testing/script/example-draft.ts"
import { ScriptWriter } from "@rounds/core/script/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, test } from "vitest"
import { OfflineScriptWriter } from "#ai/writer.ts"
import { RecordedEvidence } from "#evidence/recorded.ts"
import { connectPool } from "#postgres/client.ts"
import { publishTopics, startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

const topicId = "creatine"
const path = "/api/public/guest/generate"

/** What is taken at the first try: it states nothing that would have to rest on a finding. */
const talk = (order: Parameters<typeof goodDraft>[0]) => {
  const draft = goodDraft(order)
  const inTalk = (text: string): string => text.replaceAll("listen", "check")
  return {
    ...draft,
    beats: draft.beats.map((beat) => ({
      ...beat,
      text: inTalk(beat.text),
      said: beat.said.map((one) => ({ ...one, text: inTalk(one.text) })),
    })),
  }
}

/** A model whose first answer never comes, beside the writer without one. */
const model = () => {
  let asked = 0
  const layer = Layer.effect(
    ScriptWriter,
    Effect.map(ScriptWriter, (withoutAi) => ({
      name: "model",
      madeByAi: true,
      write: (order: Parameters<typeof withoutAi.write>[0]) =>
        Effect.suspend(() => {
          asked += 1
          return asked === 1 ? Effect.never : Effect.succeed({ draft: talk(order), tokens: 900, cost: 0.01 })
        }),
      withoutAi,
    })),
  ).pipe(Layer.provide(OfflineScriptWriter), Layer.provide(RecordedEvidence))
  return { layer, asked: () => asked }
}

const started = async (env: { readonly [name: string]: string }) => {
  const url = await testDatabase()
  const { layer, asked } = model()
  const api = await startApi({ databaseUrl: url, writer: layer, env })
  await api.run(publishTopics({ id: topicId, title: "Does creatine cause hair loss?" }))
  const sql = connectPool(url, 1)
  return {
    api,
    asked,
    sql,
    stop: async () => {
      await sql.end()
      await api.stop()
    },
  }
}

test("a guest costs no AI money, although a model is configured", async () => {
  const { api, asked, stop } = await started({})
  const { status, body } = await api.visitor().post<GuestScript>(path, { topicId })
  expect({ status, madeByAi: body.madeByAi, writer: body.writer }).toEqual({
    status: 200,
    madeByAi: false,
    writer: "offline",
  })
  expect(asked()).toBe(0)
  await stop()
})

test("with a model for guests, leaving uses nothing of the visitor's; what it took counts for the network", async () => {
  const { api, asked, sql, stop } = await started({
    GUEST_WRITER: "openai",
    OPENAI_API_KEY: "sk-1",
    OPENAI_MODEL: "model",
  })
  const visitor = api.visitor()
  const leaving = new AbortController()
  const left = visitor
    .raw("POST", path, JSON.stringify({ topicId }), { signal: leaving.signal })
    .catch(() => "left")
  await expect.poll(asked).toBe(1)
  leaving.abort()
  expect(await left).toBe("left")
  const taken = () => sql`SELECT guest_cookie_id IS NULL AS free FROM guest_generations ORDER BY 1`
  await expect.poll(taken).toEqual([{ free: true }])

  const { status, body } = await visitor.post<GuestScript>(path, { topicId })
  expect({ status, madeByAi: body.madeByAi }).toEqual({ status: 200, madeByAi: true })
  expect(await taken()).toEqual([{ free: false }, { free: true }])
  expect(await sql`SELECT success, user_id FROM backend_usage ORDER BY created_at`).toEqual([
    { success: false, user_id: null },
    { success: true, user_id: null },
  ])
  await stop()
})

test("beyond the day's limit guests get a script without AI, also when many ask at once", async () => {
  const { api, asked, sql, stop } = await started({
    GUEST_WRITER: "openai",
    GUEST_AI_PER_DAY: "2",
    OPENAI_API_KEY: "sk-1",
    OPENAI_MODEL: "model",
  })
  // The first call of this model never ends; it is taken by somebody who leaves, and counts.
  const leaving = new AbortController()
  const left = api
    .visitor()
    .raw("POST", path, JSON.stringify({ topicId }), { signal: leaving.signal })
    .catch(() => "left")
  await expect.poll(asked).toBe(1)
  leaving.abort()
  await left
  const answers = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const visitor = api.visitor()
      const first = await visitor.post<GuestScript>(path, { topicId })
      // The same visitor again is given the same script and takes no turn.
      expect((await visitor.post<GuestScript>(path, { topicId })).body.createdAt).toBe(first.body.createdAt)
      return [first.status, first.body.madeByAi]
    }),
  )
  expect(answers.filter(([status, madeByAi]) => status === 200 && madeByAi)).toHaveLength(1)
  expect(answers.filter(([status, madeByAi]) => status === 200 && !madeByAi)).toHaveLength(3)
  expect(asked()).toBe(2)
  expect(await sql`SELECT taken FROM guest_ai_turns`).toEqual([{ taken: 2 }])
  await stop()
})
