import { expect, test } from "vitest"

test("the skeleton runs", () => {
  expect(1 + 1).toBe(2)
})
