import { billingOf } from "@rounds/core/subscription/billing.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { Payments } from "@rounds/core/subscription/ports.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { checkBilling } from "#payments/check-billing.ts"
import { reconcile } from "#payments/reconcile.ts"
import { handleUnwanted } from "#payments/unwanted-job.ts"
import { query } from "#postgres/client.ts"
import { setClockAhead } from "#postgres/clock.ts"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { settle, webhookSecret } from "#testing/settle.ts"
import { accountId, numberedAccounts } from "#testing/webhook-lives.ts"
import { checkoutFor, openCheckout, payCheckout, runDue } from "./provider.ts"
import { act } from "./routes.ts"

const api = await startApi({
  databaseUrl: await testDatabase(),
  env: { LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret, PROFESSIONAL_PLAN: "available" },
})
afterAll(api.stop)
beforeAll(() => api.run(numberedAccounts))

const standings = ["trial", "paid", "subscribed in trial", "plan change pending", "past due"] as const
const refunds = ["refund", "refund-half"] as const
const mishaps = ["none", "provider down", "job killed", "job lost"] as const

type Case = readonly [
  standing: (typeof standings)[number],
  refund: (typeof refunds)[number],
  mishap: (typeof mishaps)[number],
]
const cases: ReadonlyArray<Case> = standings.flatMap((standing) =>
  refunds.flatMap((refund) => mishaps.map((mishap): Case => [standing, refund, mishap])),
)

/** The account of the case with this number, from 0. */
const payerId = (n: number) => accountId(n + 1)

const buy = Effect.fnUntraced(function* (n: number, trial: boolean) {
  const email = `payer${n}@example.org`
  const plan = { userId: payerId(n), email, name: null, tier: "creator_pro", billing: "monthly" } as const
  const checkout = yield* openCheckout(checkoutFor({ ...plan, trial }))
  const card = "4242424242424242"
  const bought = yield* payCheckout(checkout, { email, name: "Payer", card, baseUrl: api.url })
  return bought?.id ?? ""
})

const job = (n: number) => handleUnwanted.handle({ id: "job", data: { userId: payerId(n) }, createdAt: 0 })

/** Brings account `n` to where the refund finds it; gives the subscription that is refunded. */
const begin = Effect.fnUntraced(function* (n: number, standing: Case[0]) {
  const payments = yield* Payments
  const first = yield* buy(n, standing === "trial" || standing === "subscribed in trial")
  yield* settle(api.url)
  switch (standing) {
    case "trial":
    case "paid":
      return first
    case "subscribed in trial": {
      const second = yield* buy(n, false)
      yield* settle(api.url)
      yield* job(n)
      return second
    }
    case "plan change pending":
      yield* payments.changePlan(first, "professional", "monthly")
      yield* settle(api.url)
      return first
    case "past due":
      yield* act(first, "payment-failed")
      yield* settle(api.url)
      return first
  }
})

const down = new Outage({ port: "payments", operation: "cancel", retryAfterSeconds: 1, cause: null })

/** The job that cancels at the provider, and what may become of it. */
const endWith = Effect.fnUntraced(function* (n: number, mishap: Case[2]) {
  const payments = yield* Payments
  switch (mishap) {
    case "none":
      return yield* job(n)
    case "provider down":
      yield* job(n).pipe(
        Effect.provideService(Payments, { ...payments, cancel: () => Effect.die(down) }),
        Effect.exit,
      )
      return undefined
    case "job killed":
      // The provider has done it, and the process is gone before the answer is recorded.
      yield* job(n).pipe(
        Effect.provideService(Payments, {
          ...payments,
          cancel: (id) => Effect.andThen(payments.cancel(id), Effect.interrupt),
        }),
        Effect.exit,
      )
      return undefined
    case "job lost":
      return undefined
  }
})

const isQueued = (n: number) =>
  query(
    "queued cancellations",
    (sql) => sql`
      SELECT FROM pgboss.job WHERE name = 'cancel-unwanted' AND data ->> 'userId' = ${payerId(n)}`,
  ).pipe(Effect.map((rows) => rows.length > 0))

interface Charge {
  readonly subscriptionId: string
  readonly count: number
}

/** Payments that the provider asked for, paid or tried, by subscription. */
const charges = query(
  "charges",
  (sql) => sql<Charge[]>`
    SELECT attributes ->> 'subscription_id' AS "subscriptionId", count(*)::integer AS count
    FROM sandbox.objects WHERE type = 'subscription-invoices' GROUP BY 1`,
).pipe(Effect.map((rows) => new Map(rows.map((row) => [row.subscriptionId, row.count]))))

const violations = Effect.map(checkBilling(), (checks) => checks.map(({ violations: count }) => count))

const days = 86_400_000

const pass = async (count: number) => {
  const before = await api.run(Clock.currentTimeMillis)
  await api.run(setClockAhead(count * days))
  await vi.waitFor(
    async () => expect(await api.run(Clock.currentTimeMillis)).toBeGreaterThan(before + (count - 1) * days),
    { timeout: 10_000 },
  )
  await api.run(runDue())
}

describe("charged after a refund", { timeout: 300_000 }, () => {
  const subscriptions = new Map<number, string>()

  beforeAll(async () => {
    for (const [n, [standing]] of cases.entries()) {
      subscriptions.set(n, await api.run(begin(n, standing)))
    }
  }, 300_000)

  test.each(cases.map((one, n) => [...one, n] as const))(
    "%s, %s, %s: access and what is queued",
    async (standing, refund, mishap, n) => {
      const before = await api.run(billingOf(payerId(n)))
      expect(before).toMatchObject({ tier: "creator_pro", mayCancel: true, hasPortal: true })
      await api.run(act(subscriptions.get(n) ?? "", refund))
      await api.run(settle(api.url))
      const after = await api.run(billingOf(payerId(n)))
      const isFull = refund === "refund"
      expect(after).toMatchObject({
        tier: isFull ? "freemium" : "creator_pro",
        mayCancel: true,
        mayResume: false,
        hasPortal: true,
        nextAmountCents: isFull ? null : before.nextAmountCents,
      })
      expect(await api.run(isQueued(n))).toBe(isFull || standing === "subscribed in trial")
      await api.run(endWith(n, isFull ? mishap : "none"))
    },
  )

  test("what did not come to pass is seen by the checks, and the reconciliation brings it about", async () => {
    const unended = cases.filter(
      ([, refund, mishap]) => refund === "refund" && (mishap === "provider down" || mishap === "job lost"),
    )
    expect(await api.run(violations)).toEqual([0, unended.length, 0, 0])
    expect(await api.run(reconcile())).toMatchObject({ unmatched: [], complete: true })
    // The reconciliation has asked for what is due: these are its jobs.
    for (const [n] of cases.entries()) await api.run(job(n))
    expect(await api.run(violations)).toEqual([0, 0, 0, 0])
  })

  test("in 400 days by the provider's clock, nothing is charged after a full refund", async () => {
    const before = await api.run(charges)
    await pass(400)
    const after = await api.run(charges)
    const charged = (n: number) => {
      const id = subscriptions.get(n) ?? ""
      return (after.get(id) ?? 0) - (before.get(id) ?? 0)
    }
    const full = [...cases.entries()].filter(([, [, refund]]) => refund === "refund")
    const partial = [...cases.entries()].filter(([, [, refund]]) => refund === "refund-half")
    process.stdout.write(
      `refunds: ${full.length} full, charged after: ${full.reduce((sum, [n]) => sum + charged(n), 0)}; ` +
        `${partial.length} partial, charged after: ${partial.reduce((sum, [n]) => sum + charged(n), 0)}\n`,
    )
    expect(full.map(([n, one]) => [...one, charged(n)])).toEqual(full.map(([, one]) => [...one, 0]))
    // A partial refund ends nothing: each of them went on for a year.
    for (const [n, one] of partial) expect([...one, charged(n) >= 12]).toEqual([...one, true])
  })
})
