import type { User } from "@rounds/core/contract/user.ts"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { lettersTo, secretIn } from "#testing/letters.ts"

const databaseUrl = await testDatabase()
const sql = connectPool(databaseUrl, 2)
let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl, env: { ADMIN_EMAILS: "boss@clinic.example" } })
})
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const attackersWords = "the attacker knows this"
const ownersWords = "only the owner knows this"

test("whoever signed up with somebody else's address is out once the mailbox confirms, and is never administrator", async () => {
  const email = "boss@clinic.example"
  const attacker = api.visitor()
  await attacker.signUp(email, attackersWords)
  expect((await attacker.get<User>("/api/user")).body).toMatchObject({ isAdmin: false, emailVerified: false })

  const owner = api.visitor()
  const token = await secretIn(sql, email, "confirm_address")
  expect((await owner.post("/identity/confirm-address", { token })).body).toMatchObject({
    status: "password_needed",
    email,
  })
  // Asking what the link is about has done nothing.
  expect((await attacker.get<User>("/api/user")).body).toMatchObject({ emailVerified: false })

  const taken = await owner.post("/identity/confirm-address", { token, newPassword: ownersWords })
  expect(taken.body).toMatchObject({ status: "confirmed", signIn: true })
  expect(taken.headers.getSetCookie()).toEqual([])
  expect((await attacker.get("/api/user")).status).toBe(401)
  expect(
    (await api.visitor().post("/identity/sign-in/email", { email, password: attackersWords })).status,
  ).toBe(401)
  await owner.signIn(email, ownersWords)
  expect((await owner.get<User>("/api/user")).body).toMatchObject({ emailVerified: true, isAdmin: true })
  expect((await owner.post("/identity/confirm-address", { token, newPassword: attackersWords })).status).toBe(
    400,
  )
})

test("a new password by mail takes an unconfirmed account over just so", async () => {
  const email = "second@clinic.example"
  const attacker = api.visitor()
  await attacker.signUp(email, attackersWords)
  const owner = api.visitor()
  await owner.post("/identity/request-password-reset", { email })
  const token = await secretIn(sql, email, "reset_password")
  expect((await owner.post("/identity/reset-password", { token, newPassword: ownersWords })).status).toBe(200)
  expect((await attacker.get("/api/user")).status).toBe(401)
  await owner.signIn(email, ownersWords)
  expect((await owner.get<User>("/api/user")).body).toMatchObject({ emailVerified: true })
  // The link from before the take-over is void too.
  const old = await secretIn(sql, email, "confirm_address")
  const answer = await attacker.post("/identity/confirm-address", { token: old, newPassword: attackersWords })
  expect(answer.body).toMatchObject({ status: "confirmed" })
  await owner.signIn(email, ownersWords)
})

test("the browser that signed up keeps its session and password; its other sessions end", async () => {
  const email = "same@clinic.example"
  const here = api.visitor()
  await here.signUp(email)
  const elsewhere = api.visitor()
  await elsewhere.signIn(email)
  const token = await secretIn(sql, email, "confirm_address")
  expect((await here.post("/identity/confirm-address", { token })).body).toMatchObject({
    status: "confirmed",
    signIn: false,
  })
  expect((await here.get<User>("/api/user")).body).toMatchObject({ emailVerified: true })
  expect((await elsewhere.get("/api/user")).status).toBe(401)
  await elsewhere.signIn(email)
})

test("a link of the attacker's never signs another browser in, nor out of its own account", async () => {
  const attacker = api.visitor()
  await attacker.signUp("attacker@evil.example")
  const victim = await api.confirmed("victim@clinic.example")
  const token = await secretIn(sql, "attacker@evil.example", "confirm_address")
  const answer = await victim.post("/identity/confirm-address", { token })
  expect(answer.body).toMatchObject({ status: "password_needed" })
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await victim.get<User>("/api/user")).body).toMatchObject({ email: "victim@clinic.example" })
  // A page of another site cannot even ask, and no link by GET does anything.
  const foreign = { headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" } }
  expect((await victim.post("/identity/confirm-address", { token }, foreign)).status).toBe(403)
  expect((await victim.get(`/identity/verify-email?token=${token}`)).status).toBe(404)
})

test("a change of address counts when the new mailbox confirms it in the same account, and both mailboxes are told", async () => {
  const [from, to] = ["moves@clinic.example", "moved@clinic.example"]
  const person = await api.confirmed(from)
  const other = api.visitor()
  await other.signIn(from)
  await other.post("/identity/request-password-reset", { email: from })
  const oldLink = await secretIn(sql, from, "reset_password")
  expect((await person.post("/identity/change-address", { newEmail: to })).status).toBe(200)
  const token = await secretIn(sql, to, "confirm_new_address")
  expect((await api.visitor().post("/identity/confirm-address", { token })).body).toMatchObject({
    status: "sign_in_needed",
  })
  expect((await person.get<User>("/api/user")).body).toMatchObject({ email: from })
  expect((await person.post("/identity/confirm-address", { token })).body).toMatchObject({
    status: "confirmed",
  })
  expect((await person.get<User>("/api/user")).body).toMatchObject({ email: to, emailVerified: true })
  expect((await other.get("/api/user")).status).toBe(401)
  const reset = { token: oldLink, newPassword: attackersWords }
  expect((await other.post("/identity/reset-password", reset)).status).toBe(400)
  const told = await lettersTo(sql, from)
  expect(told.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["address_move_asked", "address_changed"]),
  )
  expect(told.find(({ kind }) => kind === "address_changed")?.body.adds).toEqual([
    `If it was not you, write to us at once: ${api.url}/contact`,
  ])
})

test("an address that is taken cannot be moved to, and the answer does not say so", async () => {
  await api.confirmed("taken@clinic.example")
  const person = await api.confirmed("wants@clinic.example")
  const [taken, free] = [
    await person.post("/identity/change-address", { newEmail: "taken@clinic.example" }),
    await person.post("/identity/change-address", { newEmail: "free@clinic.example" }),
  ]
  expect(taken.body).toEqual(free.body)
  expect((await lettersTo(sql, "taken@clinic.example")).map(({ kind }) => kind)).toEqual(["address_known"])
})

test("signing up, asking for a new password and signing in answer alike for known and unknown addresses", async () => {
  await api.confirmed("known@clinic.example")
  const ask = (path: string, body: object) => api.visitor().post(path, body)
  const pairs = await Promise.all(
    ["known@clinic.example", "unknown@clinic.example"].map(async (email) => [
      await ask("/identity/sign-up/email", { email, password: attackersWords, name: "A B" }),
      await ask("/identity/request-password-reset", { email }),
    ]),
  )
  const [known = [], unknown = []] = pairs.map((answers) =>
    answers.map(({ status, body, headers }) => ({ status, body, cookies: headers.getSetCookie() })),
  )
  expect(known).toEqual(unknown)
  expect(known.map(({ status }) => status)).toEqual([200, 200])
  await vi.waitFor(async () => {
    const kinds = (await lettersTo(sql, "known@clinic.example")).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(["address_known", "reset_password"])
  })
  // The password of the account is the one it had.
  await api.visitor().signIn("known@clinic.example")
})

test("a stranger's mailbox gets four letters an hour, however many addresses and aliases ask", async () => {
  const person = api.visitor()
  await person.signUp("flooded@gmail.com")
  const answers = []
  for (let n = 0; n < 6; n++) answers.push((await person.post("/identity/send-confirmation", {})).status)
  expect(answers).toEqual([200, 200, 200, 429, 429, 429])
  await api.visitor().post("/identity/sign-up/email", {
    email: "flooded+1@gmail.com",
    password: attackersWords,
    name: "A B",
  })
  // Without a session nobody asks for one.
  expect((await api.visitor().post("/identity/send-confirmation", {})).status).toBe(401)
  expect(await lettersTo(sql, "flooded+1@gmail.com")).toEqual([])
  expect(await lettersTo(sql, "flooded@gmail.com")).toHaveLength(4)
})
