import * as Effect from "effect/Effect"
import postgres from "postgres"
import { afterAll, expect, test } from "vitest"
import { ContactPass } from "#security/contact-pass.ts"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

const url = await testDatabase()
const api = await startApi({ databaseUrl: url })
const sql = postgres(url, { max: 1 })
afterAll(async () => {
  await api.stop()
  await sql.end()
})

/** Each caller stands behind the one proxy that is trusted. */
const from = (address: string) => ({ headers: { "x-forwarded-for": address } })
const wait = (email: string, address: string) =>
  api.visitor().post("/api/notify-professional", { email }, from(address))
const write = async (email: string, address: string) => {
  const pass = await api.run(ContactPass.use(({ issue }) => Effect.sync(() => issue(Date.now() - 20_000))))
  const words = { firstName: "Ada", lastName: "", subject: "Sources", message: "Where from?", website: "" }
  return api.visitor().post("/api/public/contact", { ...words, email, pass }, from(address))
}
const lettersTo = async (like: string) =>
  (await sql<{ kind: string }[]>`SELECT kind FROM mail_log WHERE recipient LIKE ${like}`).map(
    ({ kind }) => kind,
  )

test("one network asks for ten letters an hour, to whomever", async () => {
  const statuses: Array<number> = []
  for (let n = 0; n < 12; n += 1)
    statuses.push((await wait(`stranger${n}@example.org`, "198.51.100.1")).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect(await lettersTo("stranger%")).toHaveLength(10)
  expect((await wait("somebody@example.org", "198.51.100.2")).status).toBe(200)
})

test("a network that asked for enough may still write to us, and causes no letter by it", async () => {
  expect((await write("other@example.org", "198.51.100.1")).status).toBe(200)
  expect(await lettersTo("other@%")).toEqual([])
  expect(await sql`SELECT FROM user_feedback WHERE user_email = 'other@example.org'`).toHaveLength(1)
})

test("one mailbox gets four letters an hour, whichever forms and networks they come by", async () => {
  await wait("victim+a@example.org", "203.0.113.1")
  const kinds = await lettersTo("victim%")
  expect(kinds).toEqual(["confirm_waitlist"])
  for (let n = 0; n < 4; n += 1) await write(`victim+${n}@example.org`, `203.0.113.${n + 2}`)
  expect(await lettersTo("victim%")).toHaveLength(4)
  const asked = await wait("victim@example.org", "203.0.113.9")
  expect(asked.status).toBe(200)
  expect(await lettersTo("victim%")).toHaveLength(4)
})
