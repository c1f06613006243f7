import { expect, test } from "vitest"
import { dollars, moneyOf } from "./money.ts"

test("cents are shown only when there are some", () => {
  expect([moneyOf(1900), moneyOf(18_000), moneyOf(1950)]).toEqual(["$19", "$180", "$19.50"])
  expect([dollars(0), dollars(19), dollars(15.5)]).toEqual(["$0", "$19", "$15.50"])
})
