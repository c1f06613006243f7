import { expect, test } from "vitest"
import { aPost, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { explainTopics } from "./detect-topics.ts"
import { droppedRow, notOfferedOf } from "./report.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const steady = readPosts(steadyTraffic(asOf))

/** Thirteen words that no list knows, each in four posts that say nothing else alike. */
const words =
  "zorvalin brintapex quendoral maxifrost lumetrox parvidene ostrafil kelbrandin vextorin dulmarite fenquibal trisogard wembuline".split(
    " ",
  )
const said = [
  (word: string) => `My first month with ${word}`,
  (word: string) => `Is ${word} worth its price?`,
  (word: string) => `They gave me ${word} after the check-up`,
  (word: string) => `Nobody here ever mentions ${word}`,
]
const planted = words.flatMap((word, which) =>
  said.map((say, i) =>
    aPost({
      id: `${word}-${i}`,
      title: say(word),
      body: "",
      createdAt: asOf - 20_000 * (i + 1) - which * 700,
      community: ["nutrition", "Fitness", "running"][(i + which) % 3] ?? "",
    }),
  ),
)

test("ten rises have a place, and every other is told with its reason", () => {
  const { topics, dropped } = explainTopics({ posts: [...steady, ...readPosts(planted)], asOf, limit: 10 })
  expect(topics).toHaveLength(10)
  const shown = topics.map(({ keywords }) => keywords[0]?.toLowerCase())
  for (const word of words)
    expect(shown.includes(word) || dropped.some(({ name }) => name.toLowerCase() === word)).toBe(true)
  const { outranked } = droppedRow(dropped).dropped
  expect(notOfferedOf(dropped)).toContainEqual({ reason: "outranked", ...outranked })
  expect(outranked.count).toBeGreaterThanOrEqual(3)
  expect(outranked.names.some((name) => words.includes(name.toLowerCase()))).toBe(true)
})

test("a word that few posts share in passing fills a place that nothing else takes", () => {
  const passing = [
    "Long day, then beans on the couch",
    "My neighbour swears by beans for everything",
    "The kids spilled beans over my yoga mat",
    "Ran out of beans before the race",
  ].map((title, i) =>
    aPost({
      id: `beans-${i}`,
      title,
      body: "",
      createdAt: asOf - 25_000 * (i + 1),
      community: ["nutrition", "Fitness", "running"][i % 3] ?? "",
    }),
  )
  const { topics } = explainTopics({ posts: [...steady, ...readPosts(passing)], asOf, limit: 10 })
  expect(topics.some(({ members }) => members.includes("beans-0"))).toBe(true)
})
