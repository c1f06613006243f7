import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { isBaked } from "./baked.ts"

const shown = (...titles: ReadonlyArray<string>) =>
  readPosts(titles.map((title, at) => aPost({ id: `${at}`, title, community: "glutenfree" })))

test("what most posts under a way of eating take out of the oven is baked", () => {
  expect(isBaked(shown("Banana bread, second try", "Which flour for pie crust?", "Lentil soup"))).toBe(true)
  expect(isBaked(shown("Banana bread, second try", "Rice with shrimp", "Lentil soup"))).toBe(false)
  expect(isBaked(shown("Grilled fish", "Sushi rolls at home"))).toBe(false)
})
