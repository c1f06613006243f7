import { describe, expect, test } from "vitest"
import { aPost, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { detectTopics } from "./detect-topics.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const day = 86_400

const posted = (mark: string, texts: ReadonlyArray<readonly [title: string, body: string]>, ago = 0) =>
  texts.map(([title, body], i) =>
    aPost({
      id: `${mark}-${i}`,
      title,
      body,
      community: ["nutrition", "Fitness", "running"][i % 3] ?? "",
      createdAt: asOf - ago * day - 20_000 * (i + 1),
    }),
  )

const about = posted("about", [
  ["Does zinc help with a cold?", ""],
  ["Zinc at night or in the morning?", ""],
  ["How much zinc is too much?", ""],
  ["A question", "Is zinc of any use with a cold?"],
  ["Zinc and my stomach", ""],
])
const passing = posted("passing", [
  ["My shelf", "There stand zinc, salt and my shoes. I went for a run after that."],
  ["A long day", "I had soup, then zinc, then slept. The run was fine."],
])
const topicOf = (...extra: ReadonlyArray<ReturnType<typeof aPost>>) =>
  detectTopics({ posts: readPosts([...steadyTraffic(asOf), ...extra]), asOf }).find(
    ({ keywords }) => keywords[0] === "zinc",
  )

describe("a topic of a listed subject", () => {
  test("is made of the posts that are about it, not of those that name it in passing", () => {
    const topic = topicOf(...about, ...passing)
    expect(topic?.postCount).toBe(5)
    expect(topic?.members.toSorted()).toEqual(about.map(({ id }) => id).toSorted())
  })

  test("is counted alike in the weeks before: what only named it then was none of it", () => {
    const before = Array.from({ length: 8 }, (_, week) =>
      posted(
        `before${week}`,
        [["My shelf", "There stand zinc and my shoes. I went for a run."]],
        4 + 3 * week,
      ),
    ).flat()
    const topic = topicOf(...about, ...passing, ...before)
    expect(topic?.engagementData.expected).toBe(0)
  })
})

describe("what plainly rises", () => {
  const many = posted(
    "many",
    Array.from({ length: 36 }, (_, i): readonly [string, string] => [
      `Zinc, question ${i}: does it help?`,
      "",
    ]),
  ).map((post, i) => ({ ...post, createdAt: asOf - 7000 * (i + 1) }))

  test("stands out still when some name it in passing", () => {
    const alone = topicOf(...many)
    const beside = topicOf(...many, ...passing)
    expect(alone?.trendVelocity).toMatch(/viral|hot/)
    expect(beside?.trendVelocity).toBe(alone?.trendVelocity)
  })
})
