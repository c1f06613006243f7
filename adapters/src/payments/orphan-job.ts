import { Payments } from "@rounds/core/subscription/ports.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { Job, Queue } from "#jobs/queue.ts"

/** A subscription of somebody whose account was erased, bought on a page that was still open: nobody could cancel it. */
export const cancelOrphan: Queue = {
  name: "cancel-orphan",
  retries: 12,
  retryDelaySeconds: 10,
  expireSeconds: 60,
  schedule: null,
}

const Orphan = Schema.Struct({ subscriptionId: Schema.String })

const ended: ReadonlySet<string> = new Set(["cancelled", "expired"])

export const handleOrphan = {
  queue: cancelOrphan,
  handle: ({ data }: Job) =>
    Effect.gen(function* () {
      const { subscriptionId } = yield* Schema.decodeUnknownEffect(Orphan)(data)
      const payments = yield* Payments
      // One of another shop is not ours to end.
      const now = yield* Effect.orElseSucceed(payments.read(subscriptionId), () => null)
      if (now !== null && !ended.has(now.fact.status)) yield* payments.cancel(subscriptionId)
    }),
}
