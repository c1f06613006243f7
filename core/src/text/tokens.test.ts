import { expect, test } from "vitest"
import { termsOf } from "./tokens.ts"

test("stems and neighbouring pairs are counted, and a stop word breaks a pair", () => {
  expect(termsOf("Hair loss from creatine")).toEqual(["hair", "loss", "hair_loss", "creatin"])
})

test("spellings of one vitamin count as one", () => {
  const spellings = ["Vitamin D levels", "vit. D levels", "d3 levels"]
  for (const text of spellings) expect(termsOf(text)).toContain("vitamind")
})

test("addresses, mark-up and entities are no words", () => {
  expect(termsOf("[creatine](http://a.test/x-y-z) &amp; https://b.test/foo")).toEqual(["creatin"])
})

test("a day of the year is one word, however it is written", () => {
  const spellings = ["the 4th of July", "July 4th", "on July 4", "fourth of July"]
  expect(new Set(spellings.map((text) => termsOf(text).at(-1))).size).toBe(1)
  expect(termsOf("July 4th")).not.toEqual(termsOf("July 5th"))
  expect(termsOf("3 days in may")).not.toContain("may3day")
})

test("chin-ups are counted as one thing however they are parted, and no chin is among them", () => {
  for (const written of ["chin ups", "chin-ups", "chinups", "a chin-up", "chinup"])
    expect(termsOf(`Ten ${written} today`)).toContain("chin-ups")
  expect(termsOf("A spot on my chin")).toContain("chin")
  expect(termsOf("push-ups and pull ups")).toEqual(expect.arrayContaining(["push-ups", "pull-ups"]))
})
