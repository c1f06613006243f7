import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { administrator } from "#testing/admin-answers.ts"
import { askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"
import type { Finding } from "./words.ts"

const creatine = {
  subject: "creatine",
  name: "creatine",
  kind: "supplement" as const,
  findings: 2,
  spoken: 1,
  signed: 0,
  unsigned: 1,
  overdue: 0,
}

/** As it comes over the wire: of the languages there are, two. */
const said = (english: string, turkish: string): Finding["says"] =>
  JSON.parse(JSON.stringify({ english, turkish }))

const dose: Finding = {
  id: "creatine-dose",
  asks: ["how_much"],
  says: said("Three to five grams a day is usual.", "Günde üç ila beş gram olağandır."),
  brief: said("Three to five grams.", "Üç ila beş gram."),
  limit: null,
  safety: null,
  strength: "weak",
  design: "review",
  population: "athletes",
  jurisdiction: "any",
  numbers: [{ value: "3-5 g/day", of: "usual amount" }],
  promotes: "none",
  saidBy: "anyone",
  mustPair: [],
  source: {
    title: "Common questions",
    publisher: "Journal of Examples",
    year: 2021,
    pmid: null,
    doi: "10.1000/example",
    pmcid: null,
    url: "https://doi.org/10.1000/example",
    readAt: "https://doi.org/10.1000/example",
    readAs: "own_page",
    supports: "Doses of 3-5 g a day, in the abstract",
  },
  mayBeSpoken: true,
  toVerify: null,
  checkedOn: "2026-11-21",
  retracted: false,
  signedBy: null,
  standing: "current",
  reviewBy: "2027-11-21",
  scripts: 38,
  people: 19,
  history: [],
}

const held: Finding = {
  ...dose,
  id: "creatine-hair",
  brief: said("Hair loss was not measured.", "Saç dökülmesi ölçülmedi."),
  mayBeSpoken: false,
  toVerify: "full text not read",
  standing: "unverified",
}

const answers = {
  "GET /api/user": administrator,
  "GET /api/admin/evidence": [creatine],
  "GET /api/admin/evidence/{subject}": [dose, held],
}

test("a finding stands with what supports it, and is signed by name and qualification", async () => {
  const { user } = renderScreen("/admin?tab=evidence&subject=creatine", {
    ...answers,
    "POST /api/admin/findings/{finding}/signature": dose,
  })
  const sheet = within(await screen.findByRole("article"))
  expect(sheet.getByText("Doses of 3-5 g a day, in the abstract")).toBeVisible()
  expect(sheet.getByText("Günde üç ila beş gram olağandır.")).toHaveAttribute("lang", "tr")
  expect(sheet.getByText(/38 scripts of 19 people speak it/)).toBeVisible()
  await user.type(sheet.getByLabelText("Name, as it will be printed"), "Dr Ada Lovelace")
  await user.click(sheet.getByRole("button", { name: "Sign as read" }))
  expect(askedOf("POST /api/admin/findings/{finding}/signature")).toHaveLength(0)
  await user.type(sheet.getByLabelText("Qualification, as it will be printed"), "Clinical pharmacist")
  await user.click(sheet.getByRole("button", { name: "Sign as read" }))
  await waitFor(() => expect(askedOf("POST /api/admin/findings/{finding}/signature")).toHaveLength(1))
})

test("what is held back says what is missing and cannot be signed", async () => {
  const { user } = renderScreen("/admin?tab=evidence&subject=creatine", answers)
  await user.click(await screen.findByRole("button", { name: "Hair loss was not measured." }))
  const sheet = within(await screen.findByRole("article"))
  const missing = await sheet.findByText("full text not read")
  expect(missing.parentElement).toHaveTextContent("Held back: full text not read")
  expect(missing).toHaveAttribute("lang", "en")
  expect(sheet.queryByRole("button", { name: "Sign as read" })).toBeNull()
})

test("a correction that is refused says which words do not stand, and nothing typed is lost", async () => {
  const { user } = renderScreen("/admin?tab=evidence&subject=creatine", {
    ...answers,
    "POST /api/admin/findings/{finding}/correction": problem(
      422,
      "CorrectionRefused",
      "“cures” breaks a rule.",
    ),
  })
  await user.click(await screen.findByRole("button", { name: "Correct…" }))
  const dialog = within(await screen.findByRole("dialog"))
  await user.type(dialog.getByLabelText("Why it is corrected"), "Plainer")
  await user.click(dialog.getByRole("button", { name: "Correct" }))
  expect(await dialog.findByRole("alert")).toHaveTextContent("“cures” breaks a rule.")
  expect(dialog.getByLabelText("Why it is corrected")).toHaveValue("Plainer")
})

test("what is searched for among the subjects stands in the address, with how many there are", async () => {
  const { user, router } = renderScreen("/admin?tab=evidence&find=crea", {
    "GET /api/user": administrator,
    "GET /api/admin/evidence": [creatine, { ...creatine, subject: "zinc", name: "zinc" }],
  })
  const field = await screen.findByLabelText("Search subjects")
  expect(field).toHaveValue("crea")
  expect(screen.getByText("1 subject")).toBeVisible()
  await user.clear(field)
  await user.type(field, "xylophone")
  expect(await screen.findByText("No such subject.")).toBeVisible()
  await waitFor(() => expect(router.state.location.search).toMatchObject({ find: "xylophone" }))
})
