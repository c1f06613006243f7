import { expect, test } from "vitest"
import { safeMessage } from "./messages.ts"

const kinds = [
  "crisis",
  "emergency",
  "minors",
  "eating_disorder",
  "drug_seeking",
  "stopping_medicine",
] as const
const numbers = { US: "911", UK: "999", EU: "112", TR: "112" } as const
const markets = ["US", "UK", "EU", "TR"] as const

test.each(markets)(
  "every fixed script of %s names the emergency number there, in both languages",
  (market) => {
    for (const kind of kinds) {
      for (const language of ["english", "turkish"] as const) {
        expect(safeMessage(kind, language, market).join(" ")).toContain(numbers[market])
      }
    }
  },
)

test("in a crisis the line that listens is named, and in the United Kingdom the one for advice too", () => {
  expect(safeMessage("crisis", "english", "US").join(" ")).toContain("988")
  expect(safeMessage("crisis", "english", "UK").join(" ")).toContain("116 123")
  expect(safeMessage("emergency", "english", "UK").join(" ")).toContain("111")
})

test("an emergency is never told to wait", () => {
  for (const market of markets) {
    expect(safeMessage("emergency", "english", market).join(" ")).not.toMatch(/\bwait/i)
    expect(safeMessage("emergency", "turkish", market).join(" ")).not.toMatch(/bekle/i)
  }
})
