import { expect, test } from "vitest"
import type { ClaimFinding, Reading } from "#script/script.ts"
import { oursIn } from "./ours.ts"
import { isRead, readTogether, withReading } from "./reading.ts"

const finding = (sentence: string, severity: ClaimFinding["severity"], rule = "HC-CURE"): ClaimFinding => ({
  rule,
  severity,
  sentence,
  reason: "",
  source: "",
  safer: "",
  start: 99,
  end: 100,
})
const reading = (...findings: ReadonlyArray<ClaimFinding>): Reading => ({
  sentences: findings.map(({ sentence }) => sentence),
  findings,
})
const text = "The kettle is on. Tea helps. Ask them."

test("what was found in a sentence is there as long as its words are, at the place where it stands", () => {
  const [added, ...more] = withReading([], reading(finding("Tea helps.", "warn")), text)
  expect(more).toEqual([])
  expect(text.slice(added?.start, added?.end)).toBe("Tea helps.")
  expect(withReading([], reading(finding("Tea helped.", "warn")), text)).toEqual([])
})

test("a reading adds and takes nothing away; of the same finding the graver one stands", () => {
  const warned = finding("Tea helps.", "warn")
  const other = finding("Tea helps.", "info", "EV-MIRACLE")
  expect(withReading([warned, other], reading(finding("Tea helps.", "block")), text)).toEqual([warned, other])
  const looked = finding("Tea helps.", "info")
  expect(withReading([looked, other], reading(finding("Tea helps.", "info")), text)).toEqual([looked, other])
  expect(
    withReading([looked, other], reading(finding("Tea helps.", "warn")), text).map(({ rule, severity }) => [
      rule,
      severity,
    ]),
  ).toEqual([
    ["EV-MIRACLE", "info"],
    ["HC-CURE", "warn"],
  ])
})

test("a sentence that is read again is judged anew, and what was read of others stays", () => {
  const before = reading(finding("Tea helps.", "warn"), finding("Ask them.", "info"))
  const after = readTogether(before, { sentences: ["Tea helps."], findings: [] })
  expect(after.findings.map(({ sentence }) => sentence)).toEqual(["Ask them."])
  expect(after.sentences.toSorted()).toEqual(["Ask them.", "Tea helps."])
})

test("a text is read when each of its sentences is, or is ours", () => {
  const read = { sentences: ["The kettle is on.", "Tea helps."], findings: [] }
  expect(isRead(text, oursIn([]), read)).toBe(false)
  expect(isRead(text, oursIn(["Ask them."]), read)).toBe(true)
})
