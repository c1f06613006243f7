import { endUnwanted } from "@rounds/core/subscription/end-billing.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Jobs } from "#jobs/jobs.ts"
import type { Job, Queue } from "#jobs/queue.ts"

/**
 * Subscriptions that must not be charged again (refunded, replaced, a second trial) are cancelled at the provider. Tried
 * for about eleven hours; after that, and whenever a job was lost, the reconciliation asks for it again.
 */
export const cancelUnwanted: Queue = {
  name: "cancel-unwanted",
  retries: 12,
  retryDelaySeconds: 10,
  expireSeconds: 60,
  schedule: null,
}

/** Asks for it within the surrounding transaction, so that the fact and what follows from it are stored together. */
export const askToCancel = Effect.fnUntraced(function* (userId: string) {
  const jobs = yield* Jobs
  yield* jobs.send(cancelUnwanted, { userId }, { key: userId })
})

const Unwanted = Schema.Struct({ userId: Schema.String })

export const handleUnwanted = {
  queue: cancelUnwanted,
  handle: ({ data }: Job) =>
    Effect.gen(function* () {
      const { userId } = yield* Schema.decodeUnknownEffect(Unwanted)(data)
      yield* endUnwanted(userId)
    }),
}
