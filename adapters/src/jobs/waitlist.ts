import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { tellWaitlist } from "#postgres/waitlist-telling.ts"
import { Jobs } from "./jobs.ts"
import type { Queue } from "./queue.ts"
import { JobWorker } from "./worker.ts"

/** Tells the waitlist. Hourly, since an address may be confirmed after the plan went on sale. */
export const onSale: Queue = {
  name: "tell-waitlist",
  retries: 6,
  retryDelaySeconds: 60,
  expireSeconds: 600,
  schedule: "20 * * * *",
}

/** Where Professional is on sale: tells who waits for it, beginning at start. */
export const WaitlistWorker = (publicUrl: string) =>
  Layer.merge(
    JobWorker([{ queue: onSale, handle: () => tellWaitlist(publicUrl) }]),
    Layer.effectDiscard(Effect.flatMap(Jobs, (jobs) => jobs.send(onSale, {}, { key: "start" }))),
  )
