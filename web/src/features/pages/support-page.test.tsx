import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { renderScreen } from "#testing/screen.tsx"

test("what is typed finds the answers that are about it, the nearest first, and says how many", async () => {
  renderScreen("/support")
  await screen.findByRole("heading", { name: "Support", level: 1 })
  const all = screen.getAllByRole("listitem").length
  await userEvent.type(screen.getByRole("searchbox", { name: "Search the answers" }), "refnd")
  await screen.findByText(/^\d+ answers? for “refnd”$/)
  const [first] = screen.getAllByRole("link", { name: /money/ })
  expect(first?.getAttribute("href")).toBe("/support/cancel")
  expect(screen.getAllByRole("listitem").length).toBeLessThan(all)
})

test("an answer leads back to the others, and a page that is not there says so", async () => {
  renderScreen("/support/trial")
  await screen.findByRole("heading", { name: "What happens at the end of the trial?", level: 1 })
  expect(screen.getByRole("link", { name: "All answers" }).getAttribute("href")).toBe("/support")
  renderScreen("/support/nothing-of-the-kind")
  await screen.findByRole("heading", { name: "404 Page Not Found" })
})
