import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const url = await testDatabase()

let api: TestApi
let admin: TestClient

beforeAll(async () => {
  api = await startApi({ databaseUrl: url, env: { ROUNDS_DEMO: "on", ADMIN_EMAILS: "admin@example.org" } })
  admin = await api.confirmed("admin@example.org")
})

afterAll(() => api.stop())

test("administrators read who came in and who was refused, of one kind or of all", async () => {
  const stranger = await api.signUp("stranger@example.org")
  expect((await stranger.get("/api/admin/users")).status).toBe(403)
  const refused = await admin.get<SuccessOf<"GET /api/admin/security-log">>(
    "/api/admin/security-log?kind=call_refused&limit=5",
  )
  expect(refused.status).toBe(200)
  expect(refused.body[0]).toMatchObject({
    kind: "call_refused",
    times: 1,
    detail: expect.stringContaining("/api/admin/users"),
  })
  expect(refused.body.every(({ kind }) => kind === "call_refused")).toBe(true)
  const all = await admin.get<SuccessOf<"GET /api/admin/security-log">>("/api/admin/security-log")
  expect(all.body.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["signed_up", "call_refused"]))
  expect((await admin.get("/api/admin/security-log?kind=gossip")).status).toBe(400)
})

test("administrators read who waits for Professional: an address counts once it is confirmed", async () => {
  for (const email of ["first@example.org", "second@example.org"])
    expect((await api.visitor().post("/api/notify-professional", { email })).status).toBe(200)
  const sql = connectPool(url, 1)
  await sql`UPDATE waitlist SET confirmed_at = '2026-11-20T09:00:00Z', asked_at = '2026-11-20T08:00:00Z'
            WHERE email = 'first@example.org'`
  await sql.end()
  const { body } = await admin.get<SuccessOf<"GET /api/admin/waitlist">>("/api/admin/waitlist")
  expect(body).toMatchObject({ asked: 2, confirmed: 1, told: 0 })
  expect(body.newest).toEqual([
    expect.objectContaining({ email: "second@example.org", confirmedAt: null, toldAt: null }),
    {
      email: "first@example.org",
      askedAt: "2026-11-20T08:00:00.000Z",
      confirmedAt: "2026-11-20T09:00:00.000Z",
      toldAt: null,
    },
  ])
})
