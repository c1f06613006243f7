import fc from "fast-check"
import { expect, test } from "vitest"
import { courseOf } from "./course.ts"

/** So many days with as many posts each. */
const each = (days: number, posts: number): ReadonlyArray<number> => Array.from({ length: days }, () => posts)

test("about as many as before is steady", () => {
  expect(courseOf([...each(76, 2), ...each(14, 2)])).toBe("steady")
  expect(courseOf(Array.from({ length: 90 }, (_, at) => [1, 3, 2, 2, 1, 3, 2][at % 7] ?? 0))).toBe("steady")
})

test("two weeks with more than the weeks before are a rise, with fewer the end of it", () => {
  expect(courseOf([...each(76, 1), ...each(14, 3)])).toBe("rising")
  expect(courseOf([...each(76, 3), ...each(14, 1)])).toBe("fading")
  expect(courseOf([...each(40, 0), ...each(14, 2)])).toBe("rising")
})

test("a few busy days are a spike and no rise, long ago and just now", () => {
  expect(courseOf([...each(87, 0), 12, 0, 0])).toBe("spike")
  expect(courseOf([...each(76, 1), ...each(5, 1), 20, 18, ...each(7, 1)])).toBe("spike")
  expect(courseOf([...each(20, 0), 30, 25, ...each(68, 0)])).toBe("spike")
  // It made the weeks before look busy: nothing fades but the spike.
  expect(courseOf([...each(30, 1), 60, 50, ...each(44, 1), ...each(14, 1)])).toBe("spike")
})

test("a spike among many posts is none of their rise or fall, and hides none", () => {
  expect(courseOf([...each(76, 3), ...each(5, 0), 150, ...each(8, 0)])).toBe("fading")
  expect(courseOf([...each(8, 0), 150, ...each(67, 0), ...each(14, 3)])).toBe("rising")
  expect(courseOf([...each(40, 1), 40, 40, 40, ...each(33, 1), ...each(14, 3)])).toBe("rising")
  expect(courseOf([...each(80, 3), 150, ...each(9, 3)])).toBe("spike")
})

test("what chance may bring is no change", () => {
  expect(courseOf([...each(76, 0).with(3, 1).with(40, 1), ...each(14, 0).with(2, 1).with(8, 1)])).toBeNull()
  expect(courseOf([...each(17, 1), ...each(11, 1), 2, 2, 2])).toBe("steady")
})

test("little says nothing: under four weeks, or under eight posts", () => {
  expect(courseOf(each(27, 5))).toBeNull()
  expect(courseOf([...each(80, 0), ...each(7, 1), 0, 0, 0])).toBeNull()
})

test("one day, however busy, is never a rise", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 28, max: 90 }),
      fc.nat(89),
      fc.integer({ min: 8, max: 200 }),
      (days, at, posts) => {
        expect(courseOf(each(days, 0).with(at % days, posts))).toBe("spike")
      },
    ),
  )
})

test("of the same days read backwards a rise is a fall", () => {
  const rise = [...each(60, 1), ...each(14, 4)]
  expect([courseOf(rise), courseOf(rise.toReversed().slice(0, 28))]).toEqual(["rising", "fading"])
})
