import { readFileSync } from "node:fs"
import { Payments } from "@rounds/core/subscription/ports.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { http, HttpResponse } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { LemonSqueezyPayments } from "./lemonsqueezy.ts"
import { shopOfFixtures } from "#testing/shop.ts"

const apiUrl = "https://api.payments.test"
const running = http.get(`${apiUrl}/v1/subscriptions/10005`, () =>
  HttpResponse.json(resource("subscription_updated")),
)
const server = setupServer(running)
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const provider = LemonSqueezyPayments({
  apiUrl,
  apiKey: Redacted.make("key-of-the-tests"),
  shop: shopOfFixtures,
  mode: "live",
  returnUrl: "https://rounds.test/app?payment=success",
})

const run = <A, E>(effect: Effect.Effect<A, E, Payments>) =>
  Effect.runPromise(Effect.provide(effect, provider))

const resource = (name: string): { readonly data: object } =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/webhooks/${name}.json`, import.meta.url), "utf8"))

const request = {
  userId: "user-1",
  email: "ada@example.org",
  name: "Ada Lovelace",
  tier: "creator_pro",
  billing: "yearly",
  trial: true,
} as const

describe("the provider's API", () => {
  test("a checkout names the store, the variant, the buyer and our user", async () => {
    let sent: unknown
    let key: string | null = null
    server.use(
      http.post(`${apiUrl}/v1/checkouts`, async ({ request: asked }) => {
        sent = await asked.json()
        key = asked.headers.get("authorization")
        return HttpResponse.json({ data: { attributes: { url: "https://rounds.test/checkout/1" } } })
      }),
    )
    const url = await run(Payments.use((payments) => payments.createCheckout(request)))
    expect(url).toBe("https://rounds.test/checkout/1")
    expect(key).toBe("Bearer key-of-the-tests")
    expect(sent).toMatchObject({
      data: {
        type: "checkouts",
        attributes: {
          product_options: {
            redirect_url: "https://rounds.test/app?payment=success",
            enabled_variants: [102],
          },
          checkout_options: { skip_trial: false },
          checkout_data: { email: "ada@example.org", name: "Ada Lovelace", custom: { user_id: "user-1" } },
        },
        relationships: { variant: { data: { type: "variants", id: "102" } } },
      },
    })
  })

  test("a busy provider is asked again, a refusal is not", async () => {
    let asked = 0
    server.use(
      http.delete(`${apiUrl}/v1/subscriptions/10005`, () => {
        asked += 1
        return asked < 3
          ? new HttpResponse(null, { status: 503 })
          : HttpResponse.json(resource("subscription_cancelled"))
      }),
    )
    const cancelled = await run(Payments.use((payments) => payments.cancel("10005")))
    expect(asked).toBe(3)
    expect(cancelled.fact).toMatchObject({
      subscriptionId: "10005",
      status: "cancelled",
      tier: "creator_pro",
    })
    expect(cancelled.fact.readAt).not.toBeNull()

    let refused = 0
    server.use(
      http.patch(`${apiUrl}/v1/subscriptions/10005`, () => {
        refused += 1
        return HttpResponse.json({ errors: [{ detail: "The subscription has expired." }] }, { status: 422 })
      }),
    )
    const failure = await run(Effect.flip(Payments.use((payments) => payments.resume("10005"))))
    expect(failure).toMatchObject({
      _tag: "PaymentSetupFailed",
      message: "The subscription has expired.",
      left: "unchanged",
    })
    expect(refused).toBe(1)
  })

  test("a refusal after an answer that was lost leaves open what was done; after a busy one nothing was", async () => {
    const refusedAfter = async (first: () => Response) => {
      const answers = [
        first,
        () => HttpResponse.json({ errors: [{ detail: "It is cancelled already." }] }, { status: 422 }),
      ]
      server.use(http.delete(`${apiUrl}/v1/subscriptions/10005`, () => answers.shift()?.()))
      const failure = await run(Effect.flip(Payments.use((payments) => payments.cancel("10005"))))
      return failure.left
    }
    expect(await refusedAfter(() => HttpResponse.error())).toBe("unknown")
    expect(await refusedAfter(() => new HttpResponse(null, { status: 502 }))).toBe("unknown")
    expect(await refusedAfter(() => new HttpResponse(null, { status: 429 }))).toBe("unchanged")
  })

  test("a provider that stays silent is an outage, not a refusal", async () => {
    server.use(http.get(`${apiUrl}/v1/subscriptions`, () => HttpResponse.error()))
    await expect(run(Payments.use((payments) => payments.list(1)))).rejects.toMatchObject({
      _tag: "Outage",
      port: "payments",
    })
  })

  test("an answer in another form is a defect that names its fields, and is asked for once", async () => {
    let asked = 0
    const changed = JSON.parse(
      JSON.stringify(resource("subscription_cancelled")).replace(
        '"status":"cancelled"',
        '"status":"ended_early"',
      ),
    )
    server.use(
      http.delete(`${apiUrl}/v1/subscriptions/10005`, () => {
        asked += 1
        return HttpResponse.json(changed)
      }),
    )
    const defect: unknown = await run(Payments.use((payments) => payments.cancel("10005"))).catch(
      (cause: unknown) => cause,
    )
    expect(defect).not.toHaveProperty("_tag", "Outage")
    expect(String(defect)).toContain("DELETE /v1/subscriptions/10005")
    expect(String(defect)).toContain("data.attributes.status")
    expect(String(defect)).not.toContain("ended_early")
    expect(asked).toBe(1)
  })

  test.each([401, 403])("a key that is answered with %i is an outage, and asked once", async (status) => {
    let asked = 0
    server.use(
      http.get(`${apiUrl}/v1/subscriptions/10005`, () => {
        asked += 1
        return HttpResponse.json({ errors: [{ detail: "Unauthenticated." }] }, { status })
      }),
    )
    await expect(run(Payments.use((payments) => payments.read("10005")))).rejects.toMatchObject({
      _tag: "Outage",
    })
    expect(asked).toBe(1)
  })

  test("what the provider does not know is no subscription, and any other refusal is not", async () => {
    const answer = (status: number) =>
      http.get(`${apiUrl}/v1/subscriptions/10005`, () =>
        HttpResponse.json({ errors: [{ detail: "No." }] }, { status }),
      )
    server.use(answer(404))
    expect(await run(Payments.use((payments) => payments.read("10005")))).toBeNull()
    expect(await run(Payments.use((payments) => payments.portalUrl("10005")))).toBeNull()
    server.use(answer(422))
    await expect(run(Payments.use((payments) => payments.read("10005")))).rejects.toThrow("HTTP 422")
  })

  const changedBy = (from: string, to: string) =>
    JSON.parse(JSON.stringify(resource("subscription_updated")).replace(from, to))

  test("another shop's subscription is not ours: it is neither unknown nor ended, changed or resumed", async () => {
    // A change that were sent all the same would be a request that nobody expects, which fails the test.
    const foreign = changedBy('"store_id":1', '"store_id":2')
    server.use(http.get(`${apiUrl}/v1/subscriptions/10005`, () => HttpResponse.json(foreign)))
    const plan = { tier: "creator_pro", billing: "monthly" } as const
    const refusals = await run(
      Payments.use(({ read, cancel, resume, changePlan }) =>
        Effect.all([
          Effect.flip(read("10005")),
          Effect.flip(read("10005", plan)),
          Effect.flip(cancel("10005")),
          Effect.flip(cancel("10005", plan)),
          Effect.flip(resume("10005")),
          Effect.flip(changePlan("10005", "professional", "monthly")),
        ]),
      ),
    )
    expect(new Set(refusals.map(({ message }) => message))).toEqual(
      new Set(["This subscription belongs to another shop."]),
    )
  })

  test("one of ours whose price is not on sale any more is still cancelled, as the plan it is known by", async () => {
    const retired = changedBy('"variant_id":101', '"variant_id":909')
    expect(retired).not.toEqual(resource("subscription_updated"))
    const ended = JSON.parse(
      JSON.stringify(resource("subscription_cancelled")).replace('"variant_id":101', '"variant_id":909'),
    )
    let asked = 0
    server.use(
      http.get(`${apiUrl}/v1/subscriptions/10005`, () => HttpResponse.json(retired)),
      http.delete(`${apiUrl}/v1/subscriptions/10005`, () => {
        asked += 1
        return HttpResponse.json(ended)
      }),
    )
    const plan = { tier: "creator_pro", billing: "yearly" } as const
    const { fact } = await run(Payments.use(({ cancel }) => cancel("10005", plan)))
    expect(fact).toMatchObject({ status: "cancelled", tier: "creator_pro", billing: "yearly" })
    expect(asked).toBe(1)
  })

  test("a plan is changed without proration", async () => {
    let sent: unknown
    server.use(
      http.patch(`${apiUrl}/v1/subscriptions/10005`, async ({ request: asked }) => {
        sent = await asked.json()
        return HttpResponse.json(resource("subscription_plan_changed"))
      }),
    )
    const changed = await run(
      Payments.use((payments) => payments.changePlan("10005", "professional", "monthly")),
    )
    expect(changed.fact.tier).toBe("professional")
    expect(sent).toMatchObject({ data: { attributes: { variant_id: 201, disable_prorations: true } } })
  })
})
