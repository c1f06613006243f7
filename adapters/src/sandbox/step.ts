import { wire } from "./billing-date.ts"
import { formatted, type Keeping, type SandboxSubscription, type SubscriptionAttributes } from "./objects.ts"

/** One step in a subscription's life: how it stands after, what is told, and the payment that came of it. */
export interface Step {
  readonly subscription: SandboxSubscription
  /** Messages about the subscription, in the provider's order. */
  readonly events: ReadonlyArray<string>
  readonly payment: {
    readonly events: ReadonlyArray<string>
    readonly reason: "initial" | "renewal"
    readonly status: "paid" | "pending"
    readonly total: number
  } | null
}

/** The subscription with a change as of `now` (milliseconds). */
export const changed = (
  { id, attributes, private: keeping }: SandboxSubscription,
  now: number,
  change: Partial<SubscriptionAttributes>,
  kept: Partial<Keeping> = {},
): SandboxSubscription => {
  const status = change.status ?? attributes.status
  // Whole seconds that always move on: two changes never carry the same date.
  const updatedAt = Math.max(now, Date.parse(attributes.updated_at) + 1000)
  return {
    id,
    attributes: {
      ...attributes,
      ...change,
      status_formatted: formatted(status),
      cancelled: status === "cancelled",
      updated_at: wire(updatedAt),
    },
    private: { ...keeping, ...kept },
  }
}

/** A step that is only told about; no money moves. */
export const quiet = (subscription: SandboxSubscription, ...events: ReadonlyArray<string>): Step => ({
  subscription,
  events,
  payment: null,
})
