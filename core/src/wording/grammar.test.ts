import { describe, expect, test } from "vitest"
import { sentenceOf } from "./grammar.ts"

describe("sentences on a subject", () => {
  test("say your bench press of the bench press", () => {
    expect(sentenceOf("How do you improve your {n}?", { kind: "exercise", name: "the bench press" })).toBe(
      "How do you improve your bench press?",
    )
  })

  test("say how one lives by it", () => {
    const lived = (name: string) => sentenceOf("What changes {on}?", { kind: "diet", name })
    expect(
      [
        "keto",
        "vegan eating",
        "high-protein eating",
        "intermittent fasting",
        "meal prep",
        "the Mediterranean diet",
      ].map(lived),
    ).toEqual([
      "What changes on keto?",
      "What changes on a vegan diet?",
      "What changes on a high-protein diet?",
      "What changes while intermittent fasting?",
      "What changes with meal prep?",
      "What changes on the Mediterranean diet?",
    ])
  })
})
