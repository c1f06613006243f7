import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { administrator } from "#testing/admin-answers.ts"
import { askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const scraping = {
  recentSessions: [],
  sessions: [],
  editions: [],
  nextAt: "2026-11-21T09:00:00.000Z",
  running: null,
  takesUploads: true,
}

const upload = (at: number) => ({
  id: `0190f1a0-0000-7000-8000-0000000000${10 + at}`,
  by: administrator.id,
  byEmail: administrator.email,
  why: "Asked in October",
  file: `week-${at}.csv`,
  communities: 2,
  posts: 1_200,
  stored: 7,
  leaving: 6,
  staying: 1,
  takenBack: null,
  at: `2026-11-20T09:${59 - at}:00.000Z`,
})

const answers = {
  "GET /api/user": administrator,
  "GET /api/admin/analytics/scraping": scraping,
  "GET /api/admin/subreddits": [],
  "GET /api/admin/actions": [],
  "GET /api/admin/uploads": [],
}

const csv = new File(["community,title,created_at,url\nClinic,Zinc,yesterday,x"], "october.csv", {
  type: "text/csv",
})

test("a file is handed over with its reason; rows at fault are listed, and what came of it is told", async () => {
  const faults = ["Row 2: title is missing", "Row 9: url is too long"]
  const { user } = renderScreen("/admin?tab=scraping", {
    ...answers,
    "POST /api/admin/uploads": ({ turn }) =>
      turn === 1
        ? problem(422, "UploadRefused", "Nothing was stored.", {
            errors: faults.map((message, at) => ({ field: `rows.${at}.title`, message })),
          })
        : { id: upload(1).id, communities: ["upload:Clinic"], posts: 3, stored: 1 },
  })
  await user.click(await screen.findByRole("button", { name: "Upload posts…" }))
  const dialog = within(await screen.findByRole("dialog"))
  const field = dialog.getByLabelText("File")
  expect(field).toHaveAccessibleDescription(expect.stringContaining("At most 10 MB"))
  await user.upload(field, csv)
  expect(await dialog.findByText("Read as a CSV with a header line")).toBeVisible()
  await user.type(dialog.getByLabelText("Why"), "Asked in October")
  await user.click(dialog.getByRole("button", { name: "Upload" }))
  const told = within(await dialog.findByRole("alert"))
  expect(told.getByText("Nothing was stored.")).toBeVisible()
  expect(told.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(faults)
  await user.upload(
    field,
    new File(['[{"community":"Clinic"}]'], "october.json", { type: "application/json" }),
  )
  expect(await dialog.findByText("Read as a JSON list")).toBeVisible()
  expect(dialog.queryByRole("alert")).toBeNull()
  await user.click(dialog.getByRole("button", { name: "Upload" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(await screen.findByText("3 posts, 1 of them new, in 1 community.")).toBeVisible()
  const [first, second] = askedOf("POST /api/admin/uploads")
  expect(first?.body).toMatchObject({ fileName: "october.csv", reason: "Asked in October" })
  expect(second?.body).toMatchObject({ fileName: "october.json", text: '[{"community":"Clinic"}]' })
  expect(first?.headers.get("idempotency-key")).not.toBe(second?.headers.get("idempotency-key"))
})

test("a file of more than 10 MB is not sent", async () => {
  const { user } = renderScreen("/admin?tab=scraping", answers)
  await user.click(await screen.findByRole("button", { name: "Upload posts…" }))
  const dialog = within(await screen.findByRole("dialog"))
  await user.upload(
    dialog.getByLabelText("File"),
    new File(["x".repeat(10_000_001)], "year.csv", { type: "text/csv" }),
  )
  expect(await dialog.findByText(/longer than 10 MB/)).toBeVisible()
  expect(dialog.getByRole("button", { name: "Upload" })).toBeDisabled()
})

test("where uploads are no source, the button says why it is off", async () => {
  renderScreen("/admin?tab=scraping", {
    ...answers,
    "GET /api/admin/analytics/scraping": { ...scraping, takesUploads: false },
  })
  const button = await screen.findByRole("button", { name: "Upload posts…" })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(expect.stringContaining("FORUM_SOURCE has to name upload"))
  expect(await screen.findByText("Nothing has been uploaded yet.")).toBeVisible()
})

test("uploads are listed with who, which file and what came of it, ten to a page", async () => {
  // On a phone the headings stand in the cells.
  await page.viewport(1440, 900)
  const all = Array.from({ length: 12 }, (_, at) => upload(at))
  const { user } = renderScreen("/admin?tab=scraping", {
    ...answers,
    "GET /api/admin/uploads": ({ query: { before } }) =>
      all.filter(({ at }) => before === undefined || at < before).slice(0, 10),
  })
  const table = within(await screen.findByRole("table", { name: "Uploads, the newest first" }))
  expect(table.getAllByRole("row")[1]?.textContent).toContain(
    "boss@clinic.exampleweek-0.csv21,2007Asked in October",
  )
  const section = within(screen.getByRole("region", { name: "Uploads" }))
  await user.click(section.getByRole("button", { name: "Older" }))
  await waitFor(() => expect(table.getAllByRole("row")).toHaveLength(3))
  expect(askedOf("GET /api/admin/uploads").at(-1)?.query).toEqual({
    limit: "10",
    before: "2026-11-20T09:50:00.000Z",
  })
})

test("an upload is taken back with a reason once it was said what leaves, and then says who did it and why", async () => {
  const taken = {
    ...upload(1),
    leaving: 0,
    staying: 0,
    takenBack: {
      at: "2026-11-20T11:00:00.000Z",
      by: administrator.id,
      byEmail: administrator.email,
      why: "The wrong file",
      removed: 6,
    },
  }
  let isTaken = false
  const { user } = renderScreen("/admin?tab=scraping", {
    ...answers,
    "GET /api/admin/uploads": () => [isTaken ? taken : upload(1)],
    "POST /api/admin/uploads/{id}/take-back": ({ turn }) => {
      if (turn === 1) return problem(409, "CollectionRunning", "A collection is running.")
      isTaken = true
      return taken
    },
  })
  await user.click(await screen.findByRole("button", { name: "Take back…" }))
  const dialog = within(await screen.findByRole("alertdialog", { name: "Take back week-1.csv?" }))
  expect(dialog.getByText("6 posts")).toBeVisible()
  expect(dialog.getByText("1 post that another upload has too")).toBeVisible()
  expect(dialog.getByText(/Published editions stay as they are/)).toBeVisible()
  await user.click(dialog.getByRole("button", { name: "Take back" }))
  expect(askedOf("POST /api/admin/uploads/{id}/take-back")).toHaveLength(0)
  await user.type(dialog.getByLabelText("Reason, stored in the log"), "The wrong file")
  await user.click(dialog.getByRole("button", { name: "Take back" }))
  expect(await dialog.findByText("A collection is running.")).toBeVisible()
  await user.click(dialog.getByRole("button", { name: "Take back" }))
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
  expect(askedOf("POST /api/admin/uploads/{id}/take-back").at(-1)?.body).toEqual({ reason: "The wrong file" })
  const table = within(screen.getByRole("table", { name: "Uploads, the newest first" }))
  expect(
    await table.findByText(/^Taken back .* by boss@clinic\.example: “The wrong file”\. 6 posts removed\.$/),
  ).toBeVisible()
  expect(table.queryByRole("button", { name: "Take back…" })).toBeNull()
})
