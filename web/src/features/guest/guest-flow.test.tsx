import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, test } from "vitest"
import { type Answers, askedOf, problem, streamed } from "#testing/network.ts"
import { example } from "#testing/review-answers.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topics } from "#testing/topic-answers.ts"
import type { GuestScript } from "./write.ts"

const guestScript: GuestScript = {
  ...example,
  topicId: "topic-1",
  scriptText: "Everyone is asking.",
  bestPostingTime: "Wed 6 PM",
  presetSettings: {
    language: "english",
    format: "trend_reaction",
    tone: "professional",
    platform: "multi_platform",
    duration: "60_seconds",
  },
  disclaimer: "Not medical advice.",
  writer: "offline",
  madeByAi: false,
  copyCount: 0,
  createdAt: "2026-11-20T09:00:00.000Z",
}
const visitor: Answers = {
  "GET /api/public/trending": topics,
  "GET /api/user": problem(401, "NotSignedIn", "Sign in first."),
  "GET /api/public/guest/script": { guestScript: null },
}
const stage = (code: string, step: number, counted: ReadonlyArray<number>) => ({
  event: "stage",
  data: {
    stage: code,
    step,
    of: 4,
    progress: step * 20,
    counted,
    label: "",
    detail: null,
    usualSeconds: step === 1 ? 6 : null,
  },
})
const events = (...sent: ReadonlyArray<{ readonly event: string; readonly data: unknown }>) =>
  new TextEncoder().encode(
    sent.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(""),
  )
const topicRead = stage("topic", 1, [24, 3])
const done = () => streamed(events(topicRead, { event: "done", data: guestScript }))
const generate = async () => {
  const [button] = await screen.findAllByRole("button", { name: /^Generate/ })
  return button ?? document.body
}

beforeEach(() => localStorage.clear())

test("a visitor sees the stages with what was counted in them, and a cancelled script uses nothing", async () => {
  const { user } = renderScreen("/", {
    ...visitor,
    "POST /api/public/guest/generate": () =>
      streamed(events(topicRead, { event: "delta", data: { text: "One.\n\n", progress: 30 } }), "silent"),
  })
  await user.click(await generate())
  const writing = await screen.findByRole("dialog", { name: "Cooking your guest script..." })
  expect(await within(writing).findByText("24 posts, 3 communities")).toBeVisible()
  expect(within(writing).getByText(/~[1-6] seconds? remaining/)).toBeVisible()
  expect(await within(writing).findByText("One.")).toBeVisible()
  await user.click(within(writing).getByRole("button", { name: "Cancel" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(
    within(await screen.findByRole("region", { name: "Offer" })).getByText(
      "Get full script access instantly",
    ),
  ).toBeVisible()
})

test("an answer that gets lost is asked for again by the same key", async () => {
  const { user } = renderScreen("/", {
    ...visitor,
    "POST /api/public/guest/generate": ({ turn }) =>
      turn === 1 ? streamed(events(topicRead), "broken") : done(),
  })
  await user.click(await generate())
  await screen.findByRole("dialog", { name: "Here’s your script!" }, { timeout: 10_000 })
  const keys = askedOf("POST /api/public/guest/generate").map(({ headers }) => headers.get("idempotency-key"))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test("one copy is included; after it the way leads to an account, and the script stays", async () => {
  const { user, router } = renderScreen("/", {
    ...visitor,
    "POST /api/public/guest/generate": done,
    "POST /api/public/guest/copies": { copyCount: 1 },
  })
  await user.click(await generate())
  const result = await screen.findByRole("dialog", { name: "Here’s your script!" })
  expect(
    within(result).getByText("English, trend reaction, professional, multiple platforms, 60 seconds.", {
      exact: false,
    }),
  ).toBeVisible()
  await user.click(within(result).getByRole("button", { name: "Copy Script" }))
  expect(await within(result).findByText(/That was the one copy included/)).toBeVisible()
  await waitFor(() => expect(askedOf("POST /api/public/guest/copies")).toHaveLength(1))
  await user.keyboard("{Escape}")
  const offer = await screen.findByRole("region", { name: "Offer" })
  expect(within(offer).getByText("Like this? Get 50 scripts a month with a 7-day Pro trial.")).toBeVisible()
  // Another topic shows the script that there is, and asks for nothing.
  await user.click((await screen.findAllByRole("button", { name: /^Generate script/ }))[0] ?? document.body)
  const again = await screen.findByRole("dialog", { name: "Here’s your script!" })
  expect(askedOf("POST /api/public/guest/generate")).toHaveLength(1)
  await user.click(within(again).getByRole("button", { name: "Sign in to copy again" }))
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth"))
  expect(router.state.location.search).toEqual({ mode: "sign-up", next: "/my-scripts" })
  expect(await screen.findByText("Copy limit reached")).toBeVisible()
})

test("a script of an earlier visit is found again, and a refusal says why", async () => {
  localStorage.setItem("rounds.guest-script", "topic-1")
  const found = renderScreen("/", { ...visitor, "GET /api/public/guest/script": { guestScript } })
  await found.user.click(await screen.findByRole("button", { name: "Open my script" }))
  expect(await screen.findByRole("dialog", { name: "Here’s your script!" })).toBeVisible()
  found.unmount()
  localStorage.clear()

  const { user } = renderScreen("/", {
    ...visitor,
    "POST /api/public/guest/generate": problem(429, "GuestNetworkFull", "Come back tomorrow.", {
      title: "Enough for this network today",
    }),
  })
  await user.click(await generate())
  expect(await screen.findByText("Enough for this network today")).toBeVisible()
  expect(screen.getByText("Come back tomorrow.")).toBeVisible()
})

test("the preview shows today's topics, one of them as its card has it, and leads to the sign-in", async () => {
  const { user, router } = renderScreen("/guest-preview", { ...visitor, "GET /api/trending-topics": topics })
  expect(await screen.findByRole("region", { name: "Preview Mode" })).toBeVisible()
  await user.click(screen.getByRole("link", { name: topics[0]?.title ?? "" }))
  const details = await screen.findByRole("dialog", { name: "Trending Topic Details" })
  expect(within(details).getByRole("link", { name: "Generate Script" })).toHaveAttribute(
    "href",
    `/auth?topicId=${topics[0]?.id ?? ""}`,
  )
  await user.click(within(details).getAllByRole("button", { name: "Close" })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(router.state.location.search).toEqual({})
})

test("without topics the preview says so", async () => {
  renderScreen("/guest-preview", { ...visitor, "GET /api/trending-topics": [] })
  expect(await screen.findByRole("heading", { name: "No Topics Available" })).toBeVisible()
})
