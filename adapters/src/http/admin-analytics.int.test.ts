import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { sampleTopic } from "@rounds/core/testing/topic/sample-topic.ts"
import { CollectionLog, Editions } from "@rounds/core/topic/ports.ts"
import { WithheldEditions } from "@rounds/core/collection/withheld.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { query } from "#postgres/client.ts"
import { startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const url = await testDatabase()
const topic = sampleTopic({ id: "2026-11-20-zinc", title: "Zinc before a cold" })

let api: TestApi
let admin: TestClient
let person: TestClient

beforeAll(async () => {
  api = await startApi({ databaseUrl: url, env: { ROUNDS_DEMO: "on", ADMIN_EMAILS: "admin@example.org" } })
  admin = await api.confirmed("admin@example.org")
  person = await api.confirmed("dr@clinic.example")
  await api.run(publish("0190f1a0-0000-7000-8000-000000000001", [topic]))
})

afterAll(() => api.stop())

const edition = (id: string) => ({
  id,
  asOf: "2026-11-20T09:00:00.000Z",
  finishedAt: new Date().toISOString(),
  source: "recorded",
  sampleDate: "2026-11-20",
  postsToday: 30,
  postsAnalysed: 300,
  communities: 19,
  topics: 1,
})

const publish = (id: string, topics: ReadonlyArray<typeof topic>) =>
  Effect.flatMap(Editions, (editions) => editions.publish(edition(id), null, topics))

type Source = SuccessOf<"GET /api/admin/subreddits">[number]

const collectNow = () =>
  admin.post<SuccessOf<"POST /api/test-reddit-collection">>("/api/test-reddit-collection", {})

const monitor = () =>
  admin.get<SuccessOf<"GET /api/admin/analytics/scraping">>("/api/admin/analytics/scraping")

test("what people do with a topic is counted once, from looking to saving", async () => {
  await person.post("/api/trending-topics/2026-11-20-zinc/views", {})
  await person.post("/api/trending-topics/2026-11-20-zinc/views", {})
  const written = await person.post<SuccessOf<"POST /api/generate-script">>("/api/generate-script", {
    topicId: topic.id,
    topicTitle: topic.title,
  })
  const { id } = written.body
  for (const _ of ["once", "twice"]) {
    expect((await person.post(`/api/user/scripts/${id}/copies`, {})).status).toBe(200)
    expect((await person.get(`/api/user/scripts/${id}/files/txt`)).status).toBe(200)
  }
  const { body: found } = await admin.get<SuccessOf<"GET /api/admin/analytics/topics">>(
    "/api/admin/analytics/topics",
  )
  expect(found.topTopics).toEqual([
    {
      topicId: topic.id,
      topicTitle: topic.title,
      uniqueUsers: 1,
      totalViews: 1,
      totalScripts: 1,
      totalCopies: 1,
      totalExports: 1,
    },
  ])
  expect(found.funnel.map(({ times, people }) => [times, people])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ])
})

test("costs, failures and what stands in the queues are told as they were recorded", async () => {
  await api.run(
    query(
      "calls",
      (sql) => sql`
        INSERT INTO backend_usage
          (id, action_type, tokens_used, api_cost, duration, success, error_message, metadata) VALUES
          ('0190f1a0-0000-7000-8000-00000000000a', 'script_generation', 4000, 0.02, 9000, true, NULL,
           '{"writer":"model-a"}'),
          ('0190f1a0-0000-7000-8000-00000000000b', 'script_generation', 2000, 0.01, 60000, false,
           'WriterTimedOut', '{"writer":"model-a"}'),
          ('0190f1a0-0000-7000-8000-00000000000c', 'claims_reading', 500, NULL, 800, true, NULL, '{}')
        ON CONFLICT DO NOTHING`,
    ),
  )
  await api.run(
    query(
      "letter",
      (sql) => sql`
        INSERT INTO mail_log (id, kind, recipient, subject, status, tries, last_error, queued_at, settled_at) VALUES
          ('0190f1a0-0000-7000-8000-00000000000d', 'welcome', 'dr@clinic.example', 'Welcome', 'failed', 12,
           'mailbox full', now(), now()) ON CONFLICT DO NOTHING`,
    ),
  )
  const { body: found } = await admin.get<SuccessOf<"GET /api/admin/analytics/backend">>(
    "/api/admin/analytics/backend?days=7",
  )
  expect(found).toMatchObject({
    totalTokens: 6500,
    unpriced: 1,
    scripts: { written: 2, withoutAi: 1, failed: 1 },
    failures: [{ reason: "WriterTimedOut", times: 1 }],
    ai: { standing: "offline" },
  })
  expect(found.totalCosts).toBeCloseTo(0.03)
  expect(found.models.find(({ model }) => model === "model-a")).toMatchObject({ calls: 2, tokens: 6000 })
  expect(found.mail).toContainEqual({ status: "failed", count: 1 })
  const letters = await admin.get<SuccessOf<"GET /api/admin/mail">>("/api/admin/mail?status=failed")
  expect(letters.body).toMatchObject([{ subject: "Welcome", tries: 12, lastError: "mailbox full" }])
})

test("a source is added, narrowed and switched off, and the collection after goes by it", async () => {
  const { body: added } = await admin.post<Source>("/api/admin/subreddits", { name: "pharmacy_nights" })
  expect(added).toMatchObject({ name: "pharmacy_nights", postLimit: 50, isActive: true, health: "unread" })
  const tooMany = await admin.patch(`/api/admin/subreddits/${added.id}`, { postLimit: 101 })
  expect(tooMany.status).toBe(400)
  await admin.patch(`/api/admin/subreddits/${added.id}`, { postLimit: 10 })
  expect((await admin.post("/api/admin/subreddits", { name: "PHARMACY_nights" })).status).toBe(409)
  const { body: run } = await collectNow()
  expect(run).toMatchObject({ success: false, error: expect.stringContaining("silent") })
  const sources = await admin.get<ReadonlyArray<Source>>("/api/admin/subreddits")
  expect(sources.body.find(({ id }) => id === added.id)).toMatchObject({ postLimit: 10, health: "failing" })
  await admin.patch(`/api/admin/subreddits/${added.id}/toggle`, { isActive: false })
  const { body: second } = await collectNow()
  expect(second.activeSubreddits).toBe(run.activeSubreddits - 1)
  const log = await admin.get<SuccessOf<"GET /api/admin/actions">>("/api/admin/actions")
  expect(log.body.slice(0, 4).map(({ action }) => action)).toEqual([
    "collection_run",
    "source_set",
    "collection_run",
    "source_set",
  ])
})

test("an edition that was kept back says why, and is published by hand with a reason that stays visible", async () => {
  const id = "0190f1a0-0000-7000-8000-000000000002"
  await api.run(
    Effect.flatMap(WithheldEditions, (withheld) =>
      withheld.keep(
        {
          edition: edition(id),
          dueOn: null,
          shortfalls: [{ measure: "communities", found: 3, needed: 10 }],
        },
        [topic],
      ),
    ),
  )
  const left = [{ reason: "minor" as const, posts: 4 }]
  const dropped = [{ reason: "sensitive" as const, count: 2, names: ["fasting", "insulin"] }]
  await api.run(
    CollectionLog.use((log) =>
      log.record({
        sessionId: crypto.randomUUID(),
        source: "recorded",
        at: Date.now(),
        outcome: "kept back: 3 of at least 10 communities",
        entries: [
          {
            community: "nutrition",
            postsCollected: 9,
            themesGenerated: 0,
            success: true,
            errorMessage: null,
            durationMs: 12,
          },
        ],
        edition: { id, leftOut: left, notOffered: dropped },
      }),
    ),
  )
  const before = await monitor()
  expect(before.body.editions.find((one) => one.id === id)).toMatchObject({
    state: "withheld",
    shortfalls: [{ measure: "communities", found: 3, needed: 10 }],
    leftOut: left,
    notOffered: dropped,
  })
  const published = await admin.post(`/api/admin/editions/${id}/publish`, { why: "Four are closed today" })
  expect(published.status).toBe(200)
  const after = await monitor()
  expect(after.body.editions.find((one) => one.id === id)).toMatchObject({
    state: "published_by_hand",
    byHand: { by: "admin@example.org", why: "Four are closed today" },
  })
  expect((await admin.post(`/api/admin/editions/${id}/publish`, { why: "Again" })).status).toBe(404)
})

test("a letter that could not leave is sent again by an administrator, once, and that is written down", async () => {
  const id = crypto.randomUUID()
  await api.run(
    query(
      "test.letter",
      (sql) => sql`
        INSERT INTO mail_log (id, kind, recipient, subject, body, status, tries, last_error, queued_at, settled_at)
        VALUES (${id}, 'plan_paused', 'a@example.org', 'Paused', '{"says":["Paused."],"link":null,"adds":[]}'::jsonb,
          'failed', 11, 'ECONNREFUSED', now(), now())`,
    ),
  )
  const listed = async () =>
    (await admin.get<SuccessOf<"GET /api/admin/mail">>("/api/admin/mail?limit=200")).body.find(
      (one) => one.id === id,
    )
  expect(await listed()).toMatchObject({ status: "failed", maySendAgain: true })
  const path = `/api/admin/mail/${id}/retry`
  expect((await admin.post(path, {})).body).toMatchObject({ status: "queued", sentAgain: true, tries: 11 })
  expect((await admin.post(path, {})).body).toMatchObject({ status: "queued", sentAgain: false })
  expect(await listed()).toMatchObject({ status: "queued", maySendAgain: false })
  const actions = (await admin.get<SuccessOf<"GET /api/admin/actions">>("/api/admin/actions")).body
  expect(actions.filter(({ action }) => action === "mail_retried")).toMatchObject([
    { subject: `mail plan_paused ${id.slice(0, 8)}` },
  ])
})
