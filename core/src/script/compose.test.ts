import { describe, expect, test } from "vitest"
import { goodDraft } from "#testing/script/example-draft.ts"
import { defaultSettings, everySetting, exampleTopic, orderFor } from "#testing/script/example-topics.ts"
import { compose } from "./compose.ts"
import { estimateOf, estimateWords, tipsToldTo } from "./estimate.ts"
import { cappedHashtags } from "./platforms.ts"
import { bestPostingTime, bestPostingWords } from "./posting-time.ts"
import { actingDirectionsOf } from "./timed.ts"

const provenance = {
  id: "s1",
  userId: "ada",
  writer: "offline",
  madeByAi: false,
  createdAt: "2026-11-20T09:00:00.000Z",
}

describe("a script", () => {
  test("has beats that follow each other and last as long as its words", () => {
    for (const settings of everySetting.filter(({ targetPlatform }) => targetPlatform === "tiktok")) {
      const order = orderFor(settings, exampleTopic())
      const { beats, spokenSeconds } = compose(goodDraft(order), [], order, provenance, () => null)
      expect(beats[0]?.startsAt).toBe(0)
      const last = beats.at(-1)
      expect((last?.startsAt ?? 0) + (last?.seconds ?? 0)).toBeCloseTo(spokenSeconds, 0)
      expect(beats.map(({ startsAt }) => startsAt)).toEqual(
        beats.map(({ startsAt }) => startsAt).toSorted((a, b) => a - b),
      )
    }
  })

  test("carries its disclaimer and who wrote it", () => {
    const order = orderFor({ ...defaultSettings, language: "turkish" }, exampleTopic())
    expect(compose(goodDraft(order), [], order, provenance, () => null)).toMatchObject({
      disclaimer: "Bilgilendirme amaçlıdır; tıbbi tavsiye yerine geçmez.",
      writer: "offline",
      madeByAi: false,
    })
  })
})

test.each([
  ["tiktok", "2 of 3 studies"],
  ["instagram", "2 of 3 studies"],
  ["youtube", "2 of 2 studies"],
  ["linkedin", "2 of 2 studies"],
] as const)("the best time on %s is one that %s agree on", (platform, agreement) => {
  const time = bestPostingTime(platform)
  expect(time).toMatchObject({ agreement })
  expect(time.studies).toHaveLength(Number(agreement[0]))
})

test("what is stored beside a Turkish script is Turkish", () => {
  expect(bestPostingWords("tiktok", "turkish")).toMatch(
    /^\S+ \d\d\.00–\d\d\.59, izleyicilerinizin yerel saatiyle \(3 çalışmadan 2/u,
  )
  expect(bestPostingWords("tiktok", "english")).toMatch(/ local time \(2 of 3 studies\)$/)
  const beats = [{ name: "hook_problem", direction: "Kameraya bakın." }]
  expect(actingDirectionsOf(beats, "turkish")).toBe("Sorunla giriş: Kameraya bakın.")
  expect(actingDirectionsOf(beats, "english")).toBe("Hook with the problem: Kameraya bakın.")
})

test("hashtags are well-formed, each once, and no more than the platform counts", () => {
  const tags = ["#sleep", "#Sleep", "no", "#a b", "#a", "#b", "#c", "#d", "#e"]
  expect(cappedHashtags(tags, "tiktok")).toEqual(["#sleep", "#a", "#b", "#c", "#d"])
  expect(cappedHashtags(tags, "youtube")).toEqual(["#sleep", "#a", "#b", "#c", "#d"])
})

test("viral potential is computed from the topic's score and growth, and says so", () => {
  const strong = exampleTopic({ engagementScore: 72, multiplier: 8 })
  const weak = exampleTopic({ engagementScore: 30, multiplier: 1 })
  expect(estimateWords(estimateOf(strong), "english").viralPotential).toBe("High (83 of 100)")
  expect(estimateWords(estimateOf(strong), "turkish").viralPotential).toBe("Yüksek (83/100)")
  expect(estimateWords(estimateOf(weak), "english").viralPotential).toBe("Low (18 of 100)")
  expect(estimateWords(estimateOf(exampleTopic()), "english").viralBasis).toContain("from 47 posts")
  expect(estimateWords(estimateOf(exampleTopic()), "turkish").viralBasis).toContain("47 paylaşım")
  expect(estimateOf(null)).toBeNull()
  expect(estimateWords(null, "english").viralPotential).toBe("Not estimated")
})

describe("an estimate is told in its reader's language", () => {
  const tips = {
    estimate: null,
    viralPotential: "High (71 of 100)",
    viralBasis:
      "60% of the topic's score (72) and 40% of its growth (4.3×, from 47 posts). An estimate, not a promise.",
    hashtags: [],
    bestPostingTime: "",
    postingTime: null,
    platformSpecific: {},
  }
  const estimatedEngagement = "High, estimated from 47 posts and 310 comments"

  test("also where an old script kept it as a sentence", () => {
    const told = tipsToldTo({ optimizationTips: tips, estimatedEngagement, topicId: "t" }, "turkish")
    expect(told).toMatchObject({
      optimizationTips: {
        estimate: { potential: 71, score: 72, multiplier: 4.3, posts: 47, comments: 310 },
        viralPotential: "Yüksek (71/100)",
      },
      estimatedEngagement: "Yüksek, 47 paylaşım ve 310 yoruma göre tahmin edildi",
    })
    expect(told.optimizationTips.viralBasis).toContain("4,3")
    expect(tipsToldTo({ ...told, topicId: "t" }, "english")).toMatchObject({
      optimizationTips: { viralPotential: tips.viralPotential, viralBasis: tips.viralBasis },
      estimatedEngagement,
    })
  })

  test("and words that say no figure stay as they are", () => {
    const old = { ...tips, viralBasis: "" }
    expect(tipsToldTo({ optimizationTips: old, estimatedEngagement, topicId: "t" }, "turkish")).toEqual({
      optimizationTips: old,
      estimatedEngagement,
    })
  })
})
