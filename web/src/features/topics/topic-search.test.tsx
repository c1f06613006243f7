import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { type Answers, askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { foundTopics } from "#testing/search-answers.ts"
import { topicAt, topics } from "#testing/topic-answers.ts"

const search = "GET /api/topics/search"
const list: Answers = { "GET /api/trending-topics": topics }
const [magnesium, creatine, zone] = foundTopics
if (magnesium === undefined || creatine === undefined || zone === undefined)
  throw new Error("three are needed")

/** Two pages for “gl”, one topic for “creatine”, nothing for another word. */
const finding: Answers = {
  ...list,
  [search]: ({ query: { q, cursor } }) => {
    if (q === "creatine") return { topics: [creatine], next: null, own: [] }
    if (q !== "gl") return { topics: [], next: null, own: [] }
    return cursor === undefined
      ? { topics: [magnesium], next: "after-1", own: [] }
      : { topics: [zone], next: null, own: [] }
  },
}
const field = () => screen.findByRole("searchbox", { name: "Search topics of 90 days" })
const heard = (text: string) => screen.findByText(text, { selector: "output *" })

test("the key / leads to the field, and what is typed is searched for once, when the typing pauses", async () => {
  const { user, router } = renderScreen("/app", finding)
  const box = await field()
  await screen.findByRole("list", { name: "Trending topics" })
  await user.keyboard("/")
  expect(box).toHaveFocus()
  await user.keyboard("creatine")
  const found = within(await screen.findByRole("region", { name: "Topics with “creatine”" }))
  expect(await found.findByRole("link", { name: creatine.title })).toHaveAttribute("data-topic", creatine.id)
  expect(await heard("1 topic found")).toBeInTheDocument()
  expect(askedOf(search).map(({ query }) => query.q)).toEqual(["creatine"])
  expect(router.state.location.search).toEqual({ q: "creatine" })
  expect(screen.queryByRole("list", { name: "Trending topics" })).toBeNull()
})

test("the step back leads from what was found to the lists, and empties the field", async () => {
  const { user, router } = renderScreen("/app", finding)
  await user.type(await field(), "creatine")
  await screen.findByRole("region", { name: "Topics with “creatine”" })
  router.history.back()
  expect(await screen.findByRole("list", { name: "Trending topics" })).toBeVisible()
  expect(await field()).toHaveValue("")
})

test("an address with words shows what they find, page by page", async () => {
  const { user } = renderScreen("/app?q=gl", finding)
  expect(await field()).toHaveValue("gl")
  const found = within(await screen.findByRole("region", { name: "Topics with “gl”" }))
  expect(await heard("The newest topic found; there are more")).toBeInTheDocument()
  await user.click(found.getByRole("button", { name: "Show more" }))
  expect(await found.findByRole("link", { name: zone.title })).toBeVisible()
  expect(found.getByRole("link", { name: magnesium.title })).toBeVisible()
  expect(askedOf(search).map(({ query }) => query.cursor)).toEqual([undefined, "after-1"])
  expect(await heard("2 topics found")).toBeInTheDocument()
  expect(found.queryByRole("button", { name: "Show more" })).toBeNull()
})

test("a found topic opens above what was found, and closed, the search is still there", async () => {
  const { user, router } = renderScreen("/app?q=gl", {
    ...finding,
    "POST /api/trending-topics/{topicId}/views": ({ params }) => ({ topicId: params.topicId, counted: true }),
    "GET /api/trending-topics/{topicId}": problem(403, "TopicNotOpened", "Open this topic first."),
  })
  await user.click(await screen.findByRole("link", { name: magnesium.title }))
  const dialog = within(await screen.findByRole("dialog"))
  expect(await dialog.findByText("1 of 1")).toBeInTheDocument()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(router.state.location.search).toEqual({ q: "gl" }))
  expect(await screen.findByRole("region", { name: "Topics with “gl”" })).toBeVisible()
})

test("nothing found: the words are named, and the ways on are the day's topics and a script of one's own", async () => {
  const { user, router } = renderScreen("/app?q=xylitol", finding)
  expect(await screen.findByRole("heading", { name: "No topic has “xylitol”" })).toBeVisible()
  expect(await heard("No topic found for “xylitol”")).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Write a script about “xylitol”" })).toHaveAttribute(
    "href",
    "/script-generator/custom?title=xylitol",
  )
  await user.click(screen.getByRole("button", { name: "Back to today’s topics" }))
  expect(await screen.findByRole("list", { name: "Trending topics" })).toBeVisible()
  expect(router.state.location.search).toEqual({})
})

test("a search that failed says so, keeps the words, and finds on the second try", async () => {
  const { user } = renderScreen("/app?q=creatine", {
    ...list,
    [search]: ({ turn }) =>
      turn === 1 ? problem(503, "Outage", "No database.") : { topics: [creatine], next: null, own: [] },
  })
  const alert = within(await screen.findByRole("alert"))
  expect(alert.getByText("No database.")).toBeVisible()
  expect(await field()).toHaveValue("creatine")
  await user.click(alert.getByRole("button", { name: "Try again" }))
  expect(await screen.findByRole("link", { name: creatine.title })).toBeVisible()
})

test("more words than the server takes are cut", async () => {
  renderScreen(`/app?q=${"a".repeat(130)}`, finding)
  await screen.findByRole("heading", { name: /^No topic has/ })
  expect(askedOf(search).map(({ query }) => query.q)).toEqual(["a".repeat(100)])
})

const mine = {
  ...list,
  [search]: {
    topics: [magnesium, creatine, zone],
    next: null,
    own: [
      { themeKey: magnesium.themeKey, mark: "saved", script: null },
      {
        themeKey: creatine.themeKey,
        mark: null,
        script: { id: "script-1", writtenAt: "2026-11-03T08:00:00.000Z" },
      },
    ],
  },
  "PUT /api/user/topics/{themeKey}/mark": ({ params }) => ({
    themeKey: params.themeKey,
    mark: "saved",
    script: null,
  }),
} satisfies Answers
const rowOf = async (title: string) => {
  const row = (await screen.findByRole("link", { name: title })).closest("li")
  if (row === null) throw new Error("no row")
  return within(row)
}

test("a found row says what its reader did with it, when it trended and how many posts there were", async () => {
  renderScreen("/app?q=gl", mine)
  const first = await rowOf(magnesium.title)
  expect(first.getByRole("button", { name: `Save: ${magnesium.title}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  )
  expect(
    first.getByText(
      /^\d+ posts in the three days up to .+, usually \d+(?:\.\d)?\. .+ Among today.s topics\.$/,
    ),
  ).toBeVisible()
  expect(first.getByText("VIRAL")).toBeVisible()
  const second = await rowOf(creatine.title)
  expect(second.getByRole("link", { name: "You wrote a script about this" })).toHaveAttribute(
    "href",
    expect.stringContaining("/my-scripts?script=script-1"),
  )
  expect(second.getByRole("button", { name: `Not for me: ${creatine.title}` })).toHaveAttribute(
    "aria-pressed",
    "false",
  )
})

test("a found row is acted on by keys alone: down from the field, saved, put aside, written about", async () => {
  const { user, router } = renderScreen("/app?q=gl", {
    ...mine,
    "GET /api/trending-topics/{topicId}": topicAt(2),
  })
  await screen.findByRole("link", { name: zone.title })
  await user.click(await field())
  await user.keyboard("{ArrowDown}")
  expect(screen.getByRole("link", { name: magnesium.title })).toHaveFocus()
  await user.keyboard("jj")
  expect(screen.getByRole("link", { name: zone.title })).toHaveFocus()
  await user.keyboard("b")
  await waitFor(() => expect(askedOf("PUT /api/user/topics/{themeKey}/mark")).toHaveLength(1))
  expect(await screen.findByRole("button", { name: `Save: ${zone.title}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  )
  await user.keyboard("s")
  await waitFor(() => expect(router.state.location.pathname).toBe(`/script-generator/${zone.id}`))
  // The page it leads to asks for the topic.
  await waitFor(() =>
    expect(askedOf("GET /api/trending-topics/{topicId}").map(({ params }) => params.topicId)).toEqual([
      zone.id,
    ]),
  )
  expect(await screen.findByRole("button", { name: "Generate Script" })).toBeVisible()
})
