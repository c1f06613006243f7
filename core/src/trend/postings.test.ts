import { expect, test } from "vitest"
import { postings } from "./postings.ts"

const unknown = -1

/** The posts of each of three concepts, when posts of these authors hold these concepts. */
const collected = (posts: ReadonlyArray<readonly [author: number, concepts: ReadonlyArray<number>]>) => {
  const all = postings()
  for (const [author, concepts] of posts) {
    all.open(author)
    for (const concept of concepts) all.take(concept)
  }
  const of = all.close(3)
  return [0, 1, 2, 0].map((concept) => [...of(concept)])
}

test("each concept has its posts in order, a post that holds it twice once, however often it is asked for", () => {
  const posts = [
    [unknown, [0, 1, 0]],
    [unknown, []],
    [unknown, [1]],
    [unknown, [0]],
  ] as const
  expect(collected(posts)).toEqual([[0, 3], [0, 2], [], [0, 3]])
})

test("of posts with one author only the first stands for a concept, and others for theirs", () => {
  const posts = [
    [7, [0]],
    [2, [0]],
    [7, [0, 1]],
    [unknown, [0]],
    [unknown, [0, 2]],
  ] as const
  expect(collected(posts)).toEqual([[0, 1, 3, 4], [2], [4], [0, 1, 3, 4]])
})

test("more posts than were made room for at first are kept", () => {
  const posts = Array.from({ length: 70_000 }, () => [unknown, [1, 2]] as const)
  expect(collected(posts).map(({ length }) => length)).toEqual([0, 70_000, 70_000, 0])
})
