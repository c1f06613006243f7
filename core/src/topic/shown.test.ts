import { describe, expect, test } from "vitest"
import { sampleTopic } from "#testing/topic/sample-topic.ts"
import { questionsFirst } from "./order.ts"
import { cardOf, detailOf } from "./shown.ts"
import type { Topic } from "./topic.ts"

/** A topic of three posts whose title is what it is told to be. */
const told = (title: string, tells?: "question" | "subject" | "word"): Topic => {
  const topic = sampleTopic({ title })
  return {
    ...topic,
    redditQuotes: ["Can it be eaten raw?", "How long does it keep?", "Which kind is sweetest?"].flatMap(
      (text) => topic.redditQuotes.map((quote) => ({ ...quote, text })),
    ),
    engagementData: { ...topic.engagementData, ...(tells === undefined ? {} : { tells }) },
  }
}

describe("card and open topic say whether the title states a question", () => {
  test.each([
    [undefined, true],
    ["question", true],
    ["subject", false],
    ["word", false],
  ] as const)("of one that tells %s: %s", (tells, states) => {
    expect(cardOf(told("Kale", tells)).statesQuestion).toBe(states)
    expect(detailOf(told("Kale", tells), { days: [], course: null, spike: null }).statesQuestion).toBe(states)
  })
})

test("a title of an older release that asks stands as it was written", () => {
  expect(cardOf(told("What do people get wrong about kale?", "subject")).statesQuestion).toBe(true)
})

test("the card of a name has two of its posts to read, any other one", () => {
  const texts = (topic: Topic) => cardOf(topic).paraphrases.map(({ text }) => text)
  expect(texts(told("Kale", "subject"))).toEqual(["Can it be eaten raw?", "How long does it keep?"])
  expect(texts(told("Can kale be eaten raw?", "question"))).toEqual(["Can it be eaten raw?"])
})

test("a choice of few takes those that state a question first, each in the order of its list", () => {
  const all = [
    told("Kale", "subject"),
    told("Is it safe?", "question"),
    told("Mother's Day", "word"),
    told("An old one"),
  ]
  expect(questionsFirst(all).map(({ title }) => title)).toEqual([
    "Is it safe?",
    "An old one",
    "Kale",
    "Mother's Day",
  ])
})
