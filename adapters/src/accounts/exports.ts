import { Exports } from "@rounds/core/account/ports.ts"
import { type ExportState } from "@rounds/core/account/exports.ts"
import { Ids } from "@rounds/core/kernel/ids.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Jobs } from "#jobs/jobs.ts"
import { isAccountId } from "#postgres/account-rows.ts"
import { query, Sql } from "#postgres/client.ts"
import { exportsOfAccounts } from "./jobs.ts"

interface Row {
  readonly id: string
  readonly askedAt: Date
  readonly expiresAt: Date | null
  readonly bytes: number | null
}

/** Exports, each a row and a job. */
export const QueuedExports: Layer.Layer<Exports, never, Sql | Jobs | Ids> = Layer.effect(
  Exports,
  Effect.gen(function* () {
    const provide = Effect.provideService(Sql, yield* Sql)
    const jobs = yield* Jobs
    const { next } = yield* Ids
    const today = Effect.map(DateTime.now, DateTime.toDate)

    return {
      ask: (userId) =>
        Effect.gen(function* () {
          const id = yield* next
          const now = yield* today
          const stored = yield* query(
            "ask for an export",
            (sql) => sql`
              INSERT INTO account_exports (id, user_id, asked_at) VALUES (${id}, ${userId}, ${now})
              ON CONFLICT DO NOTHING RETURNING id`,
          )
          if (stored.length > 0) yield* jobs.send(exportsOfAccounts, { id }, { key: id })
        }).pipe(provide),
      stateOf: (userId) =>
        Effect.flatMap(today, (now) =>
          query(
            "read exports",
            (sql) => sql<Row[]>`
              SELECT id, asked_at AS "askedAt", expires_at AS "expiresAt", octet_length(file) AS bytes
              FROM account_exports WHERE user_id = ${userId} AND (expires_at IS NULL OR expires_at > ${now})
              ORDER BY asked_at DESC LIMIT 1`,
          ),
        ).pipe(
          Effect.map(([row]) => stateOf(row)),
          provide,
        ),
      waiting: (id) =>
        query("find a waiting export", async (sql) =>
          isAccountId(id)
            ? sql<{ userId: string }[]>`
                  SELECT user_id AS "userId" FROM account_exports WHERE id = ${id} AND file IS NULL`
            : [],
        ).pipe(
          Effect.map(([row]) => row?.userId ?? null),
          provide,
        ),
      finish: (id, file, expiresAt) =>
        query(
          "finish an export",
          (sql) => sql`
            UPDATE account_exports SET file = ${Buffer.from(file)}, expires_at = ${DateTime.toDate(expiresAt)}
            WHERE id = ${id} AND file IS NULL RETURNING id`,
        ).pipe(
          Effect.map((rows) => rows.length > 0),
          provide,
        ),
      file: (id, userId) =>
        Effect.flatMap(today, (now) =>
          query("fetch an export", async (sql) =>
            isAccountId(id)
              ? sql<{ file: Uint8Array }[]>`
                    SELECT file FROM account_exports
                    WHERE id = ${id} AND user_id = ${userId} AND file IS NOT NULL AND expires_at > ${now}`
              : [],
          ),
        ).pipe(
          Effect.map(([row]) => row?.file ?? null),
          provide,
        ),
    }
  }),
)

const stateOf = (row: Row | undefined): ExportState => {
  if (row === undefined) return { status: "none" }
  const askedAt = row.askedAt.toISOString()
  if (row.expiresAt === null) return { status: "preparing", askedAt }
  return {
    status: "ready",
    id: row.id,
    askedAt,
    expiresAt: row.expiresAt.toISOString(),
    bytes: row.bytes ?? 0,
  }
}
