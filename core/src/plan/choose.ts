import * as Schema from "effect/Schema"
import { type Plan, planNames } from "./catalogue.ts"
import type { PlanId } from "./prices.ts"
import type { Billing } from "./paid-plan.ts"
import { isFree, isTrialing, type Viewer } from "./viewer.ts"

export const RefusalReason = Schema.Literals([
  "already_subscribed",
  "change_not_available",
  "downgrade",
  "not_available",
])

/** A toast: title and text, word for word as specified. */
const refusal = { reason: RefusalReason, title: Schema.String, text: Schema.String }
export interface RefusedChoice extends Schema.Struct.Type<typeof refusal> {}

/** What choosing a plan does. */
export const Choice = Schema.Union([
  Schema.TaggedStruct("SignIn", { rememberChoice: Schema.Boolean }),
  /** `trial`: the checkout begins with the seven free days. */
  Schema.TaggedStruct("Checkout", { trial: Schema.Boolean }),
  /** From one paid plan, or one way of paying for it, to another, from the next billing date on. */
  Schema.TaggedStruct("ChangePlan", {}),
  Schema.TaggedStruct("Refused", refusal),
])
export type Choice = typeof Choice.Type

const refused = (reason: RefusedChoice["reason"], title: string, text: string): Choice => ({
  _tag: "Refused",
  reason,
  title,
  text,
})

const changeNotAvailable = refused(
  "change_not_available",
  "Plan Change Not Available",
  "Please contact support for plan changes.",
)

/** The plan a tier stands for; an admin's tier is none of the three. */
export const planOf = ({ tier }: Pick<Viewer, "tier">): PlanId | null =>
  tier === "admin" ? null : isFree(tier) ? "starter" : tier

/** How else the plan of now can be billed, from the next billing date on; null when that cannot be chosen. */
export const otherBilling = ({ renews, billing, scheduled }: Viewer): Billing | null => {
  if (!renews || billing === null || scheduled !== null) return null
  return billing === "monthly" ? "yearly" : "monthly"
}

const chooseSignedIn = (viewer: Viewer, plan: Pick<Plan, "id">, billing: Billing | null): Choice => {
  const isSwitch = billing !== null && billing === otherBilling(viewer)
  if (planOf(viewer) === plan.id && isSwitch) return { _tag: "ChangePlan" }
  if (planOf(viewer) === plan.id && !isTrialing(viewer)) {
    return refused(
      "already_subscribed",
      "Already Subscribed",
      `You're already on the ${planNames[plan.id]} plan.`,
    )
  }
  if (plan.id === "starter") {
    return refused("downgrade", "Downgrade to Free", "Contact support to downgrade your plan.")
  }
  if (isTrialing(viewer)) return { _tag: "Checkout", trial: false }
  if (isFree(viewer.tier)) {
    return { _tag: "Checkout", trial: plan.id === "creator_pro" && !viewer.hasUsedTrial }
  }
  if (viewer.tier !== "creator_pro") return changeNotAvailable
  return viewer.renews ? { _tag: "ChangePlan" } : { _tag: "Checkout", trial: false }
}

/**
 * The plan change rules of the specification, section 4. The same plan billed otherwise is a change at the next
 * billing date; `billing` null: as it is billed now. A plan that is not on sale is refused to everybody who could
 * otherwise buy it.
 */
export const choosePlan = (
  viewer: Viewer | null,
  plan: Pick<Plan, "id" | "availability">,
  billing: Billing | null = null,
): Choice => {
  const choice: Choice =
    viewer === null
      ? { _tag: "SignIn", rememberChoice: plan.id !== "starter" }
      : chooseSignedIn(viewer, plan, billing)
  return choice._tag !== "Refused" && plan.availability.state === "waitlist"
    ? refused(
        "not_available",
        "Not Available Yet",
        `${planNames[plan.id]} is not on sale yet. Join the waitlist and we will tell you.`,
      )
    : choice
}
