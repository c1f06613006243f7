import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { catalogue } from "@rounds/core/plan/catalogue.ts"
import { seesUpgrade, upgradeWording } from "@rounds/core/plan/badge.ts"
import { offerOf } from "@rounds/core/plan/offer.ts"
import type { Viewer } from "@rounds/core/plan/viewer.ts"
import { hoursAgo } from "./topic-answers.ts"

/** What the server would answer: the same rules, for a viewer of the test's choice. */
export const plansFor = (viewer: Viewer | null): SuccessOf<"GET /api/plans"> => ({
  plans: catalogue({ state: "waitlist", label: "Date to be announced" }).map((plan) => offerOf(viewer, plan)),
  upgrade: { ...upgradeWording(viewer), shown: viewer === null || seesUpgrade(viewer) },
  paymentMode: "sandbox",
})

export const trialViewer: Viewer = {
  tier: "creator_pro",
  status: "trialing",
  hasUsedTrial: true,
  isAdmin: false,
  renews: true,
  billing: "monthly",
  scheduled: null,
}

type Billing = SuccessOf<"GET /api/payments/billing">

export const starterBilling: Billing = {
  tier: "freemium",
  status: "incomplete",
  billing: null,
  accessUntil: null,
  nextBillingAt: null,
  cancelledAt: null,
  trialEndsAt: null,
  trialBox: null,
  trialDay: null,
  trialDaysLeft: null,
  nextAmountCents: null,
  scheduledChange: null,
  paysFor: null,
  mayCancel: false,
  mayResume: false,
  hasPortal: false,
}

const end = hoursAgo(-118)

export const trialBilling: Billing = {
  ...starterBilling,
  tier: "creator_pro",
  status: "trialing",
  billing: "monthly",
  accessUntil: end,
  nextBillingAt: end,
  trialEndsAt: end,
  trialBox: "days_left",
  trialDay: 3,
  trialDaysLeft: 5,
  nextAmountCents: 1900,
  paysFor: "creator_pro",
  mayCancel: true,
  hasPortal: true,
}

export const cancelledTrial: Billing = {
  ...trialBilling,
  status: "cancelled",
  nextBillingAt: null,
  nextAmountCents: null,
  cancelledAt: hoursAgo(1),
  paysFor: null,
  trialBox: "cancelled",
  mayCancel: false,
  mayResume: true,
}

export const pastDue: Billing = {
  ...trialBilling,
  status: "past_due",
  trialBox: null,
  trialDay: null,
  trialDaysLeft: null,
}

export const changing: Billing = {
  ...pastDue,
  status: "active",
  nextAmountCents: 4900,
  scheduledChange: { tier: "professional", billing: "monthly", at: end },
}

export const profile: NonNullable<SuccessOf<"GET /api/user/profile">> = {
  name: "Dr. Elif Aydın",
  profession: "clinical_pharmacist",
  experienceLevel: "senior",
  preferredTone: "professional",
  specialty: "Sleep and supplements",
  brandPersonality: null,
  targetAudience: "Adults who buy supplements on their own and read labels at home.",
  contentGoals: null,
}

export const invoices: SuccessOf<"GET /api/payments/invoices"> = [
  { id: "2", status: "paid", totalCents: 1900, refundedCents: 0, createdAt: hoursAgo(24), receiptUrl: "/" },
  {
    id: "1",
    status: "refunded",
    totalCents: 1900,
    refundedCents: 1900,
    createdAt: hoursAgo(740),
    receiptUrl: null,
  },
]
