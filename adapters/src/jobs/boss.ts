import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type Clock, PgBoss } from "pg-boss"
import { deadLetterOf, type Queue } from "./queue.ts"

/** The started job system. Other code sends through `Jobs` and works through `JobWorker`. */
export class Boss extends Context.Service<Boss, PgBoss>()("adapters/jobs/Boss") {}

/**
 * pg-boss on a pool of its own (at most 3 connections, plus one that listens), with the given queues created or brought
 * up to date. `clock` is for tests. Stops with its scope: running handlers get ten seconds to end.
 */
export const PgBossClient = (url: string, queues: ReadonlyArray<Queue>, clock?: Clock): Layer.Layer<Boss> =>
  Layer.effect(
    Boss,
    Effect.acquireRelease(
      Effect.flatMap(Effect.context(), (context) =>
        Effect.promise(async () => {
          const boss = new PgBoss({
            connectionString: url,
            application_name: "rounds-jobs",
            max: 3,
            useListenNotify: true,
            ...(clock === undefined ? {} : { clock }),
          })
          // Without a listener a lost connection would end the process; pg-boss itself reconnects.
          boss.on("error", (cause) => {
            Effect.runForkWith(context)(Effect.logWarning(`jobs: ${cause.message}`))
          })
          await boss.start()
          for (const queue of queues) await declare(boss, queue)
          return boss
        }),
      ),
      (boss) => Effect.promise(() => boss.stop({ graceful: true, timeout: 10_000 })),
    ),
  )

const declare = async (boss: PgBoss, queue: Queue) => {
  const options = {
    retryLimit: queue.retries,
    retryDelay: queue.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: queue.expireSeconds,
    deadLetter: deadLetterOf(queue),
    notify: true,
  }
  await boss.createQueue(deadLetterOf(queue))
  await boss.createQueue(queue.name, { ...options, policy: "exclusive" })
  await boss.updateQueue(queue.name, options)
}
