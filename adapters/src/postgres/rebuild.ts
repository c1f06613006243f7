import * as Effect from "effect/Effect"
import { type Aggregate, eventDecoder } from "@rounds/core/kernel/dispatch.ts"
import { jsonText } from "@rounds/core/kernel/json-text.ts"
import { type Projection, type ReadModelRow, rowOf } from "@rounds/core/kernel/projection.ts"
import { assignments, typedColumns } from "./append-statement.ts"
import { query, type Sql, type Statements } from "./client.ts"

/** Events read at once. */
const PAGE = 10_000

export interface Rebuilt {
  readonly table: string
  readonly streams: number
  readonly events: number
}

interface PageRow {
  readonly stream: string
  readonly version: number
  readonly data: unknown
}

interface Folded<State> {
  readonly stream: string
  readonly version: number
  readonly state: State
}

interface Position {
  readonly stream: string
  readonly version: number
}

/**
 * Rebuilds the read model of one kind of stream from its first event on. Commands may go on meanwhile: a row that is
 * ahead of the rebuild is right already and stays. Rows that stand for no event are removed.
 */
export const rebuildReadModel = Effect.fn("rebuildReadModel")(function* <
  State,
  Command,
  Event extends { readonly _tag: string },
  Rejection,
>(aggregate: Aggregate<State, Command, Event, Rejection>): Effect.fn.Return<Rebuilt, never, Sql> {
  const { readModel: projection } = aggregate
  if (projection === null) return { table: "", streams: 0, events: 0 }
  const prefix = `${aggregate.name}-`
  const fold = folder(aggregate)
  let streams = 0
  let events = 0
  let open: Folded<State> | null = null
  let after: Position = { stream: prefix, version: 0 }

  yield* query("remove stale rows", (sql) => removeStale(sql, prefix, projection))
  for (let more = true; more;) {
    const from = after
    const page: ReadonlyArray<PageRow> = yield* query("read a page of events", (sql) =>
      readPage(sql, prefix, from),
    )
    const folded: ReadonlyArray<Folded<State>> = fold(open, page)
    more = page.length === PAGE
    // The last stream may go on in the next page.
    const finished = more ? folded.slice(0, -1) : folded
    open = more ? (folded.at(-1) ?? null) : null
    after = page.at(-1) ?? from
    const rows = finished.map(({ stream, version, state }) => ({
      version,
      row: rowOf(projection, stream.slice(prefix.length), state),
    }))
    if (rows.length > 0) yield* query("store rebuilt rows", (sql) => storeRows(sql, rows))
    streams += rows.length
    events += page.length
  }
  return { table: projection.table, streams, events }
})

/** Folds a page, stream by stream, going on with the stream that the page before left open. */
const folder = <State, Command, Event extends { readonly _tag: string }, Rejection>(
  aggregate: Aggregate<State, Command, Event, Rejection>,
) => {
  const { initial, evolve } = aggregate.decider
  const decode = eventDecoder(aggregate)
  return (open: Folded<State> | null, page: ReadonlyArray<PageRow>): ReadonlyArray<Folded<State>> => {
    const done: Array<Folded<State>> = []
    let current = open
    for (const { stream, version, data } of page) {
      if (current !== null && current.stream !== stream) done.push(current)
      const state: State = current?.stream === stream ? current.state : initial
      current = { stream, version, state: evolve(state, decode(data)) }
    }
    return current === null ? done : [...done, current]
  }
}

const readPage = async (sql: Statements, prefix: string, { stream, version }: Position) =>
  await sql<PageRow[]>`
    SELECT stream, version, data FROM events
    WHERE (stream, version) > (${stream}, ${version}) AND stream < ${endOf(prefix)}
    ORDER BY stream, version LIMIT ${PAGE}`

/** The first text after everything that starts with `prefix`, which ends in "-". */
const endOf = (prefix: string) => `${prefix.slice(0, -1)}.`

const removeStale = async (
  sql: Statements,
  prefix: string,
  { table, key }: Pick<Projection<never>, "table" | "key">,
) => {
  await sql`
    DELETE FROM ${sql(table)} AS model WHERE NOT EXISTS (
      SELECT 1 FROM events WHERE stream = ${prefix} || model.${sql(key)} AND events.version = model.version)`
}

const storeRows = async (
  sql: Statements,
  rows: ReadonlyArray<{ readonly version: number; readonly row: ReadModelRow }>,
) => {
  const [first] = rows
  if (first === undefined) return
  const { table, key, columns } = first.row
  const names = Object.keys(columns).join(", ")
  // Built from table and column names of our own registry, never from input.
  const statement = `
    INSERT INTO ${table} (${key}, version, ${names})
    SELECT id, version, ${names}
    FROM jsonb_to_recordset($1::text::jsonb) AS model (id text, version integer, ${typedColumns(columns)})
    ON CONFLICT (${key}) DO UPDATE SET ${assignments(columns)} WHERE ${table}.version <= excluded.version`
  const values = rows.map(({ version, row }) => ({ id: row.id, version, ...row.values }))
  await sql.unsafe(statement, [jsonText(values)], { prepare: true })
}
