import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { isNamedOtherwise } from "./itself.ts"

test.each([
  ["Almond milk in ten minutes", "almond", true],
  ["Bread of almond flour", "almond", true],
  ["Roasted almonds for the train", "almond", false],
  ["Almond flour waffles with roasted almonds", "almond", false],
  ["Breakfast ideas that aren't eggs", "egg", true],
  ["Eggs again", "egg", false],
  ["Breakfast for two", "egg", false],
  ["Coconut oil in the pan", "coconut", true],
  ["A curry with coconut", "coconut", false],
])("%s: another form of %s is %s", (title, concept, isOther) => {
  const [post] = readPosts([aPost({ id: "one", community: "mealprep", title })])
  expect(post && isNamedOtherwise(post, concept)).toBe(isOther)
})
