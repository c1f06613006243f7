import * as DateTime from "effect/DateTime"
import * as Schema from "effect/Schema"
import type { ColumnType, ColumnValue } from "#kernel/projection.ts"
import { Reservation } from "./events.ts"
import type { UsageFacts } from "./usage.ts"

/** Columns of the table `usage`, beside its key and version. */
export const usageColumns = {
  period: "text",
  last_event_at: "timestamptz",
  scripts_charged: "integer",
  open_reservations: "jsonb",
  topics_viewed: "integer",
  extra_scripts: "integer",
  extra_topic_views: "integer",
  extra_until: "date",
} as const satisfies { readonly [column: string]: ColumnType }

/** A row of `usage` as JSON; further columns are ignored. */
const UsageRow = Schema.Struct({
  period: Schema.String,
  last_event_at: Schema.NullOr(Schema.DateTimeUtcFromString),
  scripts_charged: Schema.Natural,
  open_reservations: Schema.Array(Reservation),
  topics_viewed: Schema.Natural,
  extra_scripts: Schema.Natural,
  extra_topic_views: Schema.Natural,
  extra_until: Schema.NullOr(Schema.String),
})

const decodeRow = Schema.decodeUnknownSync(UsageRow)

export const factsOfRow = (row: unknown): UsageFacts => {
  const columns = decodeRow(row)
  return {
    period: columns.period,
    at: columns.last_event_at,
    scriptsCharged: columns.scripts_charged,
    open: columns.open_reservations,
    bonus: {
      extraScripts: columns.extra_scripts,
      extraTopicViews: columns.extra_topic_views,
      until: columns.extra_until,
    },
    topicsViewed: columns.topics_viewed,
  }
}

export const rowOfFacts = (
  facts: UsageFacts,
): { readonly [C in keyof typeof usageColumns]: ColumnValue } => ({
  period: facts.period,
  last_event_at: facts.at === null ? null : DateTime.formatIso(facts.at),
  scripts_charged: facts.scriptsCharged,
  open_reservations: facts.open.map(({ reservationId, period, leaseUntil }) => ({
    reservationId,
    period,
    leaseUntil: DateTime.formatIso(leaseUntil),
  })),
  topics_viewed: facts.topicsViewed,
  extra_scripts: facts.bonus?.extraScripts ?? 0,
  extra_topic_views: facts.bonus?.extraTopicViews ?? 0,
  extra_until: facts.bonus?.until ?? null,
})
