import { describe, expect, test } from "vitest"
import { intentOf, isQuestion } from "./intent.ts"

describe("a title without a question mark", () => {
  test.each([
    "How do I squat deeper",
    "What is the best time to run",
    "Is keto safe for runners",
    "Anyone tried fasting",
    "Need some oatmeal recipes",
    "Where to begin",
  ])("asks where the verb stands before the one who does it: %s", (title) => {
    expect(isQuestion(title, "")).toBe(true)
  })

  test.each([
    "When one of the strongest men squats",
    "How I lost ten pounds",
    "What my doctor never told me",
    "Why I stopped running",
    "Do not skip breakfast",
    "Have a great weekend",
  ])("tells otherwise: %s", (title) => {
    expect(isQuestion(title, "")).toBe(false)
  })
})

describe("what a post wants", () => {
  test.each([
    ["5 tips for better sleep", "seeking_advice"],
    ["A guilt-free brownie", "emotional_support"],
    ["Need some help with my squat", "emotional_support"],
  ] as const)("is not told by one loose word: %s", (title, intent) => {
    expect(intentOf(title, "")).not.toBe(intent)
  })

  test("is a story of one's own only where somebody speaks of himself", () => {
    const essay = "The brain takes time to wake up. Light helps, and so does a walk before the first coffee."
    expect(intentOf("On waking up", essay)).toBe("news_and_content")
    expect(intentOf("On waking up", `${essay} That is how I do it.`)).toBe("personal_story")
  })
})
