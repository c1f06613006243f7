import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { choosePlan } from "#plan/choose.ts"
import { Entitlements } from "#plan/entitlement.ts"
import type { Billing, PaidTier } from "#plan/paid-plan.ts"
import { Plans } from "#plan/ports.ts"
import { viewerOf } from "#plan/viewer.ts"
import { Payments, type Reported } from "./payments.ts"
import { recordReport } from "./record.ts"
import {
  NoPlanChangeScheduled,
  NoSubscription,
  NothingToCancel,
  NothingToResume,
  PlanChangeRefused,
} from "./rejections.ts"
import { TrialRedemptions } from "./trial-once.ts"

/** Who buys. */
export interface Buyer {
  readonly id: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly isAdmin: boolean
}

const standingOf = Effect.fnUntraced(function* (userId: string) {
  const entitlements = yield* Entitlements
  return yield* entitlements.of(userId, yield* DateTime.now)
})

const accept = Effect.fnUntraced(function* (userId: string, reported: Reported) {
  yield* recordReport(userId, reported)
  return yield* standingOf(userId)
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
  const entitlement = yield* standingOf(buyer.id)
  const plan = plans.on(now).find(({ id }) => id === tier)
  const choice =
    plan === undefined
      ? yield* Effect.die(new Error(`The catalogue has no ${tier}`))
      : choosePlan(viewerOf(entitlement, buyer.isAdmin), plan)

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
      if (entitlement.subscriptionId === null) return yield* new NoSubscription()
      yield* accept(buyer.id, yield* payments.changePlan(entitlement.subscriptionId, tier, billing))
      return { checkoutUrl: null, trial: false }
    }
    case "Checkout": {
      yield* redemptions.remember(buyer.id, buyer.email)
      const trial = choice.trial && !(yield* redemptions.usedByAnother(buyer.id, buyer.email))
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

/** Ends the renewal; access stays to the end of the period. Gives the entitlement after it. */
export const cancelSubscription = Effect.fn("cancelSubscription")(function* (userId: string) {
  const { subscriptionId, status } = yield* standingOf(userId)
  if (subscriptionId === null || status === "cancelled") return yield* new NothingToCancel()
  const payments = yield* Payments
  return yield* accept(userId, yield* payments.cancel(subscriptionId))
})

/** Undoes a cancellation whose period still runs. */
export const resumeSubscription = Effect.fn("resumeSubscription")(function* (userId: string) {
  const { subscriptionId, status } = yield* standingOf(userId)
  if (subscriptionId === null || status !== "cancelled") return yield* new NothingToResume()
  const payments = yield* Payments
  return yield* accept(userId, yield* payments.resume(subscriptionId))
})

/** Stays on the plan of now: takes back the change that was to come with the next billing cycle. */
export const undoPlanChange = Effect.fn("undoPlanChange")(function* (userId: string) {
  const { subscriptionId, scheduledChange, tier, billing } = yield* standingOf(userId)
  const isPaid = tier === "creator_pro" || tier === "professional"
  if (subscriptionId === null || scheduledChange === null || !isPaid || billing === null) {
    return yield* new NoPlanChangeScheduled()
  }
  const payments = yield* Payments
  return yield* accept(userId, yield* payments.changePlan(subscriptionId, tier, billing))
})

const subscriptionIdOf = Effect.fnUntraced(function* (userId: string) {
  const { subscriptionId } = yield* standingOf(userId)
  return subscriptionId === null ? yield* new NoSubscription() : subscriptionId
})

/** The provider's page for card and receipts. */
export const portalUrl = Effect.fn("portalUrl")(function* (userId: string) {
  const payments = yield* Payments
  const url = yield* payments.portalUrl(yield* subscriptionIdOf(userId))
  return url === null ? yield* new NoSubscription() : url
})
