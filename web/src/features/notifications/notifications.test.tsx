import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { screen, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { preferences } from "#testing/answers.ts"
import { starterBilling } from "#testing/membership-answers.ts"
import { askedOf, problem, silence } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

type Notification = SuccessOf<"GET /api/notifications">[number]

const failed: Notification = {
  id: "0b0f6dd4-9a5e-4d0c-8a0a-3f6d0a4a1c11",
  title: "Your payment did not go through",
  message: "The payment for Creator Pro failed and will be tried again.",
  type: "error",
  isRead: false,
  actionUrl: "/profile#billing",
  actionText: "Check your card",
  createdAt: "2026-11-20T09:00:00.000Z",
}
const welcome: Notification = {
  ...failed,
  id: "0b0f6dd4-9a5e-4d0c-8a0a-3f6d0a4a1c12",
  title: "Welcome to Rounds",
  message: "Your address is confirmed.",
  type: "success",
  isRead: true,
  actionUrl: null,
  actionText: null,
}

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms))

const open = (answers: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen("/profile", {
    "GET /api/payments/billing": starterBilling,
    "GET /api/user/profile": null,
    ...answers,
  })

const openList = async (answers: Parameters<typeof renderScreen>[1] = {}) => {
  const { user } = open(answers)
  await user.click(await screen.findByRole("button", { name: /^Notifications/ }))
  return { user, list: within(await screen.findByRole("dialog", { name: "Notifications" })) }
}

test("the bell says how many are unread, and no more than 99+", async () => {
  open({ "GET /api/notifications/unread-count": 100 })
  const bell = await screen.findByRole("button", { name: "Notifications, 100 unread" })
  expect(bell).toHaveTextContent("99+")
})

test("without anything to say it says so", async () => {
  const { list } = await openList()
  expect(await list.findByText("You’re all caught up")).toBeVisible()
  expect(list.queryByRole("button", { name: "Mark all read" })).toBeNull()
})

test("opening marks nothing; a link opens a new tab and marks its own; a button marks the rest", async () => {
  const { user, list } = await openList({
    "GET /api/notifications/unread-count": ({ turn }) => (turn < 2 ? 1 : 0),
    "GET /api/notifications": ({ turn }) => [turn < 2 ? failed : { ...failed, isRead: true }, welcome],
    "PATCH /api/notifications/{id}/read": { ...failed, isRead: true },
  })
  const fresh = within(await list.findByRole("list", { name: "New" }))
  const link = fresh.getByRole("link", { name: "Check your card (opens a new tab)" })
  expect(link).toHaveAttribute("target", "_blank")
  expect(link).toHaveAttribute("href", "/profile#billing")
  expect(askedOf("PATCH /api/notifications/{id}/read")).toHaveLength(0)
  await user.click(fresh.getByRole("button", { name: "Mark read" }))
  await vi.waitFor(() => expect(list.queryByRole("list", { name: "New" })).toBeNull())
  expect(within(list.getByRole("list", { name: "Earlier" })).getAllByRole("listitem")).toHaveLength(2)
  await vi.waitFor(() => expect(askedOf("PATCH /api/notifications/{id}/read")).toHaveLength(1))
  expect(list.getByText("2 in all")).toBeVisible()
})

test("all are marked at once", async () => {
  const { user, list } = await openList({
    "GET /api/notifications/unread-count": ({ turn }) => (turn < 2 ? 1 : 0),
    "GET /api/notifications": ({ turn }) => [turn < 2 ? failed : { ...failed, isRead: true }],
    "PATCH /api/notifications/mark-all-read": { marked: 1 },
  })
  await list.findByRole("list", { name: "New" })
  await user.click(list.getByRole("button", { name: "Mark all read" }))
  await vi.waitFor(() => expect(list.queryByRole("list", { name: "New" })).toBeNull())
  await vi.waitFor(() => expect(askedOf("PATCH /api/notifications/mark-all-read")).toHaveLength(1))
})

test("a count that was asked for before a click does not undo it", async () => {
  const early = Promise.withResolvers<number>()
  const { user, list } = await openList({
    "GET /api/notifications/unread-count": ({ turn }) => (turn === 1 ? 2 : early.promise),
    "GET /api/notifications": [failed, { ...failed, id: welcome.id, title: "Your trial ends" }],
    "PATCH /api/notifications/{id}/read": { ...failed, isRead: true },
    "PATCH /api/notifications/mark-all-read": silence,
  })
  const fresh = within(await list.findByRole("list", { name: "New" }))
  await user.click(fresh.getAllByRole("button", { name: "Mark read" })[0] as HTMLElement)
  await vi.waitFor(() => expect(askedOf("GET /api/notifications/unread-count")).toHaveLength(2))
  await user.click(list.getByRole("button", { name: "Mark all read" }))
  await vi.waitFor(() => expect(askedOf("PATCH /api/notifications/mark-all-read")).toHaveLength(1))
  early.resolve(1)
  await pause(200)
  expect(screen.getByRole("button", { name: "Notifications", hidden: true })).toBeVisible()
})

test("preferences are saved as they are chosen; what law asks for has no switch", async () => {
  const { user } = open({
    "PUT /api/user/notification-preferences": { ...preferences, emailNotifications: false },
  })
  const card = within(await screen.findByRole("region", { name: "Notifications" }))
  await user.click(await card.findByRole("checkbox", { name: "By mail" }))
  expect(card.getByRole("checkbox", { name: "Trial mail" })).toBeDisabled()
  expect(card.getByText("Always")).toBeVisible()
  await user.click(card.getByRole("button", { name: "Save preferences" }))
  await vi.waitFor(() =>
    expect(askedOf("PUT /api/user/notification-preferences")).toMatchObject([
      { body: { ...preferences, emailNotifications: false } },
    ]),
  )
  expect(askedOf("PUT /api/user/language")).toEqual([])
})

test("one language is chosen for screens, notifications and mail; what was refused is said", async () => {
  const { user } = open({
    "PUT /api/user/notification-preferences": preferences,
    "PUT /api/user/language": problem(503, "Outage", "The database did not answer."),
  })
  const card = within(await screen.findByRole("region", { name: "Notifications" }))
  await user.selectOptions(
    await card.findByLabelText("Language of screens, notifications and mail"),
    "Türkçe",
  )
  await user.click(card.getByRole("button", { name: "Save preferences" }))
  await vi.waitFor(() =>
    expect(askedOf("PUT /api/user/language")).toMatchObject([{ body: { language: "turkish" } }]),
  )
  expect(await screen.findByText("Preferences not saved")).toBeVisible()
})

test("mail with topics to film is off until it is asked for, and is saved with where the reader is", async () => {
  const { user } = open({ "PUT /api/user/notification-preferences": preferences })
  const card = within(await screen.findByRole("region", { name: "Notifications" }))
  const choice = await card.findByRole("checkbox", { name: "Topics to film this week" })
  expect(choice).not.toBeChecked()
  await user.click(choice)
  await user.click(card.getByRole("button", { name: "Save preferences" }))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await vi.waitFor(() =>
    expect(askedOf("PUT /api/user/notification-preferences")).toMatchObject([
      { body: { marketingEmails: true, timeZone } },
    ]),
  )
})
