import * as DateTime from "effect/DateTime"
import * as Schema from "effect/Schema"
import type { Projection } from "#kernel/projection.ts"
import { SubscriptionState } from "./state.ts"

const encode = Schema.encodeSync(SubscriptionState)

/**
 * Inline read model, one row per account: the folded state itself, from which `entitlementAt` answers for any
 * instant, and the provider's ids so that a message without our user id finds its account.
 */
export const subscriptionOverview: Projection<SubscriptionState> = {
  table: "subscription_overview",
  key: "user_id",
  columns: {
    state: "jsonb",
    subscription_ids: "jsonb",
    customer_ids: "jsonb",
    order_ids: "jsonb",
    changed_at: "timestamptz",
  },
  of: (state) => ({
    state: encode(state),
    subscription_ids: state.subscriptions.map(({ latest }) => latest.subscriptionId),
    customer_ids: [...new Set(state.subscriptions.map(({ latest }) => latest.customerId))].sort(),
    order_ids: state.subscriptions.flatMap(({ latest }) => (latest.orderId === null ? [] : [latest.orderId])),
    changed_at: newest(state),
  }),
}

const newest = (state: SubscriptionState): string | null => {
  const times = [
    ...state.subscriptions.map(({ latest }) => latest.updatedAt),
    ...state.invoices.map(({ updatedAt }) => updatedAt),
    ...(state.tierSet === null ? [] : [state.tierSet.at]),
  ]
  return times.length === 0 ? null : DateTime.formatIso(times.reduce((a, b) => DateTime.max(a, b)))
}
