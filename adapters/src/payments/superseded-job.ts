import { Payments } from "@rounds/core/subscription/payments.ts"
import { recordReport } from "@rounds/core/subscription/record.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { Job, Queue } from "#jobs/queue.ts"

/** A subscription that another one replaced, or a second trial: it is cancelled at the provider, so nobody pays twice. */
export const cancelSuperseded: Queue = {
  name: "cancel-superseded",
  retries: 12,
  retryDelaySeconds: 10,
  expireSeconds: 60,
  schedule: null,
}

const Superseded = Schema.Struct({ userId: Schema.String, subscriptionId: Schema.String })

export const handleSuperseded = {
  queue: cancelSuperseded,
  handle: ({ data }: Job) =>
    Effect.gen(function* () {
      const { userId, subscriptionId } = yield* Schema.decodeUnknownEffect(Superseded)(data)
      const payments = yield* Payments
      yield* recordReport(userId, yield* payments.cancel(subscriptionId))
    }),
}
