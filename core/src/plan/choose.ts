import { type Plan, type PlanId, planNames } from "./catalogue.ts"
import { isFree, isTrialing, type Viewer } from "./viewer.ts"

/** A toast: title and text, word for word as specified. */
export interface Refusal {
  readonly reason: "already_subscribed" | "change_not_available" | "downgrade" | "not_available"
  readonly title: string
  readonly text: string
}

/** What choosing a plan does. */
export type Choice =
  | { readonly _tag: "SignIn"; readonly rememberChoice: boolean }
  /** `trial`: the checkout begins with the seven free days. */
  | { readonly _tag: "Checkout"; readonly trial: boolean }
  /** From one paid plan to another, from the next billing date on. */
  | { readonly _tag: "ChangePlan" }
  | ({ readonly _tag: "Refused" } & Refusal)

const refused = (reason: Refusal["reason"], title: string, text: string): Choice => ({
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

const chooseSignedIn = (viewer: Viewer, plan: Pick<Plan, "id">): Choice => {
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
 * The plan change rules of the specification, section 4. The billing frequency never decides: the same plan billed
 * otherwise is the current plan. A plan that is not on sale is refused to everybody who could otherwise buy it.
 */
export const choosePlan = (viewer: Viewer | null, plan: Pick<Plan, "id" | "availability">): Choice => {
  const choice: Choice =
    viewer === null ? { _tag: "SignIn", rememberChoice: plan.id !== "starter" } : chooseSignedIn(viewer, plan)
  return choice._tag !== "Refused" && plan.availability.state === "waitlist"
    ? refused("not_available", "Not Available Yet", `${planNames[plan.id]}: ${plan.availability.label}.`)
    : choice
}
