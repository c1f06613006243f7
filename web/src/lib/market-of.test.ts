import { expect, test } from "vitest"
import { marketOf } from "./market-of.ts"

test.each([
  ["tr", "TR"],
  ["tr-TR", "TR"],
  ["en", "US"],
  ["en-US", "US"],
  ["en-GB", "UK"],
  ["en-IE", "EU"],
  ["tr-DE", "EU"],
  ["en-AU", "US"],
])("somebody who reads %s is most likely seen in %s", (locale, market) => {
  expect(marketOf(locale)).toBe(market)
})
