import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { stats, user as account } from "#testing/answers.ts"
import { profile } from "#testing/membership-answers.ts"
import { type Answers, askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topics } from "#testing/topic-answers.ts"

const landing: Answers = { "GET /api/public/trending": topics }
const visitor: Answers = { ...landing, "GET /api/user": problem(401, "NotSignedIn", "Sign in first.") }

test("a visitor sees today's first topic, four more, and what was counted", async () => {
  renderScreen("/", visitor)
  expect(
    await screen.findByRole("heading", { level: 1, name: /Turn today’s viral health topics/ }),
  ).toBeVisible()
  expect(await screen.findAllByRole("article")).not.toHaveLength(0)
  const counted = await screen.findByRole("region", { name: "In numbers" })
  expect(within(counted).getByText("18,204")).toBeVisible()
})

test("somebody signed in is greeted by the name of the profile, or else by that of the account", async () => {
  await page.viewport(1280, 900)
  const view = renderScreen("/", { ...landing, "GET /api/user/profile": { ...profile, name: "Dr. Pera" } })
  expect(await screen.findByRole("heading", { level: 1, name: "Welcome back, Dr. Pera" })).toBeVisible()
  const [header] = await screen.findAllByRole("banner")
  expect(within(header ?? document.body).getByRole("link", { name: "Go to App" })).toBeVisible()
  view.unmount()
  renderScreen("/", { ...landing, "GET /api/user/profile": null })
  expect(
    await screen.findByRole("heading", { level: 1, name: `Welcome back, ${account.firstName ?? ""}` }),
  ).toBeVisible()
})

test("a card that leads somebody signed in to a topic opens it; a visitor signs in first", async () => {
  const { user, router } = renderScreen("/", {
    ...landing,
    "GET /api/user/profile": null,
    "GET /api/trending-topics": topics,
    "GET /api/trending-topics/{topicId}": problem(403, "TopicNotOpened", "Open it first."),
  })
  await screen.findByRole("heading", { level: 1, name: /Welcome back/ })
  const [link] = await screen.findAllByRole("link", { name: topics[0]?.title ?? "" })
  await user.click(link ?? document.body)
  expect(await screen.findByRole("dialog")).toBeVisible()
  expect(router.state.location.search).toEqual({ topicId: "topic-1" })
  expect(askedOf("POST /api/trending-topics/{topicId}/views")).toHaveLength(1)
})

test("without figures no card claims any, and a list that failed says so", async () => {
  renderScreen("/", {
    ...visitor,
    "GET /api/public/trending": problem(503, "Outage", "Down."),
    "GET /api/public/stats": {
      ...stats,
      discussionsAnalysed: null,
      activeCommunities: null,
      medianSecondsToScript: null,
    },
  })
  expect(await screen.findAllByText("Today’s topics cannot be shown at the moment.")).toHaveLength(2)
  expect(screen.queryByRole("region", { name: "In numbers" })).toBeNull()
})

test("a script in less than a second is not said to take none", async () => {
  renderScreen("/", { ...visitor, "GET /api/public/stats": { ...stats, medianSecondsToScript: 0.2 } })
  expect(await screen.findByText("under 1 s")).toBeVisible()
})
