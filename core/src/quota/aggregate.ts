import * as DateTime from "effect/DateTime"
import type { Aggregate } from "#kernel/dispatch.ts"
import type { Projection } from "#kernel/projection.ts"
import type { QuotaCommand } from "./commands.ts"
import { quotaDecider } from "./decider.ts"
import { QuotaEvent, type Reservation } from "./events.ts"
import type { QuotaRejection } from "./rejections.ts"
import { type QuotaState, usageFacts } from "./state.ts"

/** Inline read model: table `usage`, one row per account (or guest). */
export const usageProjection: Projection<QuotaState> = {
  table: "usage",
  key: "user_id",
  columns: {
    period: "text",
    last_event_at: "timestamptz",
    scripts_charged: "integer",
    open_reservations: "jsonb",
    topics_viewed: "integer",
    extra_scripts: "integer",
    extra_topic_views: "integer",
    extra_until: "date",
  },
  of: (state) => {
    const { period, at, scriptsCharged, open, bonus, topicsViewed } = usageFacts(state)
    return {
      period,
      last_event_at: at === null ? null : DateTime.formatIso(at),
      scripts_charged: scriptsCharged,
      open_reservations: open.map(reservationColumns),
      topics_viewed: topicsViewed,
      extra_scripts: bonus?.extraScripts ?? 0,
      extra_topic_views: bonus?.extraTopicViews ?? 0,
      extra_until: bonus?.until ?? null,
    }
  },
}

const reservationColumns = ({ reservationId, period, leaseUntil }: Reservation) => ({
  reservationId,
  period,
  leaseUntil: DateTime.formatIso(leaseUntil),
})

/** The stream of an account's quota: `quota-<account id>`. */
export const quota: Aggregate<QuotaState, QuotaCommand, QuotaEvent, QuotaRejection> = {
  name: "quota",
  decider: quotaDecider,
  events: QuotaEvent,
  readModel: usageProjection,
  opening: ["QuotaMonthOpened"],
}
