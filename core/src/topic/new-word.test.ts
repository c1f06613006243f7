import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import { newWordIn } from "./new-word.ts"

const word = (...titles: ReadonlyArray<string>): string | undefined =>
  newWordIn(readPosts(titles.map((title, at) => aPost({ id: `post-${at}`, title }))), new Map())?.text

test("no date and no day that comes round is a new word", () => {
  const on = (day: string) =>
    ["run", "bread", "knees", "sleep"].map((what) => `My ${what} on ${day}, what about yours?`)
  expect(word(...on("23rd of April"))).toBeUndefined()
  expect(word(...on("Zelmas Day"))).toBeUndefined()
  expect(word(...["run", "bread", "knees", "sleep"].map((what) => `Has zelvia helped your ${what}?`))).toBe(
    "zelvia",
  )
})
