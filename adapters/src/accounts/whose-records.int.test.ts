import { askErasure, erase } from "@rounds/core/account/erase.ts"
import { Accounts, PersonalRecords } from "@rounds/core/account/ports.ts"
import { setSuspended } from "@rounds/core/admin/manage.ts"
import { exportPeople } from "@rounds/core/admin/people-csv.ts"
import { FeedbackInbox } from "@rounds/core/feedback/ports.ts"
import { takeMessage } from "@rounds/core/feedback/messages.ts"
import { Waitlist } from "@rounds/core/plan/ports.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { secretIn } from "#testing/letters.ts"

const url = await testDatabase()
const sql = connectPool(url, 2)
let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: url })
})
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const cause = { by: "cli", why: "asked by letter" }
const idOf = async (client: TestClient) => (await client.get<{ id: string }>("/api/user")).body.id
const eraseNow = async (id: string) => {
  await api.run(askErasure(id, cause))
  await api.run(erase(id))
}
const message = (email: string) =>
  api.run(
    takeMessage(
      { email, name: "Ada", subject: "A question", message: "On my health", language: "english" },
      true,
    ),
  )
const messages = async () =>
  (await api.run(FeedbackInbox.use((inbox) => inbox.list(null, 100)))).map((one) => one.email)
const places = async () =>
  (await sql<{ email: string }[]>`SELECT email FROM waitlist`).map(({ email }) => email)
const exported = async (id: string) => {
  const files = await api.run(PersonalRecords.use((records) => records.collect(id)))
  return new Map(files.map(({ name, rows }) => [name as string, rows]))
}

test("who has only typed an address neither reads nor erases what its owner sent", async () => {
  const email = "victim@example.org"
  await message(email)
  await api.run(Waitlist.use((waitlist) => waitlist.ask(email, "english")))
  const stranger = await api.signUp(email)
  const id = await idOf(stranger)
  const files = await exported(id)
  expect(files.get("messages")).toEqual([])
  expect(files.get("waitlist")).toEqual([])
  expect(files.get("mail")?.map((row) => row["kind"])).toEqual(["confirm_address"])
  await eraseNow(id)
  expect(await messages()).toContain(email)
  expect(await places()).toContain(email)
  expect(
    (await sql`SELECT kind FROM mail_log WHERE recipient = ${email} ORDER BY kind`).map(({ kind }) => kind),
  ).toEqual(["account_erased", "confirm_waitlist", "contact_received"])
})

test("what somebody sent from their address, and asked for under an alias of it, goes with their account", async () => {
  const email = "owner@example.org"
  const owner = await api.confirmed(email)
  const id = await idOf(owner)
  await message(email)
  await api.run(Waitlist.use((waitlist) => waitlist.ask("owner+news@example.org", "english")))
  expect((await exported(id)).get("waitlist")).toHaveLength(1)
  await eraseNow(id)
  expect(await messages()).not.toContain(email)
  expect((await places()).filter((one) => one.startsWith("owner"))).toEqual([])
})

test("an address that somebody has moved away from, and one that they wanted to move to, goes with their account", async () => {
  const client = await api.confirmed("from@example.org")
  const id = await idOf(client)
  await message("from@example.org")
  const move = async (to: string) => {
    expect((await client.post("/identity/change-address", { newEmail: to })).status).toBe(200)
    return secretIn(sql, to, "confirm_new_address")
  }
  const token = await move("to@example.org")
  expect((await client.post("/identity/confirm-address", { token })).status).toBe(200)
  await client.get("/api/user")
  expect(await messages()).toContain("to@example.org")
  await move("never@example.org")
  await eraseNow(id)
  const left = await sql`
    SELECT recipient FROM mail_log WHERE recipient LIKE 'from@%' OR recipient LIKE 'to@%' OR recipient LIKE 'never@%'`
  expect(left).toEqual([{ recipient: "to@example.org" }])
  expect(await messages()).not.toContain("to@example.org")
  expect(
    await sql`SELECT FROM identity.verification WHERE position('example.org' IN value) > 0
    AND position('never@' IN value) > 0`,
  ).toEqual([])
})

test("who exported the list of people is kept, and not whose address was searched for", async () => {
  await api.run(exportPeople({ q: "searched@example.org" }, cause))
  expect(await sql`SELECT after FROM admin_actions WHERE action = 'list_exported'`).toMatchObject([
    { after: { search: true } },
  ])
})

test("who is being erased is not brought back", async () => {
  const id = await idOf(await api.confirmed("leaving@example.org"))
  await api.run(askErasure(id, cause))
  const account = await api.run(Accounts.use((accounts) => accounts.byId(id)))
  if (account === null) throw new Error("no account")
  expect(await api.run(setSuspended(account, false, cause))).toBe(false)
  expect(
    await api.run(
      Effect.map(
        Accounts.use((accounts) => accounts.byId(id)),
        (one) => one?.isActive,
      ),
    ),
  ).toBe(false)
})

test("who signed findings is named by no action any more", async () => {
  const id = await idOf(await api.confirmed("signs@example.org"))
  await sql`
    INSERT INTO admin_actions (id, action, done_by, why, at, subject, after) VALUES
      (gen_random_uuid(), 'finding_signed', ${id}, '', now(), 'finding x', '{"signedBy": "Dr. Signs"}')`
  expect((await exported(id)).get("decisions")).toHaveLength(1)
  await eraseNow(id)
  expect(await sql`SELECT subject, after FROM admin_actions WHERE done_by = ${id}`).toEqual([
    { subject: "finding x", after: null },
  ])
})

test("what administrators were told of somebody's message goes with it, and what they were told of others stays", async () => {
  const admin = await idOf(await api.confirmed("reads-messages@example.org"))
  await sql`UPDATE accounts SET is_admin = true WHERE id = ${admin}`
  const id = await idOf(await api.confirmed("wrote@example.org"))
  const write = (email: string, subject: string) =>
    api.run(takeMessage({ email, name: "Ada", subject, message: "As I said", language: "english" }, false))
  await write("wrote@example.org", "My thyroid")
  await write("another@example.org", "An invoice")
  await api.tell()
  await write("wrote@example.org", "My knee")
  const told = async () =>
    JSON.stringify([
      await sql`SELECT title, message FROM in_app_notifications WHERE user_id = ${admin}`,
      await sql`SELECT subject, body FROM mail_log WHERE user_id = ${admin}`,
      await sql`SELECT happening FROM happenings`,
    ])
  expect(await told()).toContain("My thyroid")
  await eraseNow(id)
  const left = await told()
  for (const words of ["My thyroid", "My knee"]) expect(left).not.toContain(words)
  expect(left).toContain("An invoice")
})
