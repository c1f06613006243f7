import { connect, createServer, type Socket } from "node:net"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as ManagedRuntime from "effect/ManagedRuntime"
import postgres from "postgres"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { atomically } from "@rounds/core/kernel/atomically.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { testDatabase } from "#testing/database.ts"
import { PostgresClient, query, type Statements } from "./client.ts"

const url = await testDatabase()
const runtime = ManagedRuntime.make(PostgresClient(url, 3))
const other = postgres(url, { max: 2, onnotice: () => {} })
beforeAll(() => other`CREATE TABLE notes (text text PRIMARY KEY)`)
beforeEach(() => other`TRUNCATE notes`)
afterAll(async () => {
  await runtime.dispose()
  await other.end()
})

const insert = (text: string) => query("insert a note", (sql) => sql`INSERT INTO notes VALUES (${text})`)
const notes = async () => (await other<{ text: string }[]>`SELECT text FROM notes`).map(({ text }) => text)

/** What a statement dies of. */
const defectOf = async (run: (sql: Statements) => Promise<unknown>) => {
  const exit = await runtime.runPromiseExit(query("a statement", run))
  return Exit.isFailure(exit) ? Cause.squash(exit.cause) : "nothing"
}

test.each([
  ["too slow", "SELECT pg_sleep(9)"],
  ["refused by a read-only server", "SET TRANSACTION READ ONLY; INSERT INTO notes VALUES ('x')"],
  ["cut off", "SELECT pg_terminate_backend(pg_backend_pid())"],
])(
  "a statement that is %s is an outage of postgres",
  async (_, statement) => {
    const defect = await defectOf((sql) => sql.unsafe(statement))
    expect(defect).toBeInstanceOf(Outage)
    expect(defect).toMatchObject({ port: "postgres", operation: "a statement", retryAfterSeconds: 5 })
  },
  15_000,
)

test.each(["53100", "53300", "57P01", "57P03", "08006", "25006", "40P01"])(
  "SQLSTATE %s is an outage",
  async (code) => {
    const statement = `DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`
    expect(await defectOf((sql) => sql.unsafe(statement))).toBeInstanceOf(Outage)
  },
)

test("a wrong statement is a defect, not an outage", async () => {
  const defect = await defectOf((sql) => sql`SELECT * FROM nowhere`)
  expect(defect).toMatchObject({ code: "42P01" })
  expect(defect).not.toBeInstanceOf(Outage)
})

test("a server that cannot be reached is an outage", async () => {
  const unreachable = ManagedRuntime.make(PostgresClient("postgres://nobody@127.0.0.1:1/none", 1))
  const exit = await unreachable.runPromiseExit(insert("x"))
  expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toBeInstanceOf(Outage)
  await unreachable.dispose()
})

test("a connection that falls silent is an outage within 9 s, and the next one works", async () => {
  const wire = await frozenWire()
  const hanging = ManagedRuntime.make(PostgresClient(wire.url, 2))
  await hanging.runPromise(insert("before"))
  wire.freeze()
  const start = performance.now()
  const exits = await Promise.all([
    hanging.runPromiseExit(insert("x")),
    hanging.runPromiseExit(atomically(insert("y"))),
    hanging.runPromiseExit(atomically(insert("z"))),
  ])
  expect(performance.now() - start).toBeLessThan(9_000)
  for (const exit of exits) expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toBeInstanceOf(Outage)
  wire.cut()
  await hanging.runPromise(insert("after"))
  expect(await notes()).toEqual(["before", "after"])
  await hanging.dispose()
  wire.close()
}, 25_000)

/** A wire to the database that can be frozen (nothing passes, nothing ends) and cut. */
const frozenWire = async () => {
  const database = new URL(url)
  const sockets: Array<Socket> = []
  let frozen = false
  const server = createServer((client) => {
    const upstream = connect(Number(database.port), database.hostname)
    sockets.push(client, upstream)
    client.on("data", (bytes) => frozen || upstream.write(bytes)).on("error", () => {})
    upstream.on("data", (bytes) => frozen || client.write(bytes)).on("error", () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const through = new URL(url)
  through.port = `${typeof address === "object" ? address?.port : ""}`
  const cut = () => {
    frozen = false
    for (const socket of sockets.splice(0)) socket.destroy()
  }
  return {
    url: through.href,
    freeze: () => {
      frozen = true
    },
    cut,
    close: () => {
      cut()
      server.close()
    },
  }
}

test("a failure, a defect and an interruption each undo the whole transaction", async () => {
  const failing = atomically(Effect.andThen(insert("a"), Effect.fail("no")))
  expect(await runtime.runPromise(Effect.flip(failing))).toBe("no")

  const dying = await runtime.runPromiseExit(atomically(Effect.andThen(insert("b"), Effect.die("bug"))))
  expect(Exit.isFailure(dying) && Cause.squash(dying.cause)).toBe("bug")

  const interrupted = Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(atomically(Effect.andThen(insert("c"), Effect.never)))
    yield* query("wait until it runs", (sql) => sql`SELECT pg_sleep(0.1)`)
    yield* Fiber.interrupt(fiber)
  })
  await runtime.runPromise(interrupted)
  expect(await notes()).toEqual([])
})

test("a transaction inside a transaction is the same transaction", async () => {
  const nested = atomically(Effect.andThen(insert("outer"), atomically(insert("inner"))))
  await runtime.runPromise(nested)
  expect(await notes()).toEqual(["outer", "inner"])
  const undone = atomically(Effect.andThen(atomically(insert("again")), Effect.fail("no")))
  await runtime.runPromise(Effect.ignore(undone))
  expect(await notes()).toEqual(["outer", "inner"])
})

test("more transactions than connections wait for their turn", async () => {
  const transactions = Array.from({ length: 12 }, (_, n) =>
    atomically(
      Effect.andThen(
        insert(`${n}`),
        query("rest", (sql) => sql`SELECT pg_sleep(0.01)`),
      ),
    ),
  )
  await runtime.runPromise(Effect.all(transactions, { concurrency: "unbounded" }))
  expect(await notes()).toHaveLength(12)
})
