import { purgeGone, purgeOld } from "@rounds/core/collection/purge.ts"
import * as Effect from "effect/Effect"
import type { Queue } from "./queue.ts"

/** Twice a day, so that a post deleted upstream is gone within a day even when one run fails. */
export const purgePosts: Queue = {
  name: "purge-posts",
  retries: 4,
  retryDelaySeconds: 300,
  expireSeconds: 3600,
  schedule: "30 3,15 * * *",
}

export const purgeDaily = { queue: purgePosts, handle: () => Effect.andThen(purgeOld(), purgeGone()) }
