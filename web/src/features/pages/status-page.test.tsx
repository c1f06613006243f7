import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { renderScreen } from "#testing/screen.tsx"

const status: SuccessOf<"GET /api/public/status"> = {
  overall: "degraded",
  checkedAt: new Date().toISOString(),
  parts: [
    { part: "database", state: "ok", since: "2026-11-20T09:00:00.000Z" },
    { part: "mail", state: "degraded", since: "2026-11-20T09:00:00.000Z" },
  ],
}

test("each part says how it is in words", async () => {
  renderScreen("/status", { "GET /api/public/status": status })
  await screen.findByText("Something is slower than usual, or works in part.")
  const parts = screen.getByRole("heading", { name: "Database" }).closest("ul")
  const items = parts === null ? [] : within(parts).getAllByRole("listitem")
  expect(items.map((item) => /Works|Slower or in part/.exec(item.textContent)?.[0])).toEqual([
    "Works",
    "Slower or in part",
  ])
})

test("who runs this installation and who works for them stands on pages of its own", async () => {
  const operator: SuccessOf<"GET /api/public/operator"> = {
    imprint: null,
    subProcessors: [{ task: "mail", name: "mail.clinic.example" }],
  }
  renderScreen("/imprint", { "GET /api/public/operator": operator })
  expect(await screen.findByText(/has not said who they are yet/)).toBeDefined()
  renderScreen("/sub-processors", { "GET /api/public/operator": operator })
  expect(await screen.findByRole("rowheader", { name: "mail.clinic.example" })).toBeDefined()
})
