import type { Plan } from "./catalogue.ts"
import { type Choice, choosePlan, planOf } from "./choose.ts"
import { isFree, isTrialing, type Viewer } from "./viewer.ts"

/** One plan card as one viewer sees it. */
export interface Offer {
  readonly plan: Plan
  readonly current: boolean
  /** "Current Plan" or "Current Plan (Trial)"; null on the other cards. */
  readonly currentLabel: string | null
  readonly buttonLabel: string
  readonly enabled: boolean
  readonly choice: Choice
}

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

/** Starting the downgrade shows where cancelling lives, so that button works although it changes nothing. */
const works = (viewer: Viewer | null, choice: Choice): boolean =>
  choice._tag !== "Refused" || (choice.reason === "downgrade" && viewer !== null && isTrialing(viewer))

/** The whole decision table of the pricing page for one viewer and one plan. */
export const offerOf = (viewer: Viewer | null, plan: Plan): Offer => {
  const choice = choosePlan(viewer, plan)
  const current = viewer !== null && planOf(viewer) === plan.id
  return {
    plan,
    current,
    currentLabel: current ? currentLabel(viewer) : null,
    buttonLabel: buttonLabel(viewer, plan),
    enabled: works(viewer, choice),
    choice,
  }
}
