import * as Effect from "effect/Effect"
import { query } from "./client.ts"

export type WebhookStatus = "received" | "done" | "ignored" | "dead"

/** A message of the payment provider as it was received. */
export interface StoredWebhook {
  readonly hash: string
  readonly eventName: string
  readonly body: Uint8Array
  readonly receivedAt: Date
  readonly deliveries: number
  readonly attempts: number
  readonly userId: string | null
  readonly status: WebhookStatus
  readonly lastError: string | null
}

/** Stores a message once; false when these bytes came before. */
export const storeWebhook = (message: {
  readonly hash: string
  readonly eventName: string
  readonly body: Uint8Array
  readonly receivedAt: Date
}) =>
  query(
    "store webhook",
    (sql) => sql<{ deliveries: number }[]>`
      INSERT INTO webhook_inbox (hash, event_name, body, received_at)
      VALUES (${message.hash}, ${message.eventName}, ${message.body}, ${message.receivedAt})
      ON CONFLICT (hash) DO UPDATE SET deliveries = webhook_inbox.deliveries + 1
      RETURNING deliveries`,
  ).pipe(Effect.map(([row]) => row?.deliveries === 1))

/** One message, locked until the surrounding transaction ends, so that two workers never do it at once. */
export const loadWebhook = (hash: string) =>
  query(
    "load webhook",
    (sql) => sql<StoredWebhook[]>`
      SELECT hash, event_name AS "eventName", body, received_at AS "receivedAt", deliveries, attempts,
             user_id AS "userId", status, last_error AS "lastError"
      FROM webhook_inbox WHERE hash = ${hash} FOR UPDATE`,
  ).pipe(Effect.map(([row]) => row ?? null))

/** Messages that nobody has tried yet, oldest first; gives their hashes. */
export const untriedWebhooks = (limit: number) =>
  query(
    "untried webhooks",
    (sql) => sql<{ hash: string }[]>`
      SELECT hash FROM webhook_inbox WHERE status = 'received' AND attempts = 0
      ORDER BY received_at LIMIT ${limit}`,
  ).pipe(Effect.map((rows) => rows.map(({ hash }) => hash)))

/** What became of a message. One that was carried out stays so, whatever comes later. */
export const settleWebhook = (
  hash: string,
  outcome: { readonly status: WebhookStatus; readonly userId: string | null; readonly error: string | null },
  at: Date,
) =>
  query(
    "settle webhook",
    (sql) => sql`
      UPDATE webhook_inbox
      SET status = ${outcome.status}, user_id = coalesce(${outcome.userId}, user_id), last_error = ${outcome.error},
          attempts = attempts + 1, settled_at = ${outcome.status === "received" ? null : at}
      WHERE hash = ${hash} AND status NOT IN ('done', 'ignored')`,
  )

export type WebhookSummary = Omit<StoredWebhook, "body">

/** Newest first. `status: null`: all. `limit` 1 to 500. */
export const listWebhooks = (status: WebhookStatus | null, limit: number) =>
  query(
    "list webhooks",
    (sql) => sql<WebhookSummary[]>`
      SELECT hash, event_name AS "eventName", received_at AS "receivedAt", deliveries, attempts,
             user_id AS "userId", status, last_error AS "lastError"
      FROM webhook_inbox
      WHERE ${status === null ? sql`true` : sql`status = ${status}`}
      ORDER BY received_at DESC, hash LIMIT ${Math.min(Math.max(limit, 1), 500)}`,
  ).pipe(Effect.map((rows): ReadonlyArray<WebhookSummary> => rows))
