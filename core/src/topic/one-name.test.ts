import { expect, test } from "vitest"
import { aPost, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { detectTopics } from "./detect-topics.ts"

const day = 86_400
const asOf = Date.UTC(2026, 10, 20, 9) / 1000

test("title, description and keywords of a bare name call it the same", () => {
  const posts = [
    "My Zorbal Day Fling, and it was worth it",
    "A friend drew this for Zorbal Day",
    "Zorbal salad, meatless, with the neighbours",
    "Zorbal Day Fling by a slow man",
    "We walked home on Zorbal Day in the rain",
    "My trainer is off for Zorbal until Monday",
  ].map((title, i) =>
    aPost({
      id: `zorbal-${i}`,
      title,
      community: ["nutrition", "Fitness", "running"][i % 3] ?? "",
      createdAt: asOf - (0.1 + 0.4 * i) * day,
    }),
  )
  const topics = detectTopics({ posts: readPosts([...steadyTraffic(asOf), ...posts]), asOf })
  const named = topics.find(({ title }) => /zorbal/i.test(title))
  expect(named).toMatchObject({ title: "Zorbal Day", keywords: ["Zorbal Day"] })
  expect(named?.description).toMatch(/^6 posts (?:on|mentioning) Zorbal Day in three days/)
})
