import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import type { Answers } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt, topics } from "#testing/topic-answers.ts"

const [model] = topics
if (model === undefined) throw new Error("one is needed")

/** Cards that say more and less above their bars. */
const uneven = [
  { ...model, postCount: 13, expected: 0.6 },
  {
    ...model,
    id: "topic-short",
    themeKey: "short",
    title: "Iron?",
    question: null,
    whyNow: null,
    postCount: 9,
    expected: 7.357,
  },
  {
    ...model,
    id: "topic-long",
    themeKey: "long",
    title: "What should people who lift in the evening know before they take magnesium for their sleep?",
    postCount: 4,
    expected: 0.04,
  },
]

test("a post is as high on one card as on another, whatever stands above the bars", async () => {
  await page.viewport(1440, 900)
  renderScreen("/app", { "GET /api/trending-topics": uneven })
  const list = await screen.findByRole("list", { name: "Trending topics" })
  const charts = within(list).getAllByRole("figure")
  expect(charts).toHaveLength(3)
  const [height, ...others] = new Set(charts.map((chart) => chart.getBoundingClientRect().height))
  expect(height).toBeGreaterThan(50)
  expect(others).toEqual([])
})

test("what is usual is told to a tenth on the card", async () => {
  renderScreen("/app", { "GET /api/trending-topics": uneven })
  const list = await screen.findByRole("list", { name: "Trending topics" })
  const told = within(list)
    .getAllByText(/posts? in three days/)
    .map(({ textContent }) => textContent)
  expect(told).toEqual([
    "13 posts in three days, usually 0.6",
    "9 posts in three days, usually 7.4",
    "4 posts in three days, usually none",
  ])
})

test("what is counted by its question says so, and of how many on the subject", async () => {
  const [first, second] = uneven
  renderScreen("/app", {
    "GET /api/trending-topics": [
      { ...first, postCount: 8, among: 25, expected: 3.1 },
      { ...second, postCount: 3, among: 3, sharing: 3, expected: 0 },
    ],
  } as Answers)
  const list = await screen.findByRole("list", { name: "Trending topics" })
  const told = within(list)
    .getAllByText(/posts on the subject/)
    .map(({ textContent }) => textContent)
  expect(told).toEqual([
    "8 of 25 posts on the subject in three days ask or answer this, usually 3.1",
    "All 3 posts on the subject in three days ask or answer this, usually none",
  ])
  expect(list.textContent).not.toContain("come to this question")
})

test("card, dialog and table of the open topic tell one and the same usual number, and points that add up", async () => {
  const open = topicAt(0)
  const expected = 2.479
  const rows = [35, 24.2, 1.9, 5.6, -33.35].map((points, at) => ({
    factor: (["growth", "asking", "unanswered", "fit", "care"] as const)[at] ?? null,
    figures: at === 0 ? [open.postCount, 2.5] : [50],
    name: `Row ${at}`,
    value: "",
    weight: 35,
    points,
  }))
  const topic = {
    ...open,
    opportunityScore: 33,
    engagementData: { ...open.engagementData, expected, opportunity: rows },
  }
  const answers: Answers = {
    "GET /api/trending-topics": [{ ...model, expected }],
    "GET /api/trending-topics/{topicId}": topic,
  }
  const { user } = renderScreen("/app", answers)
  const told = new RegExp(`${open.postCount} posts in three days, usually 2\\.5`)
  const link = await screen.findByRole("link", { name: model.title })
  expect(link.closest("article")?.textContent).toMatch(told)
  await user.click(link)
  const dialog = await screen.findByRole("dialog")
  const evidence = within(await within(dialog).findByRole("region", { name: "Evidence" }))
  expect(dialog.textContent).toMatch(told)
  expect(evidence.getByText("2.5 posts were expected")).toBeVisible()
  expect(evidence.getByText(`${open.postCount} posts, 2.5 usual`)).toBeVisible()
  const shown = evidence
    .getAllByRole("row")
    .slice(1)
    .map((row) => Number(within(row).getAllByRole("cell").at(-1)?.textContent.replace("−", "-")))
  expect(shown).toEqual([35, 24, 2, 5, -33, 33])
  expect(evidence.getByText("Opportunity 33 of 100")).toBeVisible()
})
