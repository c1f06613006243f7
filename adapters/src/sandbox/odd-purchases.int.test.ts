import { explainAccount } from "@rounds/core/subscription/explain.ts"
import type { BillingState } from "@rounds/core/subscription/billing.ts"
import { Accounts } from "@rounds/core/account/ports.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { afterAll, expect, test } from "vitest"
import { connectPool } from "#postgres/client.ts"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { settle, webhookSecret } from "#testing/settle.ts"

const databaseUrl = await testDatabase()
const sql = connectPool(databaseUrl, 1)
const api = await startApi({ databaseUrl, env: { LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret } })
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const plan = { planId: "creator_pro" }

test("nobody begins a purchase before the address is confirmed", async () => {
  const client = await api.signUp("unconfirmed@example.org")
  const { status, body } = await client.post("/api/payments/create-checkout", plan)
  expect([status, body.code]).toEqual([403, "AddressNotConfirmed"])
  expect(await sql`SELECT FROM sandbox.objects WHERE type = 'checkouts'`).toHaveLength(0)
})

test("a subscription that the provider does not know has ended as soon as somebody cancels it", async () => {
  const client = await api.confirmed("forgotten@example.org")
  const { body } = await client.post<{ checkoutUrl: string }>("/api/payments/create-checkout", plan)
  const payer = { email: "forgotten@example.org", name: "Ada", card: "4242 4242 4242 4242" }
  await client.raw("POST", new URL(body.checkoutUrl).pathname, new URLSearchParams(payer).toString(), {
    headers: { "content-type": "application/x-www-form-urlencoded" },
  })
  await api.run(settle(api.url))
  const billing = async () => (await client.get<BillingState>("/api/payments/billing")).body
  expect(await billing()).toMatchObject({ tier: "creator_pro", mayCancel: true })

  await sql`DELETE FROM sandbox.objects WHERE type = 'subscriptions'`
  const cancelled = await client.post<BillingState>("/api/payments/cancel-subscription")
  const ended = { tier: "freemium", status: "expired", nextBillingAt: null, paysFor: null, mayCancel: false }
  expect([cancelled.status, cancelled.body]).toMatchObject([200, ended])
  expect(await billing()).toMatchObject(ended)
  expect((await client.post("/api/payments/cancel-subscription")).body.code).toBe("NothingToCancel")

  const { id } = (await client.get<{ id: string }>("/api/user")).body
  const { because, events } = await api.run(
    Effect.gen(function* () {
      const account = yield* Accounts.use((accounts) => accounts.byId(id))
      if (account === null) throw new Error("no account")
      return yield* explainAccount(account, yield* DateTime.now)
    }),
  )
  expect(because).toBe("ended: the provider knows no such subscription")
  expect(events.at(-1)).toMatchObject({
    type: "TrialEnded",
    text: "Ended: the provider knows no such subscription",
  })
})
