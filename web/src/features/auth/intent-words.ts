import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { catalogue } from "@rounds/core/plan/catalogue.ts"
import { brand } from "#lib/brand.ts"
import type { PlanChoice } from "#lib/checkout.ts"
import { plural } from "#lib/words.ts"

/** The plan that a visitor chose before signing up. */
export type Intent = PlanChoice & { readonly isTrial: boolean }

const planOf = ({ planId }: Intent) => catalogue({ state: "available" }).find(({ id }) => id === planId)

export const headingOf = (signUp: boolean, topic: boolean) => {
  if (signUp) return topic ? "Create an account to write this script" : `Create your ${brand.name} account`
  return topic ? "Sign in to write this script" : `Sign in to ${brand.name}`
}

/** What comes after the form, said before it is filled in. */
export const formSays = (signUp: boolean, intent: Intent | undefined) => {
  if (!signUp) return "Sign in with your e-mail address."
  if (intent === undefined) return "The Starter plan is free and needs no card."
  return intent.isTrial
    ? "Step 1 of 2: account. Step 2: card, $0 today."
    : "Step 1 of 2: account. Step 2: payment."
}

export const freeChecks = () => {
  const { scripts, topicViews } = allowanceOf("freemium")
  return [
    `Starter is free: ${plural(scripts ?? 0, "script")} and ${plural(topicViews ?? 0, "topic view")} every month`,
    "No card is asked for",
  ]
}

/** Of the plan that was chosen: what it costs, when, and that it can still be declined. */
export const intentChecks = (intent: Intent) => {
  const plan = planOf(intent)
  if (plan === undefined) return freeChecks()
  const price =
    intent.billingFrequency === "yearly" ? `$${plan.yearlyPrice * 12} a year` : `$${plan.price} a month`
  return [
    intent.isTrial
      ? `${plan.name}: $0 for 7 days, then ${price} unless you cancel before`
      : `${plan.name}: ${price}`,
    "The card comes after the account and the confirmed address, on a page of its own",
    "You can decline there and stay on Starter, which is free",
  ]
}
