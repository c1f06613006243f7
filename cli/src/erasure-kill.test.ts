import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PostgresClient, query } from "@rounds/adapters/postgres/client.ts"
import { TestClient } from "@rounds/adapters/testing/client.ts"
import { testDatabase } from "@rounds/adapters/testing/database.ts"
import { haltingAt } from "@rounds/adapters/testing/halting-points.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ServedProcess } from "#testing/served-process.ts"

/** Moments of an erasure at which its process is killed. */
const points = {
  "taken by a worker, nothing done":
    "TRIGGER # BEFORE UPDATE ON pgboss.job FOR EACH ROW WHEN (NEW.name = 'erase-account' AND NEW.state = 'active')",
  "the first rows are gone": "TRIGGER # AFTER DELETE ON user_profiles FOR EACH ROW",
  "everything is gone, and that is noted":
    "TRIGGER # BEFORE UPDATE ON account_erasures FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL)",
} as const

const databaseUrl = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "rounds-erasure-kill-"))
const product = new ServedProcess({ DATABASE_URL: databaseUrl, ROUNDS_DATA: folder, TRUST_PROXY: "1" })

let halting: Awaited<ReturnType<typeof haltingAt<keyof typeof points>>>
beforeAll(async () => {
  await product.start()
  halting = await haltingAt(databaseUrl, points)
}, 300_000)
afterAll(async () => {
  await product.stop()
  await halting.end()
  rmSync(folder, { recursive: true, force: true })
})

/** What is still there of a person, and how many good-byes there are: of whom, is forgotten once they have left. */
const leftOf = (id: string, email: string) =>
  query(
    "what is left",
    (sql) => sql`
      SELECT (SELECT count(*)::int FROM accounts WHERE id = ${id}) AS account,
        (SELECT count(*)::int FROM user_profiles WHERE user_id = ${id}) AS profile,
        (SELECT count(*)::int FROM identity."user" WHERE email = ${email}) AS "signIn",
        (SELECT count(*)::int FROM account_erasures WHERE account_id = ${id} AND erased_at IS NULL) AS open,
        (SELECT count(*)::int FROM security_log WHERE account_id = ${id} AND kind = 'account_erased') AS noted,
        (SELECT count(*)::int FROM mail_log WHERE kind = 'account_erased') AS farewells`,
  ).pipe(
    Effect.map(([row]) => row),
    Effect.provide(PostgresClient(databaseUrl, 1)),
    Effect.runPromise,
  )

const names: ReadonlyArray<keyof typeof points> = [
  "taken by a worker, nothing done",
  "the first rows are gone",
  "everything is gone, and that is noted",
]

test.each(names.map((name, n) => [name, n] as const))(
  "an erasure whose process is killed when %s has left everything, and the next start finishes it, once",
  async (point, n) => {
    const email = `gone${n}@example.org`
    const client = new TestClient(product.url)
    await client.signUp(email)
    const { id } = (await client.get<{ id: string }>("/api/user")).body
    const profile = {
      name: "Dr. Gone",
      profession: "dietitian",
      experienceLevel: "expert",
      preferredTone: "casual",
    }
    expect((await client.post("/api/user/profile", profile)).status).toBe(200)

    // Its answer is lost with the process: whether it fails, and when, is no matter.
    const asked = client.delete("/api/account").catch(() => undefined)
    await halting.at(point, () => product.kill())
    await asked
    expect(await leftOf(id, email)).toEqual({
      account: 1,
      profile: 1,
      signIn: 1,
      open: 1,
      noted: 0,
      farewells: n,
    })

    await product.start()
    await expect
      .poll(() => leftOf(id, email), { timeout: 60_000, interval: 200 })
      .toEqual({ account: 0, profile: 0, signIn: 0, open: 0, noted: 1, farewells: n + 1 })
  },
  300_000,
)
