import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { script } from "#testing/answers.ts"
import { askedOf, noConnection, problem } from "#testing/network.ts"
import { points, review } from "#testing/review-answers.ts"
import { type Answers } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

const patch = "PATCH /api/user/scripts/{id}/beats/{beat}"
const settle = "POST /api/user/scripts/{id}/points/{point}"
const approve = "POST /api/user/scripts/{id}/approval"
const hookWords = "Magnesium not helping you sleep? Turn the bottle around."

const open = (answers: Answers = {}) =>
  renderScreen(`/script-generator/topic-1?script=${script.id}`, {
    "GET /api/trending-topics/{topicId}": topicAt(0),
    "GET /api/user/scripts/{id}": script,
    ...answers,
  })

/** The review after a change: the next version, with these words in its first beat. */
const edited = (text: string, version = 2): typeof review => ({
  ...review,
  script: {
    ...review.script,
    version,
    beats: review.script.beats.map((beat, at) =>
      at === 0 ? { ...beat, text, said: [{ text, findings: [], from: "own" as const }] } : beat,
    ),
  },
})

/** The print sheet says the same words, and so does what is still being written. */
const onSheet = (words: string) =>
  within(screen.getByRole("tabpanel")).findByText(words, { ignore: "textarea, script, style" })

const write = async (user: ReturnType<typeof open>["user"], words: string) => {
  await user.click(await screen.findByRole("button", { name: "Edit Hook" }))
  const area = screen.getByRole("textbox", { name: "Words of the beat Hook" })
  await user.clear(area)
  await user.type(area, words)
  return area
}

test("a beat is written in its place and saved with the version that was seen; the focus returns to its button", async () => {
  const { user } = open({ [patch]: edited("Read the label first.") })
  const area = await write(user, "Read the label first.")
  await user.type(area, "{Control>}{Enter}{/Control}")
  await waitFor(() => expect(screen.queryByRole("textbox", { name: /Words of the beat/ })).toBeNull())
  expect(await onSheet("Read the label first.")).toBeVisible()
  await waitFor(() => expect(screen.getByRole("button", { name: "Edit Hook" })).toHaveFocus())
  const [asked] = askedOf(patch)
  expect(asked?.params).toEqual({ id: script.id, beat: "0" })
  expect(asked?.body).toEqual({ version: 1, change: { text: "Read the label first." } })
  expect(asked?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/)
})

test("a place on the screen is filled in at its point", async () => {
  const [point] = points
  if (point === undefined) throw new Error("no point")
  const blank = {
    ...point,
    id: "blank-shown",
    kind: "blank" as const,
    beat: 1,
    sentence: null,
    text: "[One number]",
    severity: "block" as const,
    needsOtherWords: true,
  }
  const { user } = open({
    "GET /api/user/scripts/{id}/review": { ...review, points: [blank] },
    [patch]: { ...review, points: [] },
  })
  const words = await screen.findByRole("textbox", { name: "Words on the screen" })
  await user.clear(words)
  await user.type(words, "7 in 10")
  await user.click(screen.getByRole("button", { name: "Save these words" }))
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Words on the screen" })).toBeNull())
  const [asked] = askedOf(patch)
  expect(asked?.params).toEqual({ id: script.id, beat: "1" })
  expect(asked?.body).toEqual({ version: 1, change: { onScreen: "7 in 10" } })
})

test("Ctrl and Enter in a beat saves it and never generates a script", async () => {
  const { user } = open({ [patch]: edited("Short.") })
  const area = await write(user, "Short.")
  await user.type(area, "{Control>}{Enter}{/Control}")
  await waitFor(() => expect(askedOf(patch)).toHaveLength(1))
  expect(askedOf("POST /api/generate-script")).toEqual([])
})

test("while a beat is typed, its points and its fit follow the words", async () => {
  const { user } = open()
  await write(user, "Magnesium cures insomnia in every adult")
  expect(await screen.findByText(/Shown as you type/)).toBeVisible()
  const list = screen.getByRole("region", { name: "Check before you film" })
  await waitFor(() => expect(within(list).getAllByText(/Magnesium cures insomnia/).length).toBeGreaterThan(0))
  expect(screen.getByText(/^6 words,/)).toBeVisible()
  expect(screen.queryByRole("button", { name: "Use this wording" })).toBeNull()
})

test("a script that was changed elsewhere is not overwritten, and what was typed stays", async () => {
  let isNewer = false
  const { user } = open({
    "GET /api/user/scripts/{id}/review": () => (isNewer ? edited("From the other window.", 5) : review),
    [patch]: ({ turn }) =>
      turn === 1
        ? problem(409, "ScriptChangedElsewhere", "The script is at version 5.", {
            errors: [{ field: "version", message: "The script is at version 5." }],
          })
        : edited("My own words.", 6),
  })
  await write(user, "My own words.")
  isNewer = true
  await user.click(screen.getByRole("button", { name: "Done" }))
  expect((await screen.findByRole("alert")).textContent).toContain("changed in another window")
  expect(screen.getByRole("textbox", { name: /Words of the beat/ })).toHaveValue("My own words.")
  await user.click(screen.getByRole("button", { name: "Load the newest script" }))
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
  expect(screen.getByRole("textbox", { name: /Words of the beat/ })).toHaveValue("My own words.")
  await user.click(screen.getByRole("button", { name: "Done" }))
  expect(await onSheet("My own words.")).toBeVisible()
  expect(askedOf(patch).map(({ body }) => body.version)).toEqual([1, 5])
})

test("without a connection what was typed stays, and the same click is sent again with its key", async () => {
  const { user } = open({ [patch]: ({ turn }) => (turn === 1 ? noConnection() : edited("Kept words.")) })
  await write(user, "Kept words.")
  await user.click(screen.getByRole("button", { name: "Done" }))
  expect((await screen.findByRole("alert")).textContent).toContain("It was not saved")
  await user.click(screen.getByRole("button", { name: "Done" }))
  expect(await onSheet("Kept words.")).toBeVisible()
  const keys = askedOf(patch).map(({ headers }) => headers.get("idempotency-key"))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test("the last change is undone: by the version before, or by its words where the plan keeps no versions", async () => {
  const restore = "POST /api/user/scripts/{id}/restore"
  const { user, unmount } = open({ [patch]: edited("Other words."), [restore]: review })
  await write(user, "Other words.")
  await user.click(screen.getByRole("button", { name: "Done" }))
  await screen.findByRole("button", { name: "Undo the last change" })
  await user.keyboard("{Control>}z{/Control}")
  await waitFor(() => expect(askedOf(restore).map(({ body }) => body)).toEqual([{ version: 2, to: 1 }]))
  unmount()

  const free = (text: string, version: number) => ({ ...edited(text, version), isCustomisable: false })
  const again = open({
    "GET /api/user/scripts/{id}/review": { ...review, isCustomisable: false },
    [patch]: ({ body }) => free("text" in body.change ? body.change.text : "", body.version + 1),
  })
  const before = askedOf(patch).length
  await write(again.user, "Other words.")
  await again.user.click(screen.getByRole("button", { name: "Done" }))
  await again.user.click(await screen.findByRole("button", { name: "Undo the last change" }))
  await waitFor(() =>
    expect(
      askedOf(patch)
        .slice(before)
        .map(({ body }) => body),
    ).toEqual([
      { version: 1, change: { text: "Other words." } },
      { version: 2, change: { text: hookWords } },
    ]),
  )
})

test("a point is settled by its safer wording, and one by a reason; then the script can be called checked", async () => {
  const settled = (open: number, rest: typeof points): typeof review => ({
    ...review,
    points: rest,
    script: {
      ...review.script,
      version: 4 - open,
      approval: { ...review.script.approval, openPoints: open },
    },
  })
  const { user } = open({
    [settle]: ({ turn }) => (turn === 1 ? settled(1, points.slice(0, 1)) : settled(0, [])),
    [approve]: {
      ...review,
      points: [],
      script: {
        ...review.script,
        version: 4,
        approval: {
          state: "checked",
          openPoints: 0,
          checkedAt: new Date().toISOString(),
          checkedVersion: 4,
        },
      },
    },
  })
  expect(await screen.findByText("Draft with 2 open points")).toBeVisible()
  expect(screen.queryByRole("button", { name: "I have checked this script" })).toBeNull()
  await user.click(screen.getByRole("button", { name: "Use this wording" }))
  await waitFor(() => expect(screen.getByRole("heading", { name: "Check before you film" })).toHaveFocus())
  await user.click(screen.getByRole("button", { name: "Keep, and say why" }))
  await user.click(screen.getByRole("button", { name: "Keep with this reason" }))
  expect(screen.getByText("Say in a few words why you keep it.")).toBeVisible()
  await user.type(screen.getByLabelText("Why you keep it"), "Printed on every pack.")
  await user.click(screen.getByRole("button", { name: "Keep with this reason" }))
  await user.click(await screen.findByRole("button", { name: "I have checked this script" }))
  expect(await screen.findByRole("heading", { name: /^Checked by you, / })).toBeVisible()
  expect(askedOf(settle).map(({ params, body }) => [params.point, body.how])).toEqual([
    ["claim-laxative", { kind: "reword", text: "It draws water into the gut." }],
    ["unsupported-label", { kind: "keep", reason: "Printed on every pack." }],
  ])
})

test("what must change takes no reason, and says so in words beside its letter", async () => {
  open()
  const row = await screen.findByRole("listitem", { name: "Point B" })
  expect(within(row).getByText("Must change")).toBeVisible()
  expect(within(row).queryByRole("button", { name: "Keep, and say why" })).toBeNull()
  expect(screen.getByRole("link", { name: "Open point B" })).toHaveAttribute("href", "#point-B")
  expect(screen.getByRole("link", { name: "Source 1" })).toHaveAttribute("href", "#source-1")
})

test("a check that cannot be loaded leaves the script to read, and is asked for again", async () => {
  const { user } = open({
    "GET /api/user/scripts/{id}/review": ({ turn }) => (turn < 3 ? problem(503, "Outage", "Down.") : review),
  })
  expect(await screen.findByText("The check could not be loaded")).toBeVisible()
  expect(await onSheet(hookWords)).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  expect(await screen.findByRole("button", { name: "Edit Hook" })).toBeVisible()
})

test("a plan without customisation says what is not in it, and still edits and settles", async () => {
  open({ "GET /api/user/scripts/{id}/review": { ...review, isCustomisable: false } })
  expect(await screen.findByRole("button", { name: "Edit Hook" })).toBeVisible()
  expect(screen.getByRole("button", { name: "Use this wording" })).toBeVisible()
  expect(document.querySelectorAll("input[name=hook]")).toHaveLength(0)
  expect(screen.getByText(/Choosing among the hooks is part of a paid plan/)).toBeInTheDocument()
})

test("keys write, lock and go from point to point", async () => {
  const lockedReview = {
    ...review,
    script: {
      ...review.script,
      version: 2,
      beats: review.script.beats.map((beat, at) => (at === 1 ? { ...beat, locked: true } : beat)),
    },
  }
  const { user } = open({ [patch]: lockedReview })
  await screen.findByRole("button", { name: "Edit Hook" })
  await user.keyboard("]")
  expect(screen.getByRole("link", { name: "Open point A" })).toHaveFocus()
  await user.keyboard("]")
  expect(screen.getByRole("link", { name: "Open point B" })).toHaveFocus()
  await user.keyboard("[[")
  expect(screen.getByRole("link", { name: "Open point A" })).toHaveFocus()
  await user.keyboard("e")
  expect(screen.getByRole("textbox", { name: "Words of the beat What people say" })).toHaveFocus()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.getByRole("button", { name: "Edit What people say" })).toHaveFocus())
  await user.keyboard("l")
  expect(await screen.findByRole("button", { name: "Unlock What people say" })).toBeVisible()
  expect(askedOf(patch).map(({ body }) => body)).toEqual([{ version: 1, change: { locked: true } }])
})
