import type { User } from "@rounds/core/contract/user.ts"
import { afterAll, expect, test } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { startApi } from "#testing/api.ts"
import { codeOf } from "#testing/authenticator.ts"
import { testDatabase } from "#testing/database.ts"

const databaseUrl = await testDatabase()
const sql = connectPool(databaseUrl, 1)
afterAll(() => sql.end())

const secrets = ["first", "second", "third"].map((word) => `${word}-secret-of-the-tests-0123456789abcdef`)
const [first = "", second = "", third = ""] = secrets
const email = "rotates@clinic.example"
const password = "correct horse battery"

test("a new secret signs nobody out and loses no second step; the old one may go after a start", async () => {
  const before = await startApi({ databaseUrl, env: { AUTH_SECRET: first } })
  const person = await before.confirmed(email)
  const { token } = (await person.get<{ token: string }>("/identity/token")).body
  const { totpURI } = (await person.post<{ totpURI: string }>("/identity/two-factor/enable", { password }))
    .body
  await person.post("/identity/two-factor/verify-totp", { code: codeOf(totpURI) })
  await before.stop()

  const between = await startApi({ databaseUrl, env: { AUTH_SECRET: second, AUTH_SECRET_OLD: first } })
  const still = person.elsewhere(between.url)
  expect((await still.get<User>("/api/user")).body).toMatchObject({ email })
  expect((await still.get("/identity/security")).body).toMatchObject({ twoStep: true, recoveryCodesLeft: 10 })
  expect((await still.get<{ token: string }>("/identity/token")).status).toBe(200)
  expect(token).not.toBe("")
  await between.stop()

  const after = await startApi({ databaseUrl, env: { AUTH_SECRET: second } })
  const again = after.visitor()
  const stepped = await again.post<{ twoFactorRedirect: boolean }>("/identity/sign-in/email", {
    email,
    password,
  })
  expect(stepped.body.twoFactorRedirect).toBe(true)
  const opened = await again.post("/identity/two-factor/verify-totp", { code: codeOf(totpURI) })
  expect(opened.status).toBe(200)
  await after.stop()
})

test("a secret that is simply replaced signs everybody out, and breaks nothing else", async () => {
  const api = await startApi({ databaseUrl, env: { AUTH_SECRET: second } })
  const person = await api.confirmed("plain@clinic.example")
  await api.stop()
  const replaced = await startApi({ databaseUrl, env: { AUTH_SECRET: third } })
  const old = person.elsewhere(replaced.url)
  expect((await old.get("/api/user")).status).toBe(401)
  await old.signIn("plain@clinic.example")
  expect((await old.get<User>("/api/user")).body).toMatchObject({ email: "plain@clinic.example" })
  const { status, body } = await old.get<{ token: string }>("/identity/token")
  expect(status).toBe(200)
  const bearer = { headers: { authorization: `Bearer ${body.token}` } }
  expect((await replaced.visitor().get("/api/user", bearer)).status).toBe(200)
  await replaced.stop()
})
