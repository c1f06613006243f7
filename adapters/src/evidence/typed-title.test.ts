import { draftFromFindings, substanceOf } from "@rounds/core/script/from-findings/draft-from-findings.ts"
import { orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "./recorded.ts"

const library = readLibrary()
const formats = ["trend_reaction", "quick_tip", "expert_review", "myth_buster"] as const
const context = {
  language: "english",
  market: "US",
  promotes: "nothing",
  profession: "clinical_pharmacist",
} as const

const draftsOf = (
  title: string,
  scriptFormat: (typeof formats)[number],
  duration: "30_seconds" | "60_seconds",
) => {
  const order = orderFor(
    {
      language: "english",
      scriptFormat,
      contentTone: "casual",
      targetPlatform: "tiktok",
      duration,
      market: "US",
      promotes: "nothing",
    },
    null,
    title,
  )
  const substance = substanceOf(library, order)
  if (substance === null) throw new Error(`nothing on ${title}`)
  return [0, 1, 2, 3, 4].flatMap((seed) => {
    const beats = draftFromFindings(order, substance, context, seed)
    return beats === null ? [] : [beats.map(({ lines }) => lines.map(({ text }) => text).join(" "))]
  })
}

describe.each(formats)("a title that a person typed, as a %s", (format) => {
  test.each([
    ["Does apple cider vinegar lower blood sugar?", /sugar/i, /cholesterol/i],
    ["Does magnesium help with sleep?", /sleep/i, /cramp/i],
  ])("%s is what it opens on and speaks of", (title, asked, another) => {
    const drafts = (["30_seconds", "60_seconds"] as const).flatMap((duration) =>
      draftsOf(title, format, duration),
    )
    expect(drafts.length).toBeGreaterThan(0)
    for (const [hook = "", ...rest] of drafts) {
      expect(hook).not.toMatch(another)
      expect(rest.join(" ")).toMatch(asked)
    }
  })
})
