import * as Schema from "effect/Schema"
import type { Plan } from "./catalogue.ts"
import { yearlyTotal } from "./prices.ts"
import { Choice, choosePlan, otherBilling, planOf } from "./choose.ts"
import { Billing, PaidTier } from "./paid-plan.ts"
import { isFree, isTrialing, type Viewer } from "./viewer.ts"

/** One plan card as one viewer sees it. Prices are US dollars a month. */
export const PlanOffer = Schema.Struct({
  id: Schema.Literals(["starter", ...PaidTier.literals]),
  name: Schema.String,
  description: Schema.String,
  price: Schema.Finite,
  yearlyPrice: Schema.Finite,
  yearlyTotal: Schema.Finite,
  /** The same rows in the same order for every plan; `row` and `cell` are for a table. */
  features: Schema.Array(
    Schema.Struct({ row: Schema.String, cell: Schema.String, text: Schema.String, included: Schema.Boolean }),
  ),
  expandedFeatures: Schema.Array(Schema.String),
  popular: Schema.Boolean,
  /** "Available March 2027" or "Date to be announced" while the plan is not on sale; null when it is. */
  availabilityLabel: Schema.NullOr(Schema.String),
  current: Schema.Boolean,
  /** "Current Plan" or "Current Plan (Trial)"; null on the other cards. */
  currentLabel: Schema.NullOr(Schema.String),
  buttonLabel: Schema.String,
  enabled: Schema.Boolean,
  /** What choosing does, whichever billing is chosen. `Refused` carries the toast. */
  choice: Choice,
  /** The plan of now can be billed otherwise from the next billing date on; choosing that is a `ChangePlan`. */
  otherBilling: Schema.NullOr(Schema.Struct({ billing: Billing, buttonLabel: Schema.String })),
}).annotate({ identifier: "PlanOffer" })
export type PlanOffer = typeof PlanOffer.Type

/** Had a subscription, or a trial that ended or was cancelled, and is back on the free tier. */
const lapsed = ({ tier, hasUsedTrial }: Viewer): boolean => isFree(tier) && hasUsedTrial

const currentLabel = (viewer: Viewer): string =>
  isTrialing(viewer) ? "Current Plan (Trial)" : "Current Plan"

/** The button's words, section 2 of the specification; while checkout is being set up the screen shows "Setting up...". */
export const buttonLabel = (viewer: Viewer | null, { id }: Pick<Plan, "id">): string => {
  if (viewer === null) return id === "starter" ? "Start Free" : "Start 7-Day Trial"
  if (planOf(viewer) === id && !isTrialing(viewer)) return currentLabel(viewer)
  if (isTrialing(viewer)) {
    if (id === "starter") return "Downgrade to Free"
    return id === "creator_pro" ? "Subscribe Now" : "Upgrade"
  }
  if (viewer.tier === "admin") return "Contact Support"
  if (id === "starter" || viewer.tier === "professional") return "Already upgraded"
  return lapsed(viewer) ? "Upgrade to unlock more" : "Upgrade"
}

/**
 * Two buttons work although they change nothing: starting the downgrade of a trial shows where cancelling lives, and
 * "Contact Support" leads there.
 */
const works = (viewer: Viewer | null, choice: Choice): boolean =>
  choice._tag !== "Refused" ||
  (viewer !== null && (viewer.tier === "admin" || (choice.reason === "downgrade" && isTrialing(viewer))))

const switchWords: { readonly [B in Billing]: string } = {
  monthly: "Switch to Monthly",
  yearly: "Switch to Yearly",
}

const switchOf = (viewer: Viewer, plan: Plan): PlanOffer["otherBilling"] => {
  const billing = otherBilling(viewer)
  return billing === null || choosePlan(viewer, plan, billing)._tag !== "ChangePlan"
    ? null
    : { billing, buttonLabel: switchWords[billing] }
}

/** The whole decision table of the pricing page for one viewer and one plan. */
export const offerOf = (viewer: Viewer | null, plan: Plan): PlanOffer => {
  const { availability, ...shown } = plan
  const choice = choosePlan(viewer, plan)
  const current = viewer !== null && planOf(viewer) === plan.id
  return {
    ...shown,
    yearlyTotal: yearlyTotal(plan),
    availabilityLabel: availability.state === "waitlist" ? availability.label : null,
    current,
    currentLabel: current ? currentLabel(viewer) : null,
    buttonLabel: buttonLabel(viewer, plan),
    enabled: works(viewer, choice),
    choice,
    otherBilling: current ? switchOf(viewer, plan) : null,
  }
}
