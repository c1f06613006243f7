import { expect, test } from "vitest"
import { keeping } from "./kept.ts"

test("what was answered is answered again without asking, up to a number of answers", () => {
  let asked = 0
  const kept = keeping<number>(2)
  const square = (n: number) => kept(String(n), () => ((asked += 1), n * n))
  expect([square(2), square(3), square(2), square(3)]).toEqual([4, 9, 4, 9])
  expect(asked).toBe(2)
  // A third begins anew, and what was known before is asked again.
  expect([square(4), square(2), square(4)]).toEqual([16, 4, 16])
  expect(asked).toBe(4)
})
