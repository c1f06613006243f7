import { expect, test } from "vitest"
import { aPost, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { explainTopics } from "./detect-topics.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const steady = readPosts(steadyTraffic(asOf))
const day = 86_400

/** Posts that are all on kefir and have no question in common. */
const titles = [
  "Kefir arrived from my aunt today",
  "A year of kefir, a small report",
  "Kefir is sold out in every shop here",
  "My kefir grains look odd this week",
  "Kefir with my breakfast, photo inside",
  "Moving house with kefir in the car",
]

const earlier = [
  "Strained my first kefir last night",
  "Two jars of kefir on the shelf",
  "Grandma swears by kefir for breakfast",
  "Kefir turned out fizzy in the heat",
  "Gave the neighbours some kefir",
  "A week away, and the kefir survived",
  "Trying kefir made of goat milk",
]

const kefir = (count: number, ofDays: boolean, more: ReadonlyArray<string> = []) => {
  const rising = titles
    .slice(0, count)
    .map((title, at) => ({ id: `now-${at}`, title, createdAt: asOf - 36_000 * (at + 1) }))
  const before = [...earlier, ...more.map((age) => `Kefir on my shelf for ${age} months`)].map(
    (title, at) => ({
      id: `before-${at}`,
      title,
      createdAt: asOf - (5 + 2 * at) * day,
    }),
  )
  const posts = [...rising, ...(ofDays ? before : [])].map((post, at) =>
    aPost({ ...post, body: "", community: at % 2 === 0 ? "nutrition" : "Fitness" }),
  )
  const { topics, dropped } = explainTopics({ posts: [...steady, ...readPosts(posts)], asOf })
  return {
    isOffered: topics.some(({ keywords }) => keywords[0] === "kefir"),
    reason: dropped.find(({ name }) => name === "kefir")?.reason,
  }
}

test("a name of all days that a few more posts than usual share, and no question, is left to the steady shelf", () => {
  expect(kefir(4, true)).toEqual({ isOffered: false, reason: "unasked" })
  expect(kefir(6, true).isOffered).toBe(true)
})

test("what hardly rises for a subject of the list is left to it in more posts, too", () => {
  expect(kefir(6, true, ["nine", "ten", "eleven", "twelve", "thirteen"])).toEqual({
    isOffered: false,
    reason: "unasked",
  })
})

test("a name that hardly came up before is offered in as few", () => {
  expect(kefir(4, false).isOffered).toBe(true)
})
