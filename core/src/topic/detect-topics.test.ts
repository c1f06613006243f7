import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { aPost, burst, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import {
  engagementOf,
  expectedOf,
  growthOf,
  multiplierOf,
  postCountOf,
  scoreOf,
  velocityOf,
} from "#trend/recompute.ts"
import { longestSharedRun } from "#wording/paraphrase.ts"
import { detectTopics } from "./detect-topics.ts"
import type { TopicDraft } from "./draft.ts"
import { previousOf } from "./theme-key.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const steady = readPosts(steadyTraffic(asOf))
const detect = (extra: ReadonlyArray<Parameters<typeof aPost>[0]> = []): ReadonlyArray<TopicDraft> =>
  detectTopics({ posts: [...steady, ...readPosts(extra.map(aPost))], asOf })

const withBurst = detect(burst(asOf, 9))

describe("a burst of questions about one thing", () => {
  test("is the first topic, with its posts", () => {
    expect(withBurst[0]?.keywords[0]).toBe("berberine")
    expect(withBurst[0]?.members).toHaveLength(9)
    expect(withBurst[0]?.trendVelocity).toBe("emerging")
    expect(withBurst[0]?.title).toMatch(/berberine/i)
  })

  test("is not there without the burst", () => {
    expect(detect().some(({ keywords }) => keywords[0] === "berberine")).toBe(false)
  })

  test("is told in sentences about it", () => {
    const topic = withBurst[0]
    for (const text of [topic?.description, topic?.trendAnalysis, topic?.userContext])
      expect(text).toMatch(/\d/)
  })

  test("has no angles where its posts ask different things and no library holds it", () => {
    expect(withBurst[0]?.engagementData.tells).toBe("subject")
    expect(withBurst[0]?.scriptAngles).toEqual([])
  })

  test("has two different angles or three where they ask the same", () => {
    const titles = ["Does berberine really work?", "Does berberine work for anybody here?"]
    const same = burst(asOf, 8).map((post, i) => ({ ...post, title: `${titles[i % 2] ?? ""} (${i})` }))
    const [topic] = detect(same)
    expect(topic?.engagementData.tells).toBe("question")
    expect(topic?.scriptAngles.length).toBeGreaterThanOrEqual(2)
    expect(new Set(topic?.scriptAngles).size).toBe(topic?.scriptAngles.length)
    expect(topic?.scriptAngles.join(" ")).toContain("berberine")
  })

  test("grows with every further post", () => {
    let before = 0
    for (let count = 3; count <= 12; count++) {
      const growth = detect(burst(asOf, count)).find(
        ({ keywords }) => keywords[0] === "berberine",
      )?.growthVelocity
      expect(growth ?? 0).toBeGreaterThanOrEqual(before)
      before = growth ?? 0
    }
    expect(before).toBeGreaterThan(4)
  })

  test("that is about an emergency is no topic to be offered, however many ask", () => {
    const offered = detect(burst(asOf, 9, "chest pain")).flatMap(({ title, keywords }) => [
      title,
      ...keywords,
    ])
    expect(offered.filter((words) => /chest pain/i.test(words))).toEqual([])
  })

  test("by one author alone is no topic", () => {
    const alone = burst(asOf, 9).map((post) => ({ ...post, authorKey: "same" }))
    expect(detect(alone).some(({ keywords }) => keywords[0] === "berberine")).toBe(false)
  })

  test("copied word by word counts once", () => {
    const copies = Array.from({ length: 9 }, (_, i) => ({
      ...aPost({ id: `copy-${i}` }),
      title: "The best berberine capsules for a healthy liver, heart, brain and belly",
      createdAt: asOf - 3600 * (i + 1),
    }))
    expect(detect(copies).some(({ keywords }) => keywords[0] === "berberine")).toBe(false)
  })

  test("that comes back every day under one title is a thread, not a topic", () => {
    const thread = Array.from({ length: 8 }, (_, i) => ({
      ...aPost({ id: `thread-${i}`, title: `Berberine talk for people over fifty, November ${i + 10}` }),
      createdAt: asOf - 43_200 * (i + 1),
    }))
    expect(detect(thread).some(({ keywords }) => keywords[0] === "berberine")).toBe(false)
  })

  test("is not offered when many of its posts are about a crisis", () => {
    const crisis = burst(asOf, 9).map((post, i) =>
      i < 4 ? { ...post, body: "I want to kill myself" } : post,
    )
    expect(detect(crisis).some(({ keywords }) => keywords[0] === "berberine")).toBe(false)
  })
})

describe("the answer", () => {
  test("does not depend on the order of the posts", () => {
    const posts = [...steady, ...readPosts(burst(asOf, 9))]
    const expected = JSON.stringify(detectTopics({ posts, asOf }))
    fc.assert(
      fc.property(fc.shuffledSubarray(posts, { minLength: posts.length }), (shuffled) => {
        expect(JSON.stringify(detectTopics({ posts: shuffled, asOf }))).toBe(expected)
      }),
      { numRuns: 5 },
    )
  })

  test("has the same labels when every post stands there twice", () => {
    const posts = [...steady, ...readPosts(burst(asOf, 9))]
    const doubled = detectTopics({
      posts: [...posts, ...posts.map((post) => ({ ...post, id: `${post.id}-again` }))],
      asOf,
    })
    expect(doubled.map(({ themeKey, trendVelocity }) => [themeKey, trendVelocity])).toEqual(
      withBurst.map(({ themeKey, trendVelocity }) => [themeKey, trendVelocity]),
    )
  })

  test("has no new strong labels when a community is switched off, or a new one on", () => {
    const strong = (topics: ReadonlyArray<TopicDraft>) =>
      topics.filter(({ engagementData }) => engagementData.significant)
    const off = steady.filter(
      ({ community, createdAt }) => community !== "running" || createdAt < asOf - 3 * 86_400,
    )
    const on = [
      ...steady,
      ...steady
        .filter(({ createdAt }) => createdAt >= asOf - 3 * 86_400)
        .map((post) => ({ ...post, id: `new-${post.id}`, community: "brandnew" })),
    ]
    expect(strong(detectTopics({ posts: off, asOf }))).toEqual([])
    expect(strong(detectTopics({ posts: on, asOf }))).toEqual([])
  })

  test("is empty for nothing, and free of NaN for one post", () => {
    expect(detectTopics({ posts: [], asOf })).toEqual([])
    expect(JSON.stringify(detectTopics({ posts: steady.slice(0, 1), asOf }))).not.toContain("null,null")
  })

  test("stays cautious without a week of history", () => {
    const young = [
      ...steady.filter(({ createdAt }) => createdAt > asOf - 4 * 86_400),
      ...readPosts(burst(asOf, 9)),
    ]
    const topics = detectTopics({ posts: young, asOf })
    expect(topics.length).toBeGreaterThan(0)
    expect(new Set(topics.map(({ trendVelocity }) => trendVelocity))).toEqual(new Set(["emerging"]))
  })

  test("works the same for old posts whose text is gone", () => {
    const bare = steady.map((post) => (post.createdAt < asOf - 3 * 86_400 ? { ...post, text: null } : post))
    const topics = detectTopics({ posts: [...bare, ...readPosts(burst(asOf, 9))], asOf })
    expect(JSON.stringify(topics)).toBe(JSON.stringify(withBurst))
  })

  test("tells as many days as were read, two weeks at least", () => {
    const daysOf = (read: number) => {
      const posts = readPosts([...steadyTraffic(asOf), ...burst(asOf, 9).map(aPost)])
      const [topic] = detectTopics({
        posts: posts.filter(({ createdAt }) => createdAt >= asOf - read * 86_400),
        asOf,
      })
      return topic?.engagementData.days.length
    }
    expect([9, 20, 99].map(daysOf)).toEqual([14, 20, 30])
  })

  test("keeps yesterday's key for a topic that goes on", () => {
    const yesterday = withBurst.slice(0, 1).map((topic) => ({
      ...previousOf(topic),
      themeKey: "yesterdays-key",
    }))
    const posts = [...steady, ...readPosts(burst(asOf, 9))]
    expect(detectTopics({ posts, asOf, previous: yesterday })[0]?.themeKey).toBe("yesterdays-key")
  })
})

test.each(withBurst.map((topic) => [topic.themeKey, topic] as const))(
  "every number of %s can be computed again from its stored evidence",
  (_, topic) => {
    const { engagementData: evidence } = topic
    // From the first post that was read.
    expect(evidence.days).toHaveLength(30)
    expect(topic.postCount).toBe(postCountOf(evidence.days))
    expect(topic.postCount).toBe(evidence.communities.reduce((sum, { posts }) => sum + posts, 0))
    expect(topic.postsToday).toBe(evidence.days.at(-1)?.posts)
    expect(topic.totalUpvotes).toBe(evidence.communities.reduce((sum, { upvotes }) => sum + upvotes, 0))
    expect(topic.totalComments).toBe(evidence.communities.reduce((sum, { comments }) => sum + comments, 0))
    expect(expectedOf(evidence.communities)).toBeCloseTo(evidence.expected, 9)
    expect(topic.growthVelocity).toBeCloseTo(growthOf(topic.postCount, evidence.expected), 2)
    const multiple = multiplierOf(topic.postCount, evidence.expected)
    expect(topic.multiplier).toBe(multiple === null ? null : Math.round(multiple * 10) / 10)
    expect(evidence.measured).toBe(velocityOf(evidence))
    expect(topic.engagementScore).toBe(engagementOf(evidence.engagement))
    expect(topic.engagementScore).toBe(scoreOf(evidence.score))
    expect(topic.opportunityScore).toBe(scoreOf(evidence.opportunity))
  },
)

test("topics stand by how many more posts than usual came", () => {
  const surpluses = detect([...burst(asOf, 12), ...burst(asOf, 9, "magnesium")]).map(
    ({ postCount, engagementData }) => postCount - engagementData.expected,
  )
  expect(surpluses.length).toBeGreaterThan(1)
  expect(surpluses).toEqual(surpluses.toSorted((a, b) => b - a))
})

test("a word that posts only mention stands behind what they are about, however many they are", () => {
  const mentions = Array.from({ length: 16 }, (_, at) => ({
    ...aPost({
      id: `mention-${at}`,
      community: ["nutrition", "Fitness", "running"][at % 3] ?? "running",
      title:
        ["A long week", "Our kitchen", "Back home", "My day"][at % 4] + ` ${"abcdefghijklmnop"[at] ?? ""}`,
      body: "We talked for hours, and then I had some kefir and went to bed.",
      createdAt: asOf - 3600 * (at + 2),
    }),
  }))
  const titles = detect([...burst(asOf, 9), ...mentions]).map(({ title }) => title)
  expect(titles.findIndex((title) => /kefir/i.test(title))).toBe(titles.length - 1)
})

test("no paraphrase shares more than five words in a row with any post", () => {
  const sources = burst(asOf, 9).map(({ title, body }) => `${title} ${body}`)
  const paraphrases = withBurst.flatMap(({ redditQuotes }) => redditQuotes)
  expect(paraphrases.length).toBeGreaterThan(0)
  for (const { text } of paraphrases) {
    for (const source of sources) expect(longestSharedRun(text, source)).toBeLessThanOrEqual(5)
  }
})

test("growth that happened on one day alone is never labelled rising", () => {
  for (let count = 3; count <= 10; count++) {
    const spike = burst(asOf, count, "yogurt").map((post) => ({ ...post, createdAt: asOf - 3600 }))
    const oneDay = detect(spike).filter(
      ({ engagementData }) => engagementData.days.slice(-3).filter(({ posts }) => posts > 0).length === 1,
    )
    expect(oneDay.map(({ trendVelocity }) => trendVelocity)).not.toContain("rising")
  }
})
