import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { prices, yearlyTotal } from "@rounds/core/plan/prices.ts"
import { brand } from "#lib/brand.ts"
import type { PlanChoice } from "#lib/kept-choice.ts"
import { dollars } from "#lib/money.ts"
import { auth as phrases } from "#words/auth.ts"

/** The plan that a visitor chose before signing up. */
export type Intent = PlanChoice & { readonly isTrial: boolean }

export const headingOf = (signUp: boolean, topic: boolean) => {
  if (signUp) return topic ? phrases.createAccountForScript : phrases.createAccountOf({ name: brand.name })
  return topic ? phrases.signInForScript : phrases.signInTo({ name: brand.name })
}

/** What comes after the form, said before it is filled in. */
export const formSays = (signUp: boolean, intent: Intent | undefined) => {
  if (!signUp) return phrases.signInSays
  if (intent === undefined) return phrases.starterSays
  return intent.isTrial ? phrases.trialSays({ nothing: dollars(0) }) : phrases.paidSays
}

export const freeChecks = () => {
  const { scripts, topicViews } = allowanceOf("freemium")
  return [phrases.starterIsFree({ scripts: scripts ?? 0, views: topicViews ?? 0 }), phrases.noCardIsAskedFor]
}

/** Of the plan that was chosen: what it costs, when, and that it can still be declined. */
export const intentChecks = (intent: Intent) => {
  const { name, price, yearlyPrice } = prices[intent.planId]
  const yearly = intent.billingFrequency === "yearly"
  const money = dollars(yearly ? yearlyTotal({ yearlyPrice }) : price)
  const nothing = dollars(0)
  return [
    intent.isTrial
      ? yearly
        ? phrases.trialThenYearly({ name, nothing, money })
        : phrases.trialThenMonthly({ name, nothing, money })
      : yearly
        ? phrases.yearlyPrice({ name, money })
        : phrases.monthlyPrice({ name, money }),
    phrases.cardComesAfter,
    phrases.youCanDecline,
  ]
}
