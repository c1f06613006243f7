import * as DateTime from "effect/DateTime"
import type { AccessWords } from "#language/access.ts"
import { planNames } from "#plan/catalogue.ts"

const day = (at: DateTime.Utc | null): string =>
  at === null ? "no date" : DateTime.formatIso(at).slice(0, 10)

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const unknownToProvider = "Ended: the provider knows no such subscription"

export const accessWords: AccessWords = {
  rules: {
    trial: "trial",
    trial_repeated: "trial already used",
    trial_replaced: "trial ended by subscribing",
    trial_over: "trial over",
    trial_not_paid: "trial over, not paid",
    trial_cancelled: "trial cancelled, kept to its end",
    paid: "paid",
    renewal_unconfirmed: "renewal not confirmed, within the dunning period",
    dunning_over: "dunning period over",
    cancelled_kept: "cancelled, kept to the end of the paid period",
    cancelled_over: "paid period over after cancelling",
    refunded: "current period refunded",
    expired: "ended by the provider",
    unknown_to_provider: "ended: the provider knows no such subscription",
    paused: "paused",
  },
  tierSet: "tier set by an admin",
  noSubscription: "no subscription so far",
  unlimited: "unlimited on this plan",
  used: (used, limit) => `${used} of ${limit} used this month`,
  included: "included in the plan",
  notIncluded: "needs Creator Pro or Professional",
  trial: { used: "one trial per account", none: "no trial so far", hasPlan: "has a plan already" },
  bought: {
    ChangePlan: "from the next billing date on",
    Checkout: "by checkout",
    SignIn: "by checkout",
  },
  refused: ({ text }) => text,
  history: {
    TrialStarted: ({ fact }) => `Trial of ${planNames[fact.tier]} started`,
    TrialRepeated: () => "A second trial was begun; it grants nothing",
    TrialConverted: ({ fact }) => `Trial became a paid subscription to ${planNames[fact.tier]}`,
    TrialEnded: ({ fact }) => (fact.unknownToProvider ? unknownToProvider : "Trial ended without a payment"),
    SubscriptionActivated: ({ fact }) => `Subscribed to ${planNames[fact.tier]}, ${fact.billing}`,
    SubscriptionRenewed: ({ fact }) => `Renewed until ${day(fact.renewsAt)}`,
    SubscriptionPastDue: () => "Payment failed; the provider tries again",
    SubscriptionRecovered: ({ fact }) => `Paid after all; renews ${day(fact.renewsAt)}`,
    SubscriptionPaused: () => "Paused",
    SubscriptionCancelled: ({ fact }) => `Cancelled; access until ${day(fact.endsAt)}`,
    SubscriptionResumed: ({ fact }) => `Resumed; renews ${day(fact.renewsAt)}`,
    SubscriptionExpired: ({ fact }) => (fact.unknownToProvider ? unknownToProvider : "Ended"),
    PlanChangeScheduled: ({ fact }) => `${planNames[fact.tier]} chosen from ${day(fact.renewsAt)} on`,
    PlanChangeUndone: ({ fact }) => `Stays on ${planNames[fact.tier]}`,
    PlanChanged: ({ fact }) => `Changed to ${planNames[fact.tier]}, ${fact.billing}`,
    SubscriptionUpdated: ({ fact }) => `News from the provider: ${fact.status}`,
    LateNewsRecorded: ({ fact }) => `Late news from the provider: it was ${fact.status}`,
    PaymentReceived: ({ invoice }) =>
      invoice.total === 0 ? "Checkout completed; nothing was charged" : `Paid ${dollars(invoice.total)}`,
    PaymentFailed: ({ invoice }) => `${dollars(invoice.total)} is not paid yet`,
    PaymentVoided: ({ invoice }) => `The invoice of ${dollars(invoice.total)} was taken back`,
    PaymentPartlyRefunded: ({ invoice }) =>
      `${dollars(invoice.refunded)} of ${dollars(invoice.total)} refunded`,
    PaymentRefunded: ({ invoice }) => `${dollars(invoice.total)} refunded in full`,
    TierSet: ({ tier }) => `Tier set to ${tier}`,
  },
}
