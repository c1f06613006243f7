import { askErasure, erase } from "@rounds/core/account/erase.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { billingOf } from "@rounds/core/subscription/billing.ts"
import { endBillingOf } from "@rounds/core/subscription/end-billing.ts"
import { Payments } from "@rounds/core/subscription/ports.ts"
import { recordReport } from "@rounds/core/subscription/record.ts"
import { PaymentSetupFailed } from "@rounds/core/subscription/rejections.ts"
import { factOf } from "@rounds/core/testing/subscription/given.ts"
import * as Effect from "effect/Effect"
import { afterAll, describe, expect, test } from "vitest"
import { query } from "#postgres/client.ts"
import { checkoutFor, openCheckout, payCheckout } from "#sandbox/provider.ts"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { settle, webhookSecret } from "#testing/settle.ts"
import { handleOrphan } from "./orphan-job.ts"

const api = await startApi({
  databaseUrl: await testDatabase(),
  env: { LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret },
})
afterAll(api.stop)

const somebody = async (name: string) => {
  const email = `${name}@example.org`
  const client = await api.confirmed(email)
  return { id: (await client.get<{ id: string }>("/api/user")).body.id, email, client }
}

const plan = { tier: "creator_pro", billing: "monthly", name: null } as const

const open = (userId: string, email: string, trial: boolean) =>
  api.run(openCheckout(checkoutFor({ ...plan, userId, email, trial })))

const pay = async (checkout: string, email: string) => {
  const card = "4242424242424242"
  const bought = await api.run(payCheckout(checkout, { email, name: "Payer", card, baseUrl: api.url }))
  await api.run(settle(api.url))
  return bought?.id ?? ""
}

const statusAtProvider = async (subscriptionId: string) => {
  const rows = await api.run(
    query(
      "status at the provider",
      (sql) => sql<{ status: string }[]>`
        SELECT attributes ->> 'status' AS status FROM sandbox.objects
        WHERE type = 'subscriptions' AND id = ${subscriptionId}`,
    ),
  )
  return rows[0]?.status
}

describe("a subscription bought on a page that was still open when its account was erased", () => {
  const orphan = (subscriptionId: string) =>
    handleOrphan.handle({ id: "job", data: { subscriptionId }, createdAt: 0 })

  const bought = async (name: string) => {
    const { id, email } = await somebody(name)
    const checkout = await open(id, email, false)
    await api.run(askErasure(id, { by: "cli", why: "asked" }))
    await api.run(erase(id))
    return pay(checkout, email)
  }

  test("is asked to be ended, again and again, by the message that told of it", async () => {
    const subscriptionId = await bought("orphan-asked")
    expect(await statusAtProvider(subscriptionId)).toBe("active")
    const jobs = await api.run(
      query(
        "orphans",
        (sql) => sql`SELECT data, retry_limit, state FROM pgboss.job WHERE name = 'cancel-orphan'`,
      ),
    )
    expect(jobs).toEqual([{ data: { subscriptionId }, retry_limit: 12, state: "created" }])
  })

  test("is ended at the provider, and ending it again asks for nothing", async () => {
    const subscriptionId = await bought("orphan-ended")
    await api.run(orphan(subscriptionId))
    expect(await statusAtProvider(subscriptionId)).toBe("cancelled")
    const again = Effect.flatMap(Payments, (payments) =>
      Effect.provideService(orphan(subscriptionId), Payments, {
        ...payments,
        cancel: () => Effect.die(new Error("cancelled twice")),
      }),
    )
    expect((await api.run(Effect.exit(again)))._tag).toBe("Success")
  })

  test("is left for the next try while the provider is down", async () => {
    const subscriptionId = await bought("orphan-waits")
    const outage = new Outage({ port: "payments", operation: "cancel", retryAfterSeconds: 1, cause: null })
    const down = Effect.flatMap(Payments, (payments) =>
      Effect.provideService(orphan(subscriptionId), Payments, {
        ...payments,
        cancel: () => Effect.die(outage),
      }),
    )
    expect((await api.run(Effect.exit(down)))._tag).toBe("Failure")
    expect(await statusAtProvider(subscriptionId)).toBe("active")
    await api.run(orphan(subscriptionId))
    expect(await statusAtProvider(subscriptionId)).toBe("cancelled")
  })

  test("that the provider does not know, or that is another shop's, is nothing to end", async () => {
    await api.run(orphan("999999"))
    const foreign = new PaymentSetupFailed({
      message: "This subscription belongs to another shop.",
      left: "unchanged",
    })
    const elsewhere = Effect.flatMap(Payments, (payments) =>
      Effect.provideService(orphan("1"), Payments, {
        ...payments,
        read: () => Effect.fail(foreign),
        cancel: () => Effect.die(new Error("another shop's was ended")),
      }),
    )
    expect((await api.run(Effect.exit(elsewhere)))._tag).toBe("Success")
  })
})

describe("what happens in another shop or with another sort of money", () => {
  const trialOffered = async (client: Awaited<ReturnType<typeof somebody>>["client"]) =>
    (
      await client.post<{ trial: boolean }>("/api/payments/create-checkout", {
        planId: "creator_pro",
        billingFrequency: "monthly",
      })
    ).body.trial

  test.each([
    ["real money elsewhere", { provider: "lemonsqueezy", mode: "live" }],
    ["test money elsewhere", { provider: "lemonsqueezy", mode: "test" }],
  ] as const)("a trial with %s uses up nobody's trial and gives nothing", async (_, origin) => {
    const { id, email } = await somebody(`elsewhere-${origin.mode}`)
    const fact = factOf({
      ...origin,
      status: "trialing",
      subscriptionId: `elsewhere-${origin.mode}`,
      customerId: `elsewhere-${origin.mode}`,
      trialEndsAt: "2099-01-01T00:00:00Z",
    })
    expect(await api.run(recordReport(id, { fact, email, cardFingerprint: null }))).toBe(false)
    expect(await api.run(billingOf(id))).toMatchObject({ tier: "freemium", mayCancel: false })
    // The same mailbox and the same person: a trial that counted would be used up for both accounts.
    const again = await somebody(`elsewhere-${origin.mode}+again`)
    expect(await trialOffered(again.client)).toBe(true)
  })

  test("news from elsewhere, however new, ends no subscription that counts here", async () => {
    const { id, email } = await somebody("both")
    const own = await pay(await open(id, email, false), email)
    const fact = factOf({
      provider: "lemonsqueezy",
      mode: "live",
      status: "active",
      // The id may even be the same.
      subscriptionId: own,
      customerId: "elsewhere-both",
      startedAt: "2098-01-01T00:00:00Z",
      updatedAt: "2098-01-01T00:00:00Z",
      renewsAt: "2099-01-01T00:00:00Z",
    })
    expect(await api.run(recordReport(id, { fact, email, cardFingerprint: null }))).toBe(false)
    expect(await api.run(billingOf(id))).toMatchObject({ tier: "creator_pro", mayCancel: true })
    expect(await statusAtProvider(own)).toBe("active")
  })

  test("a provider that calls a subscription another shop's has not said that it ended", async () => {
    const { id, email } = await somebody("moved")
    await pay(await open(id, email, false), email)
    const refused = Effect.fail(
      new PaymentSetupFailed({
        message: "This subscription belongs to another shop.",
        left: "unchanged",
      }),
    )
    const ending = Effect.flatMap(Payments, (payments) =>
      Effect.provideService(endBillingOf(id), Payments, {
        ...payments,
        cancel: () => refused,
        read: () => refused,
      }),
    )
    expect(await api.run(Effect.flip(ending))).toMatchObject({
      message: "This subscription belongs to another shop.",
    })
    expect(await api.run(billingOf(id))).toMatchObject({
      tier: "creator_pro",
      status: "active",
      mayCancel: true,
    })
  })
})
