import * as Schema from "effect/Schema"
import { says } from "#kernel/fault.ts"
import { textUpTo } from "#kernel/text.ts"

/** Upper bound of a bonus, so that a slip of the finger is caught at the door. */
export const largestBonus = 100_000

const BonusCount = Schema.Natural.check(Schema.isLessThanOrEqualTo(largestBonus))

/** A calendar day that exists, as in "2026-12-31". */
export const Day = textUpTo("2026-12-31".length, "day_malformed").check(
  Schema.makeFilter((text: string) => isDay(text) || says("day_malformed")),
)

const isDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = (/^\d{4}-\d{2}-\d{2}$/.exec(text)?.[0] ?? "").split("-").map(Number)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return year > 0 && day > 0 && day <= (lengths[month - 1] ?? 0)
}

/** Sets the bonus of an account; zeros take it away. It counts in every month until the end of `until` (UTC). */
export const GrantQuota = Schema.TaggedStruct("GrantQuota", {
  extraScripts: BonusCount,
  extraTopicViews: BonusCount,
  until: Schema.NullOr(Day),
})

/**
 * Promises one generation. Idempotent by `reservationId`; `allowance` is the plan's, `null` for unlimited. `atMost`: the
 * account may have no more this month, whatever its plan and its bonus give.
 */
export const ReserveGeneration = Schema.TaggedStruct("ReserveGeneration", {
  reservationId: Schema.String,
  allowance: Schema.NullOr(Schema.Natural),
  atMost: Schema.optionalKey(Schema.Natural),
})

/** Settles a reservation: the script is being stored in the same transaction. */
export const ChargeGeneration = Schema.TaggedStruct("ChargeGeneration", { reservationId: Schema.String })

export const ReleaseReason = Schema.Literals([
  "writer_failed",
  "writer_timed_out",
  "output_refused",
  "client_gone",
  "account_suspended",
])
export type ReleaseReason = typeof ReleaseReason.Type

/** Gives a reservation back. Never refused: what is settled, lapsed or unknown stays as it is. */
export const ReleaseGeneration = Schema.TaggedStruct("ReleaseGeneration", {
  reservationId: Schema.String,
  reason: ReleaseReason,
})

/** Opens a topic. Counts once per topic and calendar month (UTC). */
export const ViewTopic = Schema.TaggedStruct("ViewTopic", {
  topicId: Schema.String,
  allowance: Schema.NullOr(Schema.Natural),
})

export const QuotaCommand = Schema.Union([
  GrantQuota,
  ReserveGeneration,
  ChargeGeneration,
  ReleaseGeneration,
  ViewTopic,
])
export type QuotaCommand = typeof QuotaCommand.Type
