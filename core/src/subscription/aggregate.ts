import type { Aggregate } from "#kernel/dispatch.ts"
import type { SubscriptionCommand } from "./commands.ts"
import { subscription as decider } from "./decider.ts"
import { SubscriptionEvent } from "./events.ts"
import { subscriptionOverview } from "./overview.ts"
import type { SubscriptionState } from "./state.ts"

/** Stream `subscription-<account id>`. */
export const subscription: Aggregate<SubscriptionState, SubscriptionCommand, SubscriptionEvent, never> = {
  name: "subscription",
  decider,
  events: SubscriptionEvent,
  readModel: subscriptionOverview,
  opening: [],
}
