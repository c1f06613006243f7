import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { markCursor, scriptCursor, topicCursor } from "./cursor.ts"

const moments = fc
  .date({
    min: new Date("0001-01-01T00:00:00.000Z"),
    max: new Date("9999-12-31T23:59:59.999Z"),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString())
const cursors = [
  ["scripts", scriptCursor, fc.record({ at: moments, id: fc.uuid() })],
  ["marked topics", markCursor, fc.record({ at: moments, themeKey: fc.stringMatching(/^[a-z\d-]{1,100}$/) })],
  [
    "found topics",
    topicCursor,
    fc.record({
      at: moments,
      rank: fc.nat(999_999_999).map(String),
      id: fc.stringMatching(/^[\w-]{1,200}$/),
    }),
  ],
] as const

test.each(["steady-demir hapı_with", "steady-çay_cook", "steady-peanut_butter_cook", "magnesium"])(
  "the marked theme %s can end a page",
  (themeKey) => {
    const ended = { at: "2026-11-26T09:00:00.000Z", themeKey }
    expect(markCursor.read(markCursor.after(ended))).toEqual(ended)
  },
)

const encoded = (text: string) => Buffer.from(text).toString("base64url")

describe.each(cursors)("the cursor of %s", (_, cursor, endings) => {
  test("leads back to where the page ended", () => {
    fc.assert(
      fc.property(endings, (ended) => {
        // The three have different keys; each reads what it wrote.
        const { after, read } = cursor as typeof topicCursor
        expect(read(after(ended as Parameters<typeof after>[0]))).toEqual(ended)
      }),
    )
  })

  test("is null for every text that is not one", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([cursor.read(text), cursor.read(encoded(text))]).toEqual([null, null])
      }),
    )
  })

  test("tells no moment that there is not", () => {
    const part = (most: number, digits: number) =>
      fc.nat(most).map((number) => String(number).padStart(digits, "0"))
    const times = fc.tuple(part(9999, 4), part(99, 2), part(99, 2), part(99, 2), part(99, 2), part(99, 2))
    const keys = { scripts: "3f0c1f4e-0000-4000-8000-000000000000", topics: "1 a", marked: "a" }
    fc.assert(
      fc.property(times, fc.constantFrom(...Object.values(keys)), ([year, month, day, h, m, s], rest) => {
        const at = `${year}-${month}-${day}T${h}:${m}:${s}.000Z`
        const found = cursor.read(encoded(`${at} ${rest}`))
        expect(found === null || new Date(found.at).toISOString() === at).toBe(true)
      }),
    )
    for (const at of ["2026-02-30T00:00:00.000Z", "0000-01-01T00:00:00.000Z", "2026-01-01T24:00:00.000Z"]) {
      for (const rest of Object.values(keys)) expect(cursor.read(encoded(`${at} ${rest}`))).toBeNull()
    }
  })
})
