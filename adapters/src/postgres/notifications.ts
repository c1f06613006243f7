import { type Notification, Notifications } from "@rounds/core/notification/ports.ts"
import * as DateTime from "effect/DateTime"
import { toldIn } from "@rounds/core/mail/told-in.ts"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { isAccountId } from "./account-rows.ts"
import { query, type Sql, type Statements } from "./client.ts"
import { implement } from "./implement.ts"
import { announceNews } from "./news.ts"
import { preferencesOfRow, rowOfPreferences } from "./preference-rows.ts"

interface Row extends Omit<Notification, "createdAt"> {
  readonly createdAt: Date
}

const columns = (sql: Statements) => sql`
  id, title, message, type, is_read AS "isRead", action_url AS "actionUrl", action_text AS "actionText",
  created_at AS "createdAt"`

const shown = (row: Row): Notification => ({
  ...row,
  ...toldIn(row.title),
  createdAt: row.createdAt.toISOString(),
})

/** The lists of the app and what people chose to hear of. */
export const PostgresNotifications: Layer.Layer<Notifications, never, Sql> = implement(Notifications, {
  list: (userId, limit) =>
    query(
      "list notifications",
      (sql) => sql<Row[]>`
        SELECT ${columns(sql)} FROM in_app_notifications WHERE user_id = ${userId}
        ORDER BY place DESC LIMIT ${limit}`,
    ).pipe(Effect.map((rows) => rows.map(shown))),
  unread: (userId) =>
    query(
      "count unread notifications",
      (sql) => sql<{ count: number }[]>`
        SELECT count(*)::integer AS count FROM in_app_notifications WHERE user_id = ${userId} AND NOT is_read`,
    ).pipe(Effect.map(([row]) => row?.count ?? 0)),
  markRead: (userId, id) =>
    query("mark a notification read", async (sql) => {
      if (!isAccountId(id)) return []
      return sql<Row[]>`
        UPDATE in_app_notifications SET is_read = true WHERE id = ${id} AND user_id = ${userId}
        RETURNING ${columns(sql)}`
    }).pipe(
      Effect.tap((rows) => announceNews(rows.map(() => userId))),
      Effect.map(([row]) => (row === undefined ? null : shown(row))),
    ),
  markAllRead: (userId) =>
    query(
      "mark all notifications read",
      (sql) => sql`UPDATE in_app_notifications SET is_read = true WHERE user_id = ${userId} AND NOT is_read`,
    ).pipe(
      Effect.map(({ count }) => count),
      Effect.tap((count) => announceNews(count === 0 ? [] : [userId])),
    ),
  preferencesOf: (userId) =>
    query(
      "read notification preferences",
      (sql) => sql<{ row: unknown }[]>`
        SELECT to_jsonb(p) AS row FROM notification_preferences p WHERE user_id = ${userId}`,
    ).pipe(Effect.map(([found]) => preferencesOfRow(found?.row ?? null))),
  savePreferences: (userId, preferences) =>
    Effect.flatMap(DateTime.now, (now) => {
      const at = DateTime.toDate(now)
      const row = rowOfPreferences(preferences)
      return query(
        "save notification preferences",
        (sql) => sql`
          INSERT INTO notification_preferences ${sql({ user_id: userId, ...row, created_at: at, updated_at: at })}
          ON CONFLICT (user_id) DO UPDATE SET ${sql({ ...row, updated_at: at })}`,
      ).pipe(Effect.as(preferences))
    }),
})
