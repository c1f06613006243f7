import type { Transactions } from "@rounds/core/kernel/atomically.ts"
import { Payments, type Reported } from "@rounds/core/subscription/ports.ts"
import { PaymentSetupFailed } from "@rounds/core/subscription/rejections.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Jobs } from "#jobs/jobs.ts"
import {
  type InvoiceResource,
  invoiceResource,
  type SubscriptionResource,
  subscriptionResource,
} from "#payments/lemonsqueezy.wire.ts"
import { toInvoice, toInvoiceFact, toReported } from "#payments/translate.ts"
import { variantOf } from "#payments/variants.ts"
import { sandboxShop } from "./shop.ts"
import type { Sql } from "#postgres/client.ts"
import { list, listPage, load, type SandboxObject, subscriptionOf } from "./books.ts"
import { cancel, changePlan, resume } from "./life.ts"
import type { Step } from "./step.ts"
import type { SandboxSubscription } from "./objects.ts"
import { checkoutFor, openCheckout, step } from "./provider.ts"

const unknown = new PaymentSetupFailed({
  message: "The sandbox knows no such subscription.",
  left: "unchanged",
})

const asSubscription = ({ id, attributes }: Pick<SandboxObject, "id" | "attributes">): SubscriptionResource =>
  subscriptionResource.parse({ type: "subscriptions", id, attributes })

const asInvoice = ({ type, id, attributes }: SandboxObject): InvoiceResource =>
  invoiceResource.parse({ type, id, attributes })

const reported = (found: Pick<SandboxObject, "id" | "attributes">) =>
  Effect.map(DateTime.now, (now) => toReported(sandboxShop, asSubscription(found), now))

/** Payments of the sandbox: no money, no network; its checkout pages are ours, under /sandbox. */
export const SandboxPayments = (settings: {
  readonly publicUrl: string
}): Layer.Layer<Payments, never, Sql | Transactions | Jobs> =>
  Layer.effect(
    Payments,
    Effect.gen(function* () {
      const context = yield* Effect.context<Sql | Transactions | Jobs>()
      const provide = Effect.provideContext(context)

      const change = (
        id: string,
        next: (subscription: SandboxSubscription, now: number) => Step,
      ): Effect.Effect<Reported, PaymentSetupFailed> =>
        step(id, next).pipe(
          provide,
          Effect.flatMap((found) => (found === null ? Effect.succeed(null) : reported(found))),
          Effect.flatMap((report) => (report === null ? Effect.fail(unknown) : Effect.succeed(report))),
        )
      const invoices = (subscriptionId: string) =>
        list("subscription-invoices", subscriptionId).pipe(
          Effect.map((rows) => rows.map(asInvoice)),
          provide,
        )
      return {
        mode: "sandbox" as const,
        origin: { provider: "sandbox" as const, mode: "test" as const },
        callsPerMinute: null,
        createCheckout: (request) =>
          openCheckout(checkoutFor(request)).pipe(
            Effect.map((id) => `${settings.publicUrl}/sandbox/checkout/${id}`),
            provide,
          ),
        read: (id) =>
          load("subscriptions", id).pipe(
            Effect.flatMap((found) => (found === null ? Effect.succeed(null) : reported(found))),
            provide,
          ),
        list: (page) =>
          listPage("subscriptions", page).pipe(
            Effect.flatMap(({ rows, isLast }) =>
              Effect.map(Effect.forEach(rows, reported), (all) => ({
                subscriptions: all.filter((one) => one !== null),
                unreadable: [],
                isLast,
              })),
            ),
            provide,
          ),
        cancel: (id) => change(id, cancel),
        resume: (id) => change(id, resume),
        changePlan: (id, tier, billing) =>
          change(id, (subscription, now) =>
            changePlan(subscription, now, Number(variantOf(sandboxShop, tier, billing)?.id)),
          ),
        portalUrl: (id) =>
          load("subscriptions", id).pipe(
            Effect.map((found) =>
              found === null
                ? null
                : `${settings.publicUrl}/sandbox/portal/${id}.${subscriptionOf(found).private.portal_key}`,
            ),
            provide,
          ),
        invoices: (id) =>
          Effect.map(invoices(id), (all) => all.map((invoice) => toInvoice(sandboxShop, invoice))),
        invoiceFacts: (id) =>
          Effect.gen(function* () {
            const now = yield* DateTime.now
            return (yield* invoices(id)).map((invoice) => toInvoiceFact(sandboxShop, invoice, now))
          }),
      }
    }),
  )
