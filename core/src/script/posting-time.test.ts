import * as DateTime from "effect/DateTime"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { nextSlot, zoneOf } from "./audience-time.ts"
import { agreementWords, bestPostingTime, postingTimes, slotWords } from "./posting-time.ts"

const platforms = ["tiktok", "instagram", "youtube", "linkedin"] as const

describe("the best time", () => {
  test("is what most studies of a platform name, by weekday, Monday first", () => {
    expect(postingTimes("tiktok")).toMatchObject([
      {
        platform: "tiktok",
        best: { day: 3, hour: 19, named: 2, of: 3, isWeak: false },
        days: [
          { day: 1 },
          { day: 2 },
          { day: 3 },
          { day: 4, hour: 13, named: 2 },
          { day: 5, hour: 20, named: 2 },
          { day: 6 },
          { day: 0 },
        ],
      },
    ])
    // Nobody recommends a weekend there.
    expect(postingTimes("linkedin")[0]?.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5])
    expect(postingTimes("multi_platform").map(({ platform }) => platform)).toEqual(platforms)
  })

  test("is called weak where half of the studies name it, or fewer", () => {
    for (const platform of platforms) {
      for (const slot of postingTimes(platform).flatMap(({ best, days }) => [best, ...days])) {
        expect(slot.isWeak).toBe(slot.named <= slot.of / 2)
        expect(slot.studies).toHaveLength(slot.named)
        expect(agreementWords(slot).includes("weak")).toBe(slot.isWeak)
      }
    }
    expect(agreementWords({ named: 1, of: 2, isWeak: true })).toBe("1 of 2 studies, so a weak slot")
    expect(agreementWords({ named: 2, of: 3, isWeak: false })).toBe("2 of 3 studies")
    expect(bestPostingTime("linkedin").agreement).toBe("2 of 2 studies")
  })

  test("is said in the language of the script", () => {
    expect(slotWords({ day: 4, hour: 9 })).toBe("Thursday 09:00 to 09:59")
    expect(slotWords({ day: 4, hour: 9 }, "turkish")).toBe("Perşembe 09.00–09.59")
  })
})

const zone = (name: string) => {
  const found = zoneOf(name)
  if (found === null) throw new Error(name)
  return found
}

describe("the next time that it is that hour", () => {
  const next = (now: string, name: string, slot = { day: 3, hour: 19 }) =>
    DateTime.formatIso(nextSlot(slot, zone(name), DateTime.makeUnsafe(now)))

  test("is counted where the audience is", () => {
    expect(next("2026-11-24T06:30:00Z", "Europe/Istanbul")).toBe("2026-11-25T16:00:00.000Z")
    expect(next("2026-11-24T06:30:00Z", "America/Los_Angeles")).toBe("2026-11-26T03:00:00.000Z")
    // It is Thursday already in Auckland.
    expect(next("2026-11-25T12:00:00Z", "Pacific/Auckland")).toBe("2026-12-02T06:00:00.000Z")
  })

  test("is a week away once it has begun", () => {
    expect(next("2026-11-25T16:00:00Z", "Europe/Istanbul")).toBe("2026-12-02T16:00:00.000Z")
    expect(next("2026-11-25T15:59:59Z", "Europe/Istanbul")).toBe("2026-11-25T16:00:00.000Z")
  })

  test("keeps its hour when the clocks change in between", () => {
    // Berlin goes back from UTC+2 to UTC+1 on Sunday, 25 October 2026.
    expect(next("2026-10-22T20:00:00Z", "Europe/Berlin")).toBe("2026-10-28T18:00:00.000Z")
    expect(next("2026-10-20T20:00:00Z", "Europe/Berlin")).toBe("2026-10-21T17:00:00.000Z")
  })

  test("lies ahead, within eight days, and shows the slot's day there", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_760_000_000, max: 1_830_000_000 }),
        fc.constantFrom("Europe/Istanbul", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "UTC"),
        fc.integer({ min: 0, max: 6 }),
        // No zone skips these hours.
        fc.integer({ min: 4, max: 23 }),
        (seconds, name, day, hour) => {
          const now = DateTime.makeUnsafe(seconds * 1000)
          const at = nextSlot({ day, hour }, zone(name), now)
          const there = DateTime.toParts(DateTime.setZone(at, zone(name)))
          expect([there.weekDay, there.hour, there.minute]).toEqual([day, hour, 0])
          const ahead = DateTime.toEpochMillis(at) - DateTime.toEpochMillis(now)
          expect(ahead).toBeGreaterThan(0)
          expect(ahead).toBeLessThanOrEqual(7 * 86_400_000 + 3_600_000)
        },
      ),
    )
  })

  test("is nowhere in a zone that nobody knows", () => {
    expect(zoneOf("Mars/Olympus")).toBeNull()
    expect(zoneOf("")).toBeNull()
  })
})
