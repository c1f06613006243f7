import { screen, waitFor } from "@testing-library/react"
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

test("what no answer says is asked of a person: by mail where the operator has an address, else by the form", async () => {
  const product = { supportEmail: null, mailViewer: null, provider: null }
  for (const [path, link] of [
    ["/support", "Write to support"],
    ["/support/trial", "Ask a person"],
  ] as const) {
    const { unmount } = renderScreen(path, { "GET /api/public/product": product })
    expect((await screen.findByRole("link", { name: link })).getAttribute("href"), path).toBe("/contact")
    unmount()
  }
  renderScreen("/support")
  const written = await screen.findByRole("link", { name: "Write to support" })
  await waitFor(() => expect(written.getAttribute("href")).toBe("mailto:help@clinic.example"))
})

test("an answer leads back to the others, and a page that is not there says so", async () => {
  renderScreen("/support/trial")
  await screen.findByRole("heading", { name: "What happens at the end of the trial?", level: 1 })
  expect(screen.getByRole("link", { name: "All answers" }).getAttribute("href")).toBe("/support")
  renderScreen("/support/nothing-of-the-kind")
  await screen.findByRole("heading", { name: "404 Page Not Found" })
})
