import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { named } from "./named.ts"

const nameOf = (...titles: ReadonlyArray<string>): string | undefined =>
  named({
    concept: "butter",
    concepts: ["butter", "peanut_butter"],
    family: "known",
    posts: readPosts(titles.map((title, i) => aPost({ id: `post-${i}`, title }))),
    history: [],
    expected: 0.5,
    usual: 0.5,
    tail: 0.004,
    growth: 6,
    significant: false,
    limit: 0.0001,
    emerging: true,
  })?.subject.name

const wide = ["Butter or oil for the pan?", "Butter on my potatoes"]
const narrow = ["Peanut butter on toast", "A spoon of peanut butter", "Peanut butter cookies"]

test("a rise is called by a kind of what was counted where well over half of its posts mean it, else by the wider name", () => {
  expect(nameOf(...narrow, ...wide)).toBe("peanut butter")
  expect(nameOf(...narrow.slice(1), ...wide)).toBe("butter")
})
