import { screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { starterBilling } from "#testing/membership-answers.ts"
import { askedOf, bytesOf, problem, streamed } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { follow, live } from "./live.ts"

const call = "GET /api/notifications/live"
const count = "GET /api/notifications/unread-count"
const open = ["stage", { new: false }] as const
const news = ["stage", { new: true }] as const

let leaving = new AbortController()
afterEach(() => {
  leaving.abort()
  vi.restoreAllMocks()
})

const bell = (unread: number) =>
  screen.findByRole("button", {
    name: unread === 0 ? "Notifications" : `Notifications, ${unread} unread`,
  })

/** A page that stands, with the bell; `unread` grows with each look. */
const stand = async (answers: Parameters<typeof renderScreen>[1]) => {
  const { client } = renderScreen("/profile", {
    "GET /api/payments/billing": starterBilling,
    "GET /api/user/profile": null,
    [count]: ({ turn }) => turn - 1,
    ...answers,
  })
  await bell(0)
  leaving = new AbortController()
  return { client }
}

const start = async (answers: Parameters<typeof renderScreen>[1]) => {
  const { client } = await stand(answers)
  live(client, leaving.signal)
}

const standing = (...events: Parameters<typeof bytesOf<typeof call>>[1]) =>
  streamed(bytesOf(call, events), "silent")

test("news on the stream is on the bell at once", async () => {
  await start({ [call]: () => standing(open, news) })
  expect(await bell(1)).toBeVisible()
  expect(askedOf(call)).toHaveLength(1)
})

test("a stream that begins says nothing new; one that begins again may have missed something", async () => {
  await start({
    [call]: ({ turn }) => (turn === 1 ? streamed(bytesOf(call, [open]), "broken") : standing(open)),
  })
  expect(await bell(1)).toBeVisible()
  expect(askedOf(call)).toHaveLength(2)
  expect(askedOf(count)).toHaveLength(2)
})

test("nobody follows in a tab that is not looked at", async () => {
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  const sent = vi.spyOn(globalThis, "fetch")
  const signals = () =>
    sent.mock.calls.flatMap(([path, init]) => (path === "/api/notifications/live" ? [init?.signal] : []))
  const turn = (state: "hidden" | "visible") => {
    seen.mockReturnValue(state)
    document.dispatchEvent(new Event("visibilitychange"))
  }
  await start({ [call]: () => standing(open) })
  expect(signals()).toHaveLength(0)
  turn("visible")
  await vi.waitFor(() => expect(signals()).toHaveLength(1), 10_000)
  turn("hidden")
  expect(signals()[0]?.aborted).toBe(true)
  turn("visible")
  // What was told while nobody looked is asked for.
  expect(await bell(1)).toBeVisible()
  expect(signals()).toHaveLength(2)
})

test("whoever is refused does not ask again", async () => {
  const { client } = await stand({ [call]: problem(403, "AccountSuspended", "Your account is suspended.") })
  await follow(client, false, leaving.signal)
  expect(askedOf(call)).toHaveLength(1)
})

test("the bell follows by itself", async () => {
  renderScreen("/profile", {
    "GET /api/payments/billing": starterBilling,
    "GET /api/user/profile": null,
    [count]: ({ turn }) => turn - 1,
    [call]: () => standing(open, news),
  })
  await bell(0)
  expect(
    await screen.findByRole("button", { name: "Notifications, 1 unread" }, { timeout: 20_000 }),
  ).toBeVisible()
}, 40_000)
