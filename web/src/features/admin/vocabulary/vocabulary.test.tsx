import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { administrator } from "#testing/admin-answers.ts"
import { askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import type { Subject } from "./words.ts"

/** As it comes over the wire: of the languages there are, two. */
const forms = (english: ReadonlyArray<string>, turkish: ReadonlyArray<string>): Subject["forms"] =>
  JSON.parse(JSON.stringify({ english, turkish }))

const creatine: Subject = {
  key: "creatine",
  name: "creatine",
  kind: "supplement",
  forms: forms(["creatine"], ["kreatin"]),
  evidence: "creatine",
  standing: "delivered",
  changedAt: null,
}

test("a subject is changed with a reason; what the server refuses stands at its field", async () => {
  const message = "“melatonin” stands for melatonin already: take it out there first"
  const { user } = renderScreen("/admin?tab=vocabulary", {
    "GET /api/user": administrator,
    "GET /api/admin/subjects": { all: 1, subjects: [creatine] },
    "PUT /api/admin/subjects/{key}": ({ turn }) =>
      turn === 1
        ? problem(422, "SubjectRefused", message, { errors: [{ field: "forms.english", message }] })
        : { ...creatine, standing: "changed" },
  })
  await user.click(await screen.findByRole("button", { name: "Edit creatine" }))
  const dialog = within(await screen.findByRole("dialog"))
  const written = dialog.getByLabelText("Written as (English)")
  await user.type(written, ", melatonin")
  await user.type(dialog.getByLabelText("Why"), "Asked for")
  await user.click(dialog.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(written).toHaveAccessibleDescription(expect.stringContaining(message)))
  await user.clear(written)
  await user.type(written, "creatine, creatine powder")
  await user.click(dialog.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(askedOf("PUT /api/admin/subjects/{key}")[1]?.body).toMatchObject({
    name: "creatine",
    forms: { english: ["creatine", "creatine powder"], turkish: ["kreatin"] },
    retired: false,
    reason: "Asked for",
  })
})

test("search, kind and state stand in the address and are asked of the server", async () => {
  const { user, router } = renderScreen("/admin?tab=vocabulary", {
    "GET /api/user": administrator,
    "GET /api/admin/subjects": { all: 1, subjects: [creatine] },
  })
  await user.type(await screen.findByLabelText("Search by name, form or evidence file"), "kreatin{Enter}")
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Supplement")
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ q: "kreatin", kind: "supplement" }),
  )
  await waitFor(() =>
    expect(askedOf("GET /api/admin/subjects").at(-1)?.query).toMatchObject({
      q: "kreatin",
      kind: "supplement",
    }),
  )
})
