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
