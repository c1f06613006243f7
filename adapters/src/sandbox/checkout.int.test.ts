import { Accounts } from "@rounds/core/account/ports.ts"
import type { BillingState } from "@rounds/core/subscription/billing.ts"
import { clockAhead, setClockAhead } from "#postgres/clock.ts"
import { startApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { settle, webhookSecret } from "#testing/settle.ts"
import { afterAll, describe, expect, test, vi } from "vitest"
import { act } from "./routes.ts"
import { runDue } from "./provider.ts"

const api = await startApi({
  databaseUrl: await testDatabase(),
  env: { LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret, PROFESSIONAL_PLAN: "available" },
})
afterAll(api.stop)

interface Checkout {
  readonly checkoutUrl: string
  readonly trial: boolean
}

const day = 86_400_000
const form = { "content-type": "application/x-www-form-urlencoded" }

const checkout = async (client: TestClient, planId = "creator_pro", billingFrequency = "monthly") =>
  (await client.post<Checkout>("/api/payments/create-checkout", { planId, billingFrequency })).body

const pay = (client: TestClient, checkoutUrl: string, card: string, email = "ada@example.org") =>
  client.raw(
    "POST",
    new URL(checkoutUrl).pathname,
    new URLSearchParams({ email, card, name: "Ada" }).toString(),
    {
      headers: form,
    },
  )

const buy = async (client: TestClient, email: string, planId?: string) => {
  const { checkoutUrl, trial } = await checkout(client, planId)
  const paid = await pay(client, checkoutUrl, "4242 4242 4242 4242", email)
  await api.run(settle(api.url))
  return { status: paid.status, trial }
}

const billing = async (client: TestClient) => (await client.get<BillingState>("/api/payments/billing")).body

/** Lets so many days pass for the whole product, the sandbox's billing included. */
const pass = async (days: number) => {
  await api.run(setClockAhead((await api.run(clockAhead)) + days * day))
  const aim = Date.now() + (await api.run(clockAhead))
  await vi.waitFor(
    async () => {
      const { headers } = await api.visitor().get("/api/plans")
      expect(headers).toBeDefined()
      expect(await api.run(now)).toBeGreaterThanOrEqual(aim - 5_000)
    },
    { timeout: 5_000 },
  )
  await api.run(runDue())
  await api.run(settle(api.url))
}

const now = await import("effect/Clock").then((Clock) => Clock.currentTimeMillis)

const subscriptionOf = async (client: TestClient) => {
  const { body } = await client.get<{ url: string }>("/api/payments/portal")
  return new URL(body.url).pathname.split("/").at(-1)?.split(".")[0] ?? ""
}

describe("a life in the sandbox", () => {
  test("trial, cancel, resume, first charge, past due, recovery, refund", async () => {
    const client = await api.confirmed("life@example.org")
    expect(await buy(client, "life@example.org")).toEqual({ status: 303, trial: true })
    expect(await billing(client)).toMatchObject({
      tier: "creator_pro",
      status: "trialing",
      trialBox: "days_left",
      trialDay: 1,
      nextAmountCents: 1900,
      mayCancel: true,
    })

    const cancelled = await client.post<BillingState>("/api/payments/cancel-subscription")
    expect(cancelled.body).toMatchObject({ tier: "creator_pro", status: "cancelled", trialBox: "cancelled" })
    expect((await client.post("/api/payments/cancel-subscription")).body.code).toBe("NothingToCancel")
    const resumed = await client.post<BillingState>("/api/payments/resume-subscription")
    expect(resumed.body).toMatchObject({ tier: "creator_pro", status: "trialing" })
    await api.run(settle(api.url))
    expect((await billing(client)).status).toBe("trialing")

    await pass(7.01)
    expect(await billing(client)).toMatchObject({ tier: "creator_pro", status: "active" })
    const id = await subscriptionOf(client)
    await api.run(act(id, "payment-failed"))
    await api.run(settle(api.url))
    expect(await billing(client)).toMatchObject({ tier: "creator_pro", status: "past_due" })
    await api.run(act(id, "recover"))
    await api.run(settle(api.url))
    expect(await billing(client)).toMatchObject({ tier: "creator_pro", status: "active" })

    const change = await client.post<Checkout & { billing: BillingState }>("/api/payments/create-checkout", {
      planId: "professional",
    })
    expect(change.body.billing).toMatchObject({
      tier: "creator_pro",
      scheduledChange: { tier: "professional" },
    })
    await api.run(settle(api.url))
    expect(await billing(client)).toMatchObject({
      tier: "creator_pro",
      scheduledChange: { tier: "professional" },
    })
    const undone = await client.post<BillingState>("/api/payments/undo-plan-change")
    expect(undone.body).toMatchObject({ tier: "creator_pro", scheduledChange: null })

    await api.run(act(id, "refund"))
    await api.run(settle(api.url))
    expect(await billing(client)).toMatchObject({ tier: "freemium", status: "expired" })
  })

  test("a declined card, a stranger's number and a refused confirmation buy nothing", async () => {
    const client = await api.confirmed("declined@example.org")
    const { checkoutUrl } = await checkout(client)
    const declined = await pay(client, checkoutUrl, "4000 0000 0000 0002")
    expect(declined.status).toBe(422)
    expect(await declined.text()).toContain("Your card was declined")
    expect((await pay(client, checkoutUrl, "4111 1111 1111 1111")).status).toBe(422)
    expect(await (await pay(client, checkoutUrl, "4000 0000 0000 3220")).text()).toContain("was this you?")
    expect((await billing(client)).status).toBe("incomplete")
  })

  test("a second trial is refused to the account, to an alias of its address, and to its payer", async () => {
    const first = await api.confirmed("once@example.org")
    expect(await buy(first, "once@example.org")).toMatchObject({ trial: true })
    await first.post("/api/payments/cancel-subscription")
    await pass(8)
    expect(await billing(first)).toMatchObject({ tier: "freemium", status: "expired" })
    expect((await checkout(first)).trial).toBe(false)

    const alias = await api.confirmed("once+again@example.org")
    expect((await checkout(alias)).trial).toBe(false)

    const stranger = await api.confirmed("another@example.org")
    expect((await checkout(stranger)).trial).toBe(true)
    expect(await buy(stranger, "once@example.org")).toMatchObject({ trial: true })
    expect(await billing(stranger)).toMatchObject({ tier: "freemium" })
  })

  test("what the plans offer is what the checkout does, for every account of one mailbox", async () => {
    interface Plans {
      readonly plans: ReadonlyArray<{ readonly id: string; readonly choice: { readonly trial?: boolean } }>
    }
    const offered = async (client: TestClient) =>
      (await client.get<Plans>("/api/plans")).body.plans.find(({ id }) => id === "creator_pro")?.choice.trial
    const first = await api.confirmed("mailbox@example.org")
    expect([await offered(first), (await checkout(first)).trial]).toEqual([true, true])
    await buy(first, "mailbox@example.org")
    const second = await api.confirmed("mailbox+two@example.org")
    expect([await offered(second), (await checkout(second)).trial]).toEqual([false, false])
  })

  test("a card that is known again gives one trial, whoever pays with it", async () => {
    const card = "5555 5555 5555 4444"
    const tiers: Array<string> = []
    for (const name of ["card-one", "card-two"]) {
      const client = await api.confirmed(`${name}@${name}.example.org`)
      const { checkoutUrl } = await checkout(client)
      await pay(client, checkoutUrl, card, `${name}@${name}.example.org`)
      await api.run(settle(api.url))
      tiers.push((await billing(client)).tier)
    }
    expect(tiers).toEqual(["creator_pro", "freemium"])
  })

  test("a monthly bill becomes a yearly one at the next cycle, and until then that can be undone", async () => {
    const client = await api.confirmed("yearly@example.org")
    await buy(client, "yearly@example.org")
    await pass(7.01)
    const change = () =>
      client.post<{ readonly billing: BillingState }>("/api/payments/create-checkout", {
        planId: "creator_pro",
        billingFrequency: "yearly",
      })
    const chosen = { tier: "creator_pro", billing: "yearly" }
    expect((await change()).body.billing).toMatchObject({
      billing: "monthly",
      scheduledChange: chosen,
      nextAmountCents: 18_000,
    })
    const undone = await client.post<BillingState>("/api/payments/undo-plan-change")
    expect(undone.body).toMatchObject({ billing: "monthly", scheduledChange: null, nextAmountCents: 1900 })
    await change()
    await pass(31)
    expect(await billing(client)).toMatchObject({
      billing: "yearly",
      status: "active",
      scheduledChange: null,
    })
    const { body: paid } =
      await client.get<ReadonlyArray<{ readonly totalCents: number }>>("/api/payments/invoices")
    expect(paid.map(({ totalCents }) => totalCents)).toEqual([18_000, 1900])
  })

  test("a bill that failed and was paid at last is one bill, with a receipt", async () => {
    interface Listed {
      readonly status: string
      readonly receiptUrl: string
    }
    const client = await api.confirmed("receipt@example.org")
    await buy(client, "receipt@example.org")
    const id = await subscriptionOf(client)
    for (const action of ["payment-failed", "payment-failed", "recover"] as const)
      await api.run(act(id, action))
    await api.run(settle(api.url))
    const { body: bills } = await client.get<ReadonlyArray<Listed>>("/api/payments/invoices")
    expect(bills.map(({ status }) => status)).toEqual(["paid"])
    const { pathname } = new URL(bills[0]?.receiptUrl ?? "")
    const page = await client.raw("GET", pathname, undefined)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain("$19.00")
    expect((await client.raw("GET", `${pathname}x`, undefined)).status).toBe(404)
  })

  test("who is suspended may still cancel, and sees portal and invoices", async () => {
    const client = await api.confirmed("suspended-payer@example.org")
    await buy(client, "suspended-payer@example.org")
    const { body: account } = await client.get<{ readonly id: string }>("/api/user")
    await api.run(Accounts.use((accounts) => accounts.setActive(account.id, false)))
    expect((await client.get("/api/payments/portal")).status).toBe(200)
    expect((await client.get("/api/payments/invoices")).status).toBe(200)
    const cancelled = await client.post<BillingState>("/api/payments/cancel-subscription")
    expect(cancelled.body).toMatchObject({ status: "cancelled", mayCancel: false })
    expect((await client.post("/api/payments/resume-subscription")).body.code).toBe("account_suspended")
  })

  test("whatever a payer types is shown as text", async () => {
    const client = await api.confirmed("script@example.org")
    const { checkoutUrl } = await checkout(client)
    const answer = await pay(
      client,
      checkoutUrl,
      `"><script>alert(1)</script>`,
      `"><img src=x onerror=alert(1)>@x`,
    )
    const page = await answer.text()
    expect(page).not.toContain("<script>")
    expect(page).not.toContain("<img")
    expect(answer.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'self';(?!.*unsafe)/,
    )
    expect(page).not.toMatch(/<style|style=/)
  })
})
