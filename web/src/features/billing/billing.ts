import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { prices } from "@rounds/core/plan/prices.ts"
import { moneyOf } from "#lib/money.ts"
import { dayOf } from "#lib/words.ts"
import { billing as phrases } from "#words/billing.ts"

export type Billing = SuccessOf<"GET /api/payments/billing">
export type Usage = SuccessOf<"GET /api/user/usage">

/** "Creator Pro" of a tier; both free tiers are Starter, an admin's is none of the plans. */
export const planName = (tier: string): string => {
  switch (tier) {
    case "creator_pro":
    case "professional":
      return prices[tier].name
    case "admin":
      return phrases.admin
    default:
      return prices.starter.name
  }
}

type Charge = { readonly money: string; readonly day: string }

const nextOf = ({ nextAmountCents, nextBillingAt }: Billing): Charge | undefined =>
  nextAmountCents === null || nextBillingAt === null
    ? undefined
    : { money: moneyOf(nextAmountCents), day: dayOf(nextBillingAt) }

/** What is still charged although the plan of now is not that one, and how it stands; undefined when nothing is. */
const stillCharged = (billing: Billing): string | undefined => {
  const { mayCancel, paysFor, tier, status } = billing
  if (!mayCancel || paysFor === tier) return undefined
  if (status === "paused") return phrases.subscriptionIsPaused
  if (paysFor === null) return phrases.providerIsBeingTold
  const plan = planName(paysFor)
  const next = nextOf(billing)
  return next === undefined ? phrases.stillCharged({ plan }) : phrases.stillChargedOn({ plan, ...next })
}

const starterSentences = (billing: Billing, hadPlan: boolean) => {
  if (!hadPlan) return [phrases.starterFree]
  return billing.mayCancel
    ? [phrases.starterAfterPlan, stillCharged(billing)]
    : [phrases.starterNothingCharged]
}

const sentencesOf = (billing: Billing, hasUsedTrial: boolean): ReadonlyArray<string | undefined> => {
  const { tier, status, trialBox, trialDay, trialEndsAt, accessUntil } = billing
  const plan = planName(tier)
  const charged = stillCharged(billing)
  if (tier === "admin") {
    return charged === undefined ? [phrases.adminUnlimited] : [phrases.plan({ plan }), charged]
  }
  if (tier === "free" || tier === "freemium") {
    return starterSentences(billing, hasUsedTrial || billing.hasPortal)
  }
  if (trialBox === "cancelled" && trialEndsAt !== null) {
    return [phrases.untilThenStarterNotCharged({ plan, day: dayOf(trialEndsAt) })]
  }
  const day = accessUntil === null ? undefined : dayOf(accessUntil)
  const next = nextOf(billing)
  switch (status) {
    case "trialing":
      return [
        phrases.trialDay({ plan, day: trialDay ?? 1 }),
        next === undefined ? undefined : phrases.nextChargeUnless(next),
      ]
    case "cancelled":
      return [
        day === undefined ? phrases.cancelledThenStarter({ plan }) : phrases.cancelledUntil({ plan, day }),
      ]
    case "past_due":
      return [
        day === undefined ? phrases.paymentFailedStays({ plan }) : phrases.paymentFailedUntil({ plan, day }),
      ]
    case "paused":
      return [phrases.planIsPaused({ plan })]
    case "active":
    case "expired":
    case "incomplete":
      return [phrases.plan({ plan }), charged ?? (next === undefined ? undefined : phrases.nextCharge(next))]
  }
}

/** The words of the billing card: what plan, until when, and what is charged next. */
export const statusSentence = (billing: Billing, hasUsedTrial: boolean): string =>
  sentencesOf(billing, hasUsedTrial)
    .filter((sentence) => sentence !== undefined)
    .join(" ")
