import { readFileSync } from "node:fs"
import { Payments } from "@rounds/core/subscription/ports.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { http, HttpResponse } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { shopOfFixtures } from "#testing/shop.ts"
import { LemonSqueezyPayments } from "./lemonsqueezy.ts"

const apiUrl = "https://api.payments.test"
const server = setupServer()
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

test("a list is read page by page, to its last", async () => {
  const pages: Array<string | null> = []
  server.use(
    http.get(`${apiUrl}/v1/subscriptions`, ({ request: asked }) => {
      const page = new URL(asked.url).searchParams.get("page[number]")
      pages.push(page)
      return HttpResponse.json({
        meta: { page: { lastPage: 2 } },
        data: [resource("subscription_updated").data],
      })
    }),
  )
  const first = await run(Payments.use((payments) => payments.list(1)))
  const second = await run(Payments.use((payments) => payments.list(2)))
  expect([first.isLast, second.isLast, pages]).toEqual([false, true, ["1", "2"]])
  expect(first.subscriptions[0]?.fact).toMatchObject({ provider: "sandbox", mode: "test" })
})

test("of a list, what is in an unknown form is named and hides no other", async () => {
  const subscription = resource("subscription_updated").data
  const invoice = resource("subscription_payment_success").data
  const unknown = (data: object, id: string) => {
    const { attributes, ...rest } = JSON.parse(JSON.stringify(data))
    return { ...rest, id, attributes: { ...attributes, status: "frozen" } }
  }
  server.use(
    http.get(`${apiUrl}/v1/subscriptions`, () =>
      HttpResponse.json({
        meta: { page: { lastPage: 1 } },
        data: [unknown(subscription, "20001"), subscription],
      }),
    ),
    http.get(`${apiUrl}/v1/subscription-invoices`, () =>
      HttpResponse.json({ data: [unknown(invoice, "20002"), invoice] }),
    ),
  )
  const { subscriptions, unreadable } = await run(Payments.use((payments) => payments.list(1)))
  expect(subscriptions.map(({ fact }) => fact.subscriptionId)).toEqual(["10005"])
  expect(unreadable).toHaveLength(1)
  expect(unreadable[0]).toMatch(/^20001 \(attributes\.status: /)
  expect(unreadable[0]).not.toContain("frozen")
  expect(await run(Payments.use((payments) => payments.invoices("10005")))).toHaveLength(1)
  expect(await run(Payments.use((payments) => payments.invoiceFacts("10005")))).toHaveLength(1)
})
