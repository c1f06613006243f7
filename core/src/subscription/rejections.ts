import * as Schema from "effect/Schema"
import { RefusalReason } from "#plan/choose.ts"
import { Billing, PaidTier } from "#plan/paid-plan.ts"

/** The plan rules say no; title and text are the toast. */
export class PlanChangeRefused extends Schema.TaggedError<PlanChangeRefused>()("PlanChangeRefused", {
  reason: RefusalReason,
  title: Schema.String,
  text: Schema.String,
}) {}

/** Nothing renews: there is no subscription, or it was cancelled before. */
export class NothingToCancel extends Schema.TaggedError<NothingToCancel>()("NothingToCancel", {}) {}

/** There is no cancelled subscription whose period still runs. */
export class NothingToResume extends Schema.TaggedError<NothingToResume>()("NothingToResume", {}) {}

/** No plan was chosen for the next billing cycle. */
export class NoPlanChangeScheduled extends Schema.TaggedError<NoPlanChangeScheduled>()(
  "NoPlanChangeScheduled",
  {},
) {}

/** The account has no subscription at the payment provider. */
export class NoSubscription extends Schema.TaggedError<NoSubscription>()("NoSubscription", {}) {}

/**
 * The payment provider refused what we asked of it; `message` is its own words, shortened, for the log. `left`: a
 * checkout that was not opened, a subscription as it was, or one of which nobody knows, because an answer was lost before
 * or only a part was done.
 */
export class PaymentSetupFailed extends Schema.TaggedError<PaymentSetupFailed>()("PaymentSetupFailed", {
  message: Schema.String,
  left: Schema.Literals(["no_checkout", "unchanged", "unknown"]),
}) {}

/** A tier below what the account pays for: the payment has to be cancelled, or kept on purpose. */
export class StillPaying extends Schema.TaggedError<StillPaying>()("StillPaying", {
  tier: PaidTier,
  billing: Billing,
  amountCents: Schema.Natural,
}) {}

export const SubscriptionRejection = Schema.Union([
  PlanChangeRefused,
  NothingToCancel,
  NothingToResume,
  NoPlanChangeScheduled,
  NoSubscription,
  PaymentSetupFailed,
  StillPaying,
])
export type SubscriptionRejection = typeof SubscriptionRejection.Type
