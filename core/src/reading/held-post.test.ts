import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { heldPosts } from "./held-post.ts"
import { numberedTerms } from "./numbered-terms.ts"
import type { ReadPost } from "./read-post.ts"

const posts = readPosts([
  aPost({ id: "a", title: "Creatine before bed, or creatine after training?" }),
  aPost({ id: "b", title: "Knee pain", authorKey: "somebody", url: "https://news.example/knee" }),
  aPost({ id: "c", title: "Magnesium for sleep", body: "Is it safe with creatine?" }),
])

test("a held post says what it said before it was held", () => {
  const hold = heldPosts()
  const held = posts.map(hold)
  expect(held).toHaveLength(3)
  for (const [at, { terms, ...rest }] of posts.entries()) {
    expect(held[at]?.terms).toEqual(terms)
    expect(held[at]).toMatchObject(rest)
  }
})

test("posts that ask the same hold it once, each read by itself", () => {
  const [one] = posts
  if (one === undefined) throw new Error("Three are read.")
  const hold = heldPosts()
  const asking = (title: ReadonlyArray<"amount" | "timing">, questions: ReadonlyArray<"amount" | "timing">) =>
    hold({ ...one, asks: { title, questions }, ownAsks: { title: ["safe"], questions: [] } })
  const [first, again, turned, parted] = [
    asking(["amount"], ["timing"]),
    asking(["amount"], ["timing"]),
    asking(["timing"], ["amount"]),
    asking(["amount", "timing"], []),
  ]
  expect(again.asks).toBe(first.asks)
  expect(again.ownAsks).toBe(first.ownAsks)
  expect([first, turned, parted].map(({ asks }) => asks)).toEqual([
    { title: ["amount"], questions: ["timing"] },
    { title: ["timing"], questions: ["amount"] },
    { title: ["amount", "timing"], questions: [] },
  ])
})

test("of very many held posts each says what it said, however many were asked before it is asked again", () => {
  const hold = heldPosts()
  const [one] = posts
  if (one === undefined) throw new Error("Three are read.")
  const text = { title: "Creatine before bed", body: "Is it\n\nsafe?", permalink: "https://forum.test/a" }
  const held = Array.from({ length: 20_000 }, (_, at) =>
    hold({
      ...one,
      id: `p${at}`,
      createdAt: 1_763_640_000.5 + at,
      score: at,
      text: at % 3 === 0 ? null : text,
    }),
  )
  const isKept = ({ id, createdAt, score, terms, text: own }: ReadPost, at: number): boolean =>
    id === `p${at}` &&
    createdAt === 1_763_640_000.5 + at &&
    score === at &&
    terms.join() === one.terms.join() &&
    JSON.stringify(own) === JSON.stringify(at % 3 === 0 ? null : text)
  expect(held.filter(isKept)).toHaveLength(20_000)
  expect(held.filter(isKept)).toHaveLength(20_000)
})

test("the same word has the same number in all posts, held together, apart or not at all", () => {
  const [first, second, third] = posts
  if (first === undefined || second === undefined || third === undefined) throw new Error("Three are read.")
  const together = heldPosts()
  for (const some of [posts, posts.map(together), [together(first), heldPosts()(second), third]]) {
    const { words, termsOf } = numberedTerms(some)
    for (const [at, { terms }] of posts.entries()) {
      const post = some[at]
      if (post === undefined) throw new Error("As many are held.")
      expect(Array.from(termsOf(post), (number) => (number < 0 ? "" : words.termOf(number)))).toEqual(terms)
      expect(Array.from(termsOf(post)).every((number) => number < words.count())).toBe(true)
    }
  }
})
