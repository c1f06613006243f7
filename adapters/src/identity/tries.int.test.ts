import { afterAll, beforeAll, expect, test } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

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

const guess = (email: string, password = "not the password") =>
  api.visitor().post("/identity/sign-in/email", { email, password })

/** Lets the wait of every account be over. */
const waited = () => sql`UPDATE password_tries SET next_at = now()`

/** How many waits of 1, 2, 4 ... seconds are over after `seconds`: a slow machine answers forty guesses over some of them. */
const waitsWithin = (seconds: number): number => Math.floor(Math.log2(seconds + 1))

test("forty guesses from forty addresses at once: five are looked at", async () => {
  const email = "attacked@clinic.example"
  await api.confirmed(email)
  const began = performance.now()
  const statuses = (await Promise.all(Array.from({ length: 40 }, () => guess(email)))).map(
    ({ status }) => status,
  )
  const looked = statuses.filter((status) => status === 401).length
  expect(looked).toBeGreaterThanOrEqual(5)
  expect(looked).toBeLessThanOrEqual(5 + waitsWithin((performance.now() - began) / 1000))
  expect(statuses.filter((status) => status === 429)).toHaveLength(40 - looked)
})

test("the wait doubles with every wrong password, ends with a right one, and is the same for unknown addresses", async () => {
  // Which wait was told, as the power of two it began as: the guesses between take a slow machine a second or two of it,
  // and a wait of a second may be over before it is asked of.
  const waits = async (email: string) => {
    const powers: Array<number> = []
    for (let n = 0; n < 9; n++) {
      await waited()
      await guess(email)
      const { headers, status } = await guess(email)
      powers.push(status === 429 ? Math.round(Math.log2(Number(headers.get("retry-after")))) : -1)
    }
    return powers.slice(-4)
  }
  const doubling = (powers: ReadonlyArray<number>) => {
    const [first = 0] = powers
    expect(first).toBeGreaterThanOrEqual(3)
    expect(first).toBeLessThanOrEqual(5)
    expect(powers).toEqual([first, first + 1, first + 2, first + 3])
  }
  const known = `${crypto.randomUUID()}@clinic.example`
  await api.confirmed(known)
  doubling(await waits(known))
  doubling(await waits(`${crypto.randomUUID()}@clinic.example`))
  await waited()
  expect((await guess(known, "correct horse battery")).status).toBe(200)
  expect((await guess(known)).status).toBe(401)
  expect((await guess(known, "correct horse battery")).status).toBe(200)
})

test("a copied session guesses the password no faster than a stranger", async () => {
  const person = await api.confirmed("copied@clinic.example")
  const paths = ["/identity/reauthenticate", "/identity/two-factor/enable", "/identity/two-factor/disable"]
  const statuses: Array<number> = []
  for (let n = 0; n < 9; n++) {
    statuses.push((await person.post(paths[n % 3] ?? "", { password: "not the password" })).status)
  }
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5)
  expect(statuses.at(-1)).toBe(429)
})

test("no address is kept in clear", async () => {
  const rows = await sql`SELECT * FROM password_tries`
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain("clinic.example")
})
