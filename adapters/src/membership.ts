import type { Transactions } from "@rounds/core/kernel/atomically.ts"
import type { SecurityLog } from "@rounds/core/security/ports.ts"
import type { Origin } from "@rounds/core/subscription/facts.ts"
import type * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import express, { type Router } from "express"
import { keptSecret } from "#identity/secret.ts"
import type { Jobs } from "#jobs/jobs.ts"
import { keepingList, keepListOf } from "#jobs/people-list.ts"
import { onSale, WaitlistWorker } from "#jobs/waitlist.ts"
import { JobWorker } from "#jobs/worker.ts"
import { cancelOrphan, handleOrphan } from "#payments/orphan-job.ts"
import { ShopDeadWebhooks } from "#payments/dead-webhooks.ts"
import { LemonSqueezyPayments } from "#payments/lemonsqueezy.ts"
import { reconcileHourly, reconciliation } from "#payments/reconcile.ts"
import { SandboxPayments } from "#sandbox/payments.ts"
import { sandboxApi } from "#sandbox/api.ts"
import { billSandbox, sandboxBilling } from "#sandbox/billing.ts"
import { sandboxDeliveries, sendDelivery } from "#sandbox/deliveries.ts"
import { sandboxRoutes } from "#sandbox/routes.ts"
import { cancelUnwanted, handleUnwanted } from "#payments/unwanted-job.ts"
import type { Shop, Variant } from "#payments/variants.ts"
import { sandboxShop } from "#sandbox/shop.ts"
import { buryWebhook, handleWebhook, webhooks } from "#payments/webhook-job.ts"
import { rawWebhookBody, webhookPath, webhookRoute } from "#payments/webhook-route.ts"
import type { Sql } from "#postgres/client.ts"
import { MovableClock } from "#postgres/clock.ts"
import { PostgresTrialRedemptions } from "#postgres/trial-redemptions.ts"
import { PostgresWaitlist } from "#postgres/waitlist.ts"
import { type Configuration, InvalidSetting, reveal } from "./config.ts"

/** Who takes the money, as the configuration says: the sandbox, or the provider with everything it needs. */
export interface PaymentSettings {
  readonly mode: "sandbox" | "live"
  readonly shop: Shop
  /** Secrets a webhook may be signed with. */
  readonly secrets: ReadonlyArray<string>
}

/** In sandbox mode the webhook secret is made once and kept, unless one is configured. */
export const paymentSettings = (configuration: Configuration): PaymentSettings => {
  const given = [
    reveal(configuration.LEMONSQUEEZY_WEBHOOK_SECRET),
    reveal(configuration.LEMONSQUEEZY_WEBHOOK_SECRET_NEXT),
  ].filter((secret) => secret !== null)
  if (configuration.PAYMENTS === "sandbox") {
    const secrets = given.length > 0 ? given : [keptSecret(configuration.ROUNDS_DATA, "webhook-secret", 20)]
    return { mode: "sandbox", shop: sandboxShop, secrets }
  }
  if (given.length === 0) throw missing("LEMONSQUEEZY_WEBHOOK_SECRET")
  return { mode: "live", shop: liveShop(configuration), secrets: given }
}

const missing = (name: keyof Configuration): InvalidSetting =>
  new InvalidSetting({ message: `${name}: Expected a value, since PAYMENTS is lemonsqueezy` })

const liveShop = (configuration: Configuration): Shop => {
  const { LEMONSQUEEZY_STORE_ID: storeId } = configuration
  if (storeId === null) throw missing("LEMONSQUEEZY_STORE_ID")
  const variants: ReadonlyArray<readonly [string | null, Omit<Variant, "id">]> = [
    [configuration.LEMONSQUEEZY_CREATOR_PRO_MONTHLY, { tier: "creator_pro", billing: "monthly" }],
    [configuration.LEMONSQUEEZY_CREATOR_PRO_YEARLY, { tier: "creator_pro", billing: "yearly" }],
    [configuration.LEMONSQUEEZY_PROFESSIONAL_MONTHLY, { tier: "professional", billing: "monthly" }],
    [configuration.LEMONSQUEEZY_PROFESSIONAL_YEARLY, { tier: "professional", billing: "yearly" }],
  ]
  return {
    provider: "lemonsqueezy",
    storeId,
    variants: variants.flatMap(([id, plan]) => (id === null ? [] : [{ id, ...plan }])),
  }
}

/** Where the facts that count come from. */
export const originOf = ({ PAYMENTS }: Pick<Configuration, "PAYMENTS">): Origin =>
  PAYMENTS === "sandbox" ? { provider: "sandbox", mode: "test" } : { provider: "lemonsqueezy", mode: "live" }

const paymentsOf = (configuration: Configuration, publicUrl: string) => {
  const { mode, shop } = paymentSettings(configuration)
  if (mode === "sandbox") return SandboxPayments({ publicUrl })
  if (configuration.LEMONSQUEEZY_API_KEY === null) throw missing("LEMONSQUEEZY_API_KEY")
  return LemonSqueezyPayments({
    apiUrl: configuration.LEMONSQUEEZY_API_URL,
    apiKey: Redacted.make(Redacted.value(configuration.LEMONSQUEEZY_API_KEY)),
    shop,
    mode,
    returnUrl: `${publicUrl}/app?payment=success`,
  })
}

/** Payments, trials and the waitlist. */
export const Membership = (configuration: Configuration, publicUrl: string) =>
  Layer.mergeAll(
    paymentsOf(configuration, publicUrl),
    PostgresTrialRedemptions(keptSecret(configuration.ROUNDS_DATA, "trial-secret")),
    PostgresWaitlist({ publicUrl }),
  )

/** What administrators do by hand with messages of the payment provider. */
export const MembershipDesk = (configuration: Configuration) =>
  ShopDeadWebhooks(paymentSettings(configuration).shop)

export const membershipQueues = [
  webhooks,
  cancelUnwanted,
  reconciliation,
  keepingList,
  cancelOrphan,
  onSale,
  sandboxDeliveries,
  sandboxBilling,
]

/** Works on webhooks and reconciles; in sandbox mode also sends the sandbox's messages and bills when dates come. */
export const MembershipWorker = (configuration: Configuration, publicUrl: string) => {
  const { mode, shop, secrets } = paymentSettings(configuration)
  const always = Layer.mergeAll(
    JobWorker([handleWebhook(shop)]),
    JobWorker([buryWebhook]),
    JobWorker([handleUnwanted]),
    JobWorker([reconcileHourly]),
    JobWorker([keepListOf(originOf(configuration))]),
    JobWorker([handleOrphan]),
    configuration.PROFESSIONAL_PLAN === "available" ? WaitlistWorker(publicUrl) : Layer.empty,
  )
  const [secret] = secrets
  if (mode === "live" || secret === undefined) return always
  return Layer.mergeAll(
    always,
    JobWorker([sendDelivery({ webhookUrl: `${publicUrl}${webhookPath}`, secret })]),
    JobWorker([billSandbox]),
  )
}

/** The product's clock: real where real money is taken, movable in the sandbox. */
export const ProductClock = ({ PAYMENTS }: Configuration): Layer.Layer<never, never, Sql> =>
  PAYMENTS === "sandbox" ? MovableClock : Layer.empty

/** Webhooks, with their raw body; and the sandbox's pages and API. Mount it before anything that reads bodies. */
export const paymentDoors = (
  configuration: Configuration,
  publicUrl: string,
  run: <A>(effect: Effect.Effect<A, never, Sql | Transactions | Jobs | SecurityLog>) => Promise<A>,
): Router => {
  const { mode, secrets } = paymentSettings(configuration)
  const router = express.Router()
  router.post(webhookPath, rawWebhookBody, webhookRoute({ run, secrets, mode }))
  if (mode === "sandbox") {
    const apiKey = keptSecret(configuration.ROUNDS_DATA, "sandbox-api-key")
    router.use("/sandbox", sandboxRoutes({ run, publicUrl }), sandboxApi({ run, publicUrl, apiKey }))
  }
  return router
}
