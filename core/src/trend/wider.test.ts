import { expect, test } from "vitest"
import { aPost, readPosts, steadyTraffic } from "#testing/topic/posts.ts"
import { risesOf } from "./trends.ts"
import { stretchOf } from "./window.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000

const titles = [
  "Brintapex beside zorvalin in winter",
  "Is brintapex or zorvalin the older one?",
  "They gave me brintapex and zorvalin",
  "My first month with zorvalin and brintapex",
  "Is zorvalin worth its price?",
  "Nobody here ever mentions zorvalin",
  "Zorvalin after the check-up",
  "What my sister says of zorvalin",
  "A question before I start zorvalin",
]

/** What came up with it in the four weeks before. */
const before =
  "apples boots candles dinner elbows friends garden holiday island jacket kitchen letters mother neighbour office pillow quiet river sister travel".split(
    " ",
  )

test("a word in nine posts is not counted as part of another that four of them hold too", () => {
  const posts = titles.map((title, i) =>
    aPost({
      id: `wide-${i}`,
      title,
      body: "",
      createdAt: asOf - 20_000 * (i + 1),
      community: ["nutrition", "Fitness", "running"][i % 3] ?? "",
    }),
  )
  const earlier = before.flatMap((word, i) =>
    [`My ${word} and zorvalin`, `Zorvalin instead of ${word}, anyone?`].map((title, which) =>
      aPost({
        id: `before-${i}-${which}`,
        title,
        body: "",
        createdAt: asOf - 86_400 * (5 + i) - 30_000 * which,
        community: ["nutrition", "Fitness", "running"][(i + which) % 3] ?? "",
      }),
    ),
  )
  const all = [...readPosts(steadyTraffic(asOf)), ...readPosts([...posts, ...earlier])]
  const rises = risesOf(stretchOf(all, asOf))
  const found = ["brintapex", "zorvalin"].map((word) => rises.find(({ concept }) => concept === word))
  expect(found.map((rise) => rise?.posts.length)).toEqual([4, 9])
})

test("a word in five posts stands apart from another in twelve that hold it too", () => {
  const told = [
    "Zorvalin and brintapex after lunch",
    "Which zorvalin goes with brintapex?",
    "Brintapex or more zorvalin",
    "Zorvalin then brintapex",
    "Is brintapex just zorvalin?",
    "Zorvalin again",
    "My zorvalin is finished",
    "No zorvalin for me",
    "What zorvalin did to my week",
    "Zorvalin at night",
    "Cheap zorvalin",
    "Zorvalin and me",
  ].map((title, i) =>
    aPost({
      id: `narrow-${i}`,
      title,
      body: "",
      createdAt: asOf - 18_000 * (i + 1),
      community: ["nutrition", "Fitness", "running"][i % 3] ?? "",
    }),
  )
  const rises = risesOf(stretchOf([...readPosts(steadyTraffic(asOf)), ...readPosts(told)], asOf))
  const found = ["brintapex", "zorvalin"].map((word) => rises.find(({ concept }) => concept === word))
  expect(found.map((rise) => rise?.posts.length)).toEqual([5, 12])
})
