import {
  type BillingState,
  cancelSubscription,
  createCheckout,
  readBilling,
  readInvoices,
  readPortal,
  resumeSubscription,
  undoPlanChange,
} from "@rounds/core/contract/payments.ts"
import { priceInCents } from "@rounds/core/plan/catalogue.ts"
import { type Entitlement, Entitlements } from "@rounds/core/plan/entitlement.ts"
import { daysLeft, trialBox, trialDay } from "@rounds/core/plan/trial-day.ts"
import { invoicesOf } from "@rounds/core/subscription/invoices.ts"
import * as manage from "@rounds/core/subscription/manage.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

const iso = (at: DateTime.Utc | null): string | null => (at === null ? null : DateTime.formatIso(at))
const millis = (at: DateTime.Utc | null): number | null => (at === null ? null : DateTime.toEpochMillis(at))

const nextAmount = ({ tier, billing, nextBillingAt, scheduledChange }: Entitlement): number | null => {
  if (nextBillingAt === null || billing === null) return null
  if (scheduledChange !== null) return priceInCents(scheduledChange.tier, scheduledChange.billing)
  return tier === "creator_pro" || tier === "professional" ? priceInCents(tier, billing) : null
}

const renewing: ReadonlyArray<string> = ["trialing", "active", "past_due"]

const billingOf = (entitlement: Entitlement, at: DateTime.Utc): BillingState => {
  const { status, subscriptionId, scheduledChange } = entitlement
  const now = DateTime.toEpochMillis(at)
  const trialEndsAt = millis(entitlement.trialEndsAt)
  const [cancelledAt, accessUntil] = [millis(entitlement.cancelledAt), millis(entitlement.accessUntil)]
  const box = trialBox({ trialEndsAt, status, cancelledAt, accessUntil }, now)
  return {
    tier: entitlement.tier,
    status,
    billing: entitlement.billing,
    accessUntil: iso(entitlement.accessUntil),
    nextBillingAt: iso(entitlement.nextBillingAt),
    cancelledAt: iso(entitlement.cancelledAt),
    trialEndsAt: iso(entitlement.trialEndsAt),
    trialBox: box,
    trialDay: box === null || trialEndsAt === null ? null : trialDay(trialEndsAt, now),
    trialDaysLeft: box === null || trialEndsAt === null ? null : daysLeft(trialEndsAt, now),
    nextAmountCents: nextAmount(entitlement),
    scheduledChange:
      scheduledChange === null ? null : { ...scheduledChange, at: DateTime.formatIso(scheduledChange.at) },
    mayCancel: subscriptionId !== null && renewing.includes(status),
    mayResume: subscriptionId !== null && status === "cancelled",
  }
}

const billingNow = Effect.fnUntraced(function* (userId: string) {
  const now = yield* DateTime.now
  const entitlements = yield* Entitlements
  return billingOf(yield* entitlements.of(userId, now), now)
})

const shownAfter = (entitlement: Entitlement) =>
  Effect.map(DateTime.now, (now) => billingOf(entitlement, now))

/** Checkout, cancelling, resuming, changing, receipts. `publicUrl`: where our own billing page is. */
export const mountPayments = (host: Host<Ports>, publicUrl: string): void => {
  mount(host, createCheckout, ({ account, body }) =>
    Effect.gen(function* () {
      const { checkoutUrl, trial } = yield* manage.startCheckout(account, body.planId, body.billingFrequency)
      return {
        checkoutUrl: checkoutUrl ?? `${publicUrl}/profile?change=scheduled`,
        trial,
        billing: yield* billingNow(account.id),
      }
    }),
  )
  mount(host, cancelSubscription, ({ account }) =>
    Effect.flatMap(manage.cancelSubscription(account.id), shownAfter),
  )
  mount(host, resumeSubscription, ({ account }) =>
    Effect.flatMap(manage.resumeSubscription(account.id), shownAfter),
  )
  mount(host, undoPlanChange, ({ account }) => Effect.flatMap(manage.undoPlanChange(account.id), shownAfter))
  mount(host, readBilling, ({ account }) => billingNow(account.id))
  mount(host, readPortal, ({ account }) => Effect.map(manage.portalUrl(account.id), (url) => ({ url })))
  mount(host, readInvoices, ({ account }) =>
    Effect.map(invoicesOf(account.id), (all) =>
      all.map(({ createdAt, ...invoice }) => ({ ...invoice, createdAt: DateTime.formatIso(createdAt) })),
    ),
  )
}
