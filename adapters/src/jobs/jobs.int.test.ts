import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { TestClock } from "pg-boss"
import { expect, test } from "vitest"
import { Operations } from "@rounds/core/admin/operations.ts"
import { atomically } from "@rounds/core/kernel/atomically.ts"
import { connectPool } from "#postgres/client.ts"
import { PostgresKernel } from "#postgres/kernel.ts"
import { PostgresOperations } from "#postgres/operations.ts"
import { testDatabase } from "#testing/database.ts"
import { PgBossClient } from "./boss.ts"
import { Jobs, PgBossJobs } from "./jobs.ts"
import type { Job, Queue } from "./queue.ts"
import { JobWorker } from "./worker.ts"

const url = await testDatabase()
const kernel = PostgresKernel(url)

const queue = (name: string, fields: Partial<Queue> = {}): Queue => ({
  name,
  retries: 2,
  retryDelaySeconds: 1,
  expireSeconds: 30,
  schedule: null,
  ...fields,
})

/** The job system of one process, for as long as `effect` runs. */
const inProcess = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
  queues: ReadonlyArray<Queue>,
  clock?: TestClock,
) =>
  effect.pipe(
    Effect.scoped,
    Effect.provide(
      PgBossJobs.pipe(Layer.provideMerge(PgBossClient(url, queues, clock)), Layer.provideMerge(kernel)),
    ),
  )

const waiting = (name: string) => {
  const sql = connectPool(url, 1)
  return sql`SELECT data FROM pgboss.job WHERE name = ${name} ORDER BY created_on`.finally(() => sql.end())
}

test("a job sent in a transaction that rolls back was never sent", async () => {
  const mails = queue("mails")
  await Effect.runPromise(
    inProcess(
      Effect.gen(function* () {
        const jobs = yield* Jobs
        yield* atomically(Effect.andThen(jobs.send(mails, { to: 1 }), Effect.fail("no"))).pipe(Effect.flip)
        yield* atomically(jobs.send(mails, { to: 2, note: undefined, text: "a\u0000b" }))
      }),
      [mails],
    ),
  )
  expect(await waiting("mails")).toEqual([{ data: { to: 2, text: "ab" } }])
})

test("operators see the jobs of ours that wait, and none that the job system sends itself", async () => {
  const letters = queue("letters")
  const { queues } = await Effect.runPromise(
    inProcess(
      Effect.gen(function* () {
        const jobs = yield* Jobs
        yield* jobs.send(letters, { to: 1 })
        const sql = connectPool(url, 1)
        yield* Effect.promise(() =>
          sql`INSERT INTO pgboss.job (name, data) VALUES ('__pgboss__send-it', '{}')`.finally(() =>
            sql.end(),
          ),
        )
        return yield* Operations.use(({ now }) => now("2026-11-01T00:00:00Z"))
      }).pipe(Effect.provide(PostgresOperations)),
      [letters],
    ),
  )
  expect(queues.map(({ name }) => name)).toContain("letters")
  expect(queues.filter(({ name }) => name.startsWith("__"))).toEqual([])
})

test("of jobs with one key only one waits, jobs without a key all do", async () => {
  const webhooks = queue("webhooks")
  await Effect.runPromise(
    inProcess(
      Effect.gen(function* () {
        const jobs = yield* Jobs
        yield* Effect.forEach([1, 2, 3], (n) => jobs.send(webhooks, { n }, { key: "same" }), {
          concurrency: 3,
        })
        yield* Effect.forEach([4, 5], (n) => jobs.send(webhooks, { n }))
      }),
      [webhooks],
    ),
  )
  expect(await waiting("webhooks")).toHaveLength(3)
})

test("a job is done with its data, and one that fails for ever ends in the dead letter queue", async () => {
  const flaky = queue("flaky", { retries: 1 })
  const tries: Array<unknown> = []
  const done = await Effect.runPromise(
    inProcess(
      Effect.gen(function* () {
        const jobs = yield* Jobs
        const buried = yield* Deferred.make<Job>()
        const worker = Layer.mergeAll(
          JobWorker([
            {
              queue: flaky,
              handle: ({ data }: Job) =>
                Effect.sync(() => tries.push(data)).pipe(Effect.andThen(Effect.die(new Error("boom")))),
            },
          ]),
          JobWorker([
            {
              queue: queue("flaky-dead"),
              handle: (job: Job) => Deferred.succeed(buried, job),
            },
          ]),
        )
        yield* jobs.send(flaky, { n: 1 })
        return yield* Effect.provide(Deferred.await(buried), worker)
      }),
      [flaky],
    ),
  )
  expect(done.data).toEqual({ n: 1 })
  expect(tries).toEqual([{ n: 1 }, { n: 1 }])
})

test("at 09:00 UTC the daily queue gets one job, however many workers run", { timeout: 60_000 }, async () => {
  const daily = queue("daily-test", { schedule: "0 9 * * *" })
  // Ahead of real time: pg-boss never runs a schedule before the last time it looked.
  const clock = new TestClock("2036-11-20T08:58:30Z")
  const done: Array<number> = []
  const worker = JobWorker([
    { queue: daily, handle: (job: Job) => Effect.sync(() => done.push(job.createdAt)) },
  ])
  const anotherProcess = Layer.fresh(Layer.provide(worker, PgBossClient(url, [daily], clock)))
  const fourMinutes = Effect.promise(async () => {
    const sql = connectPool(url, 1)
    for (let second = 0; second < 240; second++) {
      await clock.tick(1000)
      // A round trip of our own lets those of the workers come home before time goes on.
      await sql`SELECT pg_sleep(0.005)`
    }
    await sql.end()
  })
  await Effect.runPromise(
    inProcess(Effect.provide(fourMinutes, Layer.mergeAll(worker, anotherProcess)), [daily], clock),
  )
  expect(done.map((at) => new Date(at).toISOString().slice(0, 16))).toEqual(["2036-11-20T09:00"])
})
