import { expect, test } from "vitest"
import { evidenceWords } from "#language/evidence.ts"
import { headings } from "./headings.ts"

const served = new Set(["eaten", "followed", "served"])

test("every title that asks for dishes is known as one by what writes scripts, so that no study answers it", () => {
  const titles = headings
    .filter(({ aspect, on }) => aspect === "cook" && on.some((sort) => served.has(sort)))
    .map(({ text }) => text.replaceAll("{n}", "breakfast").replaceAll("{on}", "on keto"))
  expect(titles.length).toBeGreaterThan(10)
  expect(titles.filter((title) => !evidenceWords.english.kitchen.test(title))).toEqual([])
})

test.each([
  "Which breakfast is really healthy?",
  "Should you skip breakfast?",
  "Does rice raise blood sugar?",
])("a question of health is none: %s", (title) => {
  expect(evidenceWords.english.kitchen.test(title)).toBe(false)
})
