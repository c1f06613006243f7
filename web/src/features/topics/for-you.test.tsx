import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { nobodysTopics } from "#testing/for-you-answers.ts"
import { type Answers, askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topics } from "#testing/topic-answers.ts"

const list: Answers = { "GET /api/trending-topics": topics }
const put = "PUT /api/user/topics/{themeKey}/mark"
const taken = "DELETE /api/user/topics/{themeKey}/mark"

const at = (place: number) => {
  const topic = topics[place]
  if (topic === undefined) throw new Error("no such topic")
  return topic
}
const wallSits = at(5)
const statins = at(7)

/** A server that keeps what it is told. */
const keeping: Answers = {
  [put]: ({ params, body: { mark } }) => ({ themeKey: params.themeKey, mark, script: null }),
  [taken]: ({ params }) => ({
    themeKey: params.themeKey,
    mark: null,
    script: null,
  }),
}

const mine: Answers = {
  "GET /api/user/topics": {
    ...nobodysTopics,
    profession: "dietitian",
    specialties: ["dietitian"],
    written: 2,
    saved: 1,
    topics: [
      { topic: wallSits, why: [{ kind: "profession", specialty: "dietitian" }] },
      {
        topic: statins,
        why: [
          {
            kind: "near_script",
            shared: { by: "subject", name: "metformin" },
            writtenAt: "2026-11-03T12:00:00.000Z",
          },
        ],
      },
    ],
    own: [
      {
        themeKey: statins.themeKey,
        mark: "saved",
        script: { id: "script-9", writtenAt: "2026-11-03T12:00:00.000Z" },
      },
    ],
  },
}

test("the foot counts the day's topics as the head does, and says how many of the person's own stand beyond them", async () => {
  const day = topics.filter(({ id }) => id !== statins.id)
  renderScreen("/app", { ...list, ...mine, "GET /api/trending-topics": day })
  expect(await screen.findByText(new RegExp(`^${day.length} topics from`))).toBeVisible()
  expect(await screen.findByText(`Showing ${day.length} trending topics and 1 more for you`)).toBeVisible()
})

test("the page starts from the person: their topics first, each with why, and the rest below", async () => {
  renderScreen("/app", { ...list, ...mine })
  const shelf = within(await screen.findByRole("region", { name: "For you, dietitian" }))
  expect(shelf.getByText(/^From your profile, 2 scripts, 1 saved topic:/)).toBeVisible()
  expect(shelf.getByText("Matches dietetics")).toBeVisible()
  expect(shelf.getByText(/^Shares/)).toHaveTextContent("Shares “metformin” with your script of 3 Nov")
  expect(shelf.getByRole("link", { name: "You wrote a script about this" })).toHaveAttribute(
    "href",
    "/my-scripts?script=script-9",
  )
  const rest = within(screen.getByRole("list", { name: "Trending topics" }))
  expect(rest.getAllByRole("heading", { level: 3 })).toHaveLength(topics.length - 2)
  expect(rest.queryByRole("link", { name: wallSits.title })).toBeNull()
  expect(screen.getByText(/^2 topics of this list stand above\./)).toBeVisible()
})

test("all topics stand in the general order, as everybody has them", async () => {
  const { user, router } = renderScreen("/app", { ...list, ...mine })
  await user.click(await screen.findByRole("radio", { name: "All topics" }))
  expect(router.state.location.search).toEqual({ show: "all" })
  expect(screen.queryByRole("region", { name: /^For you/ })).toBeNull()
  const all = within(await screen.findByRole("list", { name: "Trending topics" }))
  expect(all.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual(
    topics.map(({ title }) => title),
  )
})

test("who has said nothing is asked what they do, above the general list", async () => {
  renderScreen("/app", list)
  const shelf = within(await screen.findByRole("region", { name: "For you" }))
  expect(shelf.getByRole("link", { name: "Set your profession" })).toHaveAttribute("href", "/profile")
  const all = within(screen.getByRole("list", { name: "Trending topics" }))
  expect(all.getAllByRole("heading", { level: 3 })).toHaveLength(topics.length)
})

test("topics that only their language brings are told by it, and by no script", async () => {
  renderScreen("/app", {
    ...list,
    "GET /api/user/topics": {
      ...nobodysTopics,
      topics: [{ topic: wallSits, why: [{ kind: "language", language: "english" }] }],
    },
  })
  await screen.findByText(/^Topics in your language\./)
  expect(screen.queryByText(/near to your own/)).toBeNull()
})

test("a list of one's own that cannot be had leaves the general one", async () => {
  renderScreen("/app", { ...list, "GET /api/user/topics": problem(503, "Outage", "No database.") })
  const all = within(await screen.findByRole("list", { name: "Trending topics" }))
  expect(all.getAllByRole("heading", { level: 3 })).toHaveLength(topics.length)
})

test("saving is pressed, told with a way back, and taken back by the same button", async () => {
  const { user } = renderScreen("/app", { ...list, ...keeping })
  const save = await screen.findByRole("button", { name: `Save: ${wallSits.title}` })
  expect(save).toHaveAttribute("aria-pressed", "false")
  await user.click(save)
  expect(save).toHaveAttribute("aria-pressed", "true")
  expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible()
  await waitFor(() => expect(askedOf(put).map(({ body }) => body)).toEqual([{ mark: "saved" }]))
  await user.click(save)
  await waitFor(() => expect(save).toHaveAttribute("aria-pressed", "false"))
  await waitFor(() => expect(askedOf(taken)).toHaveLength(1))
})

test("put aside, a topic leaves the shelf with a way back in its place, and takes the focus there", async () => {
  const { user } = renderScreen("/app", { ...list, ...mine, ...keeping })
  await user.click(await screen.findByRole("button", { name: `Not for me: ${wallSits.title}` }))
  const shelf = within(screen.getByRole("region", { name: "For you, dietitian" }))
  const back = await shelf.findByRole("button", { name: `Bring it back: ${wallSits.title}` })
  expect(shelf.queryByRole("link", { name: wallSits.title })).toBeNull()
  await waitFor(() => expect(back).toHaveFocus())
  await user.keyboard("{Enter}")
  expect(await shelf.findByRole("link", { name: wallSits.title })).toBeVisible()
  await waitFor(() => expect(askedOf(taken)).toHaveLength(1))
})

test("in the general list it stays, and says so; Undo makes it as it was before", async () => {
  const { user } = renderScreen("/app", { ...list, ...keeping })
  const aside = await screen.findByRole("button", { name: `Not for me: ${statins.title}` })
  await user.click(aside)
  expect(await screen.findByText(/^Not for you: it stays out/)).toBeVisible()
  expect(screen.getByRole("link", { name: statins.title })).toBeVisible()
  await user.click(await screen.findByRole("button", { name: "Undo" }))
  await waitFor(() => expect(aside).toHaveAttribute("aria-pressed", "false"))
})

test("what could not be kept is as it was, and said", async () => {
  const { user } = renderScreen("/app", { ...list, [put]: problem(503, "Outage", "No database.") })
  const save = await screen.findByRole("button", { name: `Save: ${wallSits.title}` })
  await user.click(save)
  expect(await screen.findByText("That was not saved")).toBeVisible()
  expect(save).toHaveAttribute("aria-pressed", "false")
})

test("b saves and x puts aside the card in focus, and the open topic", async () => {
  const { user } = renderScreen("/app", {
    ...list,
    ...keeping,
    "GET /api/trending-topics/{topicId}": problem(403, "TopicNotOpened", "Open this topic first."),
  })
  await screen.findByRole("link", { name: at(0).title })
  await user.keyboard("jjb")
  await waitFor(() =>
    expect(screen.getByRole("button", { name: `Save: ${at(1).title}` })).toHaveAttribute(
      "aria-pressed",
      "true",
    ),
  )
  await user.keyboard("x")
  await waitFor(() =>
    expect(askedOf(put).map(({ body }) => body)).toEqual([{ mark: "saved" }, { mark: "not_for_me" }]),
  )
  expect(screen.getByRole("button", { name: `Save: ${at(1).title}` })).toHaveAttribute(
    "aria-pressed",
    "false",
  )

  await user.click(screen.getByRole("link", { name: at(0).title }))
  const dialog = within(await screen.findByRole("dialog"))
  const save = await dialog.findByRole("button", { name: `Save: ${at(0).title}` })
  await user.keyboard("b")
  await waitFor(() => expect(save).toHaveAttribute("aria-pressed", "true"))
})

const marked = (themeKey: string, mark: "saved" | "not_for_me", isCurrent: boolean) => ({
  themeKey,
  mark,
  script: null,
  markedAt: "2026-11-05T12:00:00.000Z",
  topicId: `topic-${themeKey}`,
  title: `About ${themeKey}`,
  language: "english" as const,
  updatedAt: "2026-11-12T12:00:00.000Z",
  isCurrent,
  statesQuestion: true,
  sampleDate: null,
})

test("the saved shelf comes page by page, and what was put aside can be brought back there", async () => {
  const { user } = renderScreen("/app?show=saved", {
    ...list,
    ...keeping,
    "GET /api/user/marked-topics": ({ query }) =>
      query.mark === "not_for_me"
        ? { topics: [marked("gainers", "not_for_me", true)], nextCursor: null }
        : query.cursor === undefined
          ? { topics: [marked("oats", "saved", true)], nextCursor: "next" }
          : { topics: [marked("rice", "saved", false)], nextCursor: null },
  })
  const saved = within(await screen.findByRole("region", { name: "Saved topics" }))
  expect(await saved.findByText("Saved on 5 Nov. Among today’s topics.")).toBeVisible()
  await user.click(saved.getByRole("button", { name: "Show more" }))
  expect(await saved.findByText("Saved on 5 Nov. Last among the topics on 12 Nov.")).toBeVisible()
  expect(saved.queryByRole("button", { name: "Show more" })).toBeNull()

  const aside = within(screen.getByRole("region", { name: "Not for me" }))
  await user.click(await aside.findByRole("button", { name: "Bring it back: About gainers" }))
  expect(await aside.findByRole("button", { name: "Not for me: About gainers" })).toHaveAttribute(
    "aria-pressed",
    "false",
  )
})

test("nothing saved says how to save", async () => {
  renderScreen("/app?show=saved", list)
  expect(await screen.findByText(/^Nothing saved yet\. The bookmark on a topic/)).toBeVisible()
  expect(screen.getByText("Nothing is put aside.")).toBeVisible()
})
