import { collect, COLLECTION_HOUR } from "@rounds/core/topic/collect.ts"
import { Editions, ForumSource } from "@rounds/core/topic/ports.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Jobs } from "./jobs.ts"
import type { Job, Queue } from "./queue.ts"

/** Topics are collected once a day. Tried again after 2, 4, 8 minutes and so on when a source or the database is down. */
export const dailyCollection: Queue = {
  name: "daily-collection",
  retries: 6,
  retryDelaySeconds: 120,
  expireSeconds: 900,
  schedule: `0 ${COLLECTION_HOUR} * * *`,
}

/** Does the collection that was due when the job was created; nothing when that day has its edition. */
export const collectDaily = {
  queue: dailyCollection,
  handle: ({ createdAt }: Job) =>
    collect({ asOf: null, dueOn: dayOf(lastDue(createdAt)), onStage: () => Effect.void }).pipe(
      Effect.catchTag("AlreadyCollected", () => Effect.void),
    ),
}

/** At start: queues the collection that was due while no worker ran. Nothing when an edition is younger than that. */
export const CatchUp = Layer.effectDiscard(
  Effect.gen(function* () {
    const source = yield* ForumSource
    const editions = yield* Editions
    const jobs = yield* Jobs
    const due = lastDue(DateTime.toEpochMillis(yield* DateTime.now))
    const newest = yield* editions.newestOf(source.name)
    if (newest !== null && Date.parse(newest.finishedAt) >= due) return
    yield* jobs.send(dailyCollection, {}, { key: dayOf(due) })
  }),
)

const DAY_MS = 86_400_000

/** The last 09:00 UTC at or before `at` (milliseconds). */
const lastDue = (at: number) => {
  const hour = COLLECTION_HOUR * 3_600_000
  return Math.floor((at - hour) / DAY_MS) * DAY_MS + hour
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
