import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { linksTo } from "./source-links.ts"

test("a topic leads to each page once, and to ten at most", () => {
  const posts = readPosts(
    Array.from({ length: 30 }, (_, i) =>
      aPost({ id: `p${i}`, permalink: `https://forum.test/${Math.floor(i / 2)}` }),
    ),
  )
  expect(linksTo(posts)).toEqual(Array.from({ length: 10 }, (_, i) => `https://forum.test/${i}`))
})
