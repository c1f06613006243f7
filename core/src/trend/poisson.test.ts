import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { atLeast, normalShare, significanceLimit, tailOf } from "./poisson.ts"

describe("the tail of a count", () => {
  test("is a probability, and falls as the count grows", () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.nat(500),
        fc.double({ min: 0.01, max: 2, noNaN: true }),
        (seen, history, exposure) => {
          const here = tailOf(seen, history, exposure)
          expect(here).toBeGreaterThan(0)
          expect(here).toBeLessThanOrEqual(1)
          expect(tailOf(seen + 1, history, exposure)).toBeLessThanOrEqual(here + 1e-9)
        },
      ),
    )
  })

  test("is unremarkable for what history leads to expect, and small for five times as much", () => {
    expect(tailOf(10, 100, 0.1)).toBeGreaterThan(0.3)
    expect(tailOf(50, 100, 0.1)).toBeLessThan(1e-6)
  })
})

test("among many tests only small tails are significant", () => {
  expect(significanceLimit([0.001, 0.04, 0.2], 3, 0.1)).toBeCloseTo(0.2 / 3)
  expect(significanceLimit([0.001, 0.04, 0.2], 3000, 0.1)).toBe(0)
})

test("half of a normal distribution lies below its middle", () => {
  expect(normalShare(0)).toBeCloseTo(0.5, 6)
  expect(normalShare(1.959964)).toBeCloseTo(0.975, 5)
  expect(normalShare(-1.959964)).toBeCloseTo(0.025, 5)
})

test("so many of some independent events or more are as likely as their chances say", () => {
  expect(atLeast([0.5, 0.5, 0.5], 2)).toBeCloseTo(0.5)
  expect(atLeast([0.1, 0.2], 1)).toBeCloseTo(0.28)
  expect(atLeast([0.1, 0.2], 0)).toBe(1)
  expect(atLeast([0.1, 0.2], 3)).toBe(0)
})
