import { expect, test } from "vitest"
import { shortfallsOf } from "./floor.ts"

const usual = { communities: 19, postsAnalysed: 4000, topics: 12 }
const week = { editions: Array.from({ length: 7 }, () => usual), isAnyPublished: true }
const good = { asked: 19, answered: 19, posts: 4100, topics: 11 }

const measures = (found: Partial<typeof good>, yardstick: Parameters<typeof shortfallsOf>[1] = week) =>
  shortfallsOf({ ...good, ...found }, yardstick).map(({ measure }) => measure)

test("an ordinary edition has no shortfall", () => {
  expect(shortfallsOf(good, week)).toEqual([])
})

test("half of the communities, half of the usual posts and a third of the usual topics are enough, less is not", () => {
  expect(measures({ answered: 10, posts: 2000, topics: 4 })).toEqual([])
  expect(shortfallsOf({ ...good, answered: 9 }, week)).toEqual([
    { measure: "communities", found: 9, needed: 10 },
  ])
  expect(measures({ posts: 1999 })).toEqual(["posts"])
  expect(measures({ topics: 3 })).toEqual(["topics"])
})

test("one community of nineteen is no edition, and neither are two posts", () => {
  expect(measures({ answered: 1, posts: 150, topics: 0 })).toEqual(["communities", "posts", "topics"])
  expect(measures({ asked: 1, answered: 1, posts: 2, topics: 0 })).toEqual(["posts", "topics"])
})

test("one poor day among the last seven does not lower the floor", () => {
  const poor = { communities: 10, postsAnalysed: 2000, topics: 4 }
  const yardstick = { editions: [poor, ...week.editions.slice(1)], isAnyPublished: true }
  expect(measures({ posts: 1999 }, yardstick)).toEqual(["posts"])
})

test("where communities were switched off, those that are asked count", () => {
  expect(measures({ asked: 8, answered: 8 })).toEqual([])
  expect(measures({ asked: 8, answered: 7 })).toEqual(["communities"])
})

test("the first edition is published whatever it holds; the first of its kind needs fifty posts and a topic", () => {
  const poor = { asked: 19, answered: 1, posts: 1, topics: 0 }
  expect(measures(poor, { editions: [], isAnyPublished: false })).toEqual([])
  const other = { editions: [], isAnyPublished: true }
  expect(measures({ asked: 1, answered: 1, posts: 49, topics: 0 }, other)).toEqual(["posts", "topics"])
  expect(measures({ asked: 1, answered: 1, posts: 50, topics: 1 }, other)).toEqual([])
})

test("a source that never gave a topic is not kept back for giving none", () => {
  const quiet = { editions: [{ communities: 19, postsAnalysed: 40, topics: 0 }], isAnyPublished: true }
  expect(measures({ posts: 40, topics: 0 }, quiet)).toEqual([])
})
