import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { atomically, type Transactions } from "#kernel/atomically.ts"
import { dispatch } from "#kernel/dispatch.ts"
import { beginning, EventLog } from "#kernel/event-log.ts"
import { type Append, EventStore } from "#kernel/event-store.ts"
import type { Ids } from "#kernel/ids.ts"
import { ActorId } from "#kernel/stamped.ts"
import { quota } from "#quota/aggregate.ts"
import type { QuotaCommand } from "#quota/commands.ts"
import { UsageQuery } from "#quota/ports.ts"

type Kernel = EventStore | EventLog | Transactions | Ids | UsageQuery

const by = ActorId.make("tester")
const at = DateTime.makeUnsafe("2026-11-20T09:00:00Z")

const noted = (text: string, opens = false) => ({ type: "Noted", data: { text }, opens })

const batch = (stream: string, expectedVersion: number, ...texts: ReadonlyArray<string>): Append => ({
  stream,
  expectedVersion,
  events: texts.map((text) => noted(text)),
  commandId: `${stream}-${expectedVersion}`,
  receipt: null,
  by,
  at,
  row: null,
})

const append = (event: Append) => EventStore.use((store) => store.append(event))
const load = (stream: string, commandId: string | null = null) =>
  EventStore.use((store) => store.load(stream, commandId))

const reserve = (reservationId: string): QuotaCommand => ({
  _tag: "ReserveGeneration",
  reservationId,
  allowance: 5,
})

const send = (id: string, command: QuotaCommand, commandId?: string) =>
  dispatch(quota, { id, by, commandId }, command)

/** What every event store promises; the memory and the Postgres version both pass. */
export const eventStoreContract = (name: string, kernel: () => Layer.Layer<Kernel>) =>
  describe(`event store in ${name}`, () => {
    let runtime: ManagedRuntime.ManagedRuntime<Kernel, never>
    beforeAll(() => {
      runtime = ManagedRuntime.make(kernel())
    })
    afterAll(() => runtime.dispose())
    const run = <A, E>(effect: Effect.Effect<A, E, Kernel>): Promise<A> => runtime.runPromise(effect)
    const textsOf = async (stream: string) => (await run(load(stream))).events.map(({ data }) => data)

    test("a stream that nobody wrote to is empty, at version 0", async () => {
      expect(await run(load("a-nobody"))).toMatchObject({ version: 0, events: [], receipt: null })
    })

    test("events come back in the order they were stored in", async () => {
      await run(append(batch("a-1", 0, "one", "two")))
      await run(append(batch("a-1", 2, "three")))
      expect(await run(load("a-1"))).toMatchObject({ version: 3 })
      expect(await textsOf("a-1")).toEqual([{ text: "one" }, { text: "two" }, { text: "three" }])
    })

    test("a stream that must not exist is refused when it does", async () => {
      await run(append(batch("a-2", 0, "one")))
      const refused = await run(Effect.flip(append(batch("a-2", 0, "again"))))
      expect(refused).toMatchObject({ _tag: "ConcurrencyConflict", streamId: "a-2", expectedVersion: 0 })
      expect(await textsOf("a-2")).toEqual([{ text: "one" }])
    })

    test("a version that is behind or ahead is refused", async () => {
      await run(append(batch("a-3", 0, "one", "two")))
      for (const version of [1, 3]) {
        expect(await run(Effect.flip(append(batch("a-3", version, "x"))))).toMatchObject({
          _tag: "ConcurrencyConflict",
        })
      }
      expect(await textsOf("a-3")).toHaveLength(2)
    })

    test("of twenty writers at the same version exactly one wins", async () => {
      const attempts = Array.from({ length: 20 }, (_, writer) =>
        append(batch("a-4", 0, `writer ${writer}`)).pipe(
          Effect.as(1),
          Effect.orElseSucceed(() => 0),
        ),
      )
      const wins = await run(Effect.all(attempts, { concurrency: "unbounded" }))
      expect(wins.filter((won) => won === 1)).toHaveLength(1)
      expect(await textsOf("a-4")).toHaveLength(1)
    })

    test("a reader starts at the last event that opens", async () => {
      const opening = { ...batch("a-5", 2), events: [noted("open", true), noted("three")] }
      await run(append(batch("a-5", 0, "one", "two")))
      await run(append(opening))
      expect(await run(load("a-5"))).toMatchObject({ version: 4 })
      expect(await textsOf("a-5")).toEqual([{ text: "open" }, { text: "three" }])
    })

    test("text that a database cannot hold is made well-formed, in keys and values", async () => {
      const data = { ["k\u0000ey"]: "a\u0000b \ud800 \\u0000 \\\\ 😀 \udc00\ud800" }
      await run(append({ ...batch("a-6", 0), events: [{ type: "Noted", data, opens: false }] }))
      expect(await textsOf("a-6")).toEqual([{ key: "ab \ufffd \\u0000 \\\\ 😀 \ufffd\ufffd" }])
    })

    test("a repeated command id gets the first answer and stores nothing", async () => {
      const first = await run(send("r-1", reserve("one"), "click-1"))
      await run(send("r-1", reserve("two"), "click-2"))
      const again = await run(send("r-1", reserve("one"), "click-1"))
      expect(again).toEqual(first)
      expect(await run(load("quota-r-1"))).toMatchObject({ version: 2 })
    })

    test("a command id with other content is refused", async () => {
      await run(send("r-2", reserve("one"), "click"))
      const refused = await run(Effect.flip(send("r-2", reserve("two"), "click")))
      expect(refused).toMatchObject({ _tag: "CommandIdReused", commandId: "click" })
    })

    test("an answer without events is kept too", async () => {
      const view: QuotaCommand = { _tag: "ViewTopic", topicId: "t", allowance: null }
      await run(send("r-3", view))
      expect(await run(send("r-3", view, "second"))).toEqual([])
      expect(await run(load("quota-r-3", "second"))).toMatchObject({ version: 1, receipt: { events: [] } })
    })

    test("twenty copies of one command at once store it once", async () => {
      const copies = Array.from({ length: 20 }, () => send("r-4", reserve("one"), "click"))
      const answers = await run(Effect.all(copies, { concurrency: "unbounded" }))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await run(load("quota-r-4"))).toMatchObject({ version: 1 })
    })

    test("the read model never lags behind the events", async () => {
      await run(send("m-1", reserve("one")))
      await run(send("m-1", { _tag: "ChargeGeneration", reservationId: "one" }))
      await run(send("m-1", reserve("two")))
      const usage = await run(UsageQuery.use((usages) => usages.of("m-1")))
      expect(usage).toMatchObject({ scriptsCharged: 1, open: [{ reservationId: "two" }] })
    })

    test("what fails inside a transaction leaves no event, no receipt and no read model", async () => {
      const failing = atomically(Effect.andThen(send("t-1", reserve("one"), "click"), Effect.fail("no")))
      expect(await run(Effect.flip(failing))).toBe("no")
      expect(await run(load("quota-t-1", "click"))).toMatchObject({ version: 0, receipt: null })
      expect(await run(UsageQuery.use((usages) => usages.of("t-1")))).toMatchObject({ open: [] })
    })

    test("two streams written in one transaction are stored together", async () => {
      const both = Effect.andThen(send("t-2", reserve("one")), atomically(send("t-3", reserve("one"))))
      await run(atomically(both))
      expect(await run(load("quota-t-2"))).toMatchObject({ version: 1 })
      expect(await run(load("quota-t-3"))).toMatchObject({ version: 1 })
    })

    test("an erased stream is gone with its receipts and its read model", async () => {
      await run(send("e-1", reserve("one"), "click"))
      await run(
        EventStore.use((store) => store.erase("quota-e-1", { table: "usage", key: "user_id", id: "e-1" })),
      )
      expect(await run(load("quota-e-1", "click"))).toMatchObject({ version: 0, receipt: null })
      expect(await run(UsageQuery.use((usages) => usages.of("e-1")))).toMatchObject({ period: "" })
    })

    test("the log gives every event once, in the order of each stream", async () => {
      await run(append(batch("l-1", 0, "one", "two")))
      await run(append(batch("l-2", 0, "one")))
      const seen: Array<string> = []
      let place = beginning
      const readOn = async () => {
        const events = await run(EventLog.use((log) => log.readAfter(place, 2)))
        seen.push(...events.map(({ stream, version }) => `${stream}@${version}`))
        place = events.at(-1)?.position ?? place
        return seen.filter((event) => event.startsWith("l-"))
      }
      // A log may give what was stored a moment later.
      await expect.poll(readOn).toEqual(["l-1@1", "l-1@2", "l-2@1"])
      expect(new Set(seen).size).toBe(seen.length)
    })

    test("a follower goes on where it stopped, and not when its work failed", async () => {
      const follow = <E>(handle: (count: number) => Effect.Effect<void, E>) =>
        run(
          EventLog.use((log) => log.follow("mailer", 3, (events) => handle(events.length))).pipe(
            Effect.catch(() => Effect.succeed(-1)),
          ),
        )
      const stored = EventLog.use((log) => log.readAfter(beginning, 10_000))
      await run(append(batch("f-1", 0, "one", "two", "three", "four")))
      await expect
        .poll(async () => (await run(stored)).filter(({ stream }) => stream === "f-1"))
        .toHaveLength(4)
      expect(await follow(() => Effect.fail("broken"))).toBe(-1)
      let handled = 0
      const count = (events: number) => Effect.sync(() => void (handled += events))
      while ((await follow(count)) > 0);
      expect(handled).toBe((await run(stored)).length)
    })
  })
