import { beforeEach, expect, test } from "vitest"
import { collect } from "@rounds/core/collection/collect.ts"
import { Topics } from "@rounds/core/topic/ports.ts"
import { publishByHand } from "@rounds/core/collection/withheld.ts"
import * as Effect from "effect/Effect"
import { ago, askerOf, byHand, forget, forum, NOW, post, runnerOn } from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"
import { RecordedForum } from "./recorded.ts"

const url = await testDatabase()
const run = runnerOn(url)
const rows = askerOf(url)

beforeEach(forget(url))

test("the sample data give an edition of ten and more distinct topics with every label", async () => {
  const edition = await run(collect(byHand), RecordedForum())
  expect(edition).toMatchObject({
    source: "recorded",
    sampleDate: "2026-11-20",
    asOf: "2026-11-20T09:00:00.000Z",
    communities: 22,
  })
  const topics = await run(
    Topics.use((topics) => topics.list({ specialty: null, limit: 10 })),
    RecordedForum(),
  )
  expect(topics).toHaveLength(10)
  expect(new Set(topics.map(({ themeKey }) => themeKey)).size).toBe(10)
  expect(new Set(topics.map(({ trendVelocity }) => trendVelocity))).toEqual(
    new Set(["viral", "hot", "emerging", "rising"]),
  )
})

test("every steady question opens as a topic of its own, which is not in the list of what rises", async () => {
  await run(collect(byHand), RecordedForum())
  const [steady, list] = await run(
    Effect.all([
      Topics.use((topics) => topics.steady({ specialty: null, limit: 10 })),
      Topics.use((topics) => topics.list({ specialty: null, limit: 100 })),
    ]),
    RecordedForum(),
  )
  expect(steady).toHaveLength(10)
  const opened = await run(
    Effect.forEach(steady, ({ id }) => Topics.use((topics) => topics.byId(id))),
    RecordedForum(),
  )
  expect(opened.map((topic) => topic?.title)).toEqual(steady.map(({ title }) => title))
  expect(opened.map((topic) => topic?.engagementData.question?.text)).toEqual(
    steady.map(({ question }) => question),
  )
  expect(new Set(opened.map((topic) => topic?.trendVelocity))).toEqual(new Set(["steady"]))
  expect(list.map(({ trendVelocity }) => trendVelocity)).not.toContain("steady")
})

test("who reads Turkish meets five Turkish topics first, and Turkish questions; who reads English is not disturbed", async () => {
  await run(collect(byHand), RecordedForum())
  const read = (language: "english" | "turkish") =>
    run(
      Effect.all([
        Topics.use((topics) => topics.list({ specialty: null, limit: 10, language })),
        Topics.use((topics) => topics.steady({ specialty: null, limit: 10, language })),
      ]),
      RecordedForum(),
    )
  const [turkish, asked] = await read("turkish")
  expect(turkish.map(({ language }) => language)).toEqual([
    ...Array.from({ length: 5 }, () => "turkish"),
    ...Array.from({ length: 5 }, () => "english"),
  ])
  expect(turkish.slice(0, 5).map(({ themeKey }) => themeKey)).toEqual(
    expect.arrayContaining([
      "tr-magnezyum",
      "tr-aralikli-oruc",
      "tr-topuk-dikeni",
      "tr-kreatin",
      "tr-demir-hapi",
    ]),
  )
  for (const { engagementData } of turkish.slice(0, 5)) expect(engagementData.question).not.toBeNull()
  expect(asked.filter(({ language }) => language === "turkish").length).toBeGreaterThanOrEqual(4)
  expect(asked[0]?.language).toBe("turkish")
  const [english, steady] = await read("english")
  // As many as there are, before all others.
  expect(english.slice(0, 8).map(({ language }) => language)).toEqual(
    Array.from({ length: 8 }, () => "english"),
  )
  expect(english.map(({ language }) => language)).toEqual(english.map(({ language }) => language).toSorted())
  expect(steady.map(({ language }) => language)).toEqual(Array.from({ length: 10 }, () => "english"))
})

test("collecting the same posts twice changes nothing but the time of the edition", async () => {
  const all = () =>
    Promise.all([
      rows((sql) => sql`SELECT * FROM posts ORDER BY source, id`),
      rows(
        (sql) =>
          sql`SELECT to_jsonb(t) - 'edition_id' - 'updated_at' AS topic FROM trending_topics t ORDER BY id`,
      ),
      rows(
        (sql) =>
          sql`SELECT to_jsonb(a) - 'created_at' AS day FROM theme_archives a ORDER BY theme_key, archive_date`,
      ),
    ])
  await run(collect(byHand), RecordedForum())
  const once = await all()
  await run(collect(byHand), RecordedForum(), NOW + 3_600_000)
  expect(await all()).toEqual(once)
})

test("the daily counts in the archive are those that the topic shows", async () => {
  await run(collect(byHand), RecordedForum())
  const [topic] = await run(
    Topics.use((topics) => topics.list({ specialty: null, limit: 1 })),
    RecordedForum(),
  )
  const archived = await rows(
    (sql) => sql`
      SELECT archive_date::text AS day, engagement_data->'posts' AS posts FROM theme_archives
      WHERE theme_key = ${topic?.themeKey ?? ""} ORDER BY archive_date`,
  )
  expect(archived.map(({ day, posts }) => [day, posts])).toEqual(
    topic?.engagementData.days.map(({ day, posts }) => [day, posts]),
  )
})

test("a topic of an older edition is still found by its id", async () => {
  await run(collect(byHand), RecordedForum())
  const list = Topics.use((topics) => topics.list({ specialty: null, limit: 10 }))
  const [first] = await run(list, RecordedForum())
  const poor = forum([post({ id: "a", createdAt: ago(1) })])
  const keptBack = await run(Effect.flip(collect(byHand)), poor)
  if (keptBack._tag === "EditionWithheld") await run(publishByHand(keptBack.editionId), poor)
  expect(await run(list, RecordedForum())).toEqual([])
  const found = await run(
    Topics.use((topics) => topics.byId(first?.id ?? "")),
    RecordedForum(),
  )
  expect(found).toEqual({ ...first, isActive: false })
})

test("filtering by specialty gives topics of that specialty, best first", async () => {
  await run(collect(byHand), RecordedForum())
  const topics = await run(
    Topics.use((topics) => topics.list({ specialty: "dietitian", limit: 10 })),
    RecordedForum(),
  )
  expect(topics.length).toBeGreaterThan(1)
  for (const { specialtyRelevance } of topics) {
    expect(specialtyRelevance.map(({ specialty }) => specialty)).toContain("dietitian")
  }
})
