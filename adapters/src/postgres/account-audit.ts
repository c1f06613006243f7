import { AccountAudit } from "@rounds/core/account/ports.ts"
import { type AuditEntry } from "@rounds/core/account/audit.ts"
import { Ids } from "@rounds/core/kernel/ids.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { query, Sql } from "./client.ts"

const MOST = 200

export const PostgresAccountAudit: Layer.Layer<AccountAudit, never, Sql | Ids> = Layer.effect(
  AccountAudit,
  Effect.gen(function* () {
    const provide = Effect.provideService(Sql, yield* Sql)
    const { next } = yield* Ids
    return {
      note: (accountId, action, { by, why }) =>
        Effect.gen(function* () {
          const id = yield* next
          const at = DateTime.toDate(yield* DateTime.now)
          yield* query(
            "note what was done with an account",
            (sql) => sql`
              INSERT INTO account_audit (id, account_id, action, done_by, why, at)
              VALUES (${id}, ${accountId}, ${action}, ${by}, ${why}, ${at})`,
          )
        }).pipe(provide),
      list: (accountId) =>
        query(
          "read what was done with accounts",
          (sql) => sql<(Omit<AuditEntry, "at"> & { readonly at: Date })[]>`
            SELECT account_id AS "accountId", action, done_by AS by, why, at FROM account_audit
            WHERE ${accountId === null ? sql`true` : sql`account_id = ${accountId}`}
            ORDER BY at DESC, id LIMIT ${MOST}`,
        ).pipe(
          Effect.map((rows) => rows.map((row) => ({ ...row, at: row.at.toISOString() }))),
          provide,
        ),
    }
  }),
)
