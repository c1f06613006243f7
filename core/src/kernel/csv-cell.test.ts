import fc from "fast-check"
import { expect, test } from "vitest"
import { csvCell } from "./csv-cell.ts"

test.each([
  ["=1+1", "'=1+1"],
  ["+49 30", "'+49 30"],
  ["-5 °C", "'-5 °C"],
  ["@ada", "'@ada"],
  [" =1", " '=1"],
  ["\uFF1D1", "'\uFF1D1"],
  ["\tx", '"\'\tx"'],
  ["a;=1", '"a;\'=1"'],
  ["a\n=1", '"a\n\'=1"'],
  ['say "x", then', '"say ""x"", then"'],
  ["a-b", "a-b"],
  ["", ""],
])("%j stands as %j", (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test("numbers, truths and nothing stay what they are", () => {
  expect([csvCell(-1), csvCell(true), csvCell(null)]).toEqual(["-1", "true", ""])
})

test("whichever mark parts the columns, no cell begins like a formula, and quotes close", () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.constantFrom("=", "+", "-", "@", ";", "\t", "\n", "\r", '"', ",", " ", "a"))
        .map((all) => all.join("")),
      (text) => {
        const cell = csvCell(text)
        const said = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
        expect(said.split(/[;\t\r\n]/).filter((part) => /^\s*[=+\-@]/.test(part))).toEqual([])
        expect((cell.match(/"/g) ?? []).length % 2).toBe(0)
      },
    ),
  )
})
