import { createHmac, randomUUID } from "node:crypto"
import { SecurityLog } from "@rounds/core/security/ports.ts"
import type { User } from "@rounds/core/contract/user.ts"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { lettersTo, secretIn } from "#testing/letters.ts"

const databaseUrl = await testDatabase()
const sql = connectPool(databaseUrl, 2)
let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl })
})
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const usual = "correct horse battery"
const next = "three green kettles"

interface Security {
  readonly freshUntil: string
  readonly sessions: ReadonlyArray<{ readonly id: string; readonly current: boolean }>
}

const securityOf = async (client: TestClient) => (await client.get<Security>("/identity/security")).body
const status = async (client: TestClient) => (await client.get("/api/user")).status

/** Lets the sessions of an address begin so many days ago. */
const age = (email: string, days: number) => sql`
  UPDATE identity.session SET "createdAt" = now() - make_interval(days => ${days})
  WHERE "userId" = (SELECT id FROM identity."user" WHERE email = ${email})`

test("a changed password ends every other session, and the old one opens nothing", async () => {
  const email = "changes@clinic.example"
  const here = await api.confirmed(email)
  const elsewhere = api.visitor()
  await elsewhere.signIn(email)
  const wrong = { currentPassword: "not my password", newPassword: next }
  expect((await here.post("/identity/change-password", wrong)).status).toBe(400)
  const right = { currentPassword: usual, newPassword: next }
  expect((await here.post("/identity/change-password", right)).status).toBe(200)
  expect([await status(here), await status(elsewhere)]).toEqual([200, 401])
  const old = await api.visitor().post("/identity/sign-in/email", { email, password: usual })
  expect(old.status).toBe(401)
  await elsewhere.signIn(email, next)
  await vi.waitFor(async () => {
    expect((await lettersTo(sql, email)).map(({ subject }) => subject)).toEqual(["Your password was changed"])
  })
})

test.each([
  ["/identity/sign-up/email", { email: "weak@clinic.example", name: "A B", password: "password1234" }],
  ["/identity/change-password", { currentPassword: usual, newPassword: "changed-weak@clinic.example" }],
])("%s refuses what is easy to guess", async (path, body) => {
  const person = path.includes("change") ? await api.confirmed("changed-weak@clinic.example") : api.visitor()
  const answer = await person.post(path, body)
  expect(answer.status).toBe(400)
  expect(answer.body.code).toMatch(/^PASSWORD_(COMMON|ABOUT_YOU)$/)
})

test("a new password by mail ends every session and works once", async () => {
  const email = "forgot@clinic.example"
  const here = await api.confirmed(email)
  await api.visitor().post("/identity/request-password-reset", { email })
  const token = await secretIn(sql, email, "reset_password")
  const reset = { token, newPassword: next }
  const weak = { token, newPassword: "forgot forgot 1" }
  expect((await api.visitor().post("/identity/reset-password", weak)).body.code).toBe("PASSWORD_ABOUT_YOU")
  expect((await api.visitor().post("/identity/reset-password", reset)).status).toBe(200)
  expect((await api.visitor().post("/identity/reset-password", reset)).status).toBe(400)
  expect(await status(here)).toBe(401)
  await here.signIn(email, next)
})

test("own sessions are listed without their secrets, and ended one by one or all but this", async () => {
  const email = "devices@clinic.example"
  const here = await api.confirmed(email)
  const [phone, tablet] = [api.visitor(), api.visitor()]
  await phone.signIn(email)
  await tablet.signIn(email)
  const answer = await here.raw("GET", "/identity/security", undefined)
  const text = await answer.text()
  const tokens = await sql<ReadonlyArray<{ token: string }>>`SELECT token FROM identity.session`
  expect(tokens.length).toBeGreaterThan(2)
  for (const { token } of tokens) expect(text).not.toContain(token)

  const theirs = (await securityOf(phone)).sessions.find(({ current }) => current)?.id ?? ""
  const stranger = await api.confirmed("stranger@clinic.example")
  await stranger.post("/identity/end-session", { id: theirs })
  expect(await status(phone)).toBe(200)
  expect((await here.post("/identity/end-session", { id: theirs })).status).toBe(200)
  expect([await status(here), await status(phone), await status(tablet)]).toEqual([200, 401, 200])
  await here.post("/identity/end-other-sessions", {})
  expect([await status(here), await status(tablet)]).toEqual([200, 401])
  expect((await securityOf(here)).sessions).toHaveLength(1)
})

test("who reads the table of sessions cannot come in: a cookie is signed with a secret that the database does not hold", async () => {
  const email = "read@clinic.example"
  const here = await api.confirmed(email)
  expect(await status(here)).toBe(200)
  const [row] = await sql<ReadonlyArray<{ token: string }>>`
    SELECT token FROM identity.session WHERE "userId" IN (SELECT id FROM identity."user" WHERE email = ${email})`
  const token = row?.token ?? ""
  expect(token.length).toBeGreaterThanOrEqual(32)
  const signedWith = (secret: string) =>
    encodeURIComponent(`${token}.${createHmac("sha256", secret).update(token).digest("base64")}`)
  const statusWith = async (headers: Record<string, string>) => {
    const answers = await Promise.all([
      fetch(`${api.url}/api/user`, { headers }),
      fetch(`${api.url}/identity/security`, { headers }),
    ])
    return answers.map((answer) => answer.status)
  }
  for (const value of [token, `${token}.`, signedWith("a guess"), signedWith(token)])
    expect(await statusWith({ cookie: `rounds.session_token=${value}` })).toEqual([401, 401])
  // With the secret it does: nothing else was missing.
  const ours = signedWith("a-secret-of-the-tests-only-0123456789")
  expect(await statusWith({ cookie: `rounds.session_token=${ours}` })).toEqual([200, 200])
  expect(await statusWith({ authorization: `Bearer ${token}` })).toEqual([401, 401])
})

test("a while after signing in, changes ask for the password again; giving it replaces the session", async () => {
  const email = "later@clinic.example"
  const here = await api.confirmed(email)
  const copied = here.elsewhere(api.url)
  await age(email, 1)
  for (const [path, body] of [
    ["/identity/change-address", { newEmail: "new@clinic.example" }],
    ["/identity/end-other-sessions", {}],
    ["/identity/end-session", { id: crypto.randomUUID() }],
    ["/identity/passkey/delete-passkey", { id: crypto.randomUUID() }],
  ] as const) {
    expect((await here.post(path, body)).body, path).toMatchObject({ code: "SIGN_IN_AGAIN" })
  }
  expect((await here.get("/identity/passkey/generate-register-options")).status).toBe(403)
  expect((await here.post("/identity/reauthenticate", { password: "not my password" })).status).toBe(400)
  expect((await here.post("/identity/reauthenticate", { password: usual })).status).toBe(200)
  expect((await here.post("/identity/end-other-sessions", {})).status).toBe(200)
  expect(await status(copied)).toBe(401)
})

test("a session ends after fourteen days without use, and sixty days after signing in", async () => {
  const [idle, busy] = [await api.confirmed("idle@clinic.example"), await api.signUp("busy@clinic.example")]
  const daysLeft = async (email: string) => {
    const [row] = await sql<ReadonlyArray<{ days: number }>>`
      SELECT ceil(extract(epoch FROM "expiresAt" AT TIME ZONE 'UTC' - now() AT TIME ZONE 'UTC') / 86400)::integer AS days
      FROM identity.session
      WHERE "userId" = (SELECT id FROM identity."user" WHERE email = ${email})`
    return row?.days
  }
  expect(await daysLeft("idle@clinic.example")).toBe(14)
  await sql`UPDATE identity.session SET "expiresAt" = now() - interval '1 minute'
    WHERE "userId" = (SELECT id FROM identity."user" WHERE email = 'idle@clinic.example')`
  expect(await status(idle)).toBe(401)

  // Used every day for 59 days: one is left, whatever use asks for.
  await sql`UPDATE identity.session SET "createdAt" = now() - interval '59 days', "expiresAt" = now() + interval '12 days'
    WHERE "userId" = (SELECT id FROM identity."user" WHERE email = 'busy@clinic.example')`
  expect(await status(busy)).toBe(200)
  expect(await daysLeft("busy@clinic.example")).toBe(1)
  await age("busy@clinic.example", 61)
  expect(await status(busy)).toBe(401)
})

test("signing in, failing and changing leave a trace without the address", async () => {
  // A second try begins with an account of its own.
  const email = `traced-${randomUUID()}@clinic.example`
  const person = await api.confirmed(email)
  const { id } = (await person.get<User>("/api/user")).body
  await api.visitor().post("/identity/sign-in/email", { email, password: "not my password" })
  await person.post("/identity/change-password", { currentPassword: usual, newPassword: next })
  const entries = await api.run(SecurityLog.use((log) => log.find({ email, limit: 20 })))
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
    "password_changed",
    "sign_in_failed",
    "signed_in",
  ])
  expect(entries.find(({ kind }) => kind === "password_changed")?.account).toBe(id)
  expect(JSON.stringify(entries)).not.toContain("traced")
})
