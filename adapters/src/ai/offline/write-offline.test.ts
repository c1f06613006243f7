import { makeLibrary } from "@rounds/core/evidence/library.ts"
import { claimContextOf } from "@rounds/core/script/drafting.ts"
import { checkClaims } from "@rounds/core/script/claims/check-claims.ts"
import { contentOf } from "@rounds/core/script/draft.ts"
import { review } from "@rounds/core/script/review.ts"
import type { ScriptSettings } from "@rounds/core/script/settings.ts"
import {
  defaultSettings,
  everySetting,
  exampleTopic,
  orderFor,
} from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { turkishName, turkishNames } from "@rounds/core/language/turkish/subject-names.ts"
import { writeOffline } from "./write-offline.ts"

const library = readLibrary()

/** A library that has nothing: every subject is unknown to it. */
const nothing = makeLibrary([])

const settings = everySetting.filter(
  ({ targetPlatform, contentTone }) => targetPlatform === "tiktok" && contentTone === "casual",
)

const questionsOn = (setting: ScriptSettings, posts = 31) => {
  const topic = exampleTopic({
    title: "What about mouth taping?",
    keywords: ["mouth taping"],
    postCount: posts,
    sampleDate: "2026-11-20",
  })
  const order = orderFor(setting, topic)
  const draft = writeOffline(order, nothing)
  if (draft === null) throw new Error("no draft")
  return { order, draft, text: contentOf(draft.beats) }
}

describe("a subject that the library has nothing on", () => {
  test("is never lectured about: a script of questions with blanks, in every format, length and language", () => {
    for (const setting of settings) {
      const { order, draft, text } = questionsOn(setting)
      expect({ ...setting, review: review(draft, order, [], claimContextOf(order)) }).toMatchObject({
        review: { _tag: "Passed" },
      })
      expect(text).toMatch(/\[[^\]]+\]/)
      expect(text.endsWith(order.disclaimer)).toBe(true)
    }
  })

  test("is asked about in the numbers there are, and said to be a sample", () => {
    expect(questionsOn(defaultSettings).text).toContain(
      "31 posts in the sample in three days were about mouth taping.",
    )
    expect(questionsOn(defaultSettings, 5).text).toContain(
      "A handful of posts in the sample were about mouth taping.",
    )
  })

  test("is filmed from a title alone", () => {
    for (const setting of settings) {
      const draft = writeOffline(orderFor(setting, null, "What I tell my clients about shift work"), nothing)
      expect(contentOf(draft?.beats ?? [])).not.toMatch(/[{}]|undefined|null/)
      expect(draft?.beats).toHaveLength(orderFor(setting, null, "x").plan.length)
    }
  })
})

describe("the Turkish names of subjects", () => {
  test("are each found by the English name they stand beside, in any case", () => {
    expect(turkishNames.size).toBeGreaterThan(1_000)
    for (const [english, turkish] of turkishNames) {
      expect(turkishName(english.toUpperCase())).toBe(turkish)
      expect(`${english}${turkish}`).not.toMatch(/\s{2}|\n/)
    }
  })

  test.each(["resting heart rate", "vitamin a", "lower back trouble"])(
    "are found across the line breaks of the lists: %s",
    (english) => {
      expect(turkishName(english)).not.toBeNull()
    },
  )
})

test("a subject that the speaker may say too little of is asked about, with its own warning", () => {
  const pair = library.bySubject.get("magnesium-antibiotics")
  if (pair === undefined) throw new Error("no such pair")
  const topic = exampleTopic({
    title: `${pair.names.english[0]}: what is safe?`,
    keywords: [pair.names.english[0]],
  })
  const order = {
    ...orderFor({ ...defaultSettings, duration: "90_seconds" }, topic),
    profile: {
      profession: "fitness_professional" as const,
      specialty: null,
      preferredTone: null,
      brandPersonality: null,
      targetAudience: null,
      contentGoals: null,
    },
  }
  const text = contentOf(writeOffline(order, library)?.beats ?? [])
  expect(text).toMatch(/\[[^\]]+\]/)
  expect(pair.redFlags.some(({ says }) => text.includes(says.english))).toBe(true)
  expect(text.match(/Ask:/g)?.length ?? 0).toBeLessThanOrEqual(10)
})

describe("hashtags", () => {
  const tagsOf = (keyword: string, language: "english" | "turkish", from = library) =>
    writeOffline(
      orderFor(
        { ...defaultSettings, language, market: language === "turkish" ? "TR" : "US" },
        exampleTopic({ title: `${keyword}: what is safe?`, keywords: [keyword] }),
      ),
      from,
    )?.hashtags ?? []

  test("are of the subject, five where sources are said, in lower case, and next to none that would fit another", () => {
    for (const language of ["english", "turkish"] as const) {
      const all = library.files
        .filter((_, index) => index % 6 === 0)
        .map(({ names }) => tagsOf(names.english[0], language))
      for (const tags of all) {
        expect(new Set(tags).size).toBe(tags.length)
        expect(tags.length).toBeGreaterThan(0)
        for (const tag of tags) expect(tag).toMatch(/^#[\p{Ll}\p{N}]{2,28}$/u)
      }
      expect(all.filter((tags) => tags.length === 5).length / all.length).toBeGreaterThan(0.85)
      const used = all.flat()
      // Two subjects may name a third: a pair its side, a medicine its group.
      expect(used.filter((tag, index) => used.indexOf(tag) !== index).length / used.length).toBeLessThan(0.05)
    }
  })

  test("refuse no script for a figure within a name", () => {
    const figured = library.files.filter(({ names }) =>
      [...names.english, ...names.turkish].some((name) => /\d/.test(name)),
    )
    expect(figured.length).toBeGreaterThan(5)
    for (const { names } of figured)
      for (const language of ["english", "turkish"] as const) {
        const [name] = names.english
        const about = exampleTopic({ title: `${name}: what is safe?`, keywords: [name] })
        const market = language === "turkish" ? "TR" : "US"
        const order = orderFor({ ...defaultSettings, language, market }, about)
        const reviewed = review(writeOffline(order, library), order, [], claimContextOf(order))
        expect({ name, language, tag: reviewed._tag }).toEqual({ name, language, tag: "Passed" })
      }
  })

  test("name both sides of a pair, and a subject that the library does not know", () => {
    expect(tagsOf("decongestants and blood pressure", "english")).toEqual(
      expect.arrayContaining(["#decongestants"]),
    )
    expect(tagsOf("mouth taping", "english", nothing)[0]).toBe("#mouthtaping")
    expect(tagsOf("ashwagandha", "turkish", nothing)[0]).toBe("#ashwagandha")
  })
})

test("who is talking, and for whom, is said in one sentence, and only where a profile says it", () => {
  const about = exampleTopic({ title: "Creatine: what is safe?", keywords: ["creatine"] })
  const spoken = (targetAudience: string | null) =>
    contentOf(
      writeOffline(
        {
          ...orderFor({ ...defaultSettings, duration: "90_seconds" }, about),
          profile: {
            profession: "dietitian",
            specialty: null,
            preferredTone: null,
            brandPersonality: null,
            targetAudience,
            contentGoals: null,
          },
        },
        library,
      )?.beats ?? [],
    )
  expect(spoken("new runners")).toContain("I'm a dietitian, and I make these for new runners.")
  expect(spoken(null)).toContain("I'm a dietitian.")
})

describe("a Turkish script", () => {
  const turkish = everySetting.filter(
    ({ language, duration }) => language === "turkish" && duration === "60_seconds",
  )

  test("is played and posted by Turkish directions and tips, which the claims check has nothing against", () => {
    for (const setting of turkish) {
      const { order, draft } = questionsOn(setting)
      const told = [...draft.beats.map(({ direction }) => direction), ...Object.values(draft.platformTips)]
      for (const text of told) {
        expect(text).not.toMatch(/(?<!\p{L})(?:the|and|your|with|say|keep|of|as|to)(?!\p{L})/iu)
        expect(checkClaims(text, claimContextOf(order))).toEqual([])
      }
    }
  })
})
