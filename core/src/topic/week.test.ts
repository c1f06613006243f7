import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, test } from "vitest"
import { sampleTopic } from "#testing/topic/sample-topic.ts"
import { TopicArchive } from "./archive.ts"
import { type Edition, Topics } from "./ports.ts"
import type { Specialty } from "./specialty.ts"
import type { SteadyQuestion } from "./steady-question.ts"
import type { Topic } from "./topic.ts"
import { topicsOfWeek } from "./week.ts"

const finishedAt = "2026-11-20T09:00:00Z"
const edition: Edition = {
  id: "newest",
  asOf: finishedAt,
  finishedAt,
  source: "test",
  sampleDate: null,
  postsToday: 1,
  postsAnalysed: 1,
  communities: 1,
  topics: 1,
}

const topicOf = (themeKey: string, specialty: Specialty, changes: Partial<Topic> = {}): Topic =>
  sampleTopic({
    id: themeKey,
    themeKey,
    title: `What helps with ${themeKey}?`,
    isActive: false,
    specialtyRelevance: [{ specialty, share: 0.6 }],
    ...changes,
  })

interface Held {
  readonly rising?: ReadonlyArray<Topic>
  readonly steady?: number
  readonly week: ReadonlyArray<Topic>
}

/** What a physiotherapist, or anybody, is given, when the week held these topics, newest first. */
const given = (
  { rising = [], steady = 0, week }: Held,
  specialty: Specialty | null = "physical_therapist",
) => {
  const asked: Array<{ readonly since: number; readonly specialties: ReadonlyArray<Specialty> | null }> = []
  const ports = Layer.mergeAll(
    Layer.succeed(Topics, {
      latestEdition: Effect.succeed(edition),
      list: () => Effect.succeed(rising),
      steady: () =>
        Effect.succeed(
          Array.from({ length: steady }, (_, at) => ({ key: `steady-${at}` }) as SteadyQuestion),
        ),
      byId: () => Effect.succeed(null),
    }),
    Layer.succeed(TopicArchive, {
      search: () => Effect.die("not asked"),
      daysOf: () => Effect.die("not asked"),
      ofTheme: () => Effect.die("not asked"),
      themes: () => Effect.die("not asked"),
      suiting: (query) => Effect.sync(() => (asked.push(query), week)),
    }),
  )
  const query = { specialty, language: "english", sampleData: false } as const
  const topics = Effect.runSync(Effect.provide(topicsOfWeek(query), ports))
  return { asked, keys: topics.map(({ themeKey }) => themeKey), fields: topics.map(({ field }) => field) }
}

test("a thin field is given its own topics of seven days first, then those of the fields beside it", () => {
  const { asked, keys, fields } = given({
    rising: [topicOf("knees", "physical_therapist", { isActive: true })],
    week: [
      topicOf("marathons", "sports_medicine_doctor", { isActive: true }),
      topicOf("knees", "physical_therapist", { isActive: true }),
      topicOf("squats", "fitness_professional"),
      topicOf("hips", "physical_therapist"),
    ],
  })
  expect(keys).toEqual(["hips", "marathons", "squats"])
  expect(fields).toEqual(["physical_therapist", "sports_medicine_doctor", "fitness_professional"])
  expect(asked).toEqual([
    {
      since: Date.UTC(2026, 10, 13, 9),
      sampleData: false,
      specialties: expect.arrayContaining(["physical_therapist", "sports_medicine_doctor"]),
      limit: expect.any(Number),
    },
  ])
})

test("a thin day for everybody goes on with the topics of seven days, newest first, of no field", () => {
  const today = topicOf("knees", "physical_therapist", { isActive: true })
  const week = [today, topicOf("eggs", "nutritionist"), topicOf("hips", "physical_therapist")]
  const { asked, keys, fields } = given({ rising: [today], week }, null)
  expect(keys).toEqual(["eggs", "hips"])
  expect(fields).toEqual([null, null])
  expect(asked.map(({ specialties }) => specialties)).toEqual([null])
})

test("no more are given than make ten, and none where the day has ten", () => {
  const week = Array.from({ length: 30 }, (_, at) => topicOf(`theme-${at}`, "physical_therapist"))
  const rising = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      topicOf(`rising-${at}`, "physical_therapist", { isActive: true }),
    )
  expect(given({ week, rising: rising(2), steady: 3 }).keys).toHaveLength(5)
  expect(given({ week, rising: rising(6), steady: 4 })).toMatchObject({ asked: [], keys: [] })
})

test("what states a question comes before names, what is in the reader's language before what is not", () => {
  const { engagementData } = sampleTopic()
  const { keys } = given({
    week: [
      topicOf("kale", "physical_therapist", {
        title: "Kale",
        engagementData: { ...engagementData, tells: "subject" },
      }),
      topicOf("diz", "physical_therapist", { title: "Diz ağrısına ne iyi gelir?", language: "turkish" }),
      topicOf("running", "sports_medicine_doctor"),
    ],
  })
  expect(keys).toEqual(["running", "diz", "kale"])
})

test("a theme that is offered as a steady question, or may not be filmed today, is not given again", () => {
  const { keys } = given({
    steady: 1,
    week: [
      topicOf("steady-steady-0", "physical_therapist"),
      topicOf("harm", "physical_therapist", { title: "How do I kill myself?" }),
      topicOf("backs", "physical_therapist"),
    ],
  })
  expect(keys).toEqual(["backs"])
})
