import { expect, test } from "vitest"
import { stem } from "./stem.ts"

test.each([
  ["caresses", "caress"],
  ["ponies", "poni"],
  ["agreed", "agre"],
  ["hopping", "hop"],
  ["filing", "file"],
  ["relational", "relat"],
  ["supplements", "supplement"],
  ["supplementation", "supplement"],
  ["anxiety", "anxieti"],
  ["controlling", "control"],
  ["snow", "snow"],
])("%s has the stem %s", (word, root) => {
  expect(stem(word)).toBe(root)
})

test("words that are not plain English letters stay as they are", () => {
  expect(["b12", "5-htp", "naïve", "is"].map(stem)).toEqual(["b12", "5-htp", "naïve", "is"])
})

test("words of one stem that mean another thing are kept apart", () => {
  expect(stem("memorial")).not.toBe(stem("memory"))
  expect(stem("memorials")).toBe(stem("memorial"))
  expect(stem("ironic")).not.toBe(stem("iron"))
  expect(stem("infuser")).not.toBe(stem("infusions"))
})
