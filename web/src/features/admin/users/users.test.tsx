import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { administrator, detail, people, peopleCounts, peopleStats } from "#testing/admin-answers.ts"
import { type Answers, askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const [first, second] = people
const open = (path = "/admin", answers: Answers = {}) =>
  renderScreen(path, {
    "GET /api/user": administrator,
    "GET /api/admin/stats": peopleStats,
    "GET /api/admin/user-counts": peopleCounts,
    "GET /api/admin/users": people,
    "GET /api/admin/users/{id}": detail,
    ...answers,
  })
const table = async () => within(await screen.findByRole("table", { name: /People/ }))
const dialog = async () => within(await screen.findByRole("alertdialog"))

beforeEach(() => page.viewport(1440, 900))

test("the figures, the plans with their counts, and the people, newest first", async () => {
  open()
  await (await table()).findByRole("button", { name: first.email })
  expect(screen.getByText("112 at their script limit")).toBeVisible()
  expect(screen.getByRole("radio", { name: "All 1,284" })).toBeChecked()
  expect(screen.getByRole("radio", { name: "Starter 1,071" })).not.toBeChecked()
  expect(screen.getByText("1 to 2 of 1,284")).toBeVisible()
  expect(askedOf("GET /api/admin/users")[0]?.query).toEqual({
    sort: "joined",
    order: "desc",
    limit: "25",
    offset: "0",
  })
})

test("sorting, a plan, a state and a search are asked of the server and stand in the address", async () => {
  const { user, router } = open()
  await user.click(await (await table()).findByRole("button", { name: "Scripts" }))
  await user.click(screen.getByRole("radio", { name: /^Trial/ }))
  await user.selectOptions(screen.getByLabelText("State"), "Suspended")
  await user.type(screen.getByLabelText("Search by address, name or id"), "dr.a{Enter}")
  await waitFor(() =>
    expect(askedOf("GET /api/admin/users").at(-1)?.query).toMatchObject({
      sort: "scripts",
      order: "desc",
      tier: "trial",
      state: "suspended",
      q: "dr.a",
    }),
  )
  expect(router.state.location.search).toMatchObject({ sort: "scripts", tier: "trial", q: "dr.a" })
})

test("a search begins when the typing pauses, keeps the focus, and a step back from a person leads to what it found", async () => {
  const { user, router } = open()
  const field = await screen.findByLabelText("Search by address, name or id")
  await user.type(field, first.email)
  await waitFor(() => expect(router.state.location.search).toMatchObject({ q: first.email }))
  expect(field).toHaveFocus()
  await waitFor(() =>
    expect(askedOf("GET /api/admin/users").flatMap(({ query }) => query?.q ?? [])).toEqual([first.email]),
  )
  await user.click(await (await table()).findByRole("button", { name: first.email }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ user: first.id }))
  router.history.back()
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty("user"))
  expect(router.state.location.search).toMatchObject({ q: first.email })
  expect(field).toHaveValue(first.email)
})

test("a column can be left out", async () => {
  const { user } = open()
  const list = await table()
  await list.findByRole("columnheader", { name: "Joined" })
  await user.click(screen.getByRole("button", { name: "Columns" }))
  await user.click(screen.getByRole("checkbox", { name: "Joined" }))
  expect(list.queryByRole("columnheader", { name: "Joined" })).toBeNull()
})

test("suspending says what follows and is not done without a reason", async () => {
  const { user } = open(`/admin?user=${first.id}`, {
    "POST /api/admin/users/{id}/quotas": { ...first, isActive: false, state: "suspended" },
  })
  await user.click(await screen.findByRole("button", { name: "Suspend…" }))
  const asked = await dialog()
  expect(asked.getByText(/Goes on at the provider: Creator Pro, \$19 billed monthly/)).toBeVisible()
  await user.click(asked.getByRole("button", { name: "Suspend account" }))
  expect(await asked.findByText("Say why, in a few words.")).toBeVisible()
  expect(askedOf("POST /api/admin/users/{id}/quotas")).toHaveLength(0)
  await user.type(asked.getByLabelText("Reason, stored in the log"), "Shared by several people")
  await user.click(asked.getByRole("button", { name: "Suspend account" }))
  await waitFor(() =>
    expect(askedOf("POST /api/admin/users/{id}/quotas")).toMatchObject([
      { params: { id: first.id }, body: { isActive: false, reason: "Shared by several people" } },
    ]),
  )
})

test("below what is paid, a tier asks what becomes of the payment", async () => {
  const { user } = open(`/admin?user=${first.id}`, {
    "PATCH /api/admin/users/{id}/tier": { message: "done", cancelled: 0, kept: true },
  })
  await user.click(await screen.findByRole("button", { name: "Change tier…" }))
  const asked = await dialog()
  expect(asked.queryByLabelText("What they pay for more")).toBeNull()
  await user.selectOptions(asked.getByLabelText("Tier"), "Free")
  await user.selectOptions(asked.getByLabelText("What they pay for more"), "Keep charging for it")
  await user.type(asked.getByLabelText("Reason, stored in the log"), "Asked by mail")
  await user.click(asked.getByRole("button", { name: "Change tier" }))
  await waitFor(() =>
    expect(askedOf("PATCH /api/admin/users/{id}/tier")).toMatchObject([
      { body: { subscriptionTier: "freemium", paid: "keep", reason: "Asked by mail" } },
    ]),
  )
})

test("quotas and notes are saved together; what is no number is none", async () => {
  const { user } = open(`/admin?user=${first.id}`, { "POST /api/admin/users/{id}/quotas": first })
  const panel = within(await screen.findByRole("complementary", { name: "Person" }))
  await user.clear(await panel.findByLabelText("Extra scripts"))
  await user.clear(panel.getByLabelText("Extra topics"))
  await user.type(panel.getByLabelText("Extra topics"), "7")
  await user.type(panel.getByLabelText("Notes"), "Called.")
  await user.type(panel.getByLabelText("Reason, stored in the log"), "A conference")
  await user.click(panel.getByRole("button", { name: "Save" }))
  await waitFor(() =>
    expect(askedOf("POST /api/admin/users/{id}/quotas")).toMatchObject([
      {
        body: {
          extraScriptQuota: 0,
          extraTopicQuota: 7,
          quotaResetDate: null,
          adminNotes: "Called.",
          reason: "A conference",
        },
      },
    ]),
  )
})

test("quotas that are not saved say so, with what the server said", async () => {
  const { user } = open(`/admin?user=${first.id}`, {
    "POST /api/admin/users/{id}/quotas": problem(503, "Outage", "The database is busy."),
  })
  const panel = within(await screen.findByRole("complementary", { name: "Person" }))
  await user.type(await panel.findByLabelText("Reason, stored in the log"), "A conference")
  await user.click(panel.getByRole("button", { name: "Save" }))
  expect(await screen.findByText("Update Failed")).toBeVisible()
  expect(
    await screen.findByText("Failed to update user quotas. Please try again. The database is busy."),
  ).toBeVisible()
})

test("deleting asks in the product's words, and a refusal stays in sight", async () => {
  const { user } = open(`/admin?user=${first.id}`, {
    "DELETE /api/admin/users/{id}": problem(409, "OwnAccount", "Ask another administrator."),
  })
  await user.click(await screen.findByRole("button", { name: "Delete…" }))
  const asked = await dialog()
  expect(asked.getByText("Delete user Ada Lovelace and all their data? This cannot be undone.")).toBeVisible()
  await user.type(asked.getByLabelText("Reason, stored in the log"), "By mistake")
  await user.click(asked.getByRole("button", { name: "Delete account" }))
  expect(await asked.findByText("Ask another administrator.")).toBeVisible()
})

test("several are suspended one after the other, and what was refused is said", async () => {
  const { user } = open("/admin", {
    "POST /api/admin/users/{id}/quotas": ({ params }) =>
      params.id === first.id ? first : problem(409, "LastAdministrator", "The last one."),
  })
  const list = await table()
  await user.click(await list.findByRole("checkbox", { name: `Select ${first.email}` }))
  await user.click(list.getByRole("checkbox", { name: `Select ${second.email}` }))
  await user.click(screen.getByRole("button", { name: "Suspend…" }))
  const asked = await dialog()
  await user.type(asked.getByLabelText("Reason, stored in the log"), "Spam")
  await user.click(asked.getByRole("button", { name: "Suspend accounts" }))
  expect(await asked.findByText("1 of 2 were refused. The last one.")).toBeVisible()
})

test("the rows are walked, chosen and opened by keys", async () => {
  const { user, router } = open()
  await (await table()).findByRole("button", { name: first.email })
  await user.keyboard("j")
  await user.keyboard("x")
  expect(screen.getByText("1 selected")).toBeVisible()
  await user.keyboard("j")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(router.state.location.search).toMatchObject({ user: second.id }))
  await screen.findByRole("heading", { name: detail.user.email })
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("complementary", { name: "Person" })).toBeNull())
})

test("a list that cannot be read says so", async () => {
  const { user } = open("/admin", {
    "GET /api/admin/users": ({ turn }) => (turn === 1 ? problem(503, "Outage", "Later.") : people),
  })
  await user.click(await screen.findByRole("button", { name: "Try again" }))
  expect(await (await table()).findByRole("button", { name: first.email })).toBeVisible()
})
