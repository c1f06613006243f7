import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { nobodysTopics } from "#testing/for-you-answers.ts"
import { namedTopics, openName } from "#testing/named-answers.ts"
import { type Answers, askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topics } from "#testing/topic-answers.ts"

const both = [...topics.slice(0, 3), ...namedTopics]
const list: Answers = { "GET /api/trending-topics": both }
const first = "Magnesium for sleep: is glycinate really better than oxide?"
const line = "More posts than usual, but no question that half of them share. Read them before you film."
const toRead = "No question that half of these posts share. Read some of them before you film."

const follows = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

test("questions stand first, then what is only named under its own heading, then what is always asked", async () => {
  renderScreen("/app", list)
  const named = await screen.findByRole("region", { name: "Named more than usual" })
  expect(within(named).getByText(line)).toBeVisible()
  const questions = screen.getByRole("region", { name: "Today, all specialties" })
  const steady = await screen.findByRole("region", { name: "Steady questions" })
  expect([follows(questions, named), follows(named, steady)]).toEqual([true, true])
  expect(within(questions).getAllByRole("article")).toHaveLength(3)
  expect(within(questions).queryByText("Kale")).toBeNull()
  const names = within(named).getAllByRole("heading", { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(["Kale", "Social anxiety"])
  expect(screen.getByText("Showing 5 trending topics")).toBeVisible()
})

test("a name has its count, two posts to read and the ways to act, and no question in its place", async () => {
  renderScreen("/app", list)
  const named = within(await screen.findByRole("region", { name: "Named more than usual" }))
  const [row] = named.getAllByRole("listitem")
  if (row === undefined) throw new Error("no row")
  expect(row.textContent).toContain("5 posts in three days, usually 2")
  const posts = within(within(row).getByRole("list", { name: "Some of its posts, in our words" }))
  expect(posts.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Can it be eaten raw? r/Supplements",
    "How long does it keep? r/Supplements",
  ])
  expect(row.textContent).not.toContain("ask this")
  expect(row.querySelector("q")).toBeNull()
  expect(within(row).getByRole("button", { name: "Save: Kale" })).toBeVisible()
  expect(within(row).getByRole("button", { name: "Not for me: Kale" })).toBeVisible()
  expect(within(row).getByRole("link", { name: "Generate script: Kale" })).toHaveAttribute(
    "href",
    "/script-generator/named-1",
  )
})

test("a question that fewer ask is told with its count, before the posts and not as the topic's own", async () => {
  const question = { text: "Is it safe raw?", posts: 2, among: 5 }
  renderScreen("/app", {
    "GET /api/trending-topics": both.map((one) => (one.title === "Kale" ? { ...one, question } : one)),
  })
  const named = within(await screen.findByRole("region", { name: "Named more than usual" }))
  const [posts] = named.getAllByRole("list", { name: "Some of its posts, in our words" })
  if (posts === undefined) throw new Error("no posts")
  const said = within(posts).getAllByRole("listitem")
  expect(said.map(({ textContent }) => textContent)).toEqual([
    "Is it safe raw? 2 of 5 ask this, in our words",
    "Can it be eaten raw? r/Supplements",
    "How long does it keep? r/Supplements",
  ])
  expect(posts.querySelector("q")).toBeNull()
})

test("the dialog of a name is the same, and says plainly to read some of its posts first", async () => {
  const { user } = renderScreen("/app", {
    ...list,
    "GET /api/trending-topics/{topicId}": openName,
  })
  await user.click(await screen.findByRole("link", { name: "Kale" }))
  const dialog = within(await screen.findByRole("dialog"))
  expect(await dialog.findByRole("heading", { name: "Kale" })).toBeVisible()
  expect(dialog.getByText(toRead)).toBeVisible()
  expect(dialog.getByText("Which kind is sweetest?")).toBeVisible()
  expect(dialog.queryByText(/ask this/)).toBeNull()
  expect(dialog.getByRole("link", { name: "Generate Script" })).toHaveAttribute(
    "href",
    "/script-generator/named-1",
  )
  // Not in sight on a phone.
  expect(dialog.queryByText("4 of 5")).not.toBeNull()
})

test("the dialog of a name without angles says why there are none, under no heading", async () => {
  renderScreen("/app?topicId=named-1", {
    ...list,
    "GET /api/trending-topics/{topicId}": { ...openName, scriptAngles: [] },
  })
  const dialog = within(await screen.findByRole("dialog"))
  expect(
    await dialog.findByText(
      "We suggest no angle here: our checked evidence does not answer what these posts say. Read some of them and take yours from there.",
    ),
  ).toBeVisible()
  expect(dialog.queryByRole("heading", { name: "Content Opportunities" })).toBeNull()
  expect(dialog.queryByRole("link", { name: "Use this angle" })).toBeNull()
})

test("a name that was not opened says it too, with two posts to read", async () => {
  renderScreen("/app?topicId=named-1", {
    ...list,
    "GET /api/trending-topics/{topicId}": problem(403, "TopicNotOpened", "Open this topic first."),
  })
  const dialog = within(await screen.findByRole("dialog"))
  expect(await dialog.findByText(toRead)).toBeVisible()
  expect(dialog.getByText("Can it be eaten raw?")).toBeVisible()
})

test("the script of a name has the name as its topic", async () => {
  renderScreen("/script-generator/named-1", {
    ...list,
    "GET /api/trending-topics/{topicId}": openName,
  })
  expect((await screen.findAllByText("Kale"))[0]).toBeVisible()
})

test("where nothing is only named there is no heading for it", async () => {
  renderScreen("/app", { "GET /api/trending-topics": topics })
  expect(await screen.findByRole("link", { name: first })).toBeVisible()
  expect(screen.queryByText("Named more than usual")).toBeNull()
})

test("a day without a question says so in one line, and shows what is named and what is always asked", async () => {
  renderScreen("/app", { "GET /api/trending-topics": namedTopics })
  const today = within(await screen.findByRole("region", { name: "Today, all specialties" }))
  expect(today.getByText("None of these topics has a question that half of its posts share.")).toBeVisible()
  expect(today.queryByText(/Bars are posts a day/)).toBeNull()
  expect(screen.getByRole("link", { name: "Kale" })).toBeVisible()
  expect(await screen.findByRole("region", { name: "Steady questions" })).toBeVisible()
  expect(askedOf("POST /api/init-topics")).toEqual([])
})

test("the two lists stay apart under a filter, and the rule on the screen is of both", async () => {
  renderScreen("/app?specialty=dietitian", list)
  const named = await screen.findByRole("region", { name: "Named more than usual" })
  expect(within(named).getAllByRole("heading", { level: 3 })).toHaveLength(2)
  const rule = screen.getByRole("region", { name: "How topics are ranked" })
  expect(rule.textContent).toMatch(/^One rule\. In each list, topics in your language come first;/)
  expect(follows(named, rule)).toBe(true)
})

test("keys go from the questions on to the names, and mark them", async () => {
  const { user } = renderScreen("/app", {
    ...list,
    "PUT /api/user/topics/{themeKey}/mark": ({ params, body: { mark } }) => ({
      themeKey: params.themeKey,
      mark,
      script: null,
    }),
  })
  await screen.findByRole("link", { name: "Kale" })
  await user.keyboard("jjjj")
  expect(screen.getByRole("link", { name: "Kale" })).toHaveFocus()
  await user.keyboard("b")
  expect(await screen.findByRole("button", { name: "Save: Kale", pressed: true })).toBeVisible()
})

test("among the reader's own a name says what it is, and does not stand twice", async () => {
  const [kale] = namedTopics
  if (kale === undefined) throw new Error("no name")
  renderScreen("/app", {
    ...list,
    "GET /api/user/topics": {
      ...nobodysTopics,
      profession: "dietitian",
      specialties: ["dietitian"],
      topics: [{ topic: kale, why: [{ kind: "profession", specialty: "dietitian" }] }],
    },
  })
  const shelf = within(await screen.findByRole("region", { name: "For you, dietitian" }))
  expect(shelf.getByText(toRead)).toBeVisible()
  expect(shelf.getByText("Can it be eaten raw?")).toBeVisible()
  const named = within(screen.getByRole("region", { name: "Named more than usual" }))
  expect(named.queryByRole("link", { name: "Kale" })).toBeNull()
})
