import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { PostBars, scaleOf } from "./post-bars.tsx"

afterEach(cleanup)

const daysOf = (...posts: readonly number[]) => posts.map((count) => ({ posts: count }))

test("the scale is a round number that no day of any topic exceeds", () => {
  for (let posts = 1; posts <= 5000; posts += 7)
    expect(scaleOf([{ days: daysOf(posts) }])).toBeGreaterThanOrEqual(posts)
  expect([1, 9, 74, 130].map((posts) => scaleOf([{ days: daysOf(posts) }]))).toEqual([2, 10, 80, 160])
  expect(scaleOf([{ days: daysOf(3) }, { days: daysOf(0, 61) }])).toBe(80)
})

test("a bar is as high as its share of the scale, and the whole is told in words", () => {
  render(<PostBars days={daysOf(0, 5, 10, 20)} scale={20} />)
  const drawn = screen.getByRole("figure")
  expect(drawn).toHaveTextContent("Posts a day over 4 days: 0, 5, 10, 20. Scale 0 to 20.")
  const heights = [...drawn.querySelectorAll<HTMLElement>("span")].map((bar) => bar.style.height)
  expect(heights).toEqual(["0%", "25%", "50%", "100%"])
})

test("fewer than three days are no course", () => {
  render(<PostBars days={daysOf(4, 2)} scale={10} />)
  expect(screen.queryByRole("figure")).toBeNull()
  expect(screen.getByText("New today")).toBeVisible()
})
