import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import type postgres from "postgres"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { rowOf } from "@rounds/core/kernel/projection.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import { initial } from "@rounds/core/quota/state.ts"
import { compare, type Measurement, perSecond, withDatabase } from "#testing/bench-database.ts"
import { appendStatement } from "./append-statement.ts"
import { connectPool } from "./client.ts"
import { PostgresKernel } from "./kernel.ts"

/** Commands of one writer in one round; ten go to each stream. */
const COMMANDS = 300
const PER_STREAM = 10

/**
 * A whole command (load, decide, append, project) beside the same two statements sent by hand, without decoding,
 * deciding or encoding, and beside bare inserts of a row. Every one of them commits.
 */
export const bench = (): Promise<ReadonlyArray<Measurement>> =>
  withDatabase(async (url) => [...(await withWriters(url, 1)), ...(await withWriters(url, 16))])

const withWriters = async (url: string, writers: number): Promise<ReadonlyArray<Measurement>> => {
  const pool = connectPool(url, writers)
  const runtime = ManagedRuntime.make(PostgresKernel(url, writers))
  await pool`CREATE TABLE IF NOT EXISTS bare (stream text, version int, data jsonb, PRIMARY KEY (stream, version))`

  const everybody = async (work: (stream: string, version: number) => Promise<unknown>, tag: string) => {
    const one = async (writer: number) => {
      for (let n = 0; n < COMMANDS; n += 1) {
        await work(`${tag}-${writer}-${Math.floor(n / PER_STREAM)}`, n % PER_STREAM)
      }
    }
    await Promise.all(Array.from({ length: writers }, (_, writer) => one(writer)))
    return writers * COMMANDS
  }

  const ours = (round: number) =>
    runtime.runPromise(
      Effect.forEach(
        Array.from({ length: writers }, (_, writer) => writer),
        (writer) => commands(writer, round),
        {
          concurrency: "unbounded",
          discard: true,
        },
      ).pipe(Effect.as(writers * COMMANDS)),
    )

  const [own = 0, raw = 0, bare = 0] = await perSecond([
    ours,
    (round) => everybody((stream, version) => rawCommand(pool, stream, version), `raw-${writers}-${round}`),
    (round) => everybody((stream, version) => bareInsert(pool, stream, version), `bare-${writers}-${round}`),
  ])
  await runtime.dispose()
  await pool.end()
  const name = `whole command, ${writers} ${writers === 1 ? "writer" : "writers"}`
  const unit = "commands/s"
  return [
    compare({ name, unit, baselineName: "the same as two raw round trips", aim: "at least 0.9" }, own, raw),
    compare({ name, unit, baselineName: "bare single-row inserts", aim: "for the record" }, own, bare),
  ]
}

const commands = (writer: number, round: number) =>
  Effect.forEach(
    Array.from({ length: COMMANDS }, (_, n) => n),
    (n) =>
      dispatch(
        quota,
        { id: `ours-${writer}-${round}-${Math.floor(n / PER_STREAM)}`, by: ActorId.make("bench") },
        { _tag: "ViewTopic", topicId: `2026-11-20-topic-${n}`, allowance: null },
      ),
    { discard: true },
  )

const row = rowOf(quota.readModel ?? missing(), "", initial)

function missing(): never {
  throw new Error("The quota has a read model")
}

const meta = JSON.stringify({ by: "bench", commandId: "8b2f7a52-2f0a-4c4e-9d53-1f3f6b1f6a01" })

const rawCommand = async (sql: postgres.Sql, stream: string, version: number) => {
  const name = `quota-${stream}`
  await sql`
    SELECT version, type, data FROM events
    WHERE stream = ${name} AND version >= coalesce((SELECT max(version) FROM events WHERE stream = ${name} AND opens), 1)
    ORDER BY version`
  const data = { _tag: "TopicViewed", topicId: `2026-11-20-topic-${version}`, period: "2026-11", at }
  const events = JSON.stringify([{ type: "TopicViewed", data, opens: false }])
  const values = JSON.stringify({ ...row.values, topics_viewed: version + 1 })
  await sql.unsafe(appendStatement(row), [name, version, events, meta, at, "", null, stream, values], {
    prepare: true,
  })
}

const bareInsert = (sql: postgres.Sql, stream: string, version: number) =>
  sql`INSERT INTO bare VALUES (${stream}, ${version}, ${sql.json({ topicId: `2026-11-20-topic-${version}`, at })})`

const at = "2026-11-20T09:00:00.000Z"
