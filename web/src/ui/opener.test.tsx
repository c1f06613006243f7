import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { userEvent as keyboard } from "vitest/browser"
import { script, scripts } from "#testing/answers.ts"
import { invoices, profile, trialBilling } from "#testing/membership-answers.ts"
import type { Answers } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt, topics } from "#testing/topic-answers.ts"

interface Window {
  readonly url: string
  readonly answers: Answers
  /** The control that opens the window, once the page stands. */
  readonly opener: () => Promise<HTMLElement>
  /** The name of the window. */
  readonly title: string
  readonly role?: "alertdialog"
}

const account: Answers = {
  "GET /api/payments/billing": trialBilling,
  "GET /api/payments/invoices": invoices,
  "GET /api/user/profile": profile,
}

const windows: Readonly<Record<string, Window>> = {
  "a topic": {
    url: "/app",
    answers: { "GET /api/trending-topics": topics, "GET /api/trending-topics/{topicId}": topicAt(2) },
    opener: () => screen.findByRole("link", { name: topicAt(2).title }),
    title: "Trending Topic Details",
  },
  "the formulas": {
    url: "/app",
    answers: { "GET /api/trending-topics": topics },
    opener: () => screen.findByRole("button", { name: "See the formulas" }),
    title: "How topics are ranked",
  },
  "the question before a cancellation": {
    url: "/profile",
    answers: account,
    opener: () => screen.findByRole("button", { name: "Cancel Subscription" }),
    title: "Cancel your subscription?",
    role: "alertdialog",
  },
  "the invoices": {
    url: "/profile",
    answers: account,
    opener: () => screen.findByRole("button", { name: /invoices/i }),
    title: "Invoices",
  },
  "a script of the history": {
    url: "/my-scripts",
    answers: { "GET /api/user/scripts": scripts, "GET /api/user/scripts/{id}": script },
    opener: async () => {
      const [first] = await screen.findAllByRole("link", { name: scripts[0]?.topicTitle ?? "" })
      if (first === undefined) throw new Error("The history shows no script")
      return first
    },
    title: "Script",
  },
}

for (const [name, { url, answers, opener, title, role = "dialog" }] of Object.entries(windows)) {
  test(`closing ${name} gives the focus back to what opened it`, async () => {
    renderScreen(url, answers)
    const control = await opener()
    control.focus()
    await keyboard.keyboard("{Enter}")
    const window = await screen.findByRole(role, { name: title })
    await waitFor(() => expect(window.contains(document.activeElement)).toBe(true))
    await keyboard.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(control))
  })
}

test("the list of keys gives the focus back to the link that had it", async () => {
  renderScreen("/app", { "GET /api/trending-topics": topics })
  const link = await screen.findByRole("link", { name: topicAt(0).title })
  link.focus()
  await keyboard.keyboard("?")
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" })
  await keyboard.keyboard("{Escape}")
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test("a window that an address opened leaves the focus on the page", async () => {
  renderScreen("/app?topicId=topic-1", {
    "GET /api/trending-topics": topics,
    "GET /api/trending-topics/{topicId}": topicAt(0),
  })
  await screen.findByRole("dialog", { name: "Trending Topic Details" })
  await keyboard.keyboard("{Escape}")
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector("main")))
})
