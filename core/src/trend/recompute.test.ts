import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { engagementOf, growthOf, multiplierOf, velocityOf } from "./recompute.ts"

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
  const many = { ...evidence, days: days(6, 7, 8), communities: [community(11), community(10)] }

  test("viral is twenty posts more than usual, beyond chance, in two communities", () => {
    expect(velocityOf(many)).toBe("viral")
    expect(velocityOf({ ...many, expected: 1.1 })).toBe("hot")
    expect(velocityOf({ ...many, communities: [community(21)] })).toBe("hot")
    expect(velocityOf({ ...many, significant: false })).toBe("rising")
  })

  test("hot is ten more, and fewer are emerging where hardly any is usual, else rising", () => {
    expect(velocityOf({ ...many, days: days(3, 4, 4) })).toBe("hot")
    expect(velocityOf({ ...many, days: days(3, 4, 3) })).toBe("rising")
    expect(velocityOf({ ...many, days: days(3, 3, 3), expected: 0.9 })).toBe("emerging")
  })

  test("one question on a subject that is spoken of anyway rises, and does not emerge", () => {
    const few = { ...many, days: days(3, 3, 3), expected: 0.2 }
    expect(velocityOf({ ...few, among: 25 })).toBe("rising")
    expect(velocityOf({ ...few, among: null })).toBe("emerging")
  })

  test("without a week of history it stays emerging, whatever the counts", () => {
    expect(
      velocityOf({ ...evidence, baseline: "cold", days: days(50, 50, 50), communities: [community(150)] }),
    ).toBe("emerging")
  })
})

test("a multiple is posts against the usual number, told from eight posts on and where one is usual", () => {
  expect(multiplierOf(31, 6.2)).toBeCloseTo(5)
  expect(multiplierOf(8, 1)).toBe(8)
  expect(multiplierOf(7, 1)).toBeNull()
  expect(multiplierOf(30, 0.9)).toBeNull()
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
