import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { edition, proUser, usage, user as starter } from "#testing/answers.ts"
import { type Answers, askedOf, bytesOf, problem, streamed } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt, topics } from "#testing/topic-answers.ts"

const list: Answers = { "GET /api/trending-topics": topics }
const opening = "POST /api/trending-topics/{topicId}/views"
const refreshing = "POST /api/refresh-trending-topics"
const first = "Magnesium for sleep: is glycinate really better than oxide?"
const second = "Creatine for women over 40: muscle, mood and the bloating question"

/** A server that gives a topic once it was opened. */
const counting = (): Answers => {
  const open = new Set<string>()
  return {
    ...list,
    [opening]: ({ params }: { readonly params: { readonly topicId: string } }) => {
      open.add(params.topicId)
      return { topicId: params.topicId, counted: true }
    },
    "GET /api/trending-topics/{topicId}": ({ params: { topicId } }) =>
      open.has(topicId)
        ? topicAt(topics.findIndex(({ id }) => id === topicId))
        : problem(403, "TopicNotOpened", "Open this topic first."),
  }
}

test("a click on a card opens the topic, which takes one view, and shows its evidence", async () => {
  const { user } = renderScreen("/app", counting())
  await user.click(await screen.findByRole("link", { name: first }))
  const dialog = await screen.findByRole("dialog")
  expect(await within(dialog).findByText("Where people ask")).toBeVisible()
  expect(askedOf(opening).map(({ params }) => params.topicId)).toEqual(["topic-1"])
})

test("an address that names a topic opens nothing by itself; the button does", async () => {
  const { user } = renderScreen("/app?topicId=topic-1", counting())
  const dialog = await screen.findByRole("dialog")
  expect(await within(dialog).findByText("Not opened yet this month")).toBeVisible()
  expect(await within(dialog).findByText(/takes 1 of 10 topic views this month; 8 are used/)).toBeVisible()
  expect(askedOf(opening)).toEqual([])

  await user.click(within(dialog).getByRole("button", { name: "Open topic" }))
  expect(await within(dialog).findByText("Where people ask")).toBeVisible()
  expect(askedOf(opening)).toHaveLength(1)
})

test("arrow keys go through the topics without taking a view", async () => {
  const { user } = renderScreen("/app", counting())
  await user.click(await screen.findByRole("link", { name: first }))
  const dialog = await screen.findByRole("dialog")
  await within(dialog).findByText("Where people ask")
  await user.keyboard("{ArrowRight}")
  expect(await within(dialog).findByRole("heading", { name: second })).toBeVisible()
  expect(await within(dialog).findByText("Not opened yet this month")).toBeVisible()
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}")
  expect(askedOf(opening)).toHaveLength(1)
})

test("used up, the dialog says so and offers the plans", async () => {
  renderScreen("/app?topicId=topic-1", {
    ...list,
    "GET /api/user/usage": { ...usage, topicViews: 10 },
    "GET /api/trending-topics/{topicId}": problem(429, "TopicViewsUsedUp", "All used.", {
      requiresUpgrade: true,
    }),
  })
  const dialog = await screen.findByRole("dialog")
  expect(await within(dialog).findByText("Monthly limit reached!")).toBeVisible()
  expect(within(dialog).queryByRole("link", { name: /Generate Script/ })).toBeNull()
})

test("after a trial that has ended, the dialog asks to choose a plan", async () => {
  renderScreen("/app?topicId=topic-1", {
    ...list,
    "GET /api/trending-topics/{topicId}": problem(403, "PlanSelectionRequired", "Choose a plan.", {
      requiresPlanSelection: true,
    }),
  })
  const dialog = await screen.findByRole("dialog")
  expect(await within(dialog).findByRole("heading", { name: "Choose a plan" })).toBeVisible()
  expect(within(dialog).getByRole("link", { name: "See plans" })).toBeVisible()
})

test("a topic that is gone says what happened, offers today's topics, and no script", async () => {
  const { user } = renderScreen("/app?topicId=nothing", {
    ...list,
    "GET /api/trending-topics/{topicId}": problem(404, "TopicUnknown", "No longer offered."),
  })
  const dialog = await screen.findByRole("dialog")
  expect(await within(dialog).findByText("This topic is no longer offered")).toBeVisible()
  expect(within(dialog).queryByRole("link", { name: /Generate Script/ })).toBeNull()
  await user.click(within(dialog).getByRole("button", { name: "See today’s topics" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
})

test("a list that cannot be loaded says why, and loads when it is asked again", async () => {
  const { user } = renderScreen("/app", {
    "GET /api/trending-topics": ({ turn }) =>
      turn === 1 ? problem(503, "Outage", "The database did not answer.") : topics,
  })
  expect(await screen.findByText("Failed to Load Trending Topics")).toBeVisible()
  expect(screen.getByText("The database did not answer. (503)")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Refresh Page" }))
  expect(await screen.findByRole("link", { name: first })).toBeVisible()
})

test("an empty list is collected once by itself, and by the button again", async () => {
  const { user } = renderScreen("/app", {
    "GET /api/trending-topics": [],
    "POST /api/init-topics": { topics: [] },
  })
  expect(await screen.findByText("No Trending Topics Yet")).toBeVisible()
  await waitFor(() => expect(askedOf("POST /api/init-topics")).toHaveLength(1))
  await user.click(await screen.findByRole("button", { name: "Generate Today’s Topics" }))
  await waitFor(() => expect(askedOf("POST /api/init-topics")).toHaveLength(2))
})

test("a filter that the plan does not hold asks to upgrade and leads back to all topics", async () => {
  const { user, router } = renderScreen("/app?specialty=dietitian", {
    "GET /api/trending-topics": ({ query }) =>
      query.specialty === undefined
        ? topics
        : problem(403, "UPGRADE_REQUIRED", "Not in this plan.", { requiresUpgrade: true }),
  })
  expect(await screen.findByText("Specialty Filtering Requires Upgrade")).toBeVisible()
  expect(
    screen.getByText(
      "Access to specialty-filtered trending topics is available with Creator Pro or Professional plans.",
    ),
  ).toBeVisible()
  await user.click(screen.getByRole("button", { name: "View All Topics" }))
  expect(await screen.findByRole("link", { name: first })).toBeVisible()
  expect(router.state.location.search).toEqual({ show: "all" })
})

test.each([
  [false, "Try Creator Pro free for 7 days to access specialty filtering."],
  [true, "Specialty filtering requires Creator Pro or Professional subscription."],
])("choosing a filter that the plan does not hold is told at once (trial used: %s)", async (used, text) => {
  const { user } = renderScreen("/app", {
    "GET /api/user": { ...starter, hasUsedTrial: used },
    "GET /api/trending-topics": ({ query }) =>
      query.specialty === undefined
        ? topics
        : problem(403, "UPGRADE_REQUIRED", "Not in this plan.", { requiresUpgrade: true }),
  })
  expect(await screen.findByText(`Showing ${topics.length} trending topics`)).toBeVisible()
  await user.selectOptions(screen.getByLabelText("Specialty"), "Dietitian")
  const told = within(screen.getByRole("region", { name: /F8/ }))
  expect(await told.findByText("Upgrade Required")).toBeVisible()
  expect(told.getByText(text)).toBeVisible()
  expect(await screen.findByText("Specialty Filtering Requires Upgrade")).toBeVisible()
})

test("a refresh shows the stages as they come and then what it found", async () => {
  const { user } = renderScreen("/app", {
    ...list,
    "GET /api/user": proUser,
    [refreshing]: () =>
      streamed(
        bytesOf(refreshing, [
          ["stage", { stage: "collecting", step: 1, of: 3, progress: 40, counted: [8, 19], label: "" }],
          ["done", topics.slice(0, 4)],
        ]),
      ),
  })
  await screen.findByRole("link", { name: first })
  await user.click(screen.getByRole("button", { name: "Refresh" }))
  expect(await screen.findByText("4 topics found")).toBeVisible()
  expect(screen.getByText("0 new, 4 updated")).toBeVisible()
})

test("a second refresh within minutes is told when the next one is possible", async () => {
  const message = "You refreshed the topics a short while ago. The next refresh is possible in 9 minutes."
  const { user } = renderScreen("/app", {
    ...list,
    "GET /api/user": proUser,
    [refreshing]: () => problem(429, "RefreshedJustNow", message),
  })
  await screen.findByRole("link", { name: first })
  await user.click(screen.getByRole("button", { name: "Refresh" }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole("link", { name: first })).toBeVisible()
})

test("a refresh that the plan has no more of keeps the last topics under a banner that leads to the plans", async () => {
  const { user } = renderScreen("/app", {
    ...list,
    "GET /api/user": proUser,
    [refreshing]: () => problem(429, "MonthlyQuotaReached", "Used up.", { requiresUpgrade: true }),
  })
  await screen.findByRole("link", { name: first })
  await user.click(screen.getByRole("button", { name: "Refresh" }))
  expect(await screen.findByText("Topic refresh allowance used up - Upgrade to refresh more?")).toBeVisible()
  expect(screen.getByRole("link", { name: first })).toBeVisible()
  expect(screen.queryByText("Refresh Failed")).toBeNull()
})

test("a refresh that failed says why and leaves the topics", async () => {
  const { user } = renderScreen("/app", {
    ...list,
    "GET /api/user": proUser,
    [refreshing]: () => problem(503, "NothingCollected", "No community could be read."),
  })
  await screen.findByRole("link", { name: first })
  await user.click(screen.getByRole("button", { name: "Refresh" }))
  expect(await screen.findByText("Refresh Failed")).toBeVisible()
  expect(screen.getByText("No community could be read.")).toBeVisible()
  expect(screen.getByRole("link", { name: first })).toBeVisible()
})

test("without the plan, Refresh asks to upgrade and collects nothing", async () => {
  const { user } = renderScreen("/app", list)
  await user.click(await screen.findByRole("button", { name: "Refresh (Pro)" }))
  expect(await screen.findByText("Upgrade Required")).toBeVisible()
  expect(askedOf(refreshing)).toEqual([])
})

test("a late update is said in the head", async () => {
  renderScreen("/app", { ...list, "GET /api/edition": { ...edition, late: true } })
  expect(await screen.findByText(/update is late/)).toBeVisible()
})

test("a steady question says over which days it was counted, opens like a topic, and leads to its script", async () => {
  const { user } = renderScreen("/app", {
    ...counting(),
    "GET /api/trending-topics/{topicId}": problem(403, "TopicNotOpened", "Open this topic first."),
  })
  const shelf = within(await screen.findByRole("region", { name: "Steady questions" }))
  expect(shelf.getByText(/Counted over 7 days\./)).toBeVisible()
  expect(shelf.getByText("9 of 21 posts in 7 days ask or answer this, in our words.")).toBeVisible()
  expect(shelf.getAllByRole("link", { name: /^Generate/ })[0]).toHaveAttribute(
    "href",
    "/script-generator/steady-1",
  )
  await user.click(shelf.getByRole("link", { name: "Iron tablets with tea or coffee" }))
  expect(await screen.findByRole("dialog")).toBeVisible()
  await waitFor(() => expect(askedOf(opening).map(({ params }) => params.topicId)).toEqual(["steady-1"]))
})

test("a shelf without steady questions says so", async () => {
  renderScreen("/app", { ...list, "GET /api/steady-questions": [] })
  const shelf = within(await screen.findByRole("region", { name: "Steady questions" }))
  expect(shelf.getByText(/No question was asked by enough people in the last days/)).toBeVisible()
})
