import { Outage } from "@rounds/core/kernel/outage.ts"
import { Unstorable } from "@rounds/core/kernel/unstorable.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { signatureOf } from "#payments/signature.ts"
import { connectPool } from "#postgres/client.ts"
import { fromPostgres } from "#postgres/faults.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import type { Answer, MaybeProblem, TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { webhookSecret } from "#testing/settle.ts"

const databaseUrl = await testDatabase()
const sql = connectPool(databaseUrl, 1)
let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startApi({ databaseUrl, env: { LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret } })
  await api.run(publishTopics({}))
  ada = await api.confirmed("ada@example.org")
})
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const said = "This text cannot be stored."
const fieldsOf = ({ status, body }: Answer<MaybeProblem>) => [
  status,
  body.errors?.map(({ field, message }) => [field, message]),
]

describe("what no table takes is refused by the name of its field", () => {
  test.each([
    ["a NUL", "a\u0000b"],
    ["half a surrogate pair", "a\ud800b"],
  ])("in a body: %s", async (_, text) => {
    expect(fieldsOf(await ada.post("/api/generate-script", { topicTitle: text }))).toEqual([
      400,
      [["topicTitle", said]],
    ])
    const profile = {
      name: text,
      profession: "dietitian",
      experienceLevel: "expert",
      preferredTone: "casual",
    }
    expect(fieldsOf(await ada.post("/api/user/profile", profile))).toEqual([400, [["name", said]]])
  })

  test("in a query and in a path", async () => {
    expect(fieldsOf(await ada.get("/api/user/scripts?q=a%00"))).toEqual([400, [["q", said]]])
    expect(fieldsOf(await ada.get("/api/user/topics/a%00b"))).toEqual([400, [["themeKey", said]]])
    expect(fieldsOf(await api.visitor().get("/api/public/topics/a%00b"))).toEqual([400, [["slug", said]]])
  })

  test.each([
    ["/identity/sign-up/email", { name: "A\u0000B" }, "name"],
    ["/identity/sign-up/email", { name: "A\ud800B" }, "name"],
    ["/identity/sign-up/email", { email: "a\u0000@clinic.example" }, "email"],
    ["/identity/sign-in/email", { email: "a\u0000@clinic.example" }, "email"],
    ["/identity/reset-password", { token: "a\u0000" }, "token"],
    ["/identity/confirm-address", { token: "a\u0000" }, "token"],
    ["/identity/end-session", { id: "a\u0000" }, "id"],
    ["/identity/passkey/delete-passkey", { id: "a\u0000" }, "id"],
    ["/identity/passkey/verify-authentication", { response: { id: "a\u0000" } }, "response"],
  ])("signing in, at %s", async (path, changes, field) => {
    const filled: { readonly [path: string]: object } = {
      "/identity/sign-up/email": { email: "n@clinic.example", password: "correct horse battery", name: "A" },
      "/identity/sign-in/email": { password: "correct horse battery" },
      "/identity/reset-password": { newPassword: "correct horse battery" },
    }
    const answer = await ada.post(path, { ...filled[path], ...changes })
    expect(fieldsOf(answer)).toEqual([400, [[field, said]]])
  })
})

test("an id of a session or a passkey that is none is refused, and is no fault of ours", async () => {
  for (const path of ["/identity/end-session", "/identity/passkey/delete-passkey"])
    expect(fieldsOf(await ada.post(path, { id: "none" })), path).toEqual([
      400,
      [["id", "This is not one of our ids"]],
    ])
})

test("a genuine message of the payment provider is kept without the letters that no table takes", async () => {
  const body = Buffer.from(
    JSON.stringify({ meta: { event_name: "li\u0000cense\ud800" }, data: { type: "orders", id: "1" } }),
  )
  const taken = await fetch(`${api.url}/api/webhooks/lemonsqueezy`, {
    method: "POST",
    headers: { "x-signature": signatureOf(body, webhookSecret) },
    body,
  })
  expect(taken.status).toBe(200)
  expect(await sql`SELECT event_name FROM webhook_inbox`).toEqual([{ event_name: "license\ufffd" }])
})

test.each(["a\u0000", '{"a":"\\u0000"}', '{"a":"\\ud800"}'])(
  "%j that reached a statement by another way is told apart from a bug",
  async (text) => {
    const cause: unknown = await (
      text.startsWith("{") ? sql`SELECT ${text}::text::jsonb` : sql`SELECT ${text}::text`
    ).catch((fault: unknown) => fault)
    expect(fromPostgres("look", cause)).toBeInstanceOf(Unstorable)
    expect(fromPostgres("look", cause)).not.toBeInstanceOf(Outage)
  },
)
