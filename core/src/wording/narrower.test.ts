import { expect, test } from "vitest"
import { burst, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { detectTopics } from "#topic/detect-topics.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000

test("a part of a listed subject is filmed as that, not as a word that posts only name", () => {
  const titles = [
    "Do creatine gummies really work?",
    "My gym sells creatine gummies now, do they do anything",
    "Are creatine gummies effective or only candy",
    "Has anybody seen creatine gummies work for strength?",
    "Creatine gummies instead of powder: does it work as well?",
  ]
  const asked = burst(asOf, 9, "creatine gummies").map((post, i) => ({
    ...post,
    title: titles[i] ?? post.title,
  }))
  const topics = detectTopics({
    posts: readPosts([...steadyTraffic(asOf), ...asked]),
    asOf,
  })
  const topic = topics.find(({ keywords }) => keywords.includes("creatine gummies"))
  expect(topic?.scriptAngles).toHaveLength(3)
  expect(topic?.scriptAngles.join("\n")).not.toMatch(
    /posts that name|people in r\/|who writes about|“creatine gummies”/,
  )
  expect(topic?.scriptAngles.join("\n")).toContain("creatine gummies")
})
