import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { renderScreen } from "#testing/screen.tsx"
import { topics } from "#testing/topic-answers.ts"

type Plan = NonNullable<SuccessOf<"GET /api/user/weekly-plan">["plan"]>

const rising: Plan["topics"][number] = {
  subject: "vitamin-d-gummies",
  title: "Vitamin D gummies: what the label says",
  topicId: "topic-1",
  trendVelocity: "viral",
  reason: { kind: "new_word", word: "gummies", posts: 22, among: 23 },
  suits: "dietitian",
  angle: null,
}
const plan: Plan = {
  week: "2026-11-23",
  language: "english",
  sampleDate: null,
  topics: [
    rising,
    {
      ...rising,
      subject: "knee-trouble",
      title: "Knee trouble: keep moving or rest?",
      topicId: null,
      reason: { kind: "asked", question: "Should I keep running?", posts: 12, among: 30, days: 7 },
      suits: null,
    },
    {
      ...rising,
      subject: "wall-sits",
      title: "Wall sits for blood pressure",
      topicId: "topic-2",
      reason: { kind: "more_posts", posts: 18, usual: 0 },
      suits: null,
    },
  ],
}

const panel = async (shown: Plan = plan) => {
  renderScreen("/app", {
    "GET /api/trending-topics": topics,
    "GET /api/user/weekly-plan": { plan: shown },
  })
  return within(await screen.findByRole("region", { name: "Topics to film this week" }))
}

test("each topic of the week says why by its counts, and leads on", async () => {
  const week = await panel()
  expect(week.getByText(/^Chosen for the week of .*November.*, the same until Sunday\.$/)).toBeVisible()
  const [first, second, third] = week.getAllByRole("listitem").map((item) => within(item))
  if (first === undefined || second === undefined || third === undefined) throw new Error("not three")
  expect(first.getByText(/^New word/)).toHaveTextContent("New word: “gummies”, in 22 of 23 posts")
  expect(first.getByText("Concerns your profession")).toBeVisible()
  expect([first, second].map((item) => item.getByText(/^[A-Z]{3,}$/).textContent)).toEqual([
    "VIRAL",
    "STEADY",
  ])
  expect(first.getByRole("link", { name: rising.title })).toHaveAttribute("href", "/app?topicId=topic-1")
  expect(second.getByText(/^12 of/)).toHaveTextContent(
    "12 of 30 posts in 7 days ask or answer: “Should I keep running?”",
  )
  expect(second.queryByText("Concerns your profession")).toBeNull()
  expect(third.getByText("18 posts in three days; none would be usual")).toBeVisible()
})

test("a script of a steady question begins with its title", async () => {
  const week = await panel()
  const links = week.getAllByRole("link", { name: /^Write a script/ })
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/script-generator/topic-1",
    "/script-generator/custom?title=Knee+trouble%3A+keep+moving+or+rest%3F",
    "/script-generator/topic-2",
  ])
  renderScreen("/script-generator/custom?title=Knee%20trouble")
  expect(await screen.findByLabelText("What is it about?")).toHaveValue("Knee trouble")
})

test("a topic in another language than the screens says in which", async () => {
  const [first, second] = plan.topics
  if (first === undefined || second === undefined) throw new Error("no topics")
  const week = await panel({
    ...plan,
    topics: [
      { ...first, language: "english" },
      { ...second, language: "turkish", title: "Dizim neden ağrıyor?" },
    ],
  })
  const [own, other] = week.getAllByRole("listitem").map((item) => within(item))
  expect(own?.queryByText(/^In /)).toBeNull()
  expect(other?.getByText("In Turkish")).toBeVisible()
})

test("topics of sample data are marked", async () => {
  const week = await panel({ ...plan, sampleDate: "2026-11-20" })
  expect(week.getByText(/sample/i)).toBeVisible()
})

test("the reader's own shelf leads to the plan, with how many topics it has, and the plan to its mail", async () => {
  const week = await panel()
  expect(await screen.findByRole("link", { name: "To film this week: 3 topics" })).toHaveAttribute(
    "href",
    "/app#week",
  )
  expect(week.getByRole("link", { name: "Get it by mail on Mondays" })).toHaveAttribute(
    "href",
    "/profile#notifications",
  )
})

test("a plan that is not made yet says why, and when it comes", async () => {
  renderScreen("/app", { "GET /api/trending-topics": topics, "GET /api/user/weekly-plan": { plan: null } })
  const week = within(await screen.findByRole("region", { name: "Topics to film this week" }))
  expect(week.getByText(/^Nothing is chosen yet: there are no topics to choose from\./)).toBeVisible()
  expect(await screen.findByRole("link", { name: "To film this week: nothing yet" })).toBeVisible()
})
