import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { named } from "./named.ts"

const nameFor = (
  concept: string,
  concepts: ReadonlyArray<string>,
  titles: ReadonlyArray<string>,
): string | undefined =>
  named({
    concept,
    concepts,
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
const nameOf = (...titles: ReadonlyArray<string>) => nameFor("butter", ["butter", "peanut_butter"], titles)

const wide = ["Butter or oil for the pan?", "Butter on my potatoes"]
const narrow = ["Peanut butter on toast", "A spoon of peanut butter", "Peanut butter cookies"]

test("a rise is called by a kind of what was counted where well over half of its posts mean it, else by the wider name", () => {
  expect(nameOf(...narrow, ...wide)).toBe("peanut butter")
  expect(nameOf(...narrow.slice(1), ...wide)).toBe("butter")
})

test("and by another thing only where nearly all of its posts are on that, too: its count is none of theirs", () => {
  const mostly = [
    "Gum with magnesium",
    "Magnesium gum before bed",
    "Which magnesium gum?",
    "Magnesium in gum form",
  ]
  const called = (...others: ReadonlyArray<string>) =>
    nameFor("gum", ["gum", "magnesium"], [...mostly, ...others])
  expect(called()).toBe("magnesium")
  expect(called("Gum after lunch", "My gum and I")).not.toBe("magnesium")
})
