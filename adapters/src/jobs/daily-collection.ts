import { DAY_MILLIS } from "@rounds/core/kernel/day.ts"
import { administrators, Happenings } from "@rounds/core/notification/ports.ts"
import { collect, collectFailed } from "@rounds/core/collection/collect.ts"
import { ForumSource } from "@rounds/core/collection/source-ports.ts"
import { Editions } from "@rounds/core/topic/ports.ts"
import { COLLECTION_HOUR, LATE_EVERY_HOURS } from "@rounds/core/collection/schedule.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Jobs } from "./jobs.ts"
import { deadLetterOf, type Job, type Queue } from "./queue.ts"

/** A forum that asks us to rest makes a collection wait; it may take this long. */
const LONGEST_SECONDS = 1_800

/** Topics are collected once a day. Tried again after 2, 4, 8 minutes and so on when a source or the database is down. */
export const dailyCollection: Queue = {
  name: "daily-collection",
  retries: 6,
  retryDelaySeconds: 120,
  expireSeconds: LONGEST_SECONDS,
  schedule: `0 ${COLLECTION_HOUR} * * *`,
}

/** Every other hour after it: what the day still lacks is collected again, but for what rests after several failures. */
export const lateCollection: Queue = {
  name: "late-collection",
  retries: 0,
  retryDelaySeconds: 120,
  expireSeconds: LONGEST_SECONDS,
  schedule: `0 ${COLLECTION_HOUR + LATE_EVERY_HOURS}-23/${LATE_EVERY_HOURS} * * *`,
}

/** Does the collection that was due when the job was created; nothing when that day has its edition. */
export const collectDaily = {
  queue: dailyCollection,
  handle: ({ createdAt }: Job) => collectDue(createdAt),
}

/** Collects what was due and is not there yet; otherwise only the communities that could not be read today. */
export const collectLate = {
  queue: lateCollection,
  handle: ({ createdAt }: Job) =>
    Effect.gen(function* () {
      const { name } = yield* ForumSource
      const isThere = yield* Editions.use((editions) =>
        editions.fulfils(name, utcDayOfMillis(lastDue(createdAt))),
      )
      yield* isThere ? collectFailed(() => Effect.void) : collectDue(createdAt)
    }),
}

const collectDue = (at: number) =>
  collect({ asOf: null, dueOn: utcDayOfMillis(lastDue(at)), onStage: () => Effect.void }).pipe(
    Effect.catchTag("AlreadyCollected", () => Effect.void),
  )

/** What is left of a day's collection that was tried in vain. */
export const buryCollection = {
  queue: { ...dailyCollection, name: deadLetterOf(dailyCollection), retries: 3, schedule: null },
  handle: ({ createdAt }: Job) =>
    Happenings.use(({ note }) =>
      note(administrators, { _tag: "CollectionFailed", day: utcDayOfMillis(createdAt) }),
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
    yield* jobs.send(dailyCollection, {}, { key: utcDayOfMillis(due) })
  }),
)

/** The last 09:00 UTC at or before `at` (milliseconds). */
const lastDue = (at: number) => {
  const hour = COLLECTION_HOUR * 3_600_000
  return Math.floor((at - hour) / DAY_MILLIS) * DAY_MILLIS + hour
}

const utcDayOfMillis = (at: number) => new Date(at).toISOString().slice(0, 10)
