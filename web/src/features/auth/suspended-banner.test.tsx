import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { user } from "#testing/answers.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topics } from "#testing/topic-answers.ts"

test("whoever is suspended is told so on every screen, with what stays open and where to write", async () => {
  renderScreen("/app", { "GET /api/trending-topics": topics, "GET /api/user": { ...user, isActive: false } })
  expect(await screen.findByText("Your account is suspended")).toBeVisible()
  expect(screen.getByText(/read and export what is yours, cancel what you pay and delete/)).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Write to support" })).toHaveAttribute(
      "href",
      "mailto:help@clinic.example?subject=Your%20account%20is%20suspended",
    ),
  )
})

test("nobody else is told so", async () => {
  renderScreen("/app", { "GET /api/trending-topics": topics, "GET /api/user": user })
  expect(await screen.findByRole("heading", { name: "Today’s Trending Topics" })).toBeVisible()
  expect(screen.queryByText("Your account is suspended")).toBeNull()
})
