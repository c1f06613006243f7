import { describe, expect, test } from "vitest"
import { aPost, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { explainTopics } from "./detect-topics.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const explained = (...titles: ReadonlyArray<string>) =>
  explainTopics({
    posts: readPosts([
      ...steadyTraffic(asOf),
      ...titles.map((title, i) =>
        aPost({
          id: `own-${i}`,
          title,
          body: "",
          community: ["nutrition", "Fitness", "running"][i % 3] ?? "",
          createdAt: asOf - 36_000 * (i + 1),
        }),
      ),
    ]),
    asOf,
  })
const titlesOf = (...titles: ReadonlyArray<string>) => explained(...titles).topics.map(({ title }) => title)

describe("three posts on one subject", () => {
  test("are a topic where they ask the same", () => {
    const found = titlesOf(
      "Does zinc have side effects?",
      "Zinc: is it dangerous at night?",
      "Anybody else with side effects from zinc?",
    )
    expect(found.some((title) => /zinc/i.test(title))).toBe(true)
  })

  test("are none where each tells something else", () => {
    const told = ["My bowl of zinc pills", "A poem on zinc", "Zinc in the rain"]
    expect(titlesOf(...told).filter((title) => /zinc/i.test(title))).toEqual([])
  })

  test("with a fourth they may be one", () => {
    const told = ["My bowl of zinc pills", "A poem on zinc", "Zinc in the rain", "Zinc, and a long walk"]
    expect(titlesOf(...told).some((title) => /zinc/i.test(title))).toBe(true)
  })
})
