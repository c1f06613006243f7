import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import type { GuestScript } from "@rounds/core/contract/guests.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { checkInvariants } from "#postgres/invariants.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { type TestClient, usualPassword } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const topicId = "creatine"
const many = { max: 100_000, seconds: 60 }

const url = await testDatabase()
const sql = connectPool(url, 2)
let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: url, rates: { expensive: many, change: many } })
  await api.run(publishTopics({ id: topicId, title: "Does creatine cause hair loss?" }))
})
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const guest = async () => {
  const browser = api.visitor()
  const { status, body } = await browser.post<GuestScript>("/api/public/guest/generate", { topicId })
  expect(status).toBe(200)
  return { browser, script: body }
}
const history = async (browser: TestClient) =>
  (await browser.get<SuccessOf<"GET /api/user/scripts">>("/api/user/scripts")).body
const used = async (browser: TestClient) =>
  (await browser.get<SuccessOf<"GET /api/user/usage">>("/api/user/usage")).body.scriptGenerations
const signUpOnly = (browser: TestClient, email: string) =>
  browser.post("/identity/sign-up/email", { email, password: usualPassword, name: "Ada Lovelace" })

test("who signs up at once has the script in the history, once and not charged, and their own first script still free", async () => {
  const { browser, script } = await guest()
  await browser.signUp("ada@example.org")
  // However many first requests a screen makes at once.
  const lists = await Promise.all([history(browser), history(browser), history(browser)])
  for (const list of lists) {
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ topicId, scriptContent: script.scriptText, createdAt: script.createdAt })
  }
  expect(await used(browser)).toBe(0)
  const review = await browser.get<SuccessOf<"GET /api/user/scripts/{id}/review">>(
    `/api/user/scripts/${lists[0][0]?.id}/review`,
  )
  expect(review.body.points).toEqual(script.points)
  // The address is not confirmed: one script of the account's own may be written all the same.
  const own = await browser.post("/api/generate-script", { topicId, topicTitle: script.topicTitle })
  expect(own.status).toBe(200)
  expect(await used(browser)).toBe(1)
  expect(await history(browser)).toHaveLength(2)
})

test("a Turkish visitor's script stands in the history in Turkish", async () => {
  const browser = api.visitor("tr")
  const { body } = await browser.post<GuestScript>("/api/public/guest/generate", { topicId })
  await browser.signUp("elif@example.org")
  const [kept] = await history(browser)
  expect(kept).toMatchObject({ language: "turkish", scriptContent: body.scriptText })
  expect(body.disclaimer).toMatch(/tıbbi tavsiye/)
})

test("who signs up in one browser and goes on in another has it there", async () => {
  const { browser, script } = await guest()
  await signUpOnly(browser, "grace@example.org")
  const phone = api.visitor()
  await phone.signIn("grace@example.org")
  expect((await history(phone)).map(({ scriptContent }) => scriptContent)).toEqual([script.scriptText])
  // And not a second time where it was written.
  await browser.signIn("grace@example.org")
  expect(await history(browser)).toHaveLength(1)
})

test("a script is one account's: whoever signs up next in the same browser has none of it", async () => {
  const { browser } = await guest()
  await browser.signUp("first@example.org")
  expect(await history(browser)).toHaveLength(1)
  await browser.post("/identity/sign-out", {})
  await browser.signUp("second@example.org")
  expect(await history(browser)).toEqual([])
  await browser.post("/identity/sign-out", {})
  // The visitor has had theirs.
  expect(await browser.post("/api/public/guest/generate", { topicId })).toMatchObject({
    status: 403,
    body: { code: "GuestScriptUsed" },
  })
})

test("an account that was there before gets none, and one that deleted its script gets no other", async () => {
  const before = await api.signUp("before@example.org")
  await before.get("/api/user")
  const { browser } = await guest()
  await browser.signIn("before@example.org")
  expect(await history(browser)).toEqual([])

  const { browser: deleting } = await guest()
  await signUpOnly(deleting, "deleting@example.org")
  const { browser: other } = await guest()
  await deleting.signIn("deleting@example.org")
  const [script] = await history(deleting)
  expect((await deleting.delete(`/api/user/scripts/${script?.id}`)).status).toBe(200)
  await other.signIn("deleting@example.org")
  expect(await history(other)).toEqual([])
})

test("what stays with the guest names no account, and every invariant holds", async () => {
  const rows =
    await sql`SELECT script, identity_id, adopted_at FROM guest_generations WHERE adopted_at IS NOT NULL`
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) expect(row).toMatchObject({ script: null, identity_id: null })
  const broken = (await api.run(checkInvariants)).filter(({ violations }) => violations > 0)
  expect(broken.filter(({ name }) => /script|guest|charge/.test(name))).toEqual([])
})
