import { type KeptSubject, Lexicon } from "@rounds/core/admin/lexicon.ts"
import { StoredSubjects } from "@rounds/core/vocabulary/stored.ts"
import { lineOf, type ListedKind, readLine } from "@rounds/core/vocabulary/vocabulary.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { insideTransaction, query, Sql } from "./client.ts"
import { implement } from "./implement.ts"

interface Row {
  readonly key: string
  // Written by `keep` alone, which takes nothing else.
  readonly kind: ListedKind
  readonly line: string
  readonly retired: boolean
  readonly changedAt: Date
}

const subjectOf = ({ key, kind, line, retired, changedAt }: Row): KeptSubject => ({
  key,
  ...readLine(kind, line),
  retired,
  changedAt: changedAt.toISOString(),
})

const all = Effect.flatMap(insideTransaction, (writing) =>
  query("read the subjects written by hand", async (sql) => {
    // Two who add the same name: the second sees what the first has added.
    if (writing) await sql`LOCK TABLE lexicon_rows IN SHARE ROW EXCLUSIVE MODE`
    return await sql<Row[]>`
      SELECT key, kind, line, retired, changed_at AS "changedAt" FROM lexicon_rows ORDER BY key LIMIT 5000`
  }),
).pipe(Effect.map((rows) => rows.map(subjectOf)))

/** `lexicon_rows`: subjects as lines of the delivered list. */
export const PostgresLexicon = implement(Lexicon, {
  all,
  keep: ({ key, kind, retired, changedAt, ...words }) =>
    query(
      "keep a subject",
      (sql) => sql`
        INSERT INTO lexicon_rows (key, kind, line, retired, changed_at)
        VALUES (${key}, ${kind}, ${lineOf(words)}, ${retired}, ${changedAt})
        ON CONFLICT (key) DO UPDATE SET kind = EXCLUDED.kind, line = EXCLUDED.line, retired = EXCLUDED.retired,
          changed_at = EXCLUDED.changed_at`,
    ).pipe(Effect.asVoid),
})

/** What the look for topics goes by: read anew for each. */
export const PostgresStoredSubjects = Layer.effect(
  StoredSubjects,
  Effect.map(Sql, (sql) => ({ all: Effect.provideService(all, Sql, sql) })),
)
