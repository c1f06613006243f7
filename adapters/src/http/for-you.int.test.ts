import type { ForYou } from "@rounds/core/for-you/for-you.ts"
import type { MarkedTopic, PersonalTopic } from "@rounds/core/for-you/personal-topic.ts"
import type { WeeklyPlan } from "@rounds/core/weekly-plan/weekly-plan.ts"
import postgres from "postgres"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

let api: TestApi
let sql: postgres.Sql
beforeAll(async () => {
  const url = await testDatabase()
  api = await startApi({ databaseUrl: url })
  sql = postgres(url, { max: 1 })
  await api.run(edition("1", ...names))
})
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const names = ["sleep", "knees", "iron", "oats", "tea"]
const suits: Readonly<Record<string, "dietitian" | "physical_therapist">> = {
  iron: "dietitian",
  knees: "physical_therapist",
}

const edition = (turn: string, ...about: ReadonlyArray<string>) =>
  publishTopics(
    ...about.map((name) => ({
      id: `topic-${name}-${turn}`,
      themeKey: name,
      title: `What about ${name}?`,
      category: `field of ${name}`,
      keywords: name === "tea" ? ["tea", "iron"] : [name],
      specialtyRelevance: suits[name] === undefined ? [] : [{ specialty: suits[name], share: 0.7 }],
    })),
  )

const forYou = async (client: TestClient) => (await client.get<ForYou>("/api/user/topics")).body
const orderOf = async (client: TestClient) => (await forYou(client)).topics.map(({ topic }) => topic.themeKey)
const markPath = (theme: string) => `/api/user/topics/${theme}/mark`
const mark = (client: TestClient, theme: string, as: string) =>
  client.put<PersonalTopic>(markPath(theme), { mark: as })
const general = async (client: TestClient) =>
  (await client.get<ReadonlyArray<{ themeKey: string }>>("/api/trending-topics")).body.map(
    ({ themeKey }) => themeKey,
  )
interface Page {
  readonly topics: ReadonlyArray<MarkedTopic>
  readonly nextCursor: string | null
}
const shelf = async (client: TestClient, query: string) =>
  (await client.get<Page>(`/api/user/marked-topics?${query}`)).body
const profile = { name: "Ada", profession: "dietitian", experienceLevel: "expert", preferredTone: "casual" }

test("who said nothing has nothing for themselves; a profession brings its topics, with why", async () => {
  const ada = await api.confirmed("ada@example.test")
  expect(await forYou(ada)).toEqual({
    profession: null,
    specialties: [],
    written: 0,
    saved: 0,
    topics: [],
    own: [],
  })
  expect((await ada.post("/api/user/profile", profile)).status).toBe(200)
  const mine = await forYou(ada)
  expect(mine.profession).toBe("dietitian")
  expect(mine.topics.map(({ topic, why }) => [topic.themeKey, why])).toEqual([
    ["iron", [{ kind: "profession", specialty: "dietitian" }]],
  ])
})

test("a mark is put, changed and taken back, is the same when said again, and is nobody else's", async () => {
  const [bea, cyd] = [await api.confirmed("bea@example.test"), await api.confirmed("cyd@example.test")]
  const saved = await mark(bea, "oats", "saved")
  expect(saved).toMatchObject({ status: 200, body: { themeKey: "oats", mark: "saved", script: null } })
  const [first] = (await shelf(bea, "mark=saved")).topics
  await mark(bea, "oats", "saved")
  expect((await shelf(bea, "mark=saved")).topics).toEqual([first])
  expect(first).toMatchObject({ topicId: "topic-oats-1", title: "What about oats?", isCurrent: true })
  expect((await bea.get("/api/user/topics/oats")).body).toEqual(saved.body)
  expect((await cyd.get("/api/user/topics/oats")).body).toMatchObject({ mark: null })
  expect((await shelf(cyd, "mark=saved")).topics).toEqual([])

  expect((await mark(bea, "oats", "not_for_me")).body).toMatchObject({ mark: "not_for_me" })
  expect((await shelf(bea, "mark=saved")).topics).toEqual([])
  expect((await shelf(bea, "mark=not_for_me")).topics).toHaveLength(1)
  for (const turn of [1, 2])
    expect((await bea.delete(markPath("oats"))).body, String(turn)).toMatchObject({ mark: null })
  expect((await shelf(bea, "mark=not_for_me")).topics).toEqual([])
})

test("a theme that never was cannot be marked, nor a mark be anything", async () => {
  const client = await api.confirmed("dot@example.test")
  for (const call of [
    mark(client, "nothing", "saved"),
    client.delete(markPath("nothing")),
    client.get("/api/user/topics/nothing"),
  ])
    expect(await call).toMatchObject({ status: 404, body: { code: "TopicUnknown" } })
  expect((await mark(client, "oats", "loved")).status).toBe(400)
  expect((await mark(client, "x".repeat(101), "saved")).status).toBe(400)
  expect(await sql`SELECT 1 FROM topic_marks WHERE theme_key IN ('nothing', 'loved')`).toHaveLength(0)
})

test("not for me leaves one's own list and the plan of the week, and never the general list", async () => {
  const eva = await api.confirmed("eva@example.test")
  await eva.post("/api/user/profile", profile)
  const planOf = async () =>
    (await eva.get<{ plan: WeeklyPlan | null }>("/api/user/weekly-plan")).body.plan?.topics.map(
      ({ subject }) => subject,
    ) ?? null
  await mark(eva, "sleep", "not_for_me")
  const before = await planOf()
  expect(before).toContain("iron")
  expect(before).not.toContain("sleep")
  await mark(eva, "iron", "not_for_me")
  expect(await orderOf(eva)).not.toContain("iron")
  expect((await forYou(eva)).own).toContainEqual({ themeKey: "iron", mark: "not_for_me", script: null })
  expect(await general(eva)).toEqual(names)
  expect(await planOf()).toEqual(before?.filter((subject) => subject !== "iron"))
  await eva.delete(markPath("iron"))
  expect(await orderOf(eva)).toContain("iron")
  expect(await planOf()).toEqual(before)
})

test("a written script is told of its theme, and brings near what shares its subject", async () => {
  const fay = await api.confirmed("fay@example.test")
  const order = { topicId: "topic-iron-1", topicTitle: "What about iron?", duration: "30_seconds" }
  const written = await fay.post<{ id: string; createdAt: string }>("/api/generate-script", order)
  expect(written.status).toBe(200)
  const script = { id: written.body.id, writtenAt: written.body.createdAt }
  const mine = await forYou(fay)
  expect(mine.written).toBe(1)
  expect(mine.own).toEqual([{ themeKey: "iron", mark: null, script }])
  expect(mine.topics.map(({ topic, why }) => [topic.themeKey, why])).toEqual([
    ["tea", [{ kind: "near_script", shared: { by: "subject", name: "iron" }, writtenAt: script.writtenAt }]],
  ])
  expect((await fay.get("/api/user/topics/iron")).body).toEqual({ themeKey: "iron", mark: null, script })
  await fay.delete(`/api/user/scripts/${script.id}`)
  expect((await fay.get("/api/user/topics/iron")).body).toMatchObject({ script: null })
})

test("what is found by words says what its reader has to do with it, and a visitor nothing", async () => {
  const ivy = await api.confirmed("ivy@example.test")
  const find = async (client: TestClient, q: string) =>
    (
      await client.get<{ topics: ReadonlyArray<{ themeKey: string }>; own: unknown }>(
        `/api/topics/search?q=${q}`,
      )
    ).body
  expect((await find(ivy, "iron")).own).toEqual([])
  await mark(ivy, "tea", "saved")
  await mark(ivy, "oats", "not_for_me")
  const order = { topicId: "topic-iron-1", topicTitle: "What about iron?", duration: "30_seconds" }
  const { body } = await ivy.post<{ id: string; createdAt: string }>("/api/generate-script", order)
  const found = await find(ivy, "iron")
  expect(found.topics.map(({ themeKey }) => themeKey).toSorted()).toEqual(["iron", "tea"])
  expect(found.own).toHaveLength(2)
  expect(found.own).toEqual(
    expect.arrayContaining([
      { themeKey: "tea", mark: "saved", script: null },
      { themeKey: "iron", mark: null, script: { id: body.id, writtenAt: body.createdAt } },
    ]),
  )
  expect((await find(api.visitor(), "iron")).own).toEqual([])
})

test("marks survive editions, and come page by page, last marked first", async () => {
  const gil = await api.confirmed("gil@example.test")
  for (const name of ["sleep", "knees", "oats"]) await mark(gil, name, "saved")
  const first = await shelf(gil, "mark=saved&limit=2")
  expect(first.topics.map(({ themeKey }) => themeKey)).toEqual(["oats", "knees"])
  const second = await shelf(gil, `mark=saved&limit=2&cursor=${first.nextCursor}`)
  expect(second.topics.map(({ themeKey }) => themeKey)).toEqual(["sleep"])
  expect(second.nextCursor).toBeNull()

  await api.run(edition("2", "knees", "salt"))
  const [oats, knees] = (await shelf(gil, "mark=saved")).topics
  expect([oats, knees]).toMatchObject([
    { topicId: "topic-oats-1", isCurrent: false },
    { topicId: "topic-knees-2", isCurrent: true },
  ])
  // The edition changes for every process within a second.
  await expect.poll(() => orderOf(gil), { timeout: 5_000 }).toEqual(["knees"])
})

test("with the account they are gone", async () => {
  const [who] = await sql`SELECT id FROM accounts WHERE email = 'gil@example.test'`
  const rows = await sql`SELECT theme_key FROM topic_marks WHERE user_id = ${who?.["id"]}`
  expect(rows).toHaveLength(3)
  await sql`DELETE FROM accounts WHERE id = ${who?.["id"]}`
  expect(await sql`SELECT 1 FROM topic_marks WHERE user_id = ${who?.["id"]}`).toHaveLength(0)
})
