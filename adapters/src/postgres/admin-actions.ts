import type { RecordedAction } from "@rounds/core/admin/action.ts"
import { AdminActions } from "@rounds/core/admin/ports.ts"
import { Ids } from "@rounds/core/kernel/ids.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { isAccountId } from "./account-rows.ts"
import { query, Sql } from "./client.ts"

type Row = Omit<RecordedAction, "at"> & { readonly at: Date }

export const PostgresAdminActions: Layer.Layer<AdminActions, never, Sql | Ids> = Layer.effect(
  AdminActions,
  Effect.gen(function* () {
    const provide = Effect.provideService(Sql, yield* Sql)
    const { next } = yield* Ids
    return {
      record: ({ action, account = null, subject = null, by, why, before = null, after = null }) =>
        Effect.gen(function* () {
          const id = yield* next
          const at = DateTime.toDate(yield* DateTime.now)
          yield* query(
            "record an action",
            (sql) => sql`
              INSERT INTO admin_actions (id, account_id, subject, action, done_by, why, before, after, at)
              VALUES (${id}, ${account}, ${subject}, ${action}, ${by}, ${why},
                      ${before === null ? null : sql.json(before)}, ${after === null ? null : sql.json(after)}, ${at})`,
          )
        }).pipe(provide),
      list: ({ account, by, action, before, limit }) =>
        query("read what was done by hand", async (sql) => {
          if (account !== undefined && !isAccountId(account)) return []
          return sql<Row[]>`
            SELECT done.id, done.account_id AS account, about.email AS "accountEmail", done.subject, done.action,
                   done.done_by AS by, actor.email AS "byEmail", done.why, done.before, done.after, done.at
            FROM admin_actions done
            LEFT JOIN accounts about ON about.id = done.account_id
            LEFT JOIN accounts actor 
              ON actor.id = CASE WHEN done.done_by ~ '^[0-9a-f-]{36}$' THEN done.done_by::uuid END
            WHERE ${account === undefined ? sql`true` : sql`done.account_id = ${account}`}
              AND ${by === undefined ? sql`true` : sql`done.done_by = ${by}`}
              AND ${action === undefined ? sql`true` : sql`done.action = ${action}`}
              AND ${before === undefined ? sql`true` : sql`done.at < ${before}`}
            ORDER BY done.at DESC, done.id LIMIT ${limit}`
        }).pipe(
          Effect.map((rows) => rows.map((row) => ({ ...row, at: row.at.toISOString() }))),
          provide,
        ),
    }
  }),
)
