import * as Schema from "effect/Schema"
import { PaidTier } from "#plan/paid-plan.ts"

/** Counts of a month that is used up. `resetsAt`: ISO 8601, UTC. */
const usedUp = { limit: Schema.Natural, used: Schema.Natural, resetsAt: Schema.String }

export class MonthlyQuotaReached extends Schema.TaggedError<MonthlyQuotaReached>()("MonthlyQuotaReached", {
  ...usedUp,
  /** The next plan on sale that has more scripts a month (null: without a limit); absent where none is. */
  larger: Schema.optionalKey(Schema.Struct({ plan: PaidTier, scripts: Schema.NullOr(Schema.Natural) })),
}) {}

export class TopicViewsUsedUp extends Schema.TaggedError<TopicViewsUsedUp>()("TopicViewsUsedUp", usedUp) {}

/** Never made, given back, or of a month whose books are closed. */
export class ReservationUnknown extends Schema.TaggedError<ReservationUnknown>()("ReservationUnknown", {
  reservationId: Schema.String,
}) {}

/** The writer came back after its lease; the generation was given back at `leaseUntil` (ISO 8601, UTC). */
export class ReservationLapsed extends Schema.TaggedError<ReservationLapsed>()("ReservationLapsed", {
  reservationId: Schema.String,
  leaseUntil: Schema.String,
}) {}

export class ReservationAlreadyCharged extends Schema.TaggedError<ReservationAlreadyCharged>()(
  "ReservationAlreadyCharged",
  { reservationId: Schema.String },
) {}

/** The last day of a bonus is over already. */
export class GrantAlreadyExpired extends Schema.TaggedError<GrantAlreadyExpired>()("GrantAlreadyExpired", {
  until: Schema.String,
}) {}

export const QuotaRejection = Schema.Union([
  MonthlyQuotaReached,
  TopicViewsUsedUp,
  ReservationUnknown,
  ReservationLapsed,
  ReservationAlreadyCharged,
  GrantAlreadyExpired,
])
export type QuotaRejection = typeof QuotaRejection.Type
