import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { edition, stats, user as account } from "#testing/answers.ts"
import { profile } from "#testing/membership-answers.ts"
import { type Answers, askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { example } from "#testing/review-answers.ts"
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
  for (const name of ["Go to App", "Pricing"])
    expect(within(header ?? document.body).getByRole("link", { name })).toBeVisible()
  view.unmount()
  renderScreen("/", { ...landing, "GET /api/user/profile": null })
  expect(
    await screen.findByRole("heading", { level: 1, name: `Welcome back, ${account.firstName ?? ""}` }),
  ).toBeVisible()
})

test.each([
  [20 * 60_000, /^Last updated: Just now \(\d{1,2}:\d{2}( [AP]M)?\)$/],
  [3 * 3_600_000, /^Last updated: 3 hours ago \(\d{1,2}:\d{2}( [AP]M)?\)$/],
  [30 * 3_600_000, /^Last updated: (?!.*ago)/],
])("topics of %i ms ago say so, with the hour on the visitor's own clock", async (ms, words) => {
  const finishedAt = new Date(Date.now() - ms).toISOString()
  renderScreen("/", {
    ...visitor,
    "GET /api/edition": { ...edition, last: edition.last && { ...edition.last, finishedAt } },
  })
  const line = await screen.findByText(/^Last updated:/)
  expect(line.textContent).toMatch(words)
  expect(within(line).getByTitle((title) => title.endsWith("UTC"))).toBeVisible()
})

test("the foot of every page leads to the law, to help and to the product", async () => {
  renderScreen("/", visitor)
  const footer = within(await screen.findByRole("navigation", { name: "Footer" }))
  expect(footer.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Legal",
    "Support",
    "Product",
  ])
  expect(footer.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining(["/privacy", "/terms", "/contact", "/support", "/pricing", "/features"]),
  )
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
  await waitFor(() => expect(askedOf("POST /api/trending-topics/{topicId}/views")).toHaveLength(1))
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

/** Goes to where the script stands, as often as something above it moves, and gives what it finds there. */
const inScript = (words: string | RegExp) =>
  waitFor(() => {
    screen.getByText("Post with optimized hashtags and timing").scrollIntoView()
    return screen.getByText(words)
  })

test("the script on the front page has its ruler, and each number and letter leads to its entry", async () => {
  renderScreen("/", {
    ...visitor,
    "GET /api/public/example-script": { example: { ...example, sampleDate: "2026-11-20" } },
  })
  expect(await inScript(/^Written by the product from the sources named/)).toBeVisible()
  const [number] = screen.getAllByRole("link", { name: "Source 1" })
  const target = (link: Element | undefined) =>
    document.querySelector(link?.getAttribute("href") ?? "none")?.textContent
  expect(target(number)).toContain("Magnesium: fact sheet for health professionals")
  expect(target(screen.getByRole("link", { name: "Open point B" }))).toContain(
    "Says what a product is sold for.",
  )
  expect(screen.getByText(/^Timing: Hook 4 seconds/)).toBeInTheDocument()
  expect(screen.getByText("130 words, 53.0 s")).toBeVisible()
  expect(screen.getByText(example.hashtags.join(" "))).toBeVisible()
  expect(screen.getByRole("heading", { level: 4, name: example.topicTitle })).toBeVisible()
  expect(screen.getAllByText(/Sample data of 20 November 2026/)).not.toHaveLength(0)
})

test("where there is no script yet, or it cannot be had, the front page says so", async () => {
  const view = renderScreen("/", { ...visitor, "GET /api/public/example-script": { example: null } })
  expect(await inScript(/There is no script to show yet/)).toBeVisible()
  view.unmount()
  renderScreen("/", { ...visitor, "GET /api/public/example-script": problem(503, "Outage", "Down.") })
  expect(await inScript("The script cannot be shown at the moment.")).toBeVisible()
})
