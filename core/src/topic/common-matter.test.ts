import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { SubjectKind } from "#vocabulary/subjects.ts"
import { isScattered, isSharedByStrangers } from "./common-matter.ts"

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

const four = ["keto", "running", "tea", "medicine"]
const titles = [...strangers, "Nobody told me how loud a hospital ward is at four in the morning"]

const named = (
  concept: string,
  kind: SubjectKind,
  communities: ReadonlyArray<string>,
  more: { readonly tells?: "subject" | "word"; readonly tail?: number; readonly significant?: boolean } = {},
) => ({
  ...on(titles, communities),
  concept,
  subject: { concept, name: concept, kind, listed: true },
  tells: "subject" as const,
  tail: 0.02,
  ...more,
})

test.each([
  ["a trade that four communities name once each", named("coach", "profession", four), true],
  ["the same in two communities", named("coach", "profession", ["keto", "keto", "running", "keto"]), false],
  ["the same, rarer by chance", named("coach", "profession", four, { tail: 0.001 }), false],
  ["the same, beyond chance", named("coach", "profession", four, { significant: true }), false],
  ["an illness that posts are about", named("cancer", "condition", four), false],
  ["an illness that posts only name", named("cancer", "condition", four, { tells: "word" }), true],
  ["a word of health forums", named("squat", "exercise", four, { tells: "word" }), false],
  ["a word that nobody wrote before", named("zorvalin", "term", four), false],
])("%s", (_, told, isIt) => {
  expect(isScattered(told)).toBe(isIt)
})
