import type { ReadModelRow } from "@rounds/core/kernel/projection.ts"

const statements = new Map<string, string>()

/**
 * The one statement that appends to a stream and stores the row of its read model. Parameters 1 to 7 are those of
 * `append_events`; 8 and 9 are the row's key and its values as JSON. Gives `version`, null after a conflict.
 */
export const appendStatement = (row: ReadModelRow | null): string => {
  if (row === null) return "SELECT append_events($1, $2, $3, $4, $5, $6, $7) AS version"
  const known = statements.get(row.table)
  if (known !== undefined) return known
  const statement = withRow(row)
  statements.set(row.table, statement)
  return statement
}

const withRow = ({ table, key, columns }: ReadModelRow): string => `
  WITH appended AS (SELECT append_events($1, $2, $3, $4, $5, $6, $7) AS version),
  projected AS (
    INSERT INTO ${table} (${[key, "version", ...Object.keys(columns)].join(", ")})
    SELECT $8, appended.version, ${Object.keys(columns)
      .map((name) => `model.${name}`)
      .join(", ")}
    FROM appended, jsonb_to_record($9::text::jsonb) AS model (${typedColumns(columns)})
    WHERE appended.version IS NOT NULL
    ON CONFLICT (${key}) DO UPDATE SET ${assignments(columns)}
  )
  SELECT version FROM appended`

export const typedColumns = (columns: ReadModelRow["columns"]): string =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(", ")

export const assignments = (columns: ReadModelRow["columns"]): string =>
  ["version", ...Object.keys(columns)].map((name) => `${name} = excluded.${name}`).join(", ")
