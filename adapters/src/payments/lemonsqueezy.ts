import type { Billing, PaidTier } from "@rounds/core/plan/paid-plan.ts"
import { type KnownPlan, Payments, type Reported } from "@rounds/core/subscription/ports.ts"
import { PaymentSetupFailed } from "@rounds/core/subscription/rejections.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { type Ask, askJsonApi, type ProviderRefused, toRejection } from "./json-api.ts"
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

/** Null when the provider knows no such thing; any other refusal of a plain question is a defect. */
const ifKnown = <A>(asked: Effect.Effect<A, ProviderRefused>): Effect.Effect<A | null> =>
  asked.pipe(
    Effect.catch((refused) =>
      refused.status === 404
        ? Effect.succeed(null)
        : Effect.die(new Error(`payments: HTTP ${refused.status}: ${refused.message}`)),
    ),
  )

const notOurs = new PaymentSetupFailed({
  message: "This subscription belongs to another shop.",
  left: "unchanged",
})

/** The provider's own words are for the operator. */
const logged = <A>(asked: Effect.Effect<A, PaymentSetupFailed>): Effect.Effect<A, PaymentSetupFailed> =>
  Effect.tapError(asked, ({ message }) => Effect.logWarning(`payments: refused: ${message}`))

/** Payments over the provider's JSON:API. An answer is recorded as read now, so it wins against older news. */
export const LemonSqueezyPayments = (settings: LemonSqueezySettings): Layer.Layer<Payments> => {
  const { shop, mode } = settings
  const ask: Ask = askJsonApi(settings.apiUrl, Redacted.value(settings.apiKey))

  const reported = (resource: SubscriptionResource, known?: KnownPlan) =>
    Effect.map(DateTime.now, (now) => toReported(shop, resource, now, known))
  const ours = (resource: SubscriptionResource, known?: KnownPlan) =>
    Effect.flatMap(reported(resource, known), (told) =>
      told === null ? Effect.fail(notOurs) : Effect.succeed(told),
    )
  /** The key opens every shop of its owner: whose a subscription is, is looked at before anything is done to it. */
  const changed = (
    subscriptionId: string,
    change: Effect.Effect<{ readonly data: SubscriptionResource }, ProviderRefused>,
    known?: KnownPlan,
  ): Effect.Effect<Reported, PaymentSetupFailed> =>
    read(subscriptionId).pipe(
      Effect.mapError(toRejection),
      Effect.flatMap(({ data }) => ours(data, known)),
      Effect.andThen(Effect.mapError(change, toRejection)),
      Effect.flatMap(({ data }) => ours(data, known)),
      logged,
    )
  const variant = (tier: PaidTier, billing: Billing): Effect.Effect<Variant, PaymentSetupFailed> => {
    const found = variantOf(shop, tier, billing)
    return found === undefined
      ? Effect.fail(
          new PaymentSetupFailed({
            message: "This plan is not set up at the payment provider.",
            left: "unchanged",
          }),
        )
      : Effect.succeed(found)
  }
  const invoices = (subscriptionId: string) =>
    ifKnown(
      ask(
        "GET",
        `/v1/subscription-invoices?filter[subscription_id]=${encodeURIComponent(subscriptionId)}&page[size]=100`,
        invoicesAnswer,
      ),
    ).pipe(
      // What cannot be read here came as a message too, and waits in the dead-letter list.
      Effect.tap((answer) =>
        Effect.forEach(answer?.data.unreadable ?? [], (one) =>
          Effect.logError(`payments: an invoice cannot be read: ${one}`),
        ),
      ),
      Effect.map((answer) => answer?.data.readable ?? []),
    )
  const read = (subscriptionId: string) =>
    ask("GET", path("subscriptions", subscriptionId), subscriptionAnswer)

  return Layer.succeed(Payments, {
    mode,
    origin: { provider: shop.provider, mode: mode === "live" ? "live" : "test" },
    callsPerMinute: 240,
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
        Effect.mapError(({ message }) => new PaymentSetupFailed({ message, left: "no_checkout" })),
        logged,
      ),
    read: (subscriptionId, plan) =>
      ifKnown(read(subscriptionId)).pipe(
        Effect.flatMap((answer) => (answer === null ? Effect.succeed(null) : ours(answer.data, plan))),
      ),
    list: (page) =>
      Effect.gen(function* () {
        const answer = yield* ifKnown(
          ask(
            "GET",
            `/v1/subscriptions?filter[store_id]=${encodeURIComponent(shop.storeId)}&page[size]=100&page[number]=${page}`,
            subscriptionsAnswer,
          ),
        )
        if (answer === null) return { subscriptions: [], unreadable: [], isLast: true }
        const { readable, unreadable } = answer.data
        const subscriptions = (yield* Effect.forEach(readable, (one) => reported(one))).filter(
          (one) => one !== null,
        )
        return { subscriptions, unreadable, isLast: page >= answer.meta.page.lastPage }
      }),
    cancel: (subscriptionId, plan) =>
      changed(subscriptionId, ask("DELETE", path("subscriptions", subscriptionId), subscriptionAnswer), plan),
    resume: (subscriptionId) =>
      changed(
        subscriptionId,
        ask("PATCH", path("subscriptions", subscriptionId), subscriptionAnswer, {
          data: { type: "subscriptions", id: subscriptionId, attributes: { cancelled: false } },
        }),
      ),
    changePlan: (subscriptionId, tier, billing) =>
      logged(variant(tier, billing)).pipe(
        Effect.flatMap(({ id }) =>
          changed(
            subscriptionId,
            ask("PATCH", path("subscriptions", subscriptionId), subscriptionAnswer, {
              data: {
                type: "subscriptions",
                id: subscriptionId,
                attributes: { variant_id: Number(id), disable_prorations: true },
              },
            }),
          ),
        ),
      ),
    portalUrl: (subscriptionId) =>
      Effect.map(
        ifKnown(read(subscriptionId)),
        (answer) => answer?.data.attributes.urls?.customer_portal ?? null,
      ),
    invoices: (subscriptionId) =>
      Effect.map(invoices(subscriptionId), (all) => all.map((resource) => toInvoice(shop, resource))),
    invoiceFacts: (subscriptionId) =>
      Effect.gen(function* () {
        const now = yield* DateTime.now
        return (yield* invoices(subscriptionId)).map((resource) => toInvoiceFact(shop, resource, now))
      }),
  })
}
