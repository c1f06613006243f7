import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { planNames } from "@rounds/core/plan/catalogue.ts"
import { dayOf } from "#lib/words.ts"
import { billing as phrases } from "#words/billing.ts"

export type Billing = SuccessOf<"GET /api/payments/billing">
export type Usage = SuccessOf<"GET /api/user/usage">

/** "Creator Pro" of a tier; both free tiers are Starter, an admin's is none of the plans. */
export const planName = (tier: string): string => {
  switch (tier) {
    case "creator_pro":
    case "professional":
      return planNames[tier]
    case "admin":
      return phrases.admin
    default:
      return planNames.starter
  }
}

/** "$19" of 1900 cents, "$19.50" of 1950. */
export const moneyOf = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`

const next = ({ nextAmountCents, nextBillingAt }: Billing): string =>
  nextAmountCents === null || nextBillingAt === null
    ? ""
    : phrases.moneyofOnDayof({ moneyOf: moneyOf(nextAmountCents), dayOf: dayOf(nextBillingAt) })

/** What is still charged although the plan of now is not that one, and how it stands; empty when nothing is. */
const stillCharged = (billing: Billing): string => {
  const { mayCancel, paysFor, tier, status } = billing
  if (!mayCancel || paysFor === tier) return ""
  if (status === "paused") return phrases.yourSubscriptionIsPausedNothingIs
  if (paysFor === null) return phrases.thePaymentProviderIsBeingTold
  const upcoming = next(billing)
  return phrases.plannameIsStillBeingChargedvalue({
    planName: planName(paysFor),
    value: upcoming === "" ? "" : `:${upcoming}`,
  })
}

const starterSentence = (billing: Billing, hadPlan: boolean): string => {
  if (!hadPlan) return phrases.starterFree
  return billing.mayCancel
    ? phrases.starterYourEarlierPlanHasEnded({ stillCharged: stillCharged(billing) })
    : phrases.starterYourEarlierPlanHasEnded2
}

/** The one sentence of the billing card: what plan, until when, and what is charged next. */
export const statusSentence = (billing: Billing, hasUsedTrial: boolean): string => {
  const { tier, status, trialBox, trialDay, trialEndsAt, accessUntil } = billing
  const name = planName(tier)
  if (tier === "admin") {
    const charged = stillCharged(billing)
    return charged === "" ? phrases.adminEverythingIsUnlimitedAnd : `Admin.${charged}`
  }
  if (tier === "free" || tier === "freemium") {
    return starterSentence(billing, hasUsedTrial || billing.hasPortal)
  }
  if (trialBox === "cancelled" && trialEndsAt !== null) {
    return phrases.nameUntilDayofThenStarterYou({ name, dayOf: dayOf(trialEndsAt) })
  }
  const until = accessUntil === null ? "" : phrases.untilDayof({ dayOf: dayOf(accessUntil) })
  switch (status) {
    case "trialing": {
      const upcoming = next(billing)
      return phrases.nameTrialDayValueOf7({
        name,
        value: trialDay ?? 1,
        value2: upcoming === "" ? "" : `${upcoming} unless you cancel.`,
      })
    }
    case "cancelled":
      return phrases.nameuntilThenStarterYouWillNot({ name, until })
    case "past_due":
      return phrases.yourLastPaymentFailedNameStays({ name, until })
    case "paused":
      return phrases.nameIsPausedAndNothingIs({ name })
    case "active":
    case "expired":
    case "incomplete": {
      const charged = stillCharged(billing)
      if (charged !== "") return `${name}.${charged}`
      const upcoming = next(billing)
      return upcoming === "" ? `${name}.` : `${name}.${upcoming}.`
    }
  }
}
