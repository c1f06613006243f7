import { Accounts } from "@rounds/core/account/ports.ts"
import { restore, suspend } from "@rounds/core/account/suspend.ts"
import type { Notification } from "@rounds/core/contract/notifications.ts"
import { Happenings } from "@rounds/core/notification/ports.ts"
import type { NotificationPreferences } from "@rounds/core/notification/preferences.ts"
import { tellUnclaimed } from "@rounds/core/script/unclaimed.ts"
import * as Effect from "effect/Effect"
import postgres from "postgres"
import { afterAll, expect, test } from "vitest"
import { query } from "#postgres/client.ts"
import { MailStop } from "#security/mail-stop.ts"
import { startApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { lettersTo } from "#testing/letters.ts"
import { keptKey } from "./answer-once.ts"

const url = await testDatabase()
const api = await startApi({ databaseUrl: url })
const sql = postgres(url, { max: 1 })
afterAll(async () => {
  await api.stop()
  await sql.end()
})

/** Of whoever has not chosen: everything but advertising. */
const usual: NotificationPreferences = {
  emailNotifications: true,
  trialExpirationEmails: true,
  paymentNotifications: true,
  planUpgradeEmails: true,
  inAppNotifications: true,
  marketingEmails: false,
}

const listOf = async (client: TestClient) =>
  (await client.get<ReadonlyArray<Notification>>("/api/notifications")).body
const unreadOf = async (client: TestClient) =>
  (await client.get<number>("/api/notifications/unread-count")).body
const kindsTo = async (email: string) => (await lettersTo(sql, email)).map(({ kind }) => kind)

test("who confirms is welcomed once, in the app and by mail; who has not is asked to, without mail", async () => {
  const ada = await api.confirmed("ada@example.test")
  const bob = await api.signUp("bob@example.test")
  await ada.get("/api/user")
  await bob.get("/api/user")
  await api.tell()
  await api.tell()
  expect(await listOf(ada)).toMatchObject([
    {
      title: "Welcome to Rounds",
      type: "success",
      isRead: false,
      actionUrl: "/app",
      actionText: "See today's topics",
    },
  ])
  expect(await listOf(bob)).toMatchObject([{ title: "Please confirm your e-mail address", actionUrl: null }])
  expect(await kindsTo("ada@example.test")).toEqual(["welcome"])
  expect(await kindsTo("bob@example.test")).not.toContain("welcome")
})

test("one is read at a time or all at once, and nobody reads another's", async () => {
  const eve = await api.confirmed("eve@example.test")
  const stranger = await api.confirmed("stranger@example.test")
  const { id } = (await eve.get<{ id: string }>("/api/user")).body
  for (const scriptId of ["one", "two", "three"]) {
    await api.run(
      Happenings.use(({ note }) => note(id, { _tag: "ScriptUnclaimed", scriptId, topic: scriptId })),
    )
  }
  await api.tell()
  const told = await listOf(eve)
  expect(told.map(({ actionUrl }) => actionUrl)).toEqual([
    "/my-scripts?script=three",
    "/my-scripts?script=two",
    "/my-scripts?script=one",
    "/app",
  ])
  expect(await unreadOf(eve)).toBe(4)

  const first = `/api/notifications/${told[0]?.id}/read`
  expect((await stranger.raw("PATCH", first, undefined)).status).toBe(404)
  expect(await unreadOf(eve)).toBe(4)
  expect((await eve.raw("PATCH", first, undefined)).status).toBe(200)
  expect((await eve.raw("PATCH", first, undefined)).status).toBe(200)
  expect(await unreadOf(eve)).toBe(3)
  expect((await eve.raw("PATCH", "/api/notifications/nonsense/read", undefined)).status).toBe(400)

  const all = await eve.raw("PATCH", "/api/notifications/mark-all-read", undefined)
  expect(await all.json()).toEqual({ marked: 3 })
  expect(await unreadOf(eve)).toBe(0)
})

test("what somebody switched off is not told; what safety asks for is, in the language of their choice", async () => {
  const dan = await api.confirmed("dan@example.test")
  const account = await api.run(Accounts.use((accounts) => accounts.byEmail("dan@example.test")))
  if (account === null) throw new Error("there is no account")
  await api.tell()
  const path = "/api/user/notification-preferences"
  expect((await dan.get<NotificationPreferences>(path)).body).toEqual(usual)
  const quiet: NotificationPreferences = {
    ...usual,
    emailNotifications: false,
    inAppNotifications: false,
  }
  const put = (body: unknown) => dan.raw("PUT", path, JSON.stringify(body))
  expect((await put({ ...quiet, emailNotifications: "no" })).status).toBe(400)
  expect((await put(quiet)).status).toBe(200)
  expect((await dan.put("/api/user/language", { language: "turkish" })).status).toBe(200)
  expect((await dan.get<NotificationPreferences>(path)).body).toEqual(quiet)

  await api.run(
    Happenings.use(({ note }) => note(account.id, { _tag: "ScriptUnclaimed", scriptId: "s", topic: "t" })),
  )
  await api.run(suspend(account, { by: "cli", why: "a test" }))
  await api.run(restore({ ...account, isActive: false }, { by: "cli", why: "a test" }))
  await api.tell()
  expect((await listOf(dan)).map(({ title }) => title)).toEqual([
    "Hesabınız yeniden açıldı",
    "Hesabınız askıya alındı",
    "Welcome to Rounds",
  ])
  const letters = await lettersTo(sql, "dan@example.test")
  expect(letters.map(({ kind }) => kind)).toEqual(["welcome", "account_suspended", "account_restored"])
  expect(letters[1]?.body.link?.url).toBe(`${api.url}/profile`)
})

test("an alert goes to every administrator, once for one thing, and to nobody else", async () => {
  const admin = await api.confirmed("chief@example.test")
  await sql`UPDATE accounts SET is_admin = true WHERE email = 'chief@example.test'`
  const other = await api.confirmed("other@example.test")
  await api.tell()
  const happening = { _tag: "EditionWithheld", day: "2026-11-22" } as const
  await api.run(Happenings.use(({ note }) => note("administrators", happening)))
  await api.tell()
  await api.run(Happenings.use(({ note }) => note("administrators", happening)))
  await api.tell()
  const withheld = (list: ReadonlyArray<Notification>) =>
    list.filter(({ title }) => title === "The edition of November 22, 2026 was withheld")
  expect(withheld(await listOf(admin))).toHaveLength(1)
  expect(withheld(await listOf(other))).toHaveLength(0)
  expect(await kindsTo("chief@example.test")).toContain("edition_withheld")
})

test("a script whose answer nobody took any more is told of, once", async () => {
  const lea = await api.confirmed("lea@example.test")
  const { id } = (await lea.get<{ id: string }>("/api/user")).body
  await lea.post(
    "/api/generate-script",
    { topicTitle: "Sleep and screens" },
    {
      headers: { "idempotency-key": "click" },
    },
  )
  await api.run(tellUnclaimed(id, keptKey("click")))
  await api.run(tellUnclaimed(id, keptKey("click")))
  await api.run(tellUnclaimed(id, keptKey("another click")))
  await api.tell()
  expect((await listOf(lea)).map(({ title, message }) => [title, message])).toEqual([
    [
      "Your script is ready",
      "“Sleep and screens” was finished after the connection was lost. It is saved in your script history.",
    ],
    ["Welcome to Rounds", expect.any(String)],
  ])
})

test("what cannot be read, and what is about nobody, stops nothing", async () => {
  const kim = await api.confirmed("kim@example.test")
  const { id } = (await kim.get<{ id: string }>("/api/user")).body
  await sql`INSERT INTO happenings (account_id, happening, at) VALUES
    (${id}, '{"_tag": "Unheard"}', now()), (gen_random_uuid(), '{"_tag": "AddressChanged"}', now())`
  await sql`INSERT INTO events (stream, version, type, opens, data, meta, recorded_at) VALUES
    (${`quota-${id}`}, 1, 'Unheard', false, '{"_tag": "Unheard"}', '{"by": "x", "commandId": "x"}', now())`
  await api.run(Happenings.use(({ note }) => note(id, { _tag: "AddressChanged" })))
  await api.tell()
  expect((await listOf(kim)).map(({ title }) => title)).toEqual([
    "Your e-mail address was changed",
    "Welcome to Rounds",
  ])
  expect(await sql`SELECT 1 FROM happenings`).toHaveLength(0)
})

test("the link of a mail ends its kind: it asks when opened, obeys when pressed, and nobody can make one up", async () => {
  const lea = await api.confirmed("lea@example.test")
  const { id } = (await lea.get<{ id: string }>("/api/user")).body
  const { addressFor } = await api.run(MailStop.use((stop) => Effect.succeed(stop)))
  const link = addressFor({ of: id, what: "planUpgradeEmails" })
  const flags = async () =>
    (await lea.get<NotificationPreferences>("/api/user/notification-preferences")).body
  const asked = await fetch(link)
  expect([asked.status, asked.headers.get("referrer-policy")]).toEqual([200, "no-referrer"])
  expect(await asked.text()).toMatch(/<form method="post"><button>Stop this mail<\/button><\/form>/)
  expect(await flags()).toEqual(usual)
  const pressed = await fetch(link, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    headers: { origin: "https://mail.example", "sec-fetch-site": "cross-site" },
  })
  expect(pressed.status).toBe(200)
  expect(await flags()).toEqual({ ...usual, planUpgradeEmails: false })
  const forged = link.replace(id, "018f0000-0000-4000-8000-000000000009")
  expect((await fetch(forged, { method: "POST" })).status).toBe(404)
  expect((await fetch(link.replace(".plans.", ".all."), { method: "POST" })).status).toBe(404)
  expect((await flags()).emailNotifications).toBe(true)
})

test("the link of a waitlist mail takes the place back, also when it is pressed twice", async () => {
  await api.visitor().post("/api/notify-professional", { email: "wait@example.test" })
  const place = await api.run(
    query(
      "test.place",
      (sql) => sql<{ place: string }[]>`SELECT place FROM waitlist WHERE email = 'wait@example.test'`,
    ),
  )
  const { addressFor } = await api.run(MailStop.use((stop) => Effect.succeed(stop)))
  const link = addressFor({ of: place[0]?.place ?? "", what: "waitlist" })
  expect(await (await fetch(link)).text()).toContain("leaves the Professional waitlist")
  for (const _ of [1, 2]) {
    const pressed = await fetch(link, { method: "POST" })
    expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining("off the waitlist")])
  }
  const left = await api.run(
    query("test.left", (sql) => sql`SELECT FROM waitlist WHERE email = 'wait@example.test'`),
  )
  expect(left).toHaveLength(0)
})
