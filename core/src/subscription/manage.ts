import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { confirmedFor } from "#account/confirmed.ts"
import { choosePlan } from "#plan/choose.ts"
import type { Billing, PaidTier } from "#plan/paid-plan.ts"
import { Plans } from "#plan/ports.ts"
import { billingOf, goingOn, resumable, shownAtProvider } from "./billing.ts"
import { endBillingOf } from "./end-billing.ts"
import { viewerNow } from "./offers.ts"
import { Payments, type Reported, Subscriptions, TrialRedemptions } from "./ports.ts"
import { recordReport } from "./record.ts"
import {
  NoPlanChangeScheduled,
  NoSubscription,
  NothingToCancel,
  NothingToResume,
  PlanChangeRefused,
} from "./rejections.ts"
import { accessesAt, cycleOf } from "./standing.ts"

/** Who buys. */
export interface Buyer {
  readonly id: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly emailVerified: boolean
  readonly isAdmin: boolean
}

const knownNow = Effect.fnUntraced(function* (userId: string) {
  const subscriptions = yield* Subscriptions
  return { state: yield* subscriptions.of(userId), now: yield* DateTime.now }
})

const accept = Effect.fnUntraced(function* (userId: string, reported: Reported) {
  yield* recordReport(userId, reported)
  return yield* billingOf(userId)
})

const fullName = ({ firstName, lastName }: Buyer): string | null =>
  [firstName, lastName].filter((part) => part !== null).join(" ") || null

/**
 * Begins a purchase: gives the provider's checkout page, or null when a paid plan was changed for the next billing
 * cycle, which needs no checkout. Nothing is granted here. A person's second trial becomes a plain purchase.
 */
export const startCheckout = Effect.fn("startCheckout")(function* (
  buyer: Buyer,
  tier: PaidTier,
  billing: Billing,
) {
  const now = yield* DateTime.now
  const plans = yield* Plans
  const payments = yield* Payments
  const redemptions = yield* TrialRedemptions
  const viewer = yield* viewerNow(buyer, now)
  const plan = plans.on(now).find(({ id }) => id === tier)
  const choice =
    plan === undefined
      ? yield* Effect.die(new Error(`The catalogue has no ${tier}`))
      : choosePlan(viewer, plan, billing)

  switch (choice._tag) {
    case "Refused":
      return yield* new PlanChangeRefused({
        reason: choice.reason,
        title: choice.title,
        text: choice.text,
      })
    case "SignIn":
      return yield* Effect.die(new Error("A signed-in buyer is not asked to sign in"))
    case "ChangePlan": {
      const subscription = goingOn((yield* knownNow(buyer.id)).state)
      if (subscription === undefined) return yield* new NoSubscription()
      yield* accept(buyer.id, yield* payments.changePlan(subscription.latest.subscriptionId, tier, billing))
      return { checkoutUrl: null, trial: false }
    }
    case "Checkout": {
      yield* Effect.fromResult(confirmedFor("checkout", buyer))
      yield* redemptions.remember(buyer.id, buyer.email)
      const { trial } = choice
      const checkoutUrl = yield* payments.createCheckout({
        userId: buyer.id,
        email: buyer.email,
        name: fullName(buyer),
        tier,
        billing,
        trial,
      })
      return { checkoutUrl, trial }
    }
  }
})

/** Ends every charge to come; access stays to the end of what was paid. Gives how billing stands then. */
export const cancelSubscription = Effect.fn("cancelSubscription")(function* (userId: string) {
  if ((yield* endBillingOf(userId)) === 0) return yield* new NothingToCancel()
  return yield* billingOf(userId)
})

/** Undoes a cancellation whose period still runs. */
export const resumeSubscription = Effect.fn("resumeSubscription")(function* (userId: string) {
  const { state, now } = yield* knownNow(userId)
  const subscription = resumable(state, now)
  if (subscription === undefined) return yield* new NothingToResume()
  const payments = yield* Payments
  return yield* accept(userId, yield* payments.resume(subscription.latest.subscriptionId))
})

/** Stays on the plan of now: takes back the change that was to come with the next billing cycle. */
export const undoPlanChange = Effect.fn("undoPlanChange")(function* (userId: string) {
  const { state, now } = yield* knownNow(userId)
  const access = accessesAt(state, now).find(({ subscription }) => subscription === goingOn(state))
  const cycle = access === undefined ? undefined : cycleOf(access.subscription, now)
  if (access === undefined || cycle === undefined) return yield* new NoPlanChangeScheduled()
  const { latest } = access.subscription
  const billing = cycle.billing ?? latest.billing
  if (cycle.tier === latest.tier && billing === latest.billing) return yield* new NoPlanChangeScheduled()
  const payments = yield* Payments
  return yield* accept(userId, yield* payments.changePlan(latest.subscriptionId, cycle.tier, billing))
})

/** The provider's page for card and receipts, as long as there is anything to see on it. */
export const portalUrl = Effect.fn("portalUrl")(function* (userId: string) {
  const { state, now } = yield* knownNow(userId)
  const subscription = shownAtProvider(state, now)
  if (subscription === undefined) return yield* new NoSubscription()
  const payments = yield* Payments
  const url = yield* payments.portalUrl(subscription.latest.subscriptionId)
  return url === null ? yield* new NoSubscription() : url
})
