import { expect, test } from "vitest"
import { oftenerThan } from "./oftener.ts"

const shares = { posts: 9, among: 12, before: 4, amongBefore: 40 }

test("a share far above the usual one is told with what would be usual among as many posts", () => {
  const found = oftenerThan("protein", shares)
  expect(found).toMatchObject({ name: "protein", posts: 9, usual: expect.closeTo(1.2) })
  expect(found?.tail).toBeLessThan(0.001)
})

test.each([
  ["three posts", { ...shares, posts: 3, among: 4 }],
  ["less than a third", { ...shares, posts: 9, among: 28, before: 0 }],
  ["less than three times the usual share", { ...shares, before: 12 }],
  ["fewer than ten posts before", { ...shares, before: 0, amongBefore: 9 }],
])("%s is nothing", (_, few) => {
  expect(oftenerThan("protein", few)).toBeNull()
})
