import type { Aggregate } from "#kernel/dispatch.ts"
import type { Projection } from "#kernel/projection.ts"
import type { QuotaCommand } from "./commands.ts"
import { quotaDecider } from "./decider.ts"
import { QuotaEvent } from "./events.ts"
import type { QuotaRejection } from "./rejections.ts"
import { type QuotaState, usageFacts } from "./state.ts"
import { rowOfFacts, usageColumns } from "./usage-row.ts"

/** Inline read model: table `usage`, one row per account (or guest). */
const usageProjection: Projection<QuotaState> = {
  table: "usage",
  key: "user_id",
  columns: usageColumns,
  of: (state) => rowOfFacts(usageFacts(state)),
}

/** The stream of an account's quota: `quota-<account id>`. */
export const quota: Aggregate<QuotaState, QuotaCommand, QuotaEvent, QuotaRejection> = {
  name: "quota",
  decider: quotaDecider,
  events: QuotaEvent,
  readModel: usageProjection,
  opening: ["QuotaMonthOpened"],
}
