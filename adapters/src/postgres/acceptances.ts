import { type Acceptance, Acceptances, type DocumentVersions } from "@rounds/core/consent/consent.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

/** More versions than anybody accepts. */
const MOST = 200

/** Keeps what was accepted with its first time, within the surrounding transaction when there is one. */
export const keepAcceptances = (userId: string, versions: DocumentVersions, at: DateTime.Utc) =>
  query(
    "keep acceptances",
    (sql) => sql`
      INSERT INTO document_acceptances (user_id, document, version, accepted_at)
      SELECT ${userId}, document, version, ${DateTime.toDate(at)}
      FROM jsonb_each_text(${JSON.stringify(versions)}::text::jsonb) AS shown (document, version)
      ON CONFLICT DO NOTHING`,
  ).pipe(Effect.asVoid)

export const PostgresAcceptances: Layer.Layer<Acceptances, never, Sql> = implement(Acceptances, {
  of: (userId) =>
    query(
      "read acceptances",
      (sql) => sql<(Omit<Acceptance, "acceptedAt"> & { readonly acceptedAt: Date })[]>`
        SELECT document, version, accepted_at AS "acceptedAt" FROM document_acceptances
        WHERE user_id = ${userId} ORDER BY accepted_at DESC LIMIT ${MOST}`,
    ).pipe(
      Effect.map((rows): ReadonlyArray<Acceptance> =>
        rows.map((row) => ({ ...row, acceptedAt: row.acceptedAt.toISOString() })),
      ),
    ),
  keep: keepAcceptances,
})
