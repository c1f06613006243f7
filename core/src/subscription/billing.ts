import { isoOrNull } from "#kernel/iso.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { priceInCents } from "#plan/catalogue.ts"
import { Entitlements } from "#plan/ports.ts"
import { type Entitlement, SubscriptionStatus } from "#plan/entitlement.ts"
import { Billing, PaidTier } from "#plan/paid-plan.ts"
import { Tier } from "#plan/tier.ts"
import { daysLeft, trialBox, trialDay } from "#plan/trial-day.ts"
import { Subscriptions } from "./ports.ts"
import { accessesAt, cycleOf, trialEnd } from "./standing.ts"
import type { KnownSubscription, SubscriptionState } from "./state.ts"
import { running, unwanted } from "./unwanted.ts"

/** How an account's billing stands and what may be done about it. Times are ISO 8601 in UTC. */
export const BillingState = Schema.Struct({
  tier: Tier,
  status: SubscriptionStatus,
  billing: Schema.NullOr(Billing),
  /** End of what was paid or promised; null on Starter. */
  accessUntil: Schema.NullOr(Schema.String),
  /** When the provider charges next; null when it does not, or nobody knows the day. */
  nextBillingAt: Schema.NullOr(Schema.String),
  cancelledAt: Schema.NullOr(Schema.String),
  trialEndsAt: Schema.NullOr(Schema.String),
  /** Which trial box shows. */
  trialBox: Schema.NullOr(Schema.Literals(["days_left", "cancelled"])),
  trialDay: Schema.NullOr(Schema.Natural),
  trialDaysLeft: Schema.NullOr(Schema.Natural),
  /** Cents due at `nextBillingAt`. */
  nextAmountCents: Schema.NullOr(Schema.Natural),
  /** The plan that is paid for, also where an admin gave another tier; null when nothing is charged any more. */
  paysFor: Schema.NullOr(PaidTier),
  scheduledChange: Schema.NullOr(Schema.Struct({ tier: PaidTier, billing: Billing, at: Schema.String })),
  mayCancel: Schema.Boolean,
  mayResume: Schema.Boolean,
  /** The provider has a page about card and receipts, and there are invoices to list. */
  hasPortal: Schema.Boolean,
}).annotate({ identifier: "BillingState" })
export type BillingState = typeof BillingState.Type

const millis = (at: DateTime.Utc | null): number | null => (at === null ? null : DateTime.toEpochMillis(at))

/** The subscription that goes on: it is charged when its date comes. One about to be cancelled does not. */
export const goingOn = (state: SubscriptionState): KnownSubscription | undefined => {
  const ending = unwanted(state)
  return running(state).find((known) => !ending.includes(known) && known.latest.status !== "paused")
}

const chargedAt = (known: KnownSubscription, at: DateTime.Utc): DateTime.Utc | null => {
  const due = known.latest.status === "trialing" ? trialEnd(known) : known.latest.renewsAt
  return due === null || DateTime.isLessThan(due, at) ? null : due
}

/** The same subscription as the provider would report it after resuming. */
const resumed = ({ latest, paid, hadTrial, ...known }: KnownSubscription): KnownSubscription => ({
  ...known,
  paid,
  hadTrial,
  latest: { ...latest, status: hadTrial && paid === null ? "trialing" : "active", endsAt: null },
})

/** The cancelled subscription that can go on: its period still runs, and nothing would end it again. */
export const resumable = (state: SubscriptionState, at: DateTime.Utc): KnownSubscription | undefined =>
  accessesAt(state, at)
    .filter(({ status, until }) => status === "cancelled" && until !== null)
    .map(({ subscription }) => subscription)
    .find((known) => {
      const subscriptions = state.subscriptions.map((other) => (other === known ? resumed(known) : other))
      const after = { ...state, subscriptions }
      return !unwanted(after).some(({ latest }) => latest.subscriptionId === known.latest.subscriptionId)
    })

/** The subscription whose page at the provider is of use: what runs, what grants, else what was last. */
export const shownAtProvider = (state: SubscriptionState, at: DateTime.Utc): KnownSubscription | undefined =>
  running(state)[0] ?? accessesAt(state, at)[0]?.subscription

/** The plan that is paid for: until a change that is shown comes about, the one the billing cycle began with. */
const paidPlan = (known: KnownSubscription, changes: boolean, at: DateTime.Utc): PaidTier =>
  (changes ? cycleOf(known, at)?.tier : undefined) ?? known.latest.tier

/** How billing stands at `at`, from what the account may use then and what is known of its subscriptions. */
export const billingFrom = (
  entitlement: Entitlement,
  state: SubscriptionState,
  at: DateTime.Utc,
): BillingState => {
  const { status, scheduledChange } = entitlement
  const now = DateTime.toEpochMillis(at)
  const trialEndsAt = millis(entitlement.trialEndsAt)
  const [cancelledAt, accessUntil] = [millis(entitlement.cancelledAt), millis(entitlement.accessUntil)]
  const box = trialBox({ trialEndsAt, status, cancelledAt, accessUntil }, now)
  const next = goingOn(state)
  const nextAt = next === undefined ? null : chargedAt(next, at)
  return {
    tier: entitlement.tier,
    status,
    billing: entitlement.billing,
    accessUntil: isoOrNull(entitlement.accessUntil),
    nextBillingAt: isoOrNull(nextAt),
    cancelledAt: isoOrNull(entitlement.cancelledAt),
    trialEndsAt: isoOrNull(entitlement.trialEndsAt),
    trialBox: box,
    trialDay: box === null || trialEndsAt === null ? null : trialDay(trialEndsAt, now),
    trialDaysLeft: box === null || trialEndsAt === null ? null : daysLeft(trialEndsAt, now),
    nextAmountCents:
      next === undefined || nextAt === null ? null : priceInCents(next.latest.tier, next.latest.billing),
    paysFor: next === undefined ? null : paidPlan(next, scheduledChange !== null, at),
    scheduledChange:
      scheduledChange === null ? null : { ...scheduledChange, at: DateTime.formatIso(scheduledChange.at) },
    mayCancel: running(state).length > 0,
    mayResume: resumable(state, at) !== undefined,
    hasPortal: state.subscriptions.length > 0,
  }
}

/** How an account's billing stands now: the same for every door. */
export const billingOf = Effect.fn("billingOf")(function* (userId: string) {
  const now = yield* DateTime.now
  const entitlements = yield* Entitlements
  const subscriptions = yield* Subscriptions
  return billingFrom(yield* entitlements.of(userId, now), yield* subscriptions.of(userId), now)
})
