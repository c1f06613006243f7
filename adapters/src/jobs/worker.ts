import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { PgBoss } from "pg-boss"
import { Boss } from "./boss.ts"
import { faultName } from "./fault-name.ts"
import type { JobHandler } from "./queue.ts"

/** Works on the queues of `handlers` while its scope is open, and keeps their schedules. */
export const JobWorker = <E, R>(
  handlers: ReadonlyArray<JobHandler<E, R>>,
): Layer.Layer<never, never, Boss | R> =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const boss = yield* Boss
      const run = Effect.runPromiseExitWith(yield* Effect.context<R>())
      for (const handler of handlers) {
        yield* Effect.acquireRelease(
          Effect.promise(() => work(boss, handler, run)),
          () => Effect.promise(() => boss.offWork(handler.queue.name)),
        )
      }
    }),
  )

const work = async <E, R>(
  boss: PgBoss,
  { queue, handle }: JobHandler<E, R>,
  run: ReturnType<typeof Effect.runPromiseExitWith<R>>,
) => {
  await boss.work(queue.name, { includeMetadata: true, ...POLLING }, async (jobs) => {
    for (const { id, data, createdOn, signal } of jobs) {
      const exit = await run(
        handle({ id, data, createdAt: createdOn.getTime() }).pipe(
          Effect.tapCause((cause) => Effect.logError(`job ${queue.name} ${id}`, cause)),
        ),
        { signal },
      )
      // The cause is in the log; the job table keeps only its name, since a cause may carry personal data.
      if (exit._tag === "Failure") throw new Error(faultName(Cause.squash(exit.cause)))
    }
  })
  if (queue.schedule !== null) await boss.schedule(queue.name, queue.schedule, null, { tz: "UTC" })
}

/** New jobs are announced; retries and postponed jobs are found by looking. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
