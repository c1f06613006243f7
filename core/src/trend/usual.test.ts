import { describe, expect, test } from "vitest"
import { usualOf } from "./usual.ts"

/** Three days are a tenth of the weeks before. */
const exposure = 0.1

describe("what is usual of a word", () => {
  test("is what its own weeks say where the archive does not know it", () => {
    expect(usualOf({ exposure, before: 6, expected: 0.6, archive: null })).toBe(0.6)
  })

  test("lies between its weeks and the archive where they agree roughly", () => {
    const usual = usualOf({ exposure, before: 3, expected: 0.3, archive: 7 })
    expect(usual).toBeGreaterThan(0.35)
    expect(usual).toBeLessThan(0.65)
  })

  test("is what its own weeks say where people write far more of it than they used to", () => {
    expect(usualOf({ exposure, before: 60, expected: 6, archive: 2 })).toBeGreaterThan(5.7)
  })

  test("is what its own weeks say where they write far less of it", () => {
    expect(usualOf({ exposure, before: 0, expected: 0, archive: 40 })).toBeLessThan(0.05)
  })
})
