import { expect, test } from "vitest"
import { withMarks } from "./marks.ts"

test.each([
  ["bu cay tansiyonu dusurur", "bu çay tansiyonu düşürür"],
  ["ilaclarinizi birakabilirsiniz", "ilaçlarınızı bırakabilirsiniz"],
  ["herkeste ise yariyor mu", "herkeste işe yarıyor mu"],
  ["karin agrisi ne zaman gecer", "karın ağrısı ne zaman geçer"],
  ["doktorunuzun verdigi ilac", "doktorunuzun verdiği ilaç"],
])("what was typed without marks gets them back: %s", (typed, marked) => {
  expect(withMarks(typed, typed)).toBe(marked)
})

test.each([
  "bu çay tansiyonu dusurur",
  "this tea brings the blood pressure down",
  "magnesium and the heart",
  `${"a".repeat(60)}c`,
])("what has marks, is of another language or no word stays as it is: %s", (typed) => {
  expect(withMarks(typed, typed)).toBe(typed)
})

test("capitals of either sort of i are read", () => {
  expect(withMarks("kanserı yok eden kür".replace("ü", "u"), "KANSERI YOK EDEN KUR")).toBe(
    "kanseri yok eden kür",
  )
})
