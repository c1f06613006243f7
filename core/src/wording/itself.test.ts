import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { isHeaded } from "./itself.ts"

test.each([
  ["Almond milk in ten minutes", "almond", false],
  ["Bread of almond flour", "almond", false],
  ["Roasted almonds for the train", "almond", true],
  ["Almond flour waffles with roasted almonds", "almond", true],
  ["Breakfast ideas that aren't eggs", "egg", false],
  ["Eggs again", "egg", true],
  ["Breakfast for two", "egg", false],
  ["The salad that is a non-salad for once", "salad", true],
  ["Non-salad lunches", "salad", false],
  ["A substitute for rice", "rice", false],
  ["Coconut oil in the pan", "coconut", false],
  ["A curry with coconut", "coconut", true],
])("%s: names %s as itself is %s", (title, concept, isOwn) => {
  const [post] = readPosts([aPost({ id: "one", community: "mealprep", title })])
  expect(post && isHeaded(post, concept)).toBe(isOwn)
})
