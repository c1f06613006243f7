/** A value that a column of a read model can hold; lists and records go into `jsonb` columns. */
export type ColumnValue =
  string | number | boolean | null | ReadonlyArray<ColumnValue> | { readonly [key: string]: ColumnValue }

export type ColumnType = "text" | "integer" | "boolean" | "jsonb" | "date" | "timestamptz"

/**
 * The inline read model of an aggregate: one row per stream, a pure function of the folded state, stored in the same
 * transaction as the events. Its table is made by a migration: a primary key column `key` (text, the aggregate's id), a
 * column `version integer NOT NULL` (the stream's version the row stands for), and `columns`.
 * The row must not depend on anything but `state`, so that a rebuild gives the same bytes.
 */
export interface Projection<State, Column extends string = string> {
  readonly table: string
  readonly key: string
  readonly columns: { readonly [C in Column]: ColumnType }
  readonly of: (state: State) => { readonly [C in Column]: ColumnValue }
}

/** One row to store, ready for any adapter. */
export interface ReadModelRow {
  readonly table: string
  readonly key: string
  readonly id: string
  readonly columns: { readonly [column: string]: ColumnType }
  readonly values: { readonly [column: string]: ColumnValue }
}

export const rowOf = <State>(projection: Projection<State>, id: string, state: State): ReadModelRow => ({
  table: projection.table,
  key: projection.key,
  id,
  columns: projection.columns,
  values: projection.of(state),
})
