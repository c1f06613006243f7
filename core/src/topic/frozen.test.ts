import { describe, expect, test } from "vitest"
import { product } from "#testing/topic/engines.ts"
import { freshThemes, frozenTraffic, missed, namesOn } from "#testing/topic/gates.ts"

const traffic = frozenTraffic()
const themes = freshThemes()

describe("in real traffic of 2013, of themes that no list knows", () => {
  test("there are forty, of ten posts each", () => {
    expect(themes.map(({ posts }) => posts.length)).toEqual(Array.from({ length: 40 }, () => 10))
  })

  test("bursts of six posts reach the top ten, bursts of ten more so", { timeout: 300_000 }, () => {
    const six = missed(product, traffic, themes, 6, 21)
    const ten = missed(product, traffic, themes, 10, 21)
    expect(six.length).toBeLessThanOrEqual(6)
    expect(ten.length).toBeLessThanOrEqual(2)
    expect(ten.length).toBeLessThanOrEqual(six.length)
  })

  test(
    "without a burst no topic is an amount, a rank, a dimension or talk of school",
    { timeout: 60_000 },
    () => {
      const names = namesOn(product, traffic, 12)
      expect(names.length).toBeGreaterThan(20)
      expect(
        names.filter((name) =>
          /^\d|^(?:first|second|third|middle|high|old|new) |\b(?:school|class|semester)\b/i.test(name),
        ),
      ).toEqual([])
    },
  )
})
