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
  "Kefir on the train, a mistake",
  "The last of the kefir went to the dog",
  "Kefir and a long weekend",
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
    .map((title, at) => ({ id: `now-${at}`, title, createdAt: asOf - 24_000 * (at + 1) }))
  const before = [...earlier, ...more.map((age) => `Kefir on my shelf for ${age} months`)].map(
    (title, at) => ({
      id: `before-${at}`,
      title,
      createdAt: asOf - (5 + ((2 * at) % 26)) * day - at,
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

/** Fourteen and 28 in four weeks: eight are more than usual, and fewer than three times as many. */
const months = (
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen twenty thirty forty"
).split(" ")

test("a known name is left to the steady shelf while fewer than three times the usual posts share no question on it", () => {
  expect(kefir(8, true, months)).toEqual({ isOffered: false, reason: "unasked" })
  expect(kefir(8, true, months.slice(0, 7)).isOffered).toBe(true)
})

test("a name that hardly came up before is offered in as few", () => {
  expect(kefir(4, true).isOffered).toBe(true)
  expect(kefir(4, false).isOffered).toBe(true)
})
