import { substanceOf } from "@rounds/core/script/from-findings/substance-of.ts"
import { defaultSettings, exampleTopic, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { writeOffline } from "#ai/offline/write-offline.ts"
import { readLibrary } from "./recorded.ts"

const library = readLibrary()
const formats = ["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const
const durations = ["30_seconds", "60_seconds"] as const

/** Topics whose second thing no finding of the library speaks of. */
const halfKnown = [
  ["Caffeine with alpha-GPC: does the combination make sense?", ["caffeine", "alpha-GPC"]],
  ["Can casein affect appetite?", ["casein", "appetite"]],
  ["Treadmills: can electrolytes make a difference?", ["treadmills", "electrolytes"]],
  ["Deep sleep and wrist trouble: is there a link?", ["sleep", "deep sleep", "wrist trouble"]],
  ["Magnesium and stomach trouble: is there a link?", ["magnesium", "stomach trouble"]],
] as const

/** Topics of two things that the library knows together, or one of them as the other's part. */
const known = [
  ["Semaglutide and muscle loss: is there a link?", ["semaglutide", "muscle loss"]],
  ["Can electrolytes affect cramps?", ["electrolytes", "cramps"]],
  ["Grapefruit with statins: what is safe?", ["grapefruit", "statins"]],
  ["Understanding knee clicking", ["knee trouble", "knee clicking"]],
  ["What to know before taking creatine gummies", ["creatine", "creatine gummies"]],
  ["Shin splints: facts and myths", ["shin splints"]],
] as const

const says = {
  english: /(?:alone; on the two together I have none|alone; I have no source on the two together)\.$/u,
  turkish: /^(?:Elimdeki kaynaklar yalnız|Yalnız) .+(?:bir kaynağım yok|kaynağım yok)\.$/u,
} as const

const saidOn = (title: string, keywords: ReadonlyArray<string>, changes: Partial<typeof defaultSettings>) => {
  const order = orderFor({ ...defaultSettings, ...changes }, exampleTopic({ title, keywords }))
  return (writeOffline(order, library)?.beats ?? []).flatMap(({ said }) => said.map(({ text }) => text))
}

describe.each(["english", "turkish"] as const)("a topic that names two things, in %s", (language) => {
  const market = language === "turkish" ? ("TR" as const) : ("US" as const)
  const cases = halfKnown.flatMap(([title, keywords]) =>
    formats.flatMap((scriptFormat) =>
      durations.map((duration) => [title, scriptFormat, duration, keywords] as const),
    ),
  )

  test.each(cases)(
    "says that it is about one of them alone: %s, %s, %s",
    (title, scriptFormat, duration, keywords) => {
      const said = saidOn(title, keywords, { language, market, scriptFormat, duration })
      // Where even the questions do not fit there is no script.
      if (said.some((text) => text.startsWith("["))) return
      const at = said.findIndex((text) => says[language].test(text))
      expect(at).toBeGreaterThan(0)
      expect(said.filter((text) => says[language].test(text))).toHaveLength(1)
      expect(said).not.toContain(title)
    },
  )

  test.each(known)("says nothing of the sort where both are known: %s", (title, keywords) => {
    const said = saidOn(title, keywords, { language, market })
    expect(said.length).toBeGreaterThan(3)
    expect(said.filter((text) => says[language].test(text))).toEqual([])
  })
})

test("a typed title is read the same way, in either language", () => {
  const typed = (title: string, language: "english" | "turkish") =>
    substanceOf(library, {
      ...orderFor({ ...defaultSettings, language }, exampleTopic()),
      topic: null,
      title,
    })?.isOneOfTwo
  expect(typed("Creatine and whistling", "english")).toBe(true)
  expect(typed("Magnezyum ve tespih", "turkish")).toBe(true)
  expect(typed("Creatine and hair loss", "english")).toBe(false)
  expect(typed("Kreatin ve saç dökülmesi", "turkish")).toBe(false)
  expect(typed("Protein and how much you need", "english")).toBe(false)
})

test("a small word of English is no diet", () => {
  const order = orderFor(
    defaultSettings,
    exampleTopic({
      title: "The bench press: which dumbbells, if any?",
      keywords: ["the bench press", "dumbbells"],
    }),
  )
  expect(substanceOf(library, order)).toBeNull()
})
