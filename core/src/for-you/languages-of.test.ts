import { expect, test } from "vitest"
import { languagesOf } from "./languages-of.ts"

test("one's own language comes first, then that of the market, then the usual one", () => {
  expect(languagesOf({ language: "turkish", market: null })).toEqual(["turkish", "english"])
  expect(languagesOf({ language: "english", market: "TR" })).toEqual(["english", "turkish"])
  expect(languagesOf({ language: null, market: "TR" })).toEqual(["turkish", "english"])
  for (const market of ["US", "UK", "EU"] as const)
    expect(languagesOf({ language: null, market }), market).toEqual(["english"])
  expect(languagesOf({ language: null, market: null })).toEqual(["english"])
})
