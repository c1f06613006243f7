import { describe, expect, test } from "vitest"
import { readPosts, steadyTraffic, titledPosts } from "#testing/topic/posts.ts"
import { explainTopics } from "./detect-topics.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000

const posted = (mark: string, titles: ReadonlyArray<string>, ago?: number) =>
  titledPosts(titles, { mark, asOf, ago })

const others = [
  "Zinc in the morning, my cat hates it",
  "Zinc and my landlord",
  "A shelf full of zinc",
  "Zinc tablets on the bus",
]
const lives =
  "balcony bus garden market tablet barber wedding village ferry cinema library attic piano kettle".split(" ")
/** Week in, week out as many write of zinc, and nobody asks whether it is safe. */
const before = Array.from({ length: 24 }, (_, i) =>
  posted(
    `before${i}`,
    [
      `Zinc, ${lives[i % 14]}, ${lives[(i * 5 + 3) % 14]} and ${lives[(i * 3 + 7 + Math.floor(i / 14)) % 14]}`,
    ],
    3.2 + 1.1 * i,
  ),
).flat()
const safety = [
  "Does zinc have side effects?",
  "Zinc: is it dangerous at night?",
  "Anybody else with side effects from zinc?",
]
const explainedOf = (titles: ReadonlyArray<string>) =>
  explainTopics({
    posts: readPosts([
      ...steadyTraffic(asOf),
      ...before,
      ...posted("asked", titles),
      ...posted("others", others),
    ]),
    asOf,
  })
const topicOf = (titles: ReadonlyArray<string>) =>
  explainedOf(titles).topics.find(({ keywords }) => keywords[0] === "zinc")

describe("a question that rises while its subject does not", () => {
  test("is told by its own count, among the posts on the subject, and does not emerge", () => {
    const topic = topicOf(safety)
    expect(topic?.title).toMatch(/\?$/)
    expect(topic).toMatchObject({
      postCount: 3,
      trendVelocity: "rising",
      engagementData: { among: 7, sharing: 3 },
    })
    expect(topic?.description).toMatch(/^3 of 7 posts on zinc in three days ask or answer this, in /)
    expect(topic?.trendAnalysis).toMatch(/^3 of 7 posts on zinc ask or answer this, against 0\.0 expected/)
    expect(topic?.engagementData.question?.among ?? 7).toBe(7)
  })

  test("is passed over where no title may state it: its subject is named, and asks nothing", () => {
    const topic = topicOf(["Starting zinc", "New to zinc tablets", "Zinc, a beginner's diary"])
    expect(topic).toMatchObject({ title: "Zinc", postCount: 7, engagementData: { question: null } })
  })
})
