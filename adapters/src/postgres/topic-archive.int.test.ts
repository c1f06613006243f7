import { TopicArchive } from "@rounds/core/topic/archive.ts"
import { Editions } from "@rounds/core/topic/ports.ts"
import type { Specialty } from "@rounds/core/topic/specialty.ts"
import type { Topic } from "@rounds/core/topic/topic.ts"
import { sampleTopic } from "@rounds/core/testing/topic/sample-topic.ts"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import postgres from "postgres"
import { afterAll, beforeAll, expect, test } from "vitest"
import { testDatabase } from "#testing/database.ts"
import { PostgresEditions } from "./editions.ts"
import { PostgresKernel } from "./kernel.ts"
import { PostgresTopicArchive } from "./topic-archive.ts"

const NOW = Date.parse("2026-11-20T09:00:00Z")
const DAY = 86_400_000
const EDITIONS = 90
const TOPICS = 100

let url: string
let runtime: ManagedRuntime.ManagedRuntime<Editions | TopicArchive, never>
beforeAll(async () => {
  url = await testDatabase()
  runtime = ManagedRuntime.make(
    Layer.mergeAll(PostgresEditions, PostgresTopicArchive).pipe(Layer.provideMerge(PostgresKernel(url, 2))),
  )
})
afterAll(() => runtime.dispose())

/** An edition of so many days ago. */
const publish = (
  daysAgo: number,
  topics: ReadonlyArray<Partial<Topic>>,
  sampleDate: string | null = null,
) => {
  const at = new Date(NOW - daysAgo * DAY).toISOString()
  return runtime.runPromise(
    Editions.use((editions) =>
      editions.publish(
        {
          id: crypto.randomUUID(),
          asOf: at,
          finishedAt: at,
          source: "test",
          sampleDate,
          postsToday: 1,
          postsAnalysed: 1,
          communities: 1,
          topics: topics.length,
        },
        null,
        topics.map((changes) => {
          const themeKey = changes.themeKey ?? "none"
          return sampleTopic({
            id: `${at.slice(0, 10)}-${themeKey}`,
            title: "Nothing",
            keywords: [],
            ...changes,
          })
        }),
      ),
    ),
  )
}

const find = (words: string, changes: { readonly cursor?: string; readonly limit?: number } = {}) =>
  runtime.runPromise(
    TopicArchive.use((archive) =>
      archive.search({
        words: words.split(" "),
        since: NOW - EDITIONS * DAY,
        sampleData: false,
        cursor: null,
        limit: 20,
        ...changes,
      }),
    ),
  )

const idsOf = async (words: string) => (await find(words)).topics.map(({ id }) => id)

const asking = (text: string) => ({
  engagementData: { ...sampleTopic().engagementData, question: { text, posts: 3, among: 9 } },
})

beforeAll(async () => {
  await publish(100, [{ themeKey: "old", title: "Magnesium long ago" }])
  await publish(80, [{ themeKey: "statins", title: "Statins and sore muscles" }])
  await publish(40, [
    { themeKey: "magnesium", title: "Magnesium in autumn" },
    { themeKey: "bel", title: "Bel ağrısı: ne zaman doktora?", keywords: ["bel ağrısı"] },
    { themeKey: "isirgan", title: "Isırgan çayı içmek" },
  ])
  await publish(10, [
    { themeKey: "sleep", title: "Waking at night", ...asking("Does magnesium help you sleep?") },
    { themeKey: "magnesium", title: "Magnesium and cramps" },
    { themeKey: "running", title: "Knees after a run", keywords: ["runner's knee"] },
  ])
  await publish(5, [{ themeKey: "sample", title: "Magnesium of a sample" }], "2026-11-20")
})

test("the newest of each theme is found, in title, question or subject, newest edition first", async () => {
  expect(await idsOf("magnesium")).toEqual(["2026-11-10-sleep", "2026-11-10-magnesium"])
  expect(await idsOf("knee")).toEqual(["2026-11-10-running"])
  expect(await idsOf("magnesium cramps")).toEqual(["2026-11-10-magnesium"])
  expect(await idsOf("magnesium statin")).toEqual([])
})

test.each([
  ["statin", "statins"],
  ["muscle", "statins"],
  ["SORE", "statins"],
  ["magnes", "magnesium"],
  ["run", "running"],
  ["runs", "running"],
  ["agri", "bel"],
  ["ağrılar", "bel"],
  ["AĞRISI", "bel"],
  ["doktor", "bel"],
  ["ısırgan", "isirgan"],
  ["isirgan", "isirgan"],
  ["ISIRGAN", "isirgan"],
  ["İSIRGAN", "isirgan"],
  ["cay", "isirgan"],
])("%s finds %s", async (words, theme) => {
  expect((await idsOf(words)).map((id) => id.slice("2026-11-10-".length))).toContain(theme)
})

test("pages follow each other without gap or repetition, and a cursor of nobody starts anew", async () => {
  const first = await find("magnesium", { limit: 1 })
  const second = await find("magnesium", { limit: 1, cursor: first.next ?? "" })
  expect([first, second].map(({ topics }) => topics.map(({ themeKey }) => themeKey))).toEqual([
    ["sleep"],
    ["magnesium"],
  ])
  expect(second.next).toBeNull()
  expect((await find("magnesium", { cursor: "nobody's" })).topics).toHaveLength(2)
})

test("a theme gives its newest topic, and the list of themes has each once", async () => {
  const reach = { since: NOW - EDITIONS * DAY, sampleData: false }
  const of = (themeKey: string, sampleData = false) =>
    runtime.runPromise(TopicArchive.use((archive) => archive.ofTheme({ ...reach, sampleData, themeKey })))
  expect((await of("magnesium"))?.title).toBe("Magnesium and cramps")
  expect(await of("old")).toBeNull()
  expect(await of("sample")).toBeNull()
  expect((await of("sample", true))?.title).toBe("Magnesium of a sample")
  const themes = await runtime.runPromise(
    TopicArchive.use((archive) => archive.themes({ ...reach, limit: 4 })),
  )
  expect(themes).toEqual([
    { themeKey: "magnesium", finishedAt: "2026-11-10T09:00:00.000Z" },
    { themeKey: "running", finishedAt: "2026-11-10T09:00:00.000Z" },
    { themeKey: "sleep", finishedAt: "2026-11-10T09:00:00.000Z" },
    { themeKey: "bel", finishedAt: "2026-10-11T09:00:00.000Z" },
  ])
})

test("ninety editions of a hundred topics are searched by the index: tens of milliseconds, where making the words anew takes seconds", async () => {
  const subjects = [
    "creatine",
    "sleep",
    "knee",
    "protein",
    "vitamin",
    "stress",
    "fiber",
    "coffee",
    "pain",
    "iron",
  ]
  for (let edition = 0; edition < EDITIONS; edition += 1)
    await publish(
      edition,
      Array.from({ length: TOPICS }, (_, n) => ({
        themeKey: `theme-${n}-${edition % 7}`,
        title: `What about ${subjects[n % 10]} number ${n} in week ${edition % 7}`,
        keywords: [`${subjects[(n * 3) % 10]} ${n}`],
      })),
    )
  const sql = postgres(url, { max: 1 })
  await sql`ANALYZE trending_topics`
  const [plan] = await sql`
    EXPLAIN (FORMAT JSON) SELECT id FROM trending_topics
    WHERE words @@ (SELECT topic_query(ARRAY['magnesium']))`
  expect(JSON.stringify(plan)).toContain("trending_topics_words")
  await sql.end()
  for (const words of ["creatine", "magnesium", "what about", "kahve"]) {
    const times: Array<number> = []
    for (let n = 0; n < 7; n += 1) {
      const before = performance.now()
      await find(words)
      times.push(performance.now() - before)
    }
    expect(Math.min(...times), words).toBeLessThan(250)
  }
}, 300_000)

test("topics that suit one of some specialties are those of the days, newest edition first, each theme once", async () => {
  const suiting = async (...wanted: ReadonlyArray<Specialty>) => {
    const specialties = wanted.length === 0 ? null : wanted
    const days = { since: NOW - 7 * DAY, sampleData: false, specialties, limit: 2_000 }
    const topics = await runtime.runPromise(TopicArchive.use((archive) => archive.suiting(days)))
    return topics.map(({ id }) => id)
  }
  const to = (specialty: Specialty, themeKey: string) => ({
    themeKey,
    specialtyRelevance: [{ specialty, share: 0.5 }],
  })
  await publish(8, [to("physical_therapist", "too-old")])
  await publish(6, [
    to("dietitian", "fasts"),
    to("physical_therapist", "backs"),
    to("physical_therapist", "hips"),
    { ...to("physical_therapist", "always"), trendVelocity: "steady" },
  ])
  await publish(3, [to("physical_therapist", "hips"), to("sports_medicine_doctor", "races")])
  expect(await suiting("physical_therapist")).toEqual(["2026-11-17-hips", "2026-11-14-backs"])
  expect(await suiting()).toEqual(expect.arrayContaining(["2026-11-17-hips", "2026-11-14-fasts"]))
  expect(await suiting("physical_therapist", "sports_medicine_doctor")).toEqual([
    "2026-11-17-hips",
    "2026-11-17-races",
    "2026-11-14-backs",
  ])
})
