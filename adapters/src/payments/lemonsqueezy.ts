import type { Billing, PaidTier } from "@rounds/core/plan/paid-plan.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { Payments } from "@rounds/core/subscription/payments.ts"
import { PaymentSetupFailed } from "@rounds/core/subscription/rejections.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { type Ask, askJsonApi } from "./json-api.ts"
import {
  checkoutAnswer,
  invoicesAnswer,
  type SubscriptionResource,
  subscriptionAnswer,
  subscriptionsAnswer,
} from "./lemonsqueezy.wire.ts"
import { toInvoice, toInvoiceFact, toReported } from "./translate.ts"
import { type Shop, type Variant, variantOf } from "./variants.ts"

export interface LemonSqueezySettings {
  readonly apiUrl: string
  readonly apiKey: Redacted.Redacted<string>
  readonly shop: Shop
  readonly mode: "sandbox" | "live"
  /** Where the provider sends the browser after a purchase. */
  readonly returnUrl: string
}

const path = (type: string, id: string): string => `/v1/${type}/${encodeURIComponent(id)}`

const notOurs = new PaymentSetupFailed({ message: "This subscription belongs to another shop." })

/** Payments over the provider's JSON:API. An answer is recorded as read now, so it wins against older news. */
export const LemonSqueezyPayments = (settings: LemonSqueezySettings): Layer.Layer<Payments> => {
  const { shop, mode } = settings
  const ask: Ask = askJsonApi(settings.apiUrl, Redacted.value(settings.apiKey))

  const reported = (resource: SubscriptionResource) =>
    Effect.map(DateTime.now, (now) => toReported(shop, resource, now))
  const changed = (answer: { readonly data: SubscriptionResource }) =>
    Effect.flatMap(reported(answer.data), (known) =>
      known === null ? Effect.fail(notOurs) : Effect.succeed(known),
    )
  const variant = (tier: PaidTier, billing: Billing): Effect.Effect<Variant, PaymentSetupFailed> => {
    const found = variantOf(shop, tier, billing)
    return found === undefined
      ? Effect.fail(new PaymentSetupFailed({ message: "This plan is not set up at the payment provider." }))
      : Effect.succeed(found)
  }
  const invoices = (subscriptionId: string) =>
    ask(
      "GET",
      `/v1/subscription-invoices?filter[subscription_id]=${encodeURIComponent(subscriptionId)}&page[size]=100`,
      invoicesAnswer,
    ).pipe(Effect.map(({ data }) => data))
  const read = (subscriptionId: string) =>
    ask("GET", path("subscriptions", subscriptionId), subscriptionAnswer)

  return Layer.succeed(Payments, {
    mode,
    createCheckout: ({ userId, email, name, tier, billing, trial }) =>
      variant(tier, billing).pipe(
        Effect.flatMap(({ id }) =>
          ask("POST", "/v1/checkouts", checkoutAnswer, {
            data: {
              type: "checkouts",
              attributes: {
                product_options: { redirect_url: settings.returnUrl, enabled_variants: [Number(id)] },
                checkout_options: { skip_trial: !trial },
                checkout_data: { email, ...(name === null ? {} : { name }), custom: { user_id: userId } },
              },
              relationships: {
                store: { data: { type: "stores", id: shop.storeId } },
                variant: { data: { type: "variants", id } },
              },
            },
          }),
        ),
        Effect.map(({ data }) => data.attributes.url),
      ),
    read: (subscriptionId) =>
      read(subscriptionId).pipe(
        Effect.flatMap(({ data }) => reported(data)),
        Effect.orElseSucceed(() => null),
      ),
    newest: ask(
      "GET",
      `/v1/subscriptions?filter[store_id]=${encodeURIComponent(shop.storeId)}&page[size]=100`,
      subscriptionsAnswer,
    ).pipe(
      Effect.flatMap(({ data }) => Effect.forEach(data, reported)),
      Effect.map((all) => all.filter((one) => one !== null)),
      Effect.mapError((refusal) => outage("list subscriptions", refusal)),
      Effect.orDie,
    ),
    cancel: (subscriptionId) =>
      ask("DELETE", path("subscriptions", subscriptionId), subscriptionAnswer).pipe(Effect.flatMap(changed)),
    resume: (subscriptionId) =>
      ask("PATCH", path("subscriptions", subscriptionId), subscriptionAnswer, {
        data: { type: "subscriptions", id: subscriptionId, attributes: { cancelled: false } },
      }).pipe(Effect.flatMap(changed)),
    changePlan: (subscriptionId, tier, billing) =>
      variant(tier, billing).pipe(
        Effect.flatMap(({ id }) =>
          ask("PATCH", path("subscriptions", subscriptionId), subscriptionAnswer, {
            data: {
              type: "subscriptions",
              id: subscriptionId,
              attributes: { variant_id: Number(id), disable_prorations: true },
            },
          }),
        ),
        Effect.flatMap(changed),
      ),
    portalUrl: (subscriptionId) =>
      read(subscriptionId).pipe(
        Effect.map(({ data }) => data.attributes.urls?.customer_portal ?? null),
        Effect.orElseSucceed(() => null),
      ),
    invoices: (subscriptionId) =>
      invoices(subscriptionId).pipe(
        Effect.map((all) => all.map(toInvoice)),
        Effect.orElseSucceed(() => []),
      ),
    invoiceFacts: (subscriptionId) =>
      Effect.gen(function* () {
        const now = yield* DateTime.now
        return (yield* invoices(subscriptionId)).map((resource) => toInvoiceFact(resource, now))
      }).pipe(Effect.orElseSucceed(() => [])),
  })
}

const outage = (operation: string, cause: PaymentSetupFailed): Outage =>
  new Outage({ port: "payments", operation, retryAfterSeconds: 60, cause })
