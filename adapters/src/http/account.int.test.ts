import { Accounts, Erasures } from "@rounds/core/account/ports.ts"
import { askErasure, erase, eraseLateArrivals } from "@rounds/core/account/erase.ts"
import { makeExport } from "@rounds/core/account/export.ts"
import { suspend } from "@rounds/core/account/suspend.ts"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { Mailer } from "@rounds/core/mail/ports.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import { Payments } from "@rounds/core/subscription/ports.ts"
import { PaymentSetupFailed } from "@rounds/core/subscription/rejections.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { order, somebodyWithScript, topicId } from "#testing/person.ts"
import { settle, webhookSecret } from "#testing/settle.ts"

const url = await testDatabase()
const sql = connectPool(url, 2)

let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: url, env: { LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret } })
  await api.run(publishTopics({ id: topicId }))
})
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const cause = { by: "cli", why: "asked by letter" }

const person = (name: string) => somebodyWithScript(api, name)

const startTrial = async (client: TestClient, email: string) => {
  const { body } = await client.post<{ checkoutUrl: string }>("/api/payments/create-checkout", {
    planId: "creator_pro",
    billingFrequency: "monthly",
  })
  const card = { email, name: "Ada", card: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123" }
  const paid = await client.raw(
    "POST",
    new URL(body.checkoutUrl).pathname,
    new URLSearchParams(card).toString(),
    {
      headers: { "content-type": "application/x-www-form-urlencoded" },
    },
  )
  expect(paid.status).toBe(303)
  await api.run(settle(api.url))
}

/** Tables that still know one of these words anywhere in a row. */
const placesOf = async (...words: ReadonlyArray<string>) => {
  const tables = await sql<{ table: string; schema: string; name: string }[]>`
    SELECT table_schema || '.' || table_name AS table, table_schema AS schema, table_name AS name
    FROM information_schema.tables
    WHERE table_schema IN ('public', 'identity') AND table_type = 'BASE TABLE' ORDER BY 1`
  const found = await Promise.all(
    tables.map(async ({ table, schema, name }) => {
      const rows = await sql`
        SELECT FROM ${sql(schema)}.${sql(name)} AS held
        WHERE
          EXISTS (SELECT FROM unnest(${[...words]}::text[]) AS word WHERE position(word IN held::text) > 0)
        LIMIT 1`
      return rows.length > 0 ? [table] : []
    }),
  )
  return found.flat()
}

const exportIdOf = async (userId: string) =>
  (
    await sql<
      { id: string }[]
    >`SELECT id FROM account_exports WHERE user_id = ${userId} ORDER BY asked_at DESC`
  )[0]?.id ?? ""

test("an erased person is nowhere any more; what stays names nobody", { timeout: 30_000 }, async () => {
  const { id, email, client } = await person("gone")
  await client.post("/api/notify-professional", { email })
  await startTrial(client, email)
  await client.post("/api/account/export")
  await api.run(makeExport(await exportIdOf(id)))
  const stays = await person("stays")
  const before = (await placesOf(id, email)).length
  expect(before).toBeGreaterThan(12)

  await api.run(askErasure(id, cause))
  expect((await client.get("/api/user")).status).toBe(401)
  await api.run(erase(id))
  // The provider's word that it was cancelled comes when nobody is there any more.
  await api.run(settle(api.url))
  await api.run(eraseLateArrivals())

  expect(await placesOf(email, "Dr. gone")).toEqual(["public.mail_log"])
  // The good-bye has not left yet: its address goes with it.
  expect(await sql`SELECT kind, user_id FROM mail_log WHERE recipient = ${email}`).toEqual([
    { kind: "account_erased", user_id: null },
  ])
  expect(await sql`SELECT FROM pgboss.job AS held WHERE position(${email} IN held::text) > 0`).toEqual([])
  expect(await placesOf(id)).toEqual([
    "public.account_erasures",
    "public.admin_actions",
    "public.security_log",
  ])
  expect(await sql`SELECT action, why FROM admin_actions WHERE account_id = ${id} ORDER BY action`).toEqual([
    { action: "erased", why: "" },
    { action: "erasure_asked", why: "" },
    { action: "exported", why: "" },
  ])
  expect(
    await sql`SELECT attributes->>'status' AS status FROM sandbox.objects
      WHERE type = 'subscriptions' AND attributes->>'user_email' = ${email}`,
  ).toEqual([{ status: "cancelled" }])
  // The next-door neighbour lost nothing.
  expect((await stays.client.get<ReadonlyArray<unknown>>("/api/user/scripts")).body).toHaveLength(1)

  // The same mailbox may come back, as somebody new, and its trial is used up.
  const back = await person("gone")
  expect(back.id).not.toBe(id)
  const offer = await back.client.post<{ trial: boolean }>("/api/payments/create-checkout", {
    planId: "creator_pro",
    billingFrequency: "monthly",
  })
  expect(offer.body.trial).toBe(false)
})

test("while the provider is down nothing is erased and nobody comes in; afterwards all goes", async () => {
  const { id, email, client } = await person("waits")
  await startTrial(client, email)
  await api.run(askErasure(id, cause))
  const down = Effect.flatMap(Payments, (payments) =>
    Effect.provideService(erase(id), Payments, {
      ...payments,
      cancel: () => Effect.fail(new PaymentSetupFailed({ message: "down", left: "unchanged" })),
      read: () => Effect.die(new Error("down")),
    }),
  )
  expect((await api.run(Effect.exit(down)))._tag).toBe("Failure")
  expect(await sql`SELECT is_active FROM accounts WHERE id = ${id}`).toEqual([{ is_active: false }])
  expect((await client.get("/api/user")).status).toBe(401)
  await sql`UPDATE account_erasures SET asked_at = now() - interval '2 hours' WHERE account_id = ${id}`
  await sql`DELETE FROM pgboss.job WHERE name = 'erase-account'`
  expect(await api.run(Erasures.use(({ askAgain }) => askAgain))).toBe(1)
  expect(await sql`SELECT data FROM pgboss.job WHERE name = 'erase-account'`).toEqual([{ data: { id } }])
  await api.run(erase(id))
  expect(await sql`SELECT FROM accounts WHERE id = ${id}`).toHaveLength(0)
})

test("a process that dies in the middle leaves everything, and the next one finishes", async () => {
  const { id, client } = await person("middle")
  await api.run(askErasure(id, cause))
  // The letter is the last step before the transaction ends.
  const killed = Effect.provideService(erase(id), Mailer, {
    send: () => Effect.die(new Error("killed")),
    languageOf: () => Effect.succeed("english"),
    carrier: "outbox",
    htmlOf: () => "",
  })
  expect((await api.run(Effect.exit(killed)))._tag).toBe("Failure")
  expect(await sql`SELECT FROM generated_scripts WHERE user_id = ${id}`).toHaveLength(1)
  expect(await sql`SELECT FROM events WHERE stream = ${`quota-${id}`}`).not.toHaveLength(0)
  await api.run(Effect.all([erase(id), erase(id)], { concurrency: 2 }))
  expect(await sql`SELECT FROM accounts WHERE id = ${id}`).toHaveLength(0)
  expect(
    await sql`SELECT FROM mail_log WHERE kind = 'account_erased' AND recipient = 'middle@example.org'`,
  ).toHaveLength(1)
  expect((await client.get("/api/user")).status).toBe(401)
})

test("a suspended person reads, exports and signs in, and spends nothing; what was open is given back", async () => {
  const { id, client } = await person("held")
  await api.run(
    dispatch(
      quota,
      { id, by: ActorId.make(id) },
      { _tag: "ReserveGeneration", reservationId: crypto.randomUUID(), allowance: 5 },
    ),
  )
  const account = await api.run(Accounts.use((accounts) => accounts.byId(id)))
  if (account === null) throw new Error("no account")
  expect(await api.run(suspend(account, cause))).toBe(true)
  expect(await sql`SELECT open_reservations, scripts_charged FROM usage WHERE user_id = ${id}`).toEqual([
    { open_reservations: [], scripts_charged: 1 },
  ])
  const spending = await client.post("/api/generate-script", order)
  expect([spending.status, spending.body.code]).toEqual([403, "account_suspended"])
  expect((await client.post("/api/user/profile", {})).status).toBe(403)
  expect((await client.get("/api/user/scripts")).status).toBe(200)
  expect((await client.post("/api/account/export")).status).toBe(200)
  expect(
    await sql`SELECT action, done_by, why FROM admin_actions WHERE account_id = ${id} ORDER BY at LIMIT 1`,
  ).toEqual([{ action: "suspended", done_by: "cli", why: "asked by letter" }])
})

test("somebody deletes their own account right after signing in, and not from a screen left open", async () => {
  const { id, client } = await person("own")
  await sql`UPDATE identity.session SET "createdAt" = now() - interval '16 minutes'
    WHERE "userId"::text IN (SELECT identity_id FROM account_identities WHERE account_id = ${id})`
  const remove = async () => {
    const answer = await client.raw("DELETE", "/api/account", undefined)
    return [answer.status, ((await answer.json()) as { code?: string }).code]
  }
  expect(await remove()).toEqual([403, "SignInTooOld"])
  await client.signIn("own@example.org")
  expect(await remove()).toEqual([200, undefined])
  expect(await remove()).toEqual([401, "NotSignedIn"])
  await api.run(erase(id))
  expect(await sql`SELECT FROM accounts WHERE id = ${id}`).toHaveLength(0)
})

test("a deletion that asks for more than there is to ask is refused and deletes nothing", async () => {
  const { id, client } = await person("more")
  const answers = [
    await client.delete("/api/account?force=1"),
    await client.delete("/api/account", { force: true }),
    await client.delete("/api/account", [1]),
  ]
  expect(answers.map(({ status, body }) => [status, body.errors?.[0]?.field])).toEqual([
    [400, "force"],
    [400, "force"],
    [400, "0"],
  ])
  expect(await sql`SELECT FROM account_erasures WHERE account_id = ${id}`).toHaveLength(0)
  expect((await client.get("/api/user")).status).toBe(200)
})
