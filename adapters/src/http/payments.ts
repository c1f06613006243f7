import {
  cancelSubscription,
  createCheckout,
  readBilling,
  readInvoices,
  readPortal,
  resumeSubscription,
  undoPlanChange,
} from "@rounds/core/contract/payments.ts"
import { billingOf } from "@rounds/core/subscription/billing.ts"
import { invoicesOf } from "@rounds/core/subscription/invoices.ts"
import * as manage from "@rounds/core/subscription/manage.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

/** Checkout, cancelling, resuming, changing, receipts. `publicUrl`: where our own billing page is. */
export const mountPayments = (host: Host<Ports>, publicUrl: string): void => {
  mount(host, createCheckout, ({ account, body }) =>
    Effect.gen(function* () {
      const { checkoutUrl, trial } = yield* manage.startCheckout(account, body.planId, body.billingFrequency)
      return {
        checkoutUrl: checkoutUrl ?? `${publicUrl}/profile?change=scheduled`,
        trial,
        billing: yield* billingOf(account.id),
      }
    }),
  )
  mount(host, cancelSubscription, ({ account }) => manage.cancelSubscription(account.id))
  mount(host, resumeSubscription, ({ account }) => manage.resumeSubscription(account.id))
  mount(host, undoPlanChange, ({ account }) => manage.undoPlanChange(account.id))
  mount(host, readBilling, ({ account }) => billingOf(account.id))
  mount(host, readPortal, ({ account }) => Effect.map(manage.portalUrl(account.id), (url) => ({ url })))
  mount(host, readInvoices, ({ account }) =>
    Effect.map(invoicesOf(account.id), (all) =>
      all.map(({ createdAt, ...invoice }) => ({ ...invoice, createdAt: DateTime.formatIso(createdAt) })),
    ),
  )
}
