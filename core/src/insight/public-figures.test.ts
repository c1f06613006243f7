import fc from "fast-check"
import { expect, test } from "vitest"
import { type Records } from "./ports.ts"
import { publicFigures } from "./public-figures.ts"

const nothing: Records = {
  accountsWithProfession: 0,
  postsRead: 0,
  analysedSince: null,
  activeCommunities: 0,
  medianSeconds: null,
}

test("without records every figure is absent, so that no card shows a zero", () => {
  expect(Object.values(publicFigures(nothing, null)).every((figure) => figure === null)).toBe(true)
})

test("professionals are shown from 50 up", () => {
  expect(publicFigures({ ...nothing, accountsWithProfession: 49 }, null).professionals).toBeNull()
  expect(publicFigures({ ...nothing, accountsWithProfession: 50 }, null).professionals).toBe(50)
})

test('"N+ professionals" is never more than there are, and never less than half', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 2_000_000 }), (count) => {
      const shown = publicFigures({ ...nothing, accountsWithProfession: count }, null).professionals ?? 0
      expect(shown).toBeLessThanOrEqual(count)
      expect(shown).toBeGreaterThan(count / 2)
    }),
  )
})
