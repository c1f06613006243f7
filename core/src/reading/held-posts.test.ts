import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { heldPosts } from "./held-post.ts"
import { numberedTerms } from "./held-posts.ts"

const posts = readPosts([
  aPost({ id: "a", title: "Creatine before bed, or creatine after training?" }),
  aPost({ id: "b", title: "Training with knee pain", authorKey: "somebody" }),
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
