import * as Schema from "effect/Schema"

/** A calendar month in UTC, as in "2026-11". */
const Month = Schema.String

/** A generation that was promised and not settled. It counts until `leaseUntil`, in the month it was made in. */
export const Reservation = Schema.Struct({
  reservationId: Schema.String,
  period: Month,
  leaseUntil: Schema.DateTimeUtcFromString,
})
export type Reservation = typeof Reservation.Type

/** What an admin added to finite limits. `until` is the last day (UTC, "2026-12-31") it counts; `null` means no end. */
export const Bonus = Schema.Struct({
  extraScripts: Schema.Natural,
  extraTopicViews: Schema.Natural,
  until: Schema.NullOr(Schema.String),
})
export type Bonus = typeof Bonus.Type

/** `limit` is what the decision rested on (allowance and bonus together; `null` is unlimited). */
export const GenerationReserved = Schema.TaggedStruct("GenerationReserved", {
  ...Reservation.fields,
  limit: Schema.NullOr(Schema.Natural),
  at: Schema.DateTimeUtcFromString,
})

export const GenerationCharged = Schema.TaggedStruct("GenerationCharged", {
  reservationId: Schema.String,
  at: Schema.DateTimeUtcFromString,
})

export const GenerationReleased = Schema.TaggedStruct("GenerationReleased", {
  reservationId: Schema.String,
  reason: Schema.String,
  at: Schema.DateTimeUtcFromString,
})

/** Replaces the grant before it. */
export const QuotaGranted = Schema.TaggedStruct("QuotaGranted", {
  ...Bonus.fields,
  grantedBy: Schema.String,
  at: Schema.DateTimeUtcFromString,
})

export const TopicViewed = Schema.TaggedStruct("TopicViewed", {
  topicId: Schema.String,
  period: Month,
  at: Schema.DateTimeUtcFromString,
})

/** The first change in a new month closes the books of the old one, so that reading a stream stays short. */
export const QuotaMonthOpened = Schema.TaggedStruct("QuotaMonthOpened", {
  period: Month,
  open: Schema.Array(Reservation),
  bonus: Schema.NullOr(Bonus),
  at: Schema.DateTimeUtcFromString,
})

export const QuotaEvent = Schema.Union([
  GenerationReserved,
  GenerationCharged,
  GenerationReleased,
  QuotaGranted,
  TopicViewed,
  QuotaMonthOpened,
])
export type QuotaEvent = typeof QuotaEvent.Type
