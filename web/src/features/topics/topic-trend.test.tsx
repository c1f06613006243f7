import { render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { TopicTrend } from "./topic-trend.tsx"

const day = (at: number) => ({
  day: new Date(Date.UTC(2026, 7, 23 + at)).toISOString().slice(0, 10),
  posts: at % 5,
  comments: 0,
  upvotes: 0,
})
const ninety = Array.from({ length: 90 }, (_, at) => day(at))
const lastDays = ninety.slice(-14)

test("the last two weeks stand first, and all the days that are known on demand, as a table too", async () => {
  render(<TopicTrend days={lastDays} history={{ days: ninety, course: "fading", spike: null }} />)
  expect(await screen.findByRole("heading", { name: /14\sdays/ })).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Show all 90 days" }))
  expect(await screen.findByRole("heading", { name: /90\sdays/ })).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "View as table" }))
  await expect.poll(() => screen.getAllByRole("row").length).toBe(91)
  await userEvent.click(screen.getByRole("button", { name: "Show the last 14 days" }))
  await expect.poll(() => screen.getAllByRole("row").length).toBe(15)
})

test.each([
  ["spike", /^Over 90 days: a spike, (?:1\D+3 Nov|Nov 1\D+3)\. .*no clear change/],
  ["rising", /^Over 90 days: rising\. In the last two weeks .*one and a half times/],
  ["steady", /^Over 90 days: steady\. .*no clear change/],
  ["fading", /^Over 90 days: fading\. Before the last two weeks .*one and a half times/],
] as const)("the course is told in a word and why: %s", (course, told) => {
  const spike = course === "spike" ? { from: "2026-11-01", to: "2026-11-03" } : null
  const { container } = render(<TopicTrend days={lastDays} history={{ days: ninety, course, spike }} />)
  expect([...container.querySelectorAll("p")].some(({ textContent }) => told.test(textContent))).toBe(true)
})

test("where too little is known no course is told, and nothing more is offered", () => {
  render(<TopicTrend days={lastDays} history={{ days: lastDays, course: null, spike: null }} />)
  expect(screen.queryByText(/^Over/)).toBeNull()
  expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull()
})
