import { setTimeout as pause } from "node:timers/promises"
import postgres from "postgres"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { testDatabase } from "#testing/database.ts"
import { connectPool } from "./client.ts"

const url = await testDatabase()
const size = 20
let pool: postgres.Sql
let killer: postgres.Sql
let uncaught: Array<unknown>
const note = (cause: unknown) => uncaught.push(cause)

beforeAll(() => {
  pool = connectPool(url, size)
  killer = postgres(url, { max: 1 })
  process.on("uncaughtException", note).on("unhandledRejection", note)
})
beforeEach(() => {
  uncaught = []
})
afterAll(async () => {
  process.off("uncaughtException", note).off("unhandledRejection", note)
  await pool.end({ timeout: 1 })
  await killer.end()
})

const killBackends = (pids: ReadonlyArray<number>) =>
  killer`SELECT pg_terminate_backend(pid) FROM unnest(${[...pids]}::int[]) AS pid`

const backendOf = async (sql: postgres.ISql) => {
  const [row] = await sql<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`
  return row.pid
}

/** As many statements at once as the pool has connections, and as many again that wait for one. */
const expectHealthyPool = async () => {
  const answers = await Promise.all(
    Array.from({ length: size * 2 }, (_, index) =>
      pool.begin(
        async (sql) => (await sql<[{ n: number }]>`SELECT ${index}::int AS n, pg_sleep(0.005)`)[0].n,
      ),
    ),
  )
  expect(answers).toEqual(Array.from({ length: size * 2 }, (_, index) => index))
  expect(uncaught).toEqual([])
}

/** Every connection of the pool, made one after another: twenty at once may take too long on a busy machine. */
const connectAll = async () => {
  const reserved: Array<postgres.ReservedSql> = []
  for (let n = 0; n < size; n += 1) reserved.push(await pool.reserve())
  for (const connection of reserved) connection.release()
}

test.each([
  { when: "between two statements", work: (_: postgres.ISql, killed: Promise<void>) => killed },
  { when: "in the middle of a statement", work: (sql: postgres.ISql) => sql`SELECT pg_sleep(4)` },
])(
  "20 backends killed inside transactions, $when: 20 rejections and a healthy pool",
  async ({ work }) => {
    await connectAll()
    const pids: Array<number> = []
    const [started, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const transactions = Array.from({ length: size }, () =>
      pool.begin(async (sql) => {
        pids.push(await backendOf(sql))
        if (pids.length === size) started.resolve()
        await started.promise
        await work(sql, killed.promise)
        await sql`SELECT 1`
      }),
    )
    const settled = Promise.allSettled(transactions)
    // A transaction that could not even start ends the wait as well.
    await Promise.race([started.promise, Promise.all(transactions)])
    await pause(100)
    await killBackends(pids)
    killed.resolve()
    const outcomes = await settled
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: size }, () => "rejected"))
    await expectHealthyPool()
  },
  60_000,
)

test("a transaction that lost its backend never runs on the connection's next one", async () => {
  await killer`CREATE TABLE IF NOT EXISTS half (n int)`
  const lost = pool.begin(async (sql) => {
    await sql`INSERT INTO half VALUES (1)`
    await killBackends([await backendOf(sql)])
    await expectHealthyPool()
    await sql`INSERT INTO half VALUES (2)`
  })
  await expect(lost).rejects.toThrow(/CONNECTION_CLOSED|terminating connection/)
  await expectHealthyPool()
  expect(await killer`SELECT n FROM half`).toHaveLength(0)
})

test("a reserved connection that lost its backend rejects, and its release does no harm", async () => {
  const reserved = await pool.reserve()
  await killBackends([await backendOf(reserved)])
  await pause(50)
  await expect(reserved`SELECT 1`).rejects.toThrow(/CONNECTION_CLOSED|terminating connection/)
  reserved.release()
  await expectHealthyPool()
})
