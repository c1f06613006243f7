import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { engagementOf, growthOf, multiplierOf, shownVelocity, velocityOf } from "./recompute.ts"

const days = (...posts: ReadonlyArray<number>) =>
  Array.from({ length: 14 }, (_, i) => ({
    day: `2026-11-${String(i + 1).padStart(2, "0")}`,
    posts: posts[posts.length - 14 + i] ?? 0,
    comments: 0,
    upvotes: 0,
  }))

const community = (posts: number) => ({
  community: "nutrition",
  posts,
  comments: 0,
  upvotes: 0,
  expected: 0,
  historyPosts: 0,
  windowTotal: 100,
  historyTotal: 900,
})

const evidence = { baseline: "warm", significant: true, expected: 1, tail: 1e-6 } as const

describe("growth", () => {
  test("one more post never lowers it", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.double({ min: 0, max: 500, noNaN: true }), (posts, expected) => {
        expect(growthOf(posts + 1, expected)).toBeGreaterThan(growthOf(posts, expected))
      }),
    )
  })

  test("few posts prove little: three of nothing grow less than thirty of five", () => {
    expect(growthOf(3, 0)).toBe(4)
    expect(growthOf(30, 5)).toBeGreaterThan(growthOf(3, 0))
  })
})

describe("the label", () => {
  test("viral needs eight posts, fourfold growth and two communities", () => {
    const viral = { ...evidence, days: days(2, 3, 4), communities: [community(5), community(4)] }
    expect(velocityOf(viral)).toBe("viral")
    expect(velocityOf({ ...viral, communities: [community(9)] })).toBe("hot")
    expect(velocityOf({ ...viral, expected: 2 })).toBe("hot")
    expect(velocityOf({ ...viral, days: days(2, 2, 3) })).toBe("hot")
  })

  test("without significance a rare subject is emerging and a usual one rising", () => {
    const plain = { ...evidence, significant: false, days: days(1, 1, 2), communities: [community(4)] }
    expect(velocityOf({ ...plain, tail: 0.01 })).toBe("emerging")
    expect(velocityOf({ ...plain, tail: 0.03 })).toBe("rising")
    expect(velocityOf({ ...plain, tail: 0.01, expected: 2.5 })).toBe("rising")
  })

  test("without a week of history it stays emerging, whatever the counts", () => {
    expect(
      velocityOf({ ...evidence, baseline: "cold", days: days(50, 50, 50), communities: [community(150)] }),
    ).toBe("emerging")
  })

  test("rises at once, falls one step at a time, and only on the second lower run", () => {
    expect(shownVelocity("viral", { shown: "rising", measured: "rising" })).toBe("viral")
    expect(shownVelocity("rising", { shown: "viral", measured: "viral" })).toBe("viral")
    expect(shownVelocity("rising", { shown: "viral", measured: "rising" })).toBe("hot")
    expect(shownVelocity("hot", null)).toBe("hot")
  })
})

test("the multiplier compares the last three days with the eleven before", () => {
  expect(multiplierOf(days(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2))).toBeCloseTo(2)
  expect(multiplierOf(days(0, 0, 3))).toBeCloseTo(11)
  expect(multiplierOf(days(0))).toBe(0)
})

test("an engagement score is between 0 and 100, and 50 for a typical group", () => {
  expect(engagementOf({ standing: 0.5, upvotes: 0.5, comments: 0.5, size: 7, spread: 0.27 })).toBe(50)
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (standing, size) => {
        const score = engagementOf({ standing, upvotes: standing, comments: standing, size, spread: 0.27 })
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      },
    ),
  )
})
