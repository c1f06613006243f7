import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { namedTopics } from "#testing/named-answers.ts"
import { problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { dayBefore, topics } from "#testing/topic-answers.ts"

const toRead = "No question that half of these posts share. Read some of them before you film."
const visitor = { "GET /api/user": problem(401, "NotSignedIn", "Sign in first.") } as const
const marked = {
  themeKey: "kale",
  mark: "saved",
  script: null,
  markedAt: "2026-11-05T12:00:00.000Z",
  topicId: "named-1",
  title: "Kale",
  statesQuestion: false,
  language: "english",
  updatedAt: "2026-11-12T12:00:00.000Z",
  isCurrent: true,
  sampleDate: null,
} as const
const plan: NonNullable<SuccessOf<"GET /api/user/weekly-plan">["plan"]> = {
  week: "2026-11-23",
  language: "english",
  sampleDate: null,
  topics: [
    {
      subject: "kale",
      title: "Kale",
      namesOnly: true,
      topicId: "named-1",
      reason: { kind: "more_posts", posts: 5, usual: 2 },
      suits: null,
      angle: null,
    },
  ],
}

test("a found name says what it is, and shows two of its posts", async () => {
  const found = [...topics.slice(0, 1), ...namedTopics].map((topic) => ({
    ...topic,
    day: dayBefore(1),
    isCurrent: false,
  }))
  renderScreen("/app?q=kale", {
    "GET /api/trending-topics": topics,
    "GET /api/topics/search": { topics: found, next: null, own: [] },
  })
  const list = await screen.findByRole("list", { name: "Topics with “kale”" })
  const said = within(list)
    .getAllByText(/posts? in the three days/)
    .map(({ textContent }) => textContent.startsWith("Named more than usual. "))
  expect(said).toEqual([false, true, true])
  expect(within(list).getAllByText("Can it be eaten raw?")).toHaveLength(2)
})

test("the page of a name without angles has no heading over none", async () => {
  const [kale] = namedTopics
  if (kale === undefined) throw new Error("no name")
  const page = (scriptAngles: readonly string[]) => ({
    ...visitor,
    "GET /api/public/topics/{slug}": { ...kale, scriptAngles, day: "2026-11-20", isCurrent: true },
  })
  const { unmount } = renderScreen("/topics/kale", page(["Raw or cooked: what was found"]))
  expect(await screen.findByRole("heading", { name: "Content Opportunities" })).toBeVisible()
  unmount()
  renderScreen("/topics/kale", page([]))
  expect(await screen.findByRole("heading", { level: 1, name: "Kale" })).toBeVisible()
  expect(screen.queryByRole("heading", { name: "Content Opportunities" })).toBeNull()
})

test("on the front page a topic without angles has no general ones", async () => {
  const bare = namedTopics.map((topic) => ({ ...topic, scriptAngles: [] }))
  renderScreen("/", { ...visitor, "GET /api/public/trending": [...topics.slice(0, 2), ...bare] })
  const trending = within(await screen.findByRole("region", { name: "Trending today" }))
  expect(await trending.findByRole("heading", { level: 3, name: "Kale" })).toBeVisible()
  expect(trending.getAllByRole("heading", { level: 4, name: "Script angles" })).toHaveLength(1)
})

test("a saved name says what it is", async () => {
  const other = { ...marked, themeKey: "oats", topicId: "oats", title: "Oats or rice?", statesQuestion: true }
  renderScreen("/app?show=saved", {
    "GET /api/trending-topics": topics,
    "GET /api/user/marked-topics": ({ query }) => ({
      topics: query.mark === "saved" ? [marked, other] : [],
      nextCursor: null,
    }),
  })
  const saved = within(await screen.findByRole("region", { name: "Saved topics" }))
  expect(await saved.findByText("Named more than usual. Saved on 5 Nov. Among today’s topics.")).toBeVisible()
  expect(saved.getByText("Saved on 5 Nov. Among today’s topics.")).toBeVisible()
})

test("a planned name asks to read its posts first", async () => {
  renderScreen("/app", { "GET /api/trending-topics": topics, "GET /api/user/weekly-plan": { plan } })
  const week = within(await screen.findByRole("region", { name: "Topics to film this week" }))
  expect(week.getByRole("link", { name: "Kale" })).toBeVisible()
  expect(week.getByText(toRead)).toBeVisible()
})

test("visitors meet the questions first, the names below, and a name's own page by its count", async () => {
  renderScreen("/guest-preview", {
    ...visitor,
    "GET /api/trending-topics": [...topics.slice(0, 2), ...namedTopics],
  })
  const questions = await screen.findByRole("list", { name: "Trending topics" })
  expect(within(questions).getAllByRole("article")).toHaveLength(2)
  const named = within(screen.getByRole("region", { name: "Named more than usual" }))
  expect(named.getByRole("link", { name: "Kale" })).toHaveAttribute("href", "/topics/kale")
  expect(named.getByRole("link", { name: "Generate script: Kale" })).toHaveAttribute(
    "href",
    "/auth?topicId=named-1",
  )
})

test("a day of names alone says so to visitors", async () => {
  renderScreen("/guest-preview", { ...visitor, "GET /api/trending-topics": namedTopics })
  expect(
    await screen.findByText("None of these topics has a question that half of its posts share."),
  ).toBeVisible()
  expect(screen.getByRole("link", { name: "Kale" })).toBeVisible()
})

test("the page of a name is called by its count", async () => {
  const [kale] = namedTopics
  if (kale === undefined) throw new Error("no name")
  renderScreen("/topics/kale", {
    ...visitor,
    "GET /api/public/topics/{slug}": { ...kale, day: "2026-11-20", isCurrent: true },
  })
  expect(await screen.findByRole("heading", { level: 1, name: "Kale" })).toBeVisible()
  expect(screen.getByText(toRead)).toBeVisible()
  expect(document.title).toMatch(/^Kale: 5 posts in three days, usually 2\b/)
})

test("the front page shows questions, and a name only where they are too few", async () => {
  // In another language's list a name may stand before a question.
  renderScreen("/", { ...visitor, "GET /api/public/trending": [...namedTopics, ...topics.slice(0, 5)] })
  const trending = within(await screen.findByRole("region", { name: "Trending today" }))
  expect((await trending.findAllByRole("article")).length).toBe(4)
  expect(screen.queryByText("Kale")).toBeNull()
})

test("with too few questions names fill up the front page, and the card that explains is a question's", async () => {
  renderScreen("/", { ...visitor, "GET /api/public/trending": [...namedTopics, ...topics.slice(0, 2)] })
  const trending = within(await screen.findByRole("region", { name: "Trending today" }))
  expect(
    (await trending.findAllByRole("heading", { level: 3 })).map(({ textContent }) => textContent),
  ).toEqual([topics[1]?.title, "Kale", "Social anxiety"])
  const how = within(screen.getByRole("region", { name: "How It Works" }))
  expect(how.queryByText(toRead)).toBeNull()
  expect(how.getByText(String(topics[1]?.title))).toBeVisible()
})
