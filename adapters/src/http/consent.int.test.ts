import type { Consent } from "@rounds/core/consent/consent.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { query } from "#postgres/client.ts"
import { startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: await testDatabase() })
})
afterAll(() => api.stop())

test("signing up accepts what holds now, and says when", async () => {
  const ada = await api.signUp("ada@example.org")
  const { body } = await ada.get<Consent>("/api/user/consent")
  expect(body.due).toBe(false)
  expect(body.documents.map(({ document }) => document)).toEqual(["terms", "privacy"])
  for (const { version, acceptedAt } of body.documents) {
    expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Math.abs(Date.now() - Date.parse(acceptedAt ?? ""))).toBeLessThan(600_000)
  }
})

test("whoever accepted an older version is asked, loses nothing meanwhile, and accepts only what holds now", async () => {
  const grace = await api.signUp("grace@example.org")
  const now = (await grace.get<Consent>("/api/user/consent")).body
  const versionOf = (wanted: string) =>
    now.documents.find(({ document }) => document === wanted)?.version ?? "none"
  await api.run(
    query(
      "test.older",
      (sql) => sql`
        UPDATE document_acceptances SET version = '2020-01-01' WHERE document = 'terms'
          AND user_id = (SELECT id FROM accounts WHERE email = 'grace@example.org')`,
    ),
  )
  expect((await grace.get<Consent>("/api/user/consent")).body.due).toBe(true)
  expect((await grace.get("/api/user/scripts")).status).toBe(200)
  const wrong = await grace.post<Consent>("/api/user/consent", {
    terms: "2020-01-01",
    privacy: versionOf("privacy"),
  })
  expect(wrong.body.due).toBe(true)
  const right = await grace.post<Consent>("/api/user/consent", {
    terms: versionOf("terms"),
    privacy: versionOf("privacy"),
  })
  expect(right.body.due).toBe(false)
  const rows = await api.run(
    query(
      "test.rows",
      (sql) => sql<{ document: string; version: string }[]>`
        SELECT document, version FROM document_acceptances
        WHERE user_id = (SELECT id FROM accounts WHERE email = 'grace@example.org') ORDER BY document, version`,
    ),
  )
  expect(rows.map(({ document, version }) => [document, version])).toEqual([
    ["privacy", versionOf("privacy")],
    ["terms", "2020-01-01"],
    ["terms", versionOf("terms")],
  ])
})
