import { request as send } from "node:http"
import { Accounts } from "@rounds/core/account/ports.ts"
import type { User } from "@rounds/core/contract/user.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

const databaseUrl = await testDatabase()
let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl })
})
afterAll(() => api.stop())

/** One request with exactly these headers. */
const rawly = (method: string, path: string, headers: Record<string, string>, body = "") =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(api.url)
    const sent = send({ hostname, port, path, method, headers }, (answer) => {
      let text = ""
      answer.on("data", (bytes: Buffer) => (text += bytes.toString()))
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on("error", reject)
    sent.end(body)
  })

test("more than 10 kB is refused before it is read, with a length and without", async () => {
  const person = api.visitor()
  const big = { email: "big@clinic.example", password: "correct horse battery", name: "x".repeat(10_000) }
  expect((await person.post("/identity/sign-up/email", big)).status).toBe(413)
  const chunked = await rawly(
    "POST",
    "/identity/sign-up/email",
    { "content-type": "application/json", "transfer-encoding": "chunked" },
    JSON.stringify({ ...big, name: "x".repeat(200_000) }),
  )
  expect(chunked.status).toBe(413)
  const announced = await rawly("POST", "/identity/sign-in/email", {
    "content-type": "application/json",
    "content-length": "100000000",
    connection: "close",
  }).catch(() => ({ status: 413 }))
  expect(announced.status).toBe(413)
})

const fields = { email: "field@clinic.example", password: "correct horse battery", name: "A B" }

test.each([
  ["a name of 122 characters", { ...fields, name: "x".repeat(122) }, "name"],
  ["an address of 256 characters", { ...fields, email: `${"x".repeat(250)}@a.example` }, "email"],
  ["a picture", { ...fields, image: "javascript:alert(1)" }, "image"],
  ["a link to go on with", { ...fields, callbackURL: "http://evil.example/x" }, "callbackURL"],
  ["a list as a password", { ...fields, password: ["correct horse battery"] }, "password"],
])("signing up with %s is refused by its field", async (_, body, field) => {
  const answer = await api.visitor().post("/identity/sign-up/email", body)
  expect(answer.status).toBe(400)
  expect(answer.body.errors?.map((error) => error.field)).toEqual([field])
})

test.each([
  "/identity/ok",
  "/identity/error",
  "/identity/get-session",
  "/identity/list-sessions",
  "/identity/verify-password",
  "/identity/update-user",
  "/identity/delete-user",
  "/identity/change-email",
  "/identity/sign-in/social",
  "/identity/link-social",
  "/identity/refresh-token",
  "/identity/list-accounts",
  "/identity/revoke-sessions",
  "/identity/update-session",
  "/identity/send-verification-email",
  "/identity/verify-email",
  "/identity/two-factor/send-otp",
  "/identity/passkey/update-passkey",
  "/identity/constructor",
])("%s is no call of this product", async (path) => {
  const person = await api.confirmed(`closed-${path.replaceAll(/\W/g, "")}@clinic.example`)
  expect((await person.get(path)).status).toBe(404)
  expect((await person.post(path, {})).status).toBe(404)
})

test("HEAD asks for nothing here", async () => {
  for (const path of ["/identity/token", "/identity/jwks", "/identity/security"]) {
    expect((await api.visitor().raw("HEAD", path, undefined)).status).toBe(405)
  }
})

test.each(["x@y", "[::1", "a b", "evil.example/x", "evil.example:99999"])(
  "the host “%s” is refused, and nothing of it is logged as a fault",
  async (host) => {
    const { status, text } = await rawly("POST", "/identity/sign-out", {
      host,
      "content-type": "application/json",
    })
    expect(status).toBe(400)
    expect(text).not.toContain("stack")
  },
)

describe("a suspended account", () => {
  test("may sign in and look at its security, and changes nothing about it", async () => {
    const email = "suspended@clinic.example"
    const person = await api.confirmed(email)
    const { id } = (await person.get<User>("/api/user")).body
    await api.run(Accounts.use((accounts) => accounts.setActive(id, false)))
    await person.signIn(email)
    expect((await person.get("/identity/security")).status).toBe(200)
    const changes: ReadonlyArray<readonly [path: string, body: object]> = [
      [
        "/identity/change-password",
        { currentPassword: "correct horse battery", newPassword: "three green kettles" },
      ],
      ["/identity/change-address", { newEmail: "new@clinic.example" }],
      ["/identity/two-factor/enable", { password: "correct horse battery" }],
      ["/identity/passkey/delete-passkey", { id: crypto.randomUUID() }],
    ]
    for (const [path, body] of changes) {
      expect((await person.post(path, body)).status, path).toBe(403)
    }
    await api.visitor().signIn(email)
  })
})
