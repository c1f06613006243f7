import { expect, test } from "vitest"
import { explainTopics } from "#topic/detect-topics.ts"
import { aPost, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { withStated } from "./aspects.ts"
import { isNameOfOurs } from "./name-of-ours.ts"

const day = 86_400
const asOf = Date.UTC(2026, 10, 20, 9) / 1000

/** What a day tells of the topic whose title holds a word, when such posts came in its two last days. */
const toldOf = (word: RegExp, titles: ReadonlyArray<string>) => {
  const posts = titles.map((title, i) =>
    aPost({
      id: `new-${i}`,
      title,
      community: ["nutrition", "Fitness", "running"][i % 3] ?? "",
      createdAt: asOf - (0.1 + (1.9 * i) / titles.length) * day,
    }),
  )
  const { topics } = explainTopics({ posts: readPosts([...steadyTraffic(asOf), ...posts]), asOf })
  return topics.find(({ title }) => word.test(title))
}

test("a description counts what the title states as the title counts it", () => {
  const topic = toldOf(/lentil/i, [
    "Lentil stew with smoked paprika",
    "Creamy lentil curry, forty minutes",
    "Lentils and rice for four days",
    "What can I make with lentils tonight?",
    "My lentil bolognese",
    "Red lentil pancakes for the toddler",
  ])
  const sharing = topic?.engagementData.sharing
  expect(topic?.title).toMatch(/\?$/)
  expect(sharing).toBeGreaterThanOrEqual(3)
  expect(topic?.description).toContain(
    `${sharing === topic?.postCount ? `All ${sharing}` : `${sharing} of ${topic?.postCount}`} ask or tell what to make`,
  )
})

test("what the title states stands among the others once, with its own count", () => {
  const asked = [
    { aspect: "amount", posts: 4 },
    { aspect: "cook", posts: 2 },
  ] as const
  expect(withStated(asked, { aspect: "cook", posts: 8 })).toEqual([
    { aspect: "cook", posts: 8 },
    { aspect: "amount", posts: 4 },
  ])
  expect(withStated(asked, null)).toEqual(asked)
})

test("what a list has by another of its words is no new term", () => {
  expect(isNameOfOurs({ name: "body weight" })).toBe(true)
  expect(isNameOfOurs({ name: "Body weight" })).toBe(true)
  expect(isNameOfOurs({ name: "zorbal weight" })).toBe(false)
})
