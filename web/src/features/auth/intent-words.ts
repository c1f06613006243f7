import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { catalogue } from "@rounds/core/plan/catalogue.ts"
import { brand } from "#lib/brand.ts"
import type { PlanChoice } from "#lib/checkout.ts"
import { auth as phrases } from "#words/auth.ts"

/** The plan that a visitor chose before signing up. */
export type Intent = PlanChoice & { readonly isTrial: boolean }

const planOf = ({ planId }: Intent) => catalogue({ state: "available" }).find(({ id }) => id === planId)

export const headingOf = (signUp: boolean, topic: boolean) => {
  if (signUp)
    return topic ? phrases.createAnAccountToWriteThis : phrases.createYourNameAccount({ name: brand.name })
  return topic ? phrases.signInToWriteThisScript : phrases.signInToName({ name: brand.name })
}

/** What comes after the form, said before it is filled in. */
export const formSays = (signUp: boolean, intent: Intent | undefined) => {
  if (!signUp) return phrases.signInWithYourEMail
  if (intent === undefined) return phrases.theStarterPlanIsFreeAnd
  return intent.isTrial ? phrases.step1Of2AccountStep : phrases.step1Of2AccountStep2
}

export const freeChecks = () => {
  const { scripts, topicViews } = allowanceOf("freemium")
  return [
    phrases.starterIsFreeScriptsAndTopic({ value: scripts ?? 0, value2: topicViews ?? 0 }),
    phrases.noCardIsAskedFor,
  ]
}

/** Of the plan that was chosen: what it costs, when, and that it can still be declined. */
export const intentChecks = (intent: Intent) => {
  const plan = planOf(intent)
  if (plan === undefined) return freeChecks()
  const price =
    intent.billingFrequency === "yearly"
      ? phrases.valueAYear({ value: plan.yearlyPrice * 12 })
      : phrases.priceAMonth({ price: plan.price })
  return [
    intent.isTrial ? phrases.name0For7DaysThen({ name: plan.name, price }) : `${plan.name}: ${price}`,
    phrases.theCardComesAfterTheAccount,
    phrases.youCanDeclineThereAndStay,
  ]
}
