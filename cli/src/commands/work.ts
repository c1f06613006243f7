import { AccountWorker } from "@rounds/adapters/account-life.ts"
import { createLog, LogTo } from "@rounds/adapters/http/log.ts"
import { Live, Upkeep, Worker } from "@rounds/adapters/live.ts"
import { MembershipWorker } from "@rounds/adapters/membership.ts"
import { NotificationWorker } from "@rounds/adapters/notifying.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { command } from "#command.ts"
import { configurationOf, publicUrlOf } from "#configuration.ts"
import { bringUpToDate, openDatabase } from "#database.ts"
import { say, sayJson } from "#output.ts"
import { wired } from "#product.ts"
import { runUntilStopped } from "#running.ts"

/** Scheduled and queued work alone, beside servers that run with ROUNDS_WORKER=off. */
export const work = command("work", "do scheduled and queued work until told to stop").action(
  async ({ json }: { readonly json?: true }) => {
    const configuration = configurationOf()
    const working = Effect.gen(function* () {
      const database = yield* Effect.acquireRelease(
        Effect.promise(() => openDatabase(configuration)),
        ({ stop }) => Effect.promise(() => stop()),
      )
      yield* Effect.promise(() => bringUpToDate(database))
      const place = { databaseUrl: database.url, publicUrl: publicUrlOf(configuration, configuration.PORT) }
      const ports = wired(() => Live(configuration, place)).pipe(
        Layer.provideMerge(LogTo(createLog(configuration.LOG_LEVEL))),
      )
      const tasks = Layer.mergeAll(
        Worker(configuration),
        MembershipWorker(configuration, place.publicUrl),
        AccountWorker,
        NotificationWorker(configuration, place.publicUrl),
        Upkeep,
      )
      yield* Layer.build(tasks.pipe(Layer.provide(ports)))
      if (json) sayJson({ working: true })
      else say("Working. Ctrl-C stops it.")
    })
    await runUntilStopped(working, () => {})
  },
)
