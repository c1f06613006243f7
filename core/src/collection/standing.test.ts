import { expect, test } from "vitest"
import { restAfter, rests, type Standing, standingAfter } from "./standing.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const asked = (success: boolean, retryAfter: number | null = null) => ({
  community: "lemmy:health@lemmy.example",
  success,
  retryAfter,
})

test("rests grow with failures in a row, stay short of the looks, and are over by the next day", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 30].map((failures) => restAfter(failures) / MINUTE)).toEqual([
    5, 15, 45, 105, 225, 465, 1185, 1185,
  ])
})

test("a community is left alone for its rest, remembers since when it fails, and forgets it when it answers", () => {
  const ok = standingAfter(undefined, asked(true), HOUR)
  expect(ok).toMatchObject({ lastOkAt: HOUR, failingSince: null, failures: 0, nextTryAt: null })
  const first = standingAfter(ok, asked(false), 2 * HOUR)
  const second = standingAfter(first, asked(false), 3 * HOUR)
  expect(second).toMatchObject({
    lastOkAt: HOUR,
    failingSince: 2 * HOUR,
    failures: 2,
    nextTryAt: 3 * HOUR + 15 * MINUTE,
  })
  expect([rests(second, 3 * HOUR + 14 * MINUTE), rests(second, 3 * HOUR + 15 * MINUTE)]).toEqual([
    true,
    false,
  ])
  expect(standingAfter(second, asked(true), 4 * HOUR)).toMatchObject({ failures: 0, failingSince: null })
})

test("a source that says when it may be asked again is heard where that is later", () => {
  const later = standingAfter(undefined, asked(false, 7200), 0)
  const sooner = standingAfter(undefined, asked(false, 10), 0)
  expect([later.nextTryAt, sooner.nextTryAt]).toEqual([2 * HOUR, 5 * MINUTE])
})

test("a community that fails all day is asked at 9, 11, 13, 15, 17 and 21 o'clock, and every day anew", () => {
  const looks = Array.from({ length: 3 * 24 }, (_, hour) => hour).filter(
    (hour) => hour % 24 >= 9 && hour % 2 === 1,
  )
  let standing: Standing | undefined
  const asks: Array<number> = []
  for (const hour of looks) {
    if (rests(standing, hour * HOUR)) continue
    asks.push(hour)
    // The last of the communities has failed a while after the look began.
    standing = standingAfter(standing, asked(false), hour * HOUR + 10 * MINUTE)
  }
  expect(asks).toEqual([9, 11, 13, 15, 17, 21, 33, 57])
})

test("a source that asks for a year is asked again after a day", () => {
  const asked = { community: "nutrition", success: false }
  for (const retryAfter of [86_401, 1e13, 1e300])
    expect(standingAfter(undefined, { ...asked, retryAfter }, 0).nextTryAt).toBe(86_400_000)
})
