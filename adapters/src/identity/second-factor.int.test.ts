import { Identity } from "@rounds/core/account/ports.ts"
import type { User } from "@rounds/core/contract/user.ts"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { startApi, type TestApi } from "#testing/api.ts"
import { codeOf } from "#testing/authenticator.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { lettersTo } from "#testing/letters.ts"

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

const password = "correct horse battery"

interface Enabled {
  readonly totpURI: string
  readonly backupCodes: ReadonlyArray<string>
}

const turnOn = async (person: TestClient): Promise<Enabled> => {
  const { status, body } = await person.post<Enabled>("/identity/two-factor/enable", { password })
  expect(status).toBe(200)
  expect((await person.post("/identity/two-factor/verify-totp", { code: codeOf(body.totpURI) })).status).toBe(
    200,
  )
  return body
}

const firstStep = async (email: string) => {
  const person = api.visitor()
  const { body } = await person.post<{ twoFactorRedirect?: boolean }>("/identity/sign-in/email", {
    email,
    password,
  })
  expect(body).toMatchObject({ twoFactorRedirect: true })
  expect((await person.get("/api/user")).status).toBe(401)
  return person
}

test("with two-step sign-in the password alone opens nothing; the code does, a wrong one does not", async () => {
  const email = "steps@clinic.example"
  const { totpURI, backupCodes } = await turnOn(await api.confirmed(email))
  expect(backupCodes).toHaveLength(10)
  const person = await firstStep(email)
  expect((await person.post("/identity/two-factor/verify-totp", { code: "000000" })).status).toBe(401)
  expect((await person.get("/api/user")).status).toBe(401)
  expect((await person.post("/identity/two-factor/verify-totp", { code: codeOf(totpURI) })).status).toBe(200)
  expect((await person.get<User>("/api/user")).body).toMatchObject({ email })
  await vi.waitFor(async () => {
    expect((await lettersTo(sql, email)).map(({ subject }) => subject)).toEqual(["Two-step sign-in is on"])
  })
})

test("a recovery code opens once, is told by mail, and new ones make the old void", async () => {
  const email = "codes@clinic.example"
  const { backupCodes } = await turnOn(await api.confirmed(email))
  const [first = "", second = ""] = backupCodes
  const person = await firstStep(email)
  expect((await person.post("/identity/two-factor/verify-backup-code", { code: first })).status).toBe(200)
  expect((await person.get<{ recoveryCodesLeft: number }>("/identity/security")).body.recoveryCodesLeft).toBe(
    9,
  )
  const again = await firstStep(email)
  expect((await again.post("/identity/two-factor/verify-backup-code", { code: first })).status).toBe(401)
  await vi.waitFor(async () => {
    expect((await lettersTo(sql, email)).map(({ subject }) => subject)).toContain("A recovery code was used")
  })
  const made = await person.post<Enabled>("/identity/two-factor/generate-backup-codes", { password })
  expect(made.body.backupCodes).toHaveLength(10)
  expect((await again.post("/identity/two-factor/verify-backup-code", { code: second })).status).toBe(401)
})

test("guessing codes ends with the account locked for a while", async () => {
  const email = "guessed@clinic.example"
  const { totpURI } = await turnOn(await api.confirmed(email))
  const wrong = async (times: number) => {
    const thief = await firstStep(email)
    for (let n = 0; n < times; n++) await thief.post("/identity/two-factor/verify-totp", { code: "000000" })
    return thief
  }
  await wrong(5)
  await wrong(5)
  const owner = await firstStep(email)
  const answer = await owner.post("/identity/two-factor/verify-totp", { code: codeOf(totpURI) })
  expect(answer.status).toBe(429)
})

test("turning it off takes the password, and is told by mail", async () => {
  const email = "off@clinic.example"
  const person = await api.confirmed(email)
  await turnOn(person)
  const off = (given: string) => person.post("/identity/two-factor/disable", { password: given })
  expect((await off("not my password")).status).toBe(400)
  expect((await off(password)).status).toBe(200)
  await api.visitor().signIn(email)
  await vi.waitFor(async () => {
    expect((await lettersTo(sql, email)).map(({ subject }) => subject)).toContain("Two-step sign-in is off")
  })
})

test("an unconfirmed account gets neither a second step nor a passkey", async () => {
  const person = api.visitor()
  await person.signUp("unconfirmed@clinic.example")
  expect((await person.post("/identity/two-factor/enable", { password })).body).toMatchObject({
    code: "AddressNotConfirmed",
  })
  expect((await person.get("/identity/passkey/generate-register-options")).status).toBe(403)
})

test("an administrator with one step may not use the rights, by session or token; with two steps, or in a demonstration, may", async () => {
  const email = "boss@clinic.example"
  const refusalOf = async (product: TestApi, person: TestClient) => {
    const { token } = (await person.get<{ token: string }>("/identity/token")).body
    const ask = Identity.use((identity) =>
      identity.personOf({ authorization: `Bearer ${token}`, cookie: undefined }),
    )
    const byToken = await product.run(ask)
    return byToken?.oneStep
  }
  const admin = await startApi({ databaseUrl, env: { ADMIN_EMAILS: email } })
  const person = await admin.confirmed(email)
  expect((await person.get<User>("/api/user")).body).toMatchObject({ isAdmin: true, secondFactorDue: true })
  expect(await refusalOf(admin, person)).toBe(true)
  await turnOn(person)
  expect((await person.get<User>("/api/user")).body).toMatchObject({ isAdmin: true, secondFactorDue: false })
  expect(await refusalOf(admin, person)).toBe(false)
  await admin.stop()

  const show = await startApi({
    databaseUrl,
    env: { ADMIN_EMAILS: "other@clinic.example", ROUNDS_DEMO: "on" },
  })
  const other = await show.confirmed("other@clinic.example")
  expect((await other.get<User>("/api/user")).body).toMatchObject({ isAdmin: true, secondFactorDue: false })
  await show.stop()
})

test("a passkey's challenge is asked for by a confirmed account, and no made-up answer signs in", async () => {
  const person = await api.confirmed("key@clinic.example")
  const asked = await person.get<{ authenticatorSelection: object; challenge: string }>(
    "/identity/passkey/generate-register-options",
  )
  expect(asked.body.authenticatorSelection).toMatchObject({ userVerification: "required" })
  const thief = api.visitor()
  await thief.get("/identity/passkey/generate-authenticate-options")
  const forged = { id: "AAAA", rawId: "AAAA", type: "public-key", response: {}, clientExtensionResults: {} }
  const answer = await thief.post("/identity/passkey/verify-authentication", { response: forged })
  expect(answer.status).toBe(401)
  expect((await thief.get("/api/user")).status).toBe(401)
})
