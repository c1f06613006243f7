import { expect, test } from "vitest"
import { sampleTopic } from "#testing/topic/sample-topic.ts"
import { candidatesOf } from "./candidates.ts"

const told = (themeKey: string, tells?: "question" | "subject" | "word") => {
  const topic = sampleTopic({ themeKey, title: themeKey })
  return {
    ...topic,
    engagementData: { ...topic.engagementData, ...(tells === undefined ? {} : { tells }) },
  }
}

test("what is but a name is planned as one, whatever it tells; what was stored without a word on it is a question", () => {
  const topics = [told("iron", "question"), told("kale", "subject"), told("easter", "word"), told("oats")]
  expect(candidatesOf(topics, []).map(({ topic }) => [topic.subject, topic.namesOnly ?? false])).toEqual([
    ["iron", false],
    ["kale", true],
    ["easter", true],
    ["oats", false],
  ])
})

test("a planned topic rises as its card says", () => {
  const [viral] = candidatesOf([sampleTopic({ themeKey: "iron", trendVelocity: "viral" })], [])
  expect(viral?.topic.trendVelocity).toBe("viral")
})
