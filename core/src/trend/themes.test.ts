import { expect, test } from "vitest"
import { burst, steadyTraffic } from "#testing/topic/posts.ts"
import { themesOf } from "./themes.ts"

const texts = [...steadyTraffic(1_000_000_000), ...burst(1_000_000_000, 10)].map(({ id, title }) => ({
  id,
  text: title,
}))

test("texts about one thing come together, whatever their order", () => {
  const themes = themesOf(texts)
  const home = themes.find(({ members }) => members.includes("burst-berberine-0"))
  expect(home?.members.filter((id) => id.startsWith("burst")).length).toBeGreaterThanOrEqual(7)
  expect(themesOf(texts.toReversed())).toEqual(themes)
})

test("every text is in at most one theme, and themes have different keys", () => {
  const themes = themesOf(texts)
  const members = themes.flatMap((theme) => theme.members)
  expect(new Set(members).size).toBe(members.length)
  expect(new Set(themes.map(({ theme }) => theme)).size).toBe(themes.length)
})

test("nothing gives no themes", () => {
  expect(themesOf([])).toEqual([])
  expect(themesOf([{ id: "a", text: "creatine" }])).toEqual([])
})

test("a theme of two posts has a title and keywords", () => {
  const [theme] = themesOf([
    { id: "a", text: "Creatine dose" },
    { id: "b", text: "Creatine dose?" },
  ])
  expect(theme?.title).toMatch(/^Creatine/)
  expect(theme?.keywords).toContain("creatine")
})
