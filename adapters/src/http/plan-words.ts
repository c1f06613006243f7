import type { Rejection } from "@rounds/core/contract/rejections.ts"
import { planNames } from "@rounds/core/plan/catalogue.ts"
import { moneyIn } from "@rounds/core/plan/money.ts"
import type { MonthlyQuotaReached } from "@rounds/core/quota/rejections.ts"
import { dayIn } from "#language/day.ts"
import type { WordsFor } from "./presented.ts"

type OfPlans = Extract<
  Rejection,
  {
    readonly _tag:
      | "PlanSelectionRequired"
      | "MonthlyQuotaReached"
      | "TopicViewsUsedUp"
      | "GrantAlreadyExpired"
      | "PlanChangeRefused"
      | "NothingToCancel"
      | "NothingToResume"
      | "NoPlanChangeScheduled"
      | "NoSubscription"
      | "StillPaying"
      | "PaymentSetupFailed"
  }
>

const allotments = { scripts: "scripts", topic_views: "topic views" } as const

const moreIn = (larger: MonthlyQuotaReached["larger"]): string => {
  if (larger === undefined) return ""
  const { plan, scripts } = larger
  return scripts === null
    ? ` ${planNames[plan]} has no limit.`
    : ` ${planNames[plan]} has ${scripts} scripts a month.`
}

const unpaid = {
  no_checkout: {
    title: "Payment Setup Failed",
    detail:
      "The checkout could not be opened. Nothing was charged. Try again; if it fails again, write to support.",
  },
  unchanged: {
    title: "Not accepted by the payment provider",
    detail:
      "The payment provider did not accept this, so nothing has changed. Try again, or write to support.",
  },
  unknown: {
    title: "Outcome not certain",
    detail:
      "It is not certain what the payment provider has done. Look at the plan again in a few minutes; then try again, or write to support.",
  },
}

/** What a plan does not hold, and what cannot be bought, changed or ended. */
export const planWords: WordsFor<OfPlans> = {
  PlanSelectionRequired: ({ of, limit }) => ({
    status: 403,
    title: "Choose a plan",
    detail: `Your trial or plan has ended and this month's ${limit} free ${allotments[of]} are used. Choose a plan to go on.`,
    requiresPlanSelection: true,
  }),
  MonthlyQuotaReached: ({ limit, used, resetsAt, larger }) => ({
    status: 429,
    title: "Monthly quota reached",
    detail: `Your monthly quota is full: you have used ${used} of ${limit} scripts. The count starts again on ${dayIn(resetsAt, "en-US")}.${moreIn(larger)}`,
    requiresUpgrade: true,
  }),
  TopicViewsUsedUp: ({ limit, used }) => ({
    status: 429,
    title: "Monthly topic limit reached",
    detail: `Your monthly quota is full: ${used} of ${limit} topics opened. Upgrade for unlimited access.`,
    requiresUpgrade: true,
  }),
  GrantAlreadyExpired: ({ until }) => ({
    status: 422,
    title: "Bonus already over",
    detail: `A bonus until ${until} would have ended already. Choose a later day.`,
  }),
  PlanChangeRefused: ({ title, text }) => ({ status: 409, title, detail: text }),
  NothingToCancel: () => ({
    status: 409,
    title: "Nothing to cancel",
    detail: "There is no running subscription to cancel.",
  }),
  NothingToResume: () => ({
    status: 409,
    title: "Nothing to resume",
    detail: "There is no cancelled subscription to resume.",
  }),
  NoPlanChangeScheduled: () => ({
    status: 409,
    title: "No change scheduled",
    detail: "No plan change is scheduled.",
  }),
  NoSubscription: () => ({ status: 404, title: "No subscription", detail: "You have no subscription yet." }),
  StillPaying: ({ tier, billing, amountCents }) => ({
    status: 409,
    title: "Still paying for more",
    detail: `This account pays ${moneyIn(amountCents, "en-US")} for ${planNames[tier]}, billed ${billing}. Say whether that is cancelled or kept.`,
  }),
  PaymentSetupFailed: ({ left }) => ({ status: 502, ...unpaid[left] }),
}
