import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { Told } from "#trend/trends.ts"
import type { Stretch } from "#trend/window.ts"
import { chosenOf } from "./choice.ts"

const stretch: Stretch = { asOf: 0, window: [], history: [], baseline: "warm", totals: new Map() }

/** Something that rises in the posts of these numbers. */
const rising = (name: string, tells: Told["tells"], numbers: ReadonlyArray<number>): Told => {
  const posts = readPosts(numbers.map((i) => aPost({ id: `post-${i}`, title: `Number ${i} on ${name}` })))
  return {
    concept: name,
    subject: { concept: name, name, kind: "term", listed: false },
    family: "known",
    posts,
    history: [],
    expected: 0.5,
    usual: 0.5,
    tail: 0.0001,
    growth: 8,
    significant: true,
    limit: 0.0001,
    emerging: true,
    concepts: [name],
    told: posts,
    tells,
    shares: null,
  }
}

/** The choice among these, each called by itself. */
const choiceOf = (...ranked: ReadonlyArray<Told>) => chosenOf({ ranked }, stretch, 10, (trend) => trend)

const gummies = rising("gummies", "subject", [1, 2, 3, 4, 5, 6, 7, 8])
const statins = rising("statins", "question", [11, 12, 13, 14, 15, 16])

test("a word that posts only name while they are about topics before it is said of those", () => {
  const pieces = rising("pieces", "word", [1, 2, 3, 11, 12, 21])
  expect(choiceOf(gummies, statins, pieces)).toEqual({
    chosen: [gummies, statins],
    dropped: [{ name: "pieces", reason: "duplicate" }],
  })
})

test("it stands by itself where other posts name it, and a subject where its posts are about it", () => {
  const own = rising("lanterns", "word", [1, 2, 11, 21, 22, 23])
  const about = rising("iron", "subject", [3, 4, 5, 13, 14, 31])
  expect(choiceOf(gummies, statins, own, about).dropped).toEqual([])
})

test("what cannot be called by any name leaves its place to the next", () => {
  const next = rising("iron", "subject", [31, 32, 33])
  const nameOf = (told: Told) => (told === statins ? { drop: "generic" as const } : told)
  expect(chosenOf({ ranked: [gummies, statins, next] }, stretch, 2, nameOf)).toEqual({
    chosen: [gummies, next],
    dropped: [{ name: "statins", reason: "generic" }],
  })
})

test("who names one sees what was named before it", () => {
  const seen: Array<number> = []
  chosenOf({ ranked: [gummies, statins] }, stretch, 10, (trend, before) => {
    seen.push(before.length)
    return trend
  })
  expect(seen).toEqual([0, 1])
})
