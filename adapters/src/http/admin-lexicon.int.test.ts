import type { ListedSubject } from "@rounds/core/admin/lexicon.ts"
import type { AdminAction } from "@rounds/core/contract/admin-actions.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

interface Page {
  readonly all: number
  readonly subjects: ReadonlyArray<ListedSubject>
}

let api: TestApi
let boss: TestClient
beforeAll(async () => {
  api = await startApi({
    databaseUrl: await testDatabase(),
    env: { ROUNDS_DEMO: "on", ADMIN_EMAILS: "boss@example.org" },
  })
  boss = await api.confirmed("boss@example.org")
})
afterAll(() => api.stop())

const page = async (query: string) => (await boss.get<Page>(`/api/admin/subjects${query}`)).body
const one = async (key: string) => (await page(`?q=${key}`)).subjects.find((subject) => subject.key === key)

const moonwater = {
  name: "moonwater",
  kind: "supplement",
  forms: { english: [" moonwater ", "moon tonic"], turkish: ["ay suyu"] },
  evidence: null,
  reason: "People ask for it",
}

test("subjects are searched, filtered and paged by the server", async () => {
  const everything = await page("?limit=5")
  expect(everything.subjects).toHaveLength(5)
  expect(everything.all).toBeGreaterThan(1_000)
  const second = await page("?limit=5&offset=5")
  expect(second.subjects.some(({ key }) => everything.subjects.some((first) => first.key === key))).toBe(
    false,
  )
  const found = await page("?q=kreatin&kind=supplement")
  expect(found.subjects.map(({ name }) => name)).toContain("creatine")
  expect((await page("?standing=added")).all).toBe(0)
  expect((await boss.get("/api/admin/subjects?kind=potion")).status).toBe(400)
})

test("a subject is added, changed, retired and taken back, each with who, what before and after, and why", async () => {
  const added = await boss.post<ListedSubject>("/api/admin/subjects", moonwater)
  expect(added.body).toMatchObject({
    key: "moonwater",
    forms: { english: ["moonwater", "moon tonic"], turkish: ["ay suyu"] },
    standing: "added",
  })
  const { reason, ...words } = moonwater
  const put = (change: object) =>
    boss.put<ListedSubject>("/api/admin/subjects/moonwater", { ...words, retired: false, reason, ...change })
  expect((await put({ name: "moon water" })).body).toMatchObject({ key: "moonwater", name: "moon water" })
  expect((await put({ name: "moon water", retired: true })).body.standing).toBe("retired")
  expect((await put({ name: "moon water" })).body.standing).toBe("added")
  // The same once more is no change.
  await put({ name: "moon water" })
  const log = (await boss.get<ReadonlyArray<AdminAction>>("/api/admin/actions")).body.filter(
    ({ subject }) => subject === "subject moonwater",
  )
  expect(log.map(({ action }) => action)).toEqual([
    "subject_set",
    "subject_retired",
    "subject_set",
    "subject_added",
  ])
  expect(log[2]).toMatchObject({
    byEmail: "boss@example.org",
    why: "People ask for it",
    before: { name: "moonwater" },
    after: { name: "moon water", turkish: "ay suyu", retired: false },
  })
})

test("a delivered subject is changed and stays under its key", async () => {
  const before = await one("creatine")
  if (before === undefined) throw new Error("creatine is delivered")
  const { key, standing, changedAt, ...words } = before
  expect([key, standing, changedAt]).toEqual(["creatine", "delivered", null])
  await boss.put("/api/admin/subjects/creatine", {
    ...words,
    name: "creatine powder",
    retired: false,
    reason: "Clearer",
  })
  expect(await one("creatine")).toMatchObject({ name: "creatine powder", standing: "changed" })
})

test.each([
  ["name", { name: " " }],
  ["name", { name: "melatonin" }],
  ["forms.english", { forms: { english: [], turkish: [] } }],
  ["forms.english", { forms: { english: ["melatonins"], turkish: [] } }],
  ["forms.english", { forms: { english: ["water of the moon"], turkish: [] } }],
  ["forms.turkish", { forms: { english: ["moonshine drops"], turkish: ["ay | su"] } }],
  ["evidence", { evidence: "nothing-of-the-kind" }],
])("what does not fit is told at %s", async (field, wrong) => {
  const body = { ...moonwater, name: "night tea", forms: { english: ["nighttea"], turkish: [] }, ...wrong }
  const refused = await boss.post("/api/admin/subjects", body)
  expect([refused.status, refused.body.code]).toEqual([422, "SubjectRefused"])
  expect(refused.body.errors?.map((fault) => fault.field)).toEqual([field])
})
