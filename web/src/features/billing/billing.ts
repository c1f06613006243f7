import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { planNames } from "@rounds/core/plan/catalogue.ts"
import { dayOf } from "#lib/words.ts"

export type Billing = SuccessOf<"GET /api/payments/billing">
export type Usage = SuccessOf<"GET /api/user/usage">

/** "Creator Pro" of a tier; both free tiers are Starter, an admin's is none of the plans. */
export const planName = (tier: string): string => {
  switch (tier) {
    case "creator_pro":
    case "professional":
      return planNames[tier]
    case "admin":
      return "Admin"
    default:
      return planNames.starter
  }
}

/** "$19" of 1900 cents, "$19.50" of 1950. */
export const moneyOf = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`

const next = ({ nextAmountCents, nextBillingAt }: Billing): string =>
  nextAmountCents === null || nextBillingAt === null
    ? ""
    : ` ${moneyOf(nextAmountCents)} on ${dayOf(nextBillingAt)}`

/** What is still charged although the plan of now is not that one, and how it stands; empty when nothing is. */
const stillCharged = (billing: Billing): string => {
  const { mayCancel, paysFor, tier, status } = billing
  if (!mayCancel || paysFor === tier) return ""
  if (status === "paused") return " Your subscription is paused; nothing is charged until it goes on."
  if (paysFor === null) return " The payment provider is being told to charge nothing more."
  const upcoming = next(billing)
  return ` ${planName(paysFor)} is still being charged${upcoming === "" ? "" : `:${upcoming}`}, unless you cancel.`
}

const starterSentence = (billing: Billing, hadPlan: boolean): string => {
  if (!hadPlan) return "Starter, free."
  return billing.mayCancel
    ? `Starter. Your earlier plan has ended.${stillCharged(billing)}`
    : "Starter. Your earlier plan has ended, and nothing is charged."
}

/** The one sentence of the billing card: what plan, until when, and what is charged next. */
export const statusSentence = (billing: Billing, hasUsedTrial: boolean): string => {
  const { tier, status, trialBox, trialDay, trialEndsAt, accessUntil } = billing
  const name = planName(tier)
  if (tier === "admin") {
    const charged = stillCharged(billing)
    return charged === "" ? "Admin. Everything is unlimited, and nothing is charged." : `Admin.${charged}`
  }
  if (tier === "free" || tier === "freemium") {
    return starterSentence(billing, hasUsedTrial || billing.hasPortal)
  }
  if (trialBox === "cancelled" && trialEndsAt !== null) {
    return `${name} until ${dayOf(trialEndsAt)}, then Starter. You will not be charged.`
  }
  const until = accessUntil === null ? "" : ` until ${dayOf(accessUntil)}`
  switch (status) {
    case "trialing": {
      const upcoming = next(billing)
      return `${name} trial, day ${trialDay ?? 1} of 7.${upcoming === "" ? "" : `${upcoming} unless you cancel.`}`
    }
    case "cancelled":
      return `${name}${until}, then Starter. You will not be charged again.`
    case "past_due":
      return `Your last payment failed. ${name} stays open${until} while it is tried again.`
    case "paused":
      return `${name} is paused, and nothing is charged.`
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
