import * as ManagedRuntime from "effect/ManagedRuntime"
import { fold } from "@rounds/core/kernel/decider.ts"
import { eventDecoder } from "@rounds/core/kernel/dispatch.ts"
import { EventStore } from "@rounds/core/kernel/event-store.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import { compare, type Measurement, perSecond, withDatabase } from "#testing/bench-database.ts"
import { connectPool } from "./client.ts"
import { insertHistory } from "#testing/bench-history.ts"
import { PostgresKernel } from "./kernel.ts"
import { rebuildReadModel } from "./rebuild.ts"

const EVENTS = 100_000
const PER_STREAM = 100
const READS = 300

/** Reading one stream of 100 events, and rebuilding a read model from 100,000, beside the driver alone. */
export const bench = (): Promise<ReadonlyArray<Measurement>> =>
  withDatabase(async (url) => {
    const pool = connectPool(url, 1)
    const runtime = ManagedRuntime.make(PostgresKernel(url, 1))
    await insertHistory(url, { streams: EVENTS / PER_STREAM, perStream: PER_STREAM })
    const load = (n: number) => EventStore.use((store) => store.load(`quota-user-${n}`, null))
    const decode = eventDecoder(quota)

    const [loads = 0, states = 0, rows = 0] = await perSecond([
      () => times(READS, (n) => runtime.runPromise(load(n))),
      () =>
        times(READS, async (n) => {
          const { events } = await runtime.runPromise(load(n))
          fold(
            quota.decider,
            events.map(({ data }) => decode(data)),
          )
        }),
      () =>
        times(
          READS,
          (n) => pool`
          SELECT version, type, data FROM events WHERE stream = ${`quota-user-${n}`} ORDER BY version`,
        ),
    ])
    const [rebuilt = 0, seen = 0] = await perSecond(
      [
        async () => (await runtime.runPromise(rebuildReadModel(quota))).events,
        async () => {
          let seen = 0
          await pool`SELECT stream, version, type, data FROM events ORDER BY stream, version`.cursor(
            5_000,
            (rows) => {
              seen += rows.length
            },
          )
          return seen
        },
      ],
      5,
    )
    await runtime.dispose()
    await pool.end()

    const unit = "streams/s"
    const baselineName = "the same rows by the driver"
    return [
      compare(
        {
          name: "read a stream of 100 events",
          unit,
          baselineName,
          aim: "at least 0.83 (1.2 times the time)",
        },
        loads,
        rows,
      ),
      compare(
        { name: "read, decode and fold 100 events", unit, baselineName, aim: "for the record" },
        states,
        rows,
      ),
      compare(
        {
          name: "rebuild from 100,000 events",
          unit: "events/s",
          baselineName: "reading them by the driver",
          aim: "at least 100,000 events/s",
        },
        rebuilt,
        seen,
      ),
    ]
  })

const times = async (count: number, work: (n: number) => Promise<unknown>): Promise<number> => {
  for (let n = 0; n < count; n += 1) await work(n)
  return count
}
