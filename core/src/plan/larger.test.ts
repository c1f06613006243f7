import { expect, test } from "vitest"
import { catalogue } from "./catalogue.ts"
import { largerOnSale } from "./larger.ts"

const soon = catalogue({ state: "waitlist", label: "Later" })
const sold = catalogue({ state: "available" })

test("a larger plan is named with its scripts, and only while it is on sale", () => {
  expect(largerOnSale("freemium", soon)).toEqual({ plan: "creator_pro", scripts: 50 })
  expect(largerOnSale("creator_pro", soon)).toBeUndefined()
  expect(largerOnSale("creator_pro", sold)).toEqual({ plan: "professional", scripts: null })
  expect(largerOnSale("professional", sold)).toBeUndefined()
})
