import { screen, within } from "@testing-library/react"
import { HttpResponse } from "msw/http"
import { expect, test, vi } from "vitest"
import { script, scripts } from "#testing/answers.ts"
import { type Answers, askedOf, noConnection } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const shown = (answer: Answers["GET /api/user/scripts"] = scripts, url = "/my-scripts") =>
  renderScreen(url, {
    "GET /api/user/scripts/{id}": script,
    "POST /api/user/scripts/{id}/copies": { noted: true },
    ...(answer === undefined ? {} : { "GET /api/user/scripts": answer }),
  })

test("before the first script it says what will be here, and the way to it", async () => {
  shown([])
  expect(await screen.findByRole("heading", { name: "No Scripts Yet" })).toBeVisible()
  expect(screen.getByRole("link", { name: "Generate Your First Script" })).toHaveAttribute("href", "/app")
  expect(screen.queryByRole("search")).toBeNull()
})

test("filtered to nothing says so, and cleared filters stay cleared", async () => {
  const { user, router } = shown(({ query }) => (query.q === undefined ? scripts : []))
  const find = await screen.findByRole("searchbox", { name: "Search topics and scripts" })
  await user.type(find, "zebra")
  expect(await screen.findByText("No script matches")).toBeVisible()
  expect(router.state.location.search).toEqual({ q: "zebra" })
  await user.click(screen.getByRole("button", { name: "Clear filters" }))
  expect(await screen.findByRole("list", { name: "Scripts" })).toBeVisible()
  expect(find).toHaveValue("")
  expect(router.state.location.search).toEqual({})
  // A search from another part of the page is written into the field too.
  await router.navigate({ to: "/my-scripts", search: { q: "magnesium" } })
  await expect.element(find).toHaveValue("magnesium")
})

test("a script opens above the list, is copied whole, and gives the focus back", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
  const { user, router } = shown()
  const list = within(await screen.findByRole("list", { name: "Scripts" }))
  const link = list.getByRole("link", { name: script.topicTitle })
  link.focus()
  await user.keyboard("{Enter}")
  const overlay = within(await screen.findByRole("dialog", { name: "Script" }))
  await user.click(await overlay.findByRole("button", { name: "Copy Script" }))
  expect(await screen.findByText("Script Copied!")).toBeVisible()
  const [[text] = []] = written.mock.calls
  for (const beat of script.beats) expect(text).toContain(beat.text)
  await user.keyboard("{Escape}")
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull()
  expect(router.state.location.search).toEqual({})
  await expect.element(list.getByRole("link", { name: script.topicTitle })).toHaveFocus()
  written.mockRestore()
})

test("a script with places to fill says so above the list, and is neither copied nor saved from there", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
  const beats = script.beats.map((beat, at) => (at === 0 ? { ...beat, onScreen: "[Your number]" } : beat))
  const { user } = renderScreen(`/my-scripts?script=${script.id}`, {
    "GET /api/user/scripts": scripts,
    "GET /api/user/scripts/{id}": { ...script, beats },
  })
  const overlay = within(await screen.findByRole("dialog", { name: "Script" }))
  expect(await overlay.findByText("1 blank to fill")).toBeVisible()
  expect(overlay.queryByRole("link", { name: "Download .txt" })).toBeNull()
  await user.click(overlay.getByRole("button", { name: "Copy Script" }))
  expect(await screen.findByText("Not copied")).toBeVisible()
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
})

test("a script says above the list how it stands: its fit is the one of its own page, and what is open comes first", async () => {
  const long = { ...script, words: 149, spokenSeconds: 59.6 }
  renderScreen(`/my-scripts?script=${script.id}`, {
    "GET /api/user/scripts": scripts,
    "GET /api/user/scripts/{id}": long,
  })
  const overlay = within(await screen.findByRole("dialog", { name: "Script" }))
  expect(await overlay.findByText("1.1 s too long: cut about 3 words")).toBeVisible()
  expect(overlay.getByText("Draft: 1 open point, 1.1 s too long.")).toBeVisible()
  const tools = [...overlay.getByRole("contentinfo").querySelectorAll("a, button")]
  expect(tools.map(({ textContent }) => textContent)).toEqual([
    "Teleprompter",
    "Download .txt",
    "Copy Script",
    "Open",
  ])
})

test("a checked script is there to be copied", async () => {
  const approval = {
    state: "checked",
    openPoints: 0,
    checkedAt: script.createdAt,
    checkedVersion: 1,
  } as const
  renderScreen(`/my-scripts?script=${script.id}`, {
    "GET /api/user/scripts": scripts,
    "GET /api/user/scripts/{id}": { ...script, approval },
  })
  const overlay = within(await screen.findByRole("dialog", { name: "Script" }))
  expect(await overlay.findByText(/^Checked by you, /)).toBeVisible()
  const tools = [...overlay.getByRole("contentinfo").querySelectorAll("a, button")]
  expect(tools.map(({ textContent }) => textContent)).toEqual([
    "Open",
    "Teleprompter",
    "Download .txt",
    "Copy Script",
  ])
})

test("a script about a title of one's own opens too, to be changed and checked", async () => {
  renderScreen(`/my-scripts?script=${script.id}`, {
    "GET /api/user/scripts": scripts,
    "GET /api/user/scripts/{id}": { ...script, topicId: null },
  })
  const overlay = within(await screen.findByRole("dialog", { name: "Script" }))
  expect(await overlay.findByRole("link", { name: "Open" })).toHaveAttribute(
    "href",
    `/script-generator/custom?script=${script.id}`,
  )
})

test("a card shows how the time is shared among the beats", async () => {
  shown()
  const list = within(await screen.findByRole("list", { name: "Scripts" }))
  expect(list.getAllByText("Timing: Hook 4 seconds, Do this 48 seconds. 52 of 60 seconds.")).not.toHaveLength(
    0,
  )
})

test("a card says that its script is a draft, until its words are checked", async () => {
  const [first, second] = scripts
  if (first === undefined || second === undefined) throw new Error("not two scripts")
  renderScreen("/my-scripts", {
    "GET /api/user/scripts": [
      { ...first, isChecked: false },
      { ...second, isChecked: true },
    ],
  })
  const cards = within(await screen.findByRole("list", { name: "Scripts" })).getAllByRole("article")
  expect(cards.map((card) => within(card).queryByText("Draft, not checked") !== null)).toEqual([true, false])
})

test("a script that cannot be read is counted, and the others stand", async () => {
  shown(HttpResponse.json(scripts, { headers: { "unreadable-scripts": "1" } }))
  expect(await screen.findByText(/^1 script could not be read\. It is kept/)).toBeVisible()
  expect(within(screen.getByRole("list", { name: "Scripts" })).getAllByRole("article")).toHaveLength(9)
})

test("older scripts that cannot be loaded say so; then they follow", async () => {
  let isDown = true
  const link = { link: '</api/user/scripts?cursor=next>; rel="next"' }
  const { user } = shown(({ query }) => {
    if (query.cursor === undefined) return HttpResponse.json(scripts.slice(0, 4), { headers: link })
    return isDown ? noConnection() : scripts.slice(4)
  })
  await user.click(await screen.findByRole("button", { name: "Show older scripts" }))
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Older scripts could not be loaded. Please try again.",
  )
  isDown = false
  await user.click(screen.getByRole("button", { name: "Show older scripts" }))
  expect(await screen.findByText("Showing 9 scripts")).toBeVisible()
  expect(screen.queryByRole("alert")).toBeNull()
  expect(askedOf("GET /api/user/scripts").map(({ query }) => query.cursor)).toEqual([
    undefined,
    "next",
    "next",
  ])
})
