import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { testSentences } from "#testing/claims/training/sentences.ts"
import type { ClaimContext } from "./check-claims.ts"
import { oursIn } from "./ours.ts"
import { checkAndTell, isUnread } from "./unread.ts"

const context: ClaimContext = { language: "english", market: "UK", promotes: "nothing", profession: null }

const unreadIn = (text: string, changes: Partial<ClaimContext> = {}) =>
  checkAndTell(text, { ...context, ...changes }).filter(({ rule }) => rule === "D16-LANGUAGE")

test("claims in other languages are hardly ever passed over in silence", () => {
  const file = new URL("../../../../fixtures/claims/languages/other.jsonl", import.meta.url)
  const texts = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line): { readonly text: string } => JSON.parse(line))
  const silent = texts.filter(({ text }) => !isUnread(text))
  // Measured when the bound was set: 5 of 60, four of them of three to six words.
  expect(silent.length, silent.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(8)
})

test.each(["english", "turkish"] as const)("no sentence of ours is called unread: %s", (language) => {
  expect(testSentences(language).filter(({ text }) => isUnread(text))).toEqual([])
})

test("a text in a third language is told once, in the language of who asks, and not passed as clean", () => {
  const german = "Dieser Tee heilt jeden Krebs ganz ohne Medikamente. Setzen Sie Ihre Tabletten einfach ab."
  expect(unreadIn(german)).toMatchObject([
    { severity: "warn", reason: expect.stringContaining("Language unknown"), start: 0 },
  ])
  expect(unreadIn(german, { language: "turkish" })[0]?.reason).toContain("Dil bilinmiyor")
})

test("one sentence of a text is told at its place; the others are read", () => {
  const text = "Garlic cures cancer. Бросьте таблетки от давления и пейте этот чай."
  const found = checkAndTell(text, context)
  expect(found.map(({ rule }) => rule)).toContain("HC-CURE")
  expect(unreadIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Бросьте таблетки от давления и пейте этот чай.",
  ])
})

test.each([
  "",
  "Berberine.",
  "Omega-3, D3 + K2!",
  "gаrlic cures cаncer",
  "Ozempic, Wegovy, Mounjaro",
  "bu cay tansiyonu dusurur",
])("names, disguises and missing marks are no other language: %s", (text) => {
  expect(unreadIn(text)).toEqual([])
})

test("what is ours is not asked", () => {
  const latin = "Lorem ipsum dolor sit amet."
  expect(unreadIn(latin)).toHaveLength(1)
  expect(checkAndTell(latin, context, oursIn([latin]))).toEqual([])
})
