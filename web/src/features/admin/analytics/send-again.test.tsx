import { QueryClientProvider } from "@tanstack/react-query"
import { render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test, vi } from "vitest"
import { newQueryClient } from "#lib/reads.ts"
import { askedOf, given } from "#testing/network.ts"
import { remember } from "#testing/open-clients.ts"
import { SendAgain } from "./send-again.tsx"

const letter = { id: "018f0000-0000-7000-8000-000000000009", subject: "Your plan is paused" }

test("the button names its letter and sends it again", async () => {
  given({
    "POST /api/admin/mail/{id}/retry": {
      ...letter,
      kind: "plan_paused",
      recipient: "a@example.org",
      status: "queued",
      tries: 11,
      lastError: null,
      transport: null,
      queuedAt: "2026-11-22T10:00:00.000Z",
      settledAt: null,
      maySendAgain: false,
      sentAgain: true,
    },
  })
  render(
    <QueryClientProvider client={remember(newQueryClient())}>
      <SendAgain letter={letter} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Send “Your plan is paused” again" }))
  await vi.waitFor(() =>
    expect(askedOf("POST /api/admin/mail/{id}/retry")).toMatchObject([{ params: { id: letter.id } }]),
  )
})
