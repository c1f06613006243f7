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

const orderOf = (stored: Partial<StoredReader>, language?: "english" | "turkish") =>
  Effect.runSync(
    forYouOf("ada", offer, language).pipe(
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
