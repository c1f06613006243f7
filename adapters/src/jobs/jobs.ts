import { wellFormed } from "@rounds/core/kernel/well-formed.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Db } from "pg-boss"
import type postgres from "postgres"
import { query, Sql, type Statements } from "#postgres/client.ts"
import { Boss } from "./boss.ts"
import type { Queue } from "./queue.ts"

/** Puts jobs into queues. */
export class Jobs extends Context.Service<
  Jobs,
  {
    /**
     * Adds a job, within the surrounding transaction when there is one: rolled back, it was never sent. Of jobs with
     * the same `key` that wait or run at the same time there is only one; without a key, every job stands alone.
     */
    readonly send: (
      queue: Queue,
      data: object,
      options?: { readonly key?: string; readonly startAfterSeconds?: number },
    ) => Effect.Effect<void>
  }
>()("adapters/jobs/Jobs") {}

export const PgBossJobs: Layer.Layer<Jobs, never, Boss | Sql> = Layer.effect(
  Jobs,
  Effect.gen(function* () {
    const boss = yield* Boss
    const pool = yield* Sql
    return {
      send: (queue, data, options = {}) =>
        query(`jobs.send ${queue.name}`, async (sql) => {
          await boss.send(queue.name, storable(data), {
            db: database(sql),
            singletonKey: options.key ?? crypto.randomUUID(),
            ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
          })
        }).pipe(Effect.provideService(Sql, pool)),
    }
  }),
)

/** Job data as JSON that Postgres takes: well-formed text, no `undefined`. */
const storable = (data: object): object =>
  // What JSON.stringify makes of an object, JSON.parse makes an object of again.
  JSON.parse(
    JSON.stringify(data, (_, value) => (typeof value === "string" ? wellFormed(value) : value)),
  ) as object

/** A transaction of ours as pg-boss wants it. Our driver refuses `undefined`, which pg-boss passes for "not set". */
const database = (sql: Statements): Db => ({
  executeSql: async (text, values = []) => {
    const rows = await sql.unsafe(
      text,
      values.map((value) => (value === undefined ? null : value)) as postgres.ParameterOrJSON<never>[],
    )
    return { rows: [...rows] }
  },
})
