import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import "#theme/theme.css.ts"
import { Sparkline } from "./sparkline.tsx"
import { TrendChart } from "./trend-chart.tsx"
import { velocityTone } from "./velocity.css.ts"

afterEach(cleanup)

/** Fourteen days of every kind: falling, even, high at both ends, a single peak. */
const courses = [
  [80, 60, 40, 30, 20, 10, 8, 6, 5, 4, 4, 3, 2, 1],
  Array.from({ length: 14 }, () => 9),
  [70, 10, 5, 5, 5, 5, 5, 5, 5, 5, 5, 60, 70, 72],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 13],
]

const labelsOf = (names: readonly RegExp[]) =>
  names.map((name) => screen.getByText(name).getBoundingClientRect())

/** The drawn line, with the half of its stroke. */
const topOfLine = () => {
  const line = [...document.querySelectorAll("path")].at(-1)
  return (line?.getBoundingClientRect().top ?? 0) - 1
}

test.each([1440, 768, 390, 320])("what is written about a line stands above it at %i px", async (width) => {
  await page.viewport(width, 800)
  for (const [at, posts] of courses.entries()) {
    const days = posts.map((each, day) => ({
      day: `2026-11-${String(day + 7).padStart(2, "0")}`,
      posts: each,
      comments: 0,
      upvotes: 0,
    }))
    render(
      <div className={velocityTone.hot}>
        <TrendChart days={days} multiplier={2} />
      </div>,
    )
    for (const label of labelsOf([/^First day/, /^Last day/]))
      expect.soft(label.bottom, `course ${at}`).toBeLessThanOrEqual(topOfLine())
    cleanup()
    for (const height of [140, 148, 204]) {
      render(
        <div className={velocityTone.hot}>
          <Sparkline values={posts} multiplier={2} sampleDate={null} style={{ height }} labelled />
        </div>,
      )
      for (const label of labelsOf([/^13 days ago/, /^Today/]))
        expect.soft(label.bottom, `course ${at}, ${height} px`).toBeLessThanOrEqual(topOfLine())
      cleanup()
    }
  }
})
