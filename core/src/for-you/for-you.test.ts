import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { sampleTopic } from "#testing/topic/sample-topic.ts"
import { forYouOf, offerOf } from "./for-you.ts"
import { type StoredReader, TopicMarks } from "./ports.ts"

const nobody: StoredReader = {
  language: null,
  market: null,
  profession: null,
  specialty: null,
  written: [],
  saved: [],
  marks: [],
}

/** Best first for everybody: an English topic near nobody, one for dietitians, and two Turkish ones, the second for them. */
const offer = offerOf(
  (
    [
      ["oats", "english", []],
      ["iron", "english", [{ specialty: "dietitian", share: 0.7 }]],
      ["zeytin", "turkish", []],
      ["demir", "turkish", [{ specialty: "dietitian", share: 0.7 }]],
    ] as const
  ).map(([themeKey, language, specialtyRelevance]) =>
    sampleTopic({
      id: `topic-${themeKey}`,
      themeKey,
      language,
      specialtyRelevance: [...specialtyRelevance],
      keywords: [themeKey],
      category: `field of ${themeKey}`,
    }),
  ),
  [],
)

const orderOf = (stored: Partial<StoredReader>, language?: "english" | "turkish", offered = offer) =>
  Effect.runSync(
    forYouOf("ada", offered, language).pipe(
      Effect.provideService(TopicMarks, {
        among: () => Effect.succeed([]),
        reader: () => Effect.succeed({ ...nobody, ...stored }),
        of: () => Effect.die("not asked"),
        put: () => Effect.die("not asked"),
        remove: () => Effect.die("not asked"),
        page: () => Effect.die("not asked"),
      }),
    ),
  ).topics.map(({ topic, why }) => `${topic.themeKey}: ${why.map(({ kind }) => kind).join(" ")}`)

const turkishFirst = ["demir: language profession", "zeytin: language", "iron: profession"]
const dietitian = { profession: "dietitian" } as const

test("the language of the screens comes first once, and says so where it is not the usual one", () => {
  expect(orderOf(dietitian, "turkish")).toEqual(turkishFirst)
  expect(orderOf({ ...dietitian, language: "turkish" })).toEqual(turkishFirst)
})

test("screens in another language than the account had go before it: the reasons follow the same language as the places", () => {
  expect(orderOf({ ...dietitian, language: "english" }, "turkish")).toEqual(turkishFirst)
  expect(orderOf({ ...dietitian, language: "turkish" }, "english")).toEqual([
    "iron: profession",
    "demir: profession",
  ])
})

test("where videos are shown in Turkish, Turkish topics follow those of English screens", () => {
  expect(orderOf({ ...dietitian, market: "TR" }, "english")).toEqual([
    "iron: profession",
    "demir: language profession",
    "zeytin: language",
  ])
})

/** Topics for dietitians, each a question or the name of what its posts are about. */
const askedAndNamed = (tells: { readonly [themeKey: string]: "question" | "subject" | "word" }) =>
  offerOf(
    Object.entries(tells).map(([themeKey, told]) => {
      const topic = sampleTopic()
      return {
        ...topic,
        id: `topic-${themeKey}`,
        title: told === "question" ? topic.title : themeKey,
        themeKey,
        keywords: [themeKey],
        category: `field of ${themeKey}`,
        specialtyRelevance: [{ specialty: "dietitian" as const, share: 0.7 }],
        engagementData: { ...topic.engagementData, tells: told },
      }
    }),
    [],
  )

test("names fill up where fewer than three topics state a question, and stand behind them", () => {
  const few = askedAndNamed({ kale: "subject", iron: "question", easter: "word", oats: "subject" })
  expect(orderOf(dietitian, "english", few)).toEqual([
    "iron: profession",
    "kale: profession",
    "easter: profession",
  ])
})

test("where three state a question no name comes, but one that was saved", () => {
  const many = askedAndNamed({
    kale: "subject",
    iron: "question",
    milk: "question",
    easter: "word",
    oats: "question",
    figs: "question",
  })
  const asked = ["iron: profession", "milk: profession", "oats: profession", "figs: profession"]
  expect(orderOf(dietitian, "english", many)).toEqual(asked)
  const marks = [{ themeKey: "easter", mark: "saved" as const }]
  expect(orderOf({ ...dietitian, marks }, "english", many)).toEqual([...asked, "easter: profession saved"])
})

test("a name in their own language comes before a question in another", () => {
  const mixed = askedAndNamed({ demir: "question", kale: "subject" })
  const inTurkish = {
    ...mixed,
    topics: mixed.topics.map((topic) =>
      topic.themeKey === "demir" ? { ...topic, language: "turkish" as const } : topic,
    ),
  }
  expect(orderOf(dietitian, "english", inTurkish)).toEqual(["kale: profession", "demir: profession"])
})
