import type { Queue } from "#jobs/queue.ts"
import { runDue } from "./provider.ts"

/** The sandbox charges, renews and ends subscriptions whose date has come by the product's clock, every minute. */
export const sandboxBilling: Queue = {
  name: "sandbox-billing",
  retries: 0,
  retryDelaySeconds: 1,
  expireSeconds: 120,
  schedule: "* * * * *",
}

export const billSandbox = { queue: sandboxBilling, handle: () => runDue() }
