import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { isSharedByStrangers } from "./common-matter.ts"

const on = (titles: ReadonlyArray<string>, communities: ReadonlyArray<string>) => ({
  concept: "wrap",
  subject: { concept: "wrap", name: "wraps", kind: "food", listed: true } as const,
  posts: readPosts(
    titles.map((title, at) => aPost({ id: `wrap-${at}`, title, community: communities[at] ?? "" })),
  ),
  significant: false,
})

const strangers = [
  "A wrap carries my newborn daughter through the supermarket on Sunday",
  "Knee surgeon says wrap, ice, crutches, physiotherapy and another scan in April",
  "Lettuce wrap with grilled chicken, avocado, tomato and lime for lunch",
]
const cooks = [
  "Lettuce wrap with grilled chicken, avocado, tomato and lime for lunch",
  "Turkey wrap with cheese, spinach and tomato for a quick lunch",
  "Bacon wrap with chicken, cheese and avocado, recipe inside",
]

test("a word that posts of three communities share, and nothing else, is no topic", () => {
  expect(isSharedByStrangers(on(strangers, ["Parenting", "running", "keto"]))).toBe(true)
})

test("three communities that cook the same share more than the word", () => {
  expect(isSharedByStrangers(on(cooks, ["Paleo", "fitmeals", "keto"]))).toBe(false)
})

test("one community speaks of its own thing, in whatever words", () => {
  expect(isSharedByStrangers(on(strangers, ["keto", "keto", "keto"]))).toBe(false)
})
