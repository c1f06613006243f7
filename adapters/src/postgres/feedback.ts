import type { Feedback } from "@rounds/core/feedback/feedback.ts"
import { FeedbackInbox } from "@rounds/core/feedback/ports.ts"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { isAccountId } from "./account-rows.ts"
import { query, type Sql, type Statements } from "./client.ts"
import { implement } from "./implement.ts"

interface Row extends Omit<Feedback, "createdAt" | "answeredAt"> {
  readonly createdAt: Date
  readonly answeredAt: Date | null
}

const columns = (sql: Statements) => sql`
  id, user_name AS name, user_email AS email, subject, message, language, status, answer, created_at AS "createdAt",
  answered_at AS "answeredAt"`

const shown = (row: Row): Feedback => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
})

/** Messages of the contact form in Postgres. */
export const PostgresFeedback: Layer.Layer<FeedbackInbox, never, Sql> = implement(FeedbackInbox, {
  put: ({ id, name, email, subject, message, language, status, createdAt }) =>
    query(
      "keep a message",
      (sql) => sql`
        INSERT INTO user_feedback (id, user_name, user_email, subject, message, language, status, created_at)
        VALUES (${id}, ${name}, ${email}, ${subject}, ${message}, ${language}, ${status}, ${createdAt})`,
    ).pipe(Effect.asVoid),
  list: (status, limit) =>
    query(
      "list messages",
      (sql) => sql<Row[]>`
        SELECT ${columns(sql)} FROM user_feedback WHERE ${status === null ? sql`true` : sql`status = ${status}`}
        ORDER BY created_at DESC, id LIMIT ${limit}`,
    ).pipe(Effect.map((rows) => rows.map(shown))),
  find: (id) =>
    query("find a message", async (sql) => {
      if (!isAccountId(id)) return []
      return sql<Row[]>`SELECT ${columns(sql)} FROM user_feedback WHERE id = ${id} FOR UPDATE`
    }).pipe(Effect.map(([row]) => (row === undefined ? null : shown(row)))),
  change: ({ id, status, answer, answeredAt }) =>
    query(
      "change a message",
      (sql) => sql`
        UPDATE user_feedback SET status = ${status}, answer = ${answer}, answered_at = ${answeredAt}
        WHERE id = ${id}`,
    ).pipe(Effect.asVoid),
})
