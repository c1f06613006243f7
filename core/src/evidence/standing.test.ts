import { expect, test } from "vitest"
import { exampleFinding } from "#testing/evidence/example-files.ts"
import { maySpeak, reviewBy, standingOf } from "./standing.ts"

const read = exampleFinding({ checkedOn: "2026-11-21" })

test("a finding about a medicine is read again after six months, any other after twelve", () => {
  expect(reviewBy("medicine", read)).toBe("2027-05-21")
  expect(reviewBy("interaction", read)).toBe("2027-05-21")
  expect(reviewBy("food", read)).toBe("2027-11-21")
})

test("a finding is current on the day it must be read again, and overdue after it", () => {
  expect(standingOf("medicine", read, "2027-05-21")).toBe("current")
  expect(standingOf("medicine", read, "2027-05-22")).toBe("overdue")
})

test("a withdrawn source blocks, whatever the day; what was not read at its source is never spoken", () => {
  expect(standingOf("food", { ...read, retracted: true }, "2026-11-22")).toBe("retracted")
  expect(maySpeak({ ...read, retracted: true })).toBe(false)
  expect(standingOf("food", { ...read, mayBeSpoken: false }, "2026-11-22")).toBe("unverified")
  expect(maySpeak({ ...read, mayBeSpoken: false })).toBe(false)
  expect(maySpeak(read)).toBe(true)
})
