import { message } from "#lib/message.ts"
import type { Tag } from "#lib/said.ts"

export const topicLimits = {
  upgradeRequired: "Upgrade Required",
  seePlans: "See plans",
  refreshesUsedUp: "Topic refresh allowance used up - Upgrade to refresh more?",
  showingLastRefresh: "Showing last successful refresh data.",
  showingRefreshOf: message<{ moment: Tag }>(
    "Showing last successful refresh data. Collected <moment></moment>.",
  ),
  upgradeNow: "Upgrade Now",
  specialtyNeedsUpgrade: "Specialty Filtering Requires Upgrade",
  specialtyIsInPlans:
    "Access to specialty-filtered trending topics is available with Creator Pro or Professional plans.",
  priceAMonth: message<{ price: string; yearlyPrice: string; yearlyTotal: string; strong: Tag }>(
    "<strong>{price}</strong> a month, or {yearlyPrice} a month billed yearly ({yearlyTotal})",
  ),
  topicsByYourSpecialty: "Topics filtered by your specialty",
  viewsWithoutALimit: "Topic views and refresh without a limit",
  scriptsInsteadOf: message<{ scripts: number; free: number }>("{scripts} scripts a month instead of {free}"),
  firstDaysFree: message<{ price: string }>("First 7 days free, then {price} a month. Cancel any time."),
  usageThisMonth: "Usage this month",
  failedToFetchUsage: "Failed to fetch usage data",
  scripts: "Scripts",
  scriptsCounted: "scripts",
  topicViews: "Topic views",
  topicViewsCounted: "topic views",
  upgradeForScripts: message<{ scripts: number }>(
    "Upgrade to Creator Pro for {scripts, plural, one {# script} other {# scripts}} a month and unlimited topic access",
  ),
  bothLimitsReached: "Monthly limits reached for scripts and topics.",
  scriptLimitReached: "Monthly script limit reached.",
  topicLimitReached: "Monthly topic limit reached.",
  unlimitedOnYourPlan: "Unlimited on your plan.",
  scriptsLeft: message<{ left: number }>("{left, plural, one {# script} other {# scripts}} left."),
  viewsLeft: message<{ left: number }>("{left, plural, one {# topic view} other {# topic views}} left."),
  closeToLimitsScripts: message<{ left: number }>(
    "You're close to your monthly limits: {left, plural, one {# script} other {# scripts}} left.",
  ),
  closeToLimitsViews: message<{ left: number }>(
    "You're close to your monthly limits: {left, plural, one {# topic view} other {# topic views}} left.",
  ),
  chooseAPlan: "Choose a plan",
  monthlyLimitReached: "Monthly limit reached!",
  trialOrPlanHasEnded: "Your trial or plan has ended.",
  viewsUsedUp: "You've used all your topic views for this month.",
  topicStaysInTheList: message<{ topic: string; foreign: Tag }>(
    "“<foreign>{topic}</foreign>” stays in the list.",
  ),
  openedTopicsStayOpen: "Topics that you opened this month stay open to you.",
  resets: message<{ day: string }>("Resets {day}."),
}
