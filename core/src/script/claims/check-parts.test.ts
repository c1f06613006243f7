import { expect, test } from "vitest"
import type { ClaimContext } from "./check-claims.ts"
import { checkParts, hashtagWords } from "./check-parts.ts"

const context: ClaimContext = { language: "english", market: "US", promotes: "product", profession: null }

test("title, caption and hashtags are checked like what is said", () => {
  const found = checkParts(
    [
      { name: "title", text: "Garlic cures cancer" },
      { name: "caption", text: "How we slept this week." },
      { name: "hashtags", text: "#sleep #GarlicCuresCancer" },
    ],
    context,
  )
  expect(
    found.map(({ part, findings }) => [part, findings.some(({ severity }) => severity === "block")]),
  ).toEqual([
    ["title", true],
    ["caption", false],
    ["hashtags", true],
  ])
  const tag = found[2]?.findings.at(-1)
  expect("#sleep #GarlicCuresCancer".slice(tag?.start, tag?.end)).toBe("#GarlicCuresCancer")
})

test.each([
  ["#GarlicCuresCancer", "Garlic Cures Cancer"],
  ["#no_side_effects", "no side effects"],
  ["#KanseriBitirenÇay", "Kanseri Bitiren Çay"],
  ["#lose10pounds", "lose 10 pounds"],
])("a hashtag is read as its words: %s", (tag, words) => {
  expect(hashtagWords(tag)).toBe(words)
})
