import * as DateTime from "effect/DateTime"
import { describe, expect, test } from "vitest"
import { type GuestAsk, guestStanding, secondsToNextDay } from "./guest-generation.ts"

const at = (time: string) => DateTime.makeUnsafe(`2026-11-22T${time}Z`)
const writing = {
  key: "click",
  topicId: "creatine",
  claimedAt: "2026-11-22T09:00:00Z",
  script: null,
  adoptedAt: null,
}
const written = { ...writing, script: { words: 100 } }
const ask = (changes: Partial<GuestAsk> = {}): GuestAsk => ({ topicId: "creatine", key: null, ...changes })

describe("what a visitor who asks is told", () => {
  test("somebody new begins", () => {
    expect(guestStanding(null, ask(), at("09:00:00"))).toBe("begin")
  })

  test("the script of the same topic, or of the same click, is given again; for anything else it is used", () => {
    expect(guestStanding(written, ask(), at("09:00:01"))).toBe("written")
    expect(guestStanding(written, ask({ topicId: "iron", key: "click" }), at("09:00:01"))).toBe("written")
    expect(guestStanding(written, ask({ topicId: "iron" }), at("09:00:01"))).toBe("used")
    expect(guestStanding({ ...written, key: null }, ask({ topicId: "iron" }), at("09:00:01"))).toBe("used")
  })

  test("what an account has taken is used, whatever is asked for", () => {
    const adopted = { ...writing, adoptedAt: "2026-11-22T09:05:00Z" }
    expect(guestStanding(adopted, ask({ key: "click" }), at("10:00:00"))).toBe("used")
  })

  test("while it is written nobody begins a second time, until the longest time it may take is over", () => {
    expect(guestStanding(writing, ask(), at("09:01:29"))).toBe("running")
    expect(guestStanding(writing, ask(), at("09:01:30"))).toBe("again")
  })
})

test("a network may ask again when the day is over in UTC", () => {
  expect(secondsToNextDay(at("23:59:59"))).toBe(1)
  expect(secondsToNextDay(at("00:00:00"))).toBe(86_400)
  expect(secondsToNextDay(at("12:00:00"))).toBe(43_200)
})
