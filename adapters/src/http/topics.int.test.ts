import { Accounts } from "@rounds/core/account/ports.ts"
import type { UserUsage } from "@rounds/core/contract/user.ts"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { subscription } from "@rounds/core/subscription/aggregate.ts"
import type { TopicCard, TopicDetail } from "@rounds/core/topic/shown.ts"
import { factOf } from "@rounds/core/testing/subscription/given.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const angles = ["One", "Two", "Three", "Four", "Five"]
const topics = Array.from({ length: 12 }, (_, n) => ({
  id: `topic-${n}`,
  themeKey: `theme-${n}`,
  scriptAngles: angles,
}))

let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: await testDatabase() })
  await api.run(publishTopics(...topics))
})
afterAll(() => api.stop())

const read = (client: TestClient, id: string) => client.get<TopicDetail>(`/api/trending-topics/${id}`)
const open = (client: TestClient, id: string) => client.post(`/api/trending-topics/${id}/views`)
const views = async (client: TestClient) => (await client.get<UserUsage>("/api/user/usage")).body.topicViews

const setTier = (email: string, tier: "creator_pro" | "freemium") =>
  api.run(
    Effect.gen(function* () {
      const account = yield* Accounts.use((accounts) => accounts.byEmail(email))
      if (account === null) return yield* Effect.die(new Error("no account"))
      yield* dispatch(subscription, { id: account.id, by: ActorId.make("cli") }, { _tag: "SetTier", tier })
    }),
  )

test("a list holds a card's fields: no evidence, no analysis, one question and three angles", async () => {
  const { body } = await api.visitor().get<ReadonlyArray<TopicCard>>("/api/trending-topics")
  expect(body).toHaveLength(10)
  for (const card of body) {
    expect(Object.keys(card).toSorted()).toEqual(
      [
        "among communities description days engagementScore expected id language multiplier paraphrases platforms postCount postsToday",
        "previewSnippet question sampleDate scriptAngles sharing statesQuestion tag themeKey title totalComments trendVelocity updatedAt userIntent whyNow",
      ]
        .join(" ")
        .split(" ")
        .toSorted(),
    )
    expect(card.scriptAngles).toEqual(["One", "Two", "Three"])
  }
})

test("steady questions are read by everybody, with the days they were counted over", async () => {
  const { body } = await api.visitor().get("/api/steady-questions")
  expect(body).toEqual([
    {
      id: "2026-11-20-steady-knee-trouble-pain",
      key: "knee-trouble-pain",
      language: "english",
      title: "Knee trouble: keep moving or rest?",
      question: "What can I do about the pain?",
      subject: "knee trouble",
      category: "body and pain",
      posts: 4,
      among: 9,
      days: 7,
      communities: ["running"],
      angles: ["An angle"],
      specialties: ["physical_therapist"],
    },
  ])
  const filtered = "/api/steady-questions?specialty=dietitian"
  expect(await api.visitor().get(filtered)).toMatchObject({ status: 401 })
  const grace = await api.signUp("grace@example.org")
  expect(await grace.get(filtered)).toMatchObject({ status: 403, body: { code: "UPGRADE_REQUIRED" } })
})

test("reading takes nothing: what was not opened is refused, and opening it takes one view for the month", async () => {
  const ada = await api.signUp("ada@example.org")
  expect(await read(ada, "topic-1")).toMatchObject({ status: 403, body: { code: "TopicNotOpened" } })
  expect((await ada.raw("HEAD", "/api/trending-topics/topic-1", undefined)).status).toBe(403)
  expect(await views(ada)).toBe(0)

  expect(await open(ada, "topic-1")).toMatchObject({
    status: 200,
    body: { topicId: "topic-1", counted: true },
  })
  expect(await read(ada, "topic-1")).toMatchObject({ status: 200, body: { scriptAngles: angles } })
  expect(await open(ada, "topic-1")).toMatchObject({ status: 200, body: { counted: false } })
  expect(await views(ada)).toBe(1)
})

test("after the tenth topic the plan is used up, and what was opened stays open", async () => {
  const eve = await api.signUp("eve@example.org")
  for (let n = 0; n < 10; n++) expect((await open(eve, `topic-${n}`)).status).toBe(200)
  const refused = { status: 429, body: { code: "TopicViewsUsedUp", requiresUpgrade: true } }
  expect(await open(eve, "topic-10")).toMatchObject(refused)
  expect(await read(eve, "topic-10")).toMatchObject(refused)
  expect((await read(eve, "topic-9")).status).toBe(200)
  expect(await views(eve)).toBe(10)
})

test("a plan without a limit reads every topic", async () => {
  const pro = await api.signUp("pro@example.org")
  await pro.get("/api/user")
  await setTier("pro@example.org", "creator_pro")
  expect((await read(pro, "topic-3")).status).toBe(200)
})

test("a topic that is not there is said to be gone, at both doors", async () => {
  const ida = await api.signUp("ida@example.org")
  expect(await read(ida, "nothing")).toMatchObject({ status: 404, body: { code: "TopicUnknown" } })
  expect(await open(ida, "nothing")).toMatchObject({ status: 404, body: { code: "TopicUnknown" } })
})

test("after a plan has ended, the way on from used-up views is to choose a plan", async () => {
  const mia = await api.confirmed("mia@example.org")
  const account = await api.run(Accounts.use((accounts) => accounts.byEmail("mia@example.org")))
  if (account === null) throw new Error("no account")
  const fact = factOf({ status: "expired", updatedAt: "2026-11-20T09:00:00Z" })
  await api.run(
    dispatch(
      subscription,
      { id: account.id, by: ActorId.make("provider") },
      { _tag: "RecordSubscription", fact },
    ),
  )
  for (let n = 0; n < 10; n += 1) expect((await open(mia, `topic-${n}`)).status).toBe(200)
  const { status, body } = await open(mia, "topic-10")
  expect([status, body.requiresPlanSelection]).toEqual([403, true])
})

test.each(["zzz", "%00", "x".repeat(201)])("the page of scripts after %j is none", async (cursor) => {
  const zoe = await api.signUp(`zoe${cursor.length}@example.org`)
  const { status, body } = await zoe.get(`/api/user/scripts?cursor=${cursor}`)
  expect([status, body.code]).toEqual([400, "InvalidRequest"])
})

test.each([
  ["/api/user/scripts?", "3f0c1f4e-0000-4000-8000-000000000000"],
  ["/api/user/marked-topics?mark=saved&", "oats"],
  ["/api/topics/search?q=oats&", "1 topic-oats"],
])("a cursor of %s with a day that there is not is refused by its name", async (path, keys) => {
  const una = await api.signUp(`una${path.length}@example.org`)
  for (const at of ["2026-02-30T00:00:00.000Z", "0000-01-01T00:00:00.000Z"]) {
    const cursor = Buffer.from(`${at} ${keys}`).toString("base64url")
    const { status, body } = await una.get(`${path}cursor=${cursor}`)
    expect([status, body.code, body.errors]).toMatchObject([400, "InvalidRequest", [{ field: "cursor" }]])
  }
})

test("a link is given only where a thread stands behind it", async () => {
  const quote = { text: "Asks.", community: "nutrition", upvotes: 1, comments: 1 }
  const front = "https://www.reddit.com/r/nutrition/"
  const thread = "https://www.reddit.com/r/nutrition/comments/abc/title/"
  await api.run(
    publishTopics({
      id: "linked",
      sourceLinks: [front, thread, "sample:/r/nutrition/comments/abc/"],
      redditQuotes: [front, thread].map((url) => ({ ...quote, url })),
    }),
  )
  const lea = await api.signUp("lea@example.org")
  await open(lea, "linked")
  const { body } = await read(lea, "linked")
  expect(body.sourceLinks).toEqual([thread])
  expect(body.redditQuotes.map(({ url }) => url)).toEqual([null, thread])
})
