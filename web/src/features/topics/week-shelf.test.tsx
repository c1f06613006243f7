import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { type Answers, askedOf } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { foundTopics } from "#testing/search-answers.ts"
import { topics } from "#testing/topic-answers.ts"

const week = "GET /api/topics/week"
const [own, beside] = foundTopics.slice(1)
if (own === undefined || beside === undefined) throw new Error("two topics of other days are needed")

const thin: Answers = {
  "GET /api/trending-topics": topics.slice(0, 1),
  [week]: [
    { ...own, field: "physical_therapist" },
    { ...beside, field: "sports_medicine_doctor" },
  ],
}

test("a filter with few topics goes on with those of the week, each with its day, and whose field it is of where that is another", async () => {
  renderScreen("/app?specialty=physical_therapist", thin)
  const shelf = within(await screen.findByRole("region", { name: "More to film this week" }))
  const rows = shelf.getAllByRole("listitem").filter((row) => within(row).queryByRole("heading") !== null)
  expect(rows.map((row) => within(row).getByRole("heading").textContent)).toEqual([own.title, beside.title])
  expect(rows.map((row) => row.textContent?.includes("Field:"))).toEqual([false, true])
  expect(rows[1]?.textContent).toContain("Field: sports medicine doctor.")
  expect(rows[0]?.textContent).toMatch(/in the three days up to/)
  expect(shelf.getAllByRole("link", { name: /^Generate/ })).toHaveLength(2)
  expect(askedOf(week).map(({ query }) => query.specialty)).toEqual(["physical_therapist"])
})

test("a filter without a topic today is given the week's all the same", async () => {
  renderScreen("/app?specialty=physical_therapist", { ...thin, "GET /api/trending-topics": [] })
  expect(await screen.findByRole("region", { name: "More to film this week" })).toBeVisible()
})

test("a thin day without a filter goes on with the week's too, of no field", async () => {
  renderScreen("/app", { ...thin, [week]: [{ ...own, field: null }] })
  const shelf = within(await screen.findByRole("region", { name: "More to film this week" }))
  expect(shelf.getByText(/^Today has fewer than ten topics and steady questions\./)).toBeVisible()
  expect(shelf.getByRole("heading", { level: 3 }).textContent).toBe(own.title)
  expect(shelf.queryByText(/Field:/)).toBeNull()
  expect(askedOf(week).map(({ query }) => query.specialty)).toEqual([undefined])
})

test("a day that has ten shows no such shelf", async () => {
  renderScreen("/app", { ...thin, [week]: [] })
  await screen.findByRole("region", { name: "Steady questions" })
  await waitFor(() => expect(askedOf(week)).toHaveLength(1))
  expect(screen.queryByRole("region", { name: "More to film this week" })).toBeNull()
})
