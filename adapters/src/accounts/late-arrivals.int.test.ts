import { eraseLateArrivals } from "@rounds/core/account/erase.ts"
import { Erasures } from "@rounds/core/account/ports.ts"
import postgres from "postgres"
import { afterAll, expect, test } from "vitest"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { accountId } from "#testing/webhook-lives.ts"
import { isLookedAt } from "./late-arrivals.ts"

const url = await testDatabase()
const api = await startApi({ databaseUrl: url })
const sql = postgres(url, { max: 1 })
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const erasedDaysAgo = (n: number, days: number) => sql`
  INSERT INTO account_erasures (account_id, asked_at, erased_at)
  VALUES (${accountId(n)}, now() - interval '1 year', now() - make_interval(days => ${days}))`

/** Something that is stored while the account is being erased. */
const erasing = async (n: number, work: () => Promise<unknown>) => {
  await sql`UPDATE account_erasures SET erased_at = NULL WHERE account_id = ${accountId(n)}`
  await work()
  await sql`UPDATE account_erasures SET erased_at = now() WHERE account_id = ${accountId(n)}`
}

let messages = 0
/** A message about account `n`; `known`: it was carried out for the account. */
const message = async (n: number, status: "received" | "ignored" | "done" | "dead", known: boolean) => {
  messages += 1
  const body = JSON.stringify({ meta: { custom_data: { user_id: accountId(n) } }, name: "Çağla" })
  await sql`
    INSERT INTO webhook_inbox (hash, event_name, body, received_at, status, user_id)
    VALUES (${String(messages).padStart(64, "0")}, 'subscription_expired', convert_to(${body}, 'UTF8'), now(),
      ${status}, ${known ? accountId(n) : null})`
}
const told = async () =>
  (await sql<{ body: string }[]>`SELECT convert_from(body, 'UTF8') AS body FROM webhook_inbox`).map(
    ({ body }) => Number(/0{4}(\d{8})/.exec(body)?.[1]),
  )

test("what comes about an erased account is erased, however late it comes and however many there are", async () => {
  for (let n = 1; n <= 600; n += 1) await erasedDaysAgo(n, n)
  await message(1, "ignored", false)
  await message(600, "ignored", false)
  await message(590, "dead", false)
  await message(300, "done", true)
  // Still to be carried out: it may tell of something to cancel.
  await message(200, "received", false)
  // Of somebody who is there.
  await message(700, "done", true)
  await message(701, "ignored", false)
  // A click that was under way, and a script.
  await erasing(
    400,
    () => sql`
    INSERT INTO command_receipts (stream, command_id, content, first_version, last_version, recorded_at)
    VALUES (${`quota-${accountId(400)}`}, 'click', '', 0, 0, now())`,
  )
  await erasing(
    401,
    () => sql`
    INSERT INTO deleted_scripts (user_id, reservation_id, deleted_at)
    VALUES (${accountId(401)}, ${accountId(2)}, now())`,
  )
  // What an administrator did at that moment.
  await sql`
    INSERT INTO admin_actions (id, account_id, action, done_by, why, at)
    VALUES (${accountId(1)}, ${accountId(402)}, 'quota_set', 'cli', 'Dr. Ada wrote to us', now())`
  const found = await api.run(Erasures.use((erasures) => erasures.withLateArrivals))
  expect(found.toSorted()).toEqual([1, 300, 400, 401, 402, 590, 600].map(accountId))
  await api.run(eraseLateArrivals())
  expect((await told()).toSorted((a, b) => a - b)).toEqual([200, 700, 701])
  expect(await api.run(Erasures.use((erasures) => erasures.withLateArrivals))).toEqual([])
})

test("an id that is none is nobody's erasure", async () => {
  expect(await api.run(Erasures.use((erasures) => erasures.stateOf("nobody")))).toBe("none")
  expect(await api.run(Erasures.use((erasures) => erasures.stateOf(accountId(1))))).toBe("erased")
})

test("every table that may keep a row of an account that is gone is looked at", async () => {
  const unbound = await sql<{ table: string }[]>`
    SELECT c.table_name AS table FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.column_name IN ('user_id', 'account_id')
      AND NOT EXISTS (
        SELECT FROM pg_constraint k WHERE k.contype = 'f' AND k.confrelid = 'accounts'::regclass
          AND k.conrelid = to_regclass(c.table_name))
    ORDER BY 1`
  // Looked at in ways of their own, or kept: the tombstone, the log of attacks, ids that go within minutes.
  expect(unbound.map(({ table }) => table).filter((table) => !isLookedAt(table))).toEqual([
    "account_erasures",
    "admin_actions",
    "changed_people",
    "security_log",
    "webhook_inbox",
  ])
})
