import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { User } from "@rounds/core/contract/user.ts"
import type { Notification } from "@rounds/core/contract/notifications.ts"
import postgres from "postgres"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startApi, type TestApi } from "#testing/api.ts"
import { type TestClient, usualPassword } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { lettersTo } from "#testing/letters.ts"
import { openWebsite } from "./website.ts"

const folder = mkdtempSync(join(tmpdir(), "rounds-languages-"))
const database = await testDatabase()
const sql = postgres(database, { max: 1 })
let api: TestApi

beforeAll(async () => {
  mkdirSync(join(folder, "turkish"))
  writeFileSync(join(folder, "index.html"), '<html lang="en"><head><!--head--></head><!--shell--></html>')
  writeFileSync(
    join(folder, "turkish", "index.html"),
    '<html lang="tr"><head><!--head--></head><!--shell--></html>',
  )
  writeFileSync(join(folder, "screens.json"), JSON.stringify(["/", "/app", "/profile"]))
  api = await startApi({ databaseUrl: database, website: openWebsite(folder) })
})
afterAll(async () => {
  await api.stop()
  await sql.end()
  rmSync(folder, { recursive: true, force: true })
})

const screenOf = async (client: TestClient, path = "/app", headers = {}) =>
  /lang="(..)"/.exec((await client.get<string>(path, { headers })).body)?.[1]
const languageOf = async (client: TestClient) => (await client.get<User>("/api/user")).body.language
/** Letters are put down a moment after the answer. */
const mailsTo = async (email: string) =>
  (await lettersTo(sql, email)).map(({ kind, subject }) => [kind, subject])

test("signing up takes the language of the screen, for the first letter, the first notice and every screen", async () => {
  const ada = api.visitor("tr-TR,tr;q=0.9,en;q=0.8")
  await ada.signUp("ada@dil.example")
  await expect
    .poll(() => mailsTo("ada@dil.example"))
    .toEqual([["confirm_address", "Rounds için e-posta adresinizi onaylayın"]])
  await api.tell()
  const told = (await ada.get<ReadonlyArray<Notification>>("/api/notifications")).body
  expect(told.map(({ title }) => title)).toEqual(["Lütfen e-posta adresinizi onaylayın"])
  expect([await languageOf(ada), await screenOf(ada)]).toEqual(["turkish", "tr"])
})

test("the choice in a browser that signs up goes before what the browser asks for", async () => {
  const eve = api.visitor("en-GB")
  expect((await eve.get("/?lang=tr")).status).toBe(302)
  await eve.signUp("eve@dil.example")
  await expect
    .poll(() => mailsTo("eve@dil.example"))
    .toEqual([["confirm_address", "Rounds için e-posta adresinizi onaylayın"]])
  expect(await languageOf(eve)).toBe("turkish")
})

test("another device speaks the account's language as soon as somebody has signed in, and keeps it", async () => {
  const phone = api.visitor("tr")
  await phone.signUp("mia@dil.example")
  await languageOf(phone)
  const laptop = api.visitor("en-US")
  expect(await screenOf(laptop)).toBe("en")
  await laptop.signIn("mia@dil.example", usualPassword)
  expect(await screenOf(laptop)).toBe("tr")
  // Signed out, the browser goes on in it.
  await laptop.post("/identity/sign-out", {})
  expect(await screenOf(laptop)).toBe("tr")
})

test("the switch of the screens is the account's: other devices, refusals and mail follow", async () => {
  const [here, there] = [api.visitor("en"), api.visitor("en")]
  await here.signUp("kim@dil.example")
  await there.signIn("kim@dil.example", usualPassword)
  expect([await screenOf(here), await screenOf(there)]).toEqual(["en", "en"])
  const switched = await here.get("/profile?lang=tr", { headers: { "sec-fetch-site": "same-origin" } })
  expect([switched.status, switched.headers.get("location")]).toEqual([302, "/profile"])
  expect([await languageOf(here), await screenOf(here), await screenOf(there)]).toEqual([
    "turkish",
    "tr",
    "tr",
  ])
  expect((await there.get("/api/trending-topics/nothing")).body.title).toBe("Konu bulunamadı")
  await here.post("/identity/request-password-reset", { email: "kim@dil.example" })
  await expect
    .poll(() => mailsTo("kim@dil.example"))
    .toContainEqual(["reset_password", "Yeni bir parola belirleyin"])
})

test("a link on another site changes nothing of an account, and leaves its screens as they are", async () => {
  const leo = api.visitor("tr")
  await leo.signUp("leo@dil.example")
  await languageOf(leo)
  await leo.get("/?lang=en", { headers: { "sec-fetch-site": "cross-site" } })
  expect([await languageOf(leo), await screenOf(leo)]).toEqual(["turkish", "tr"])
})

test("the language can be chosen by a call; one that is not offered cannot", async () => {
  const joy = await api.confirmed("joy@dil.example")
  expect(await languageOf(joy)).toBeNull()
  const chosen = await joy.put("/api/user/language", { language: "turkish" })
  expect([chosen.status, chosen.body]).toEqual([200, { language: "turkish" }])
  expect(await languageOf(joy)).toBe("turkish")
  expect((await joy.put("/api/user/language", { language: "klingon" })).status).toBe(400)
  expect((await api.visitor().put("/api/user/language", { language: "turkish" })).status).toBe(401)
})

test("whoever writes without an account is answered in the language of the screen", async () => {
  const waiting = api.visitor("tr")
  const asked = await waiting.post("/api/notify-professional", { email: "sol@dil.example" })
  expect(asked.status).toBe(200)
  await expect
    .poll(() => mailsTo("sol@dil.example"))
    .toEqual([["confirm_waitlist", "Professional bekleme listesindeki yerinizi onaylayın"]])
})
