import * as Effect from "effect/Effect"
import { query } from "#postgres/client.ts"
import type { Attributes, SandboxSubscription } from "./objects.ts"

export type ObjectType = "checkouts" | "orders" | "subscriptions" | "subscription-invoices" | "customers"

export interface SandboxObject {
  readonly type: ObjectType
  readonly id: string
  readonly attributes: Attributes
  readonly private: Attributes
}

const json = (value: object): string => JSON.stringify(value)

export const nextId = query(
  "sandbox: next id",
  (sql) => sql<{ id: string }[]>`SELECT nextval('sandbox.object_id')::text AS id`,
).pipe(Effect.map(([row]) => row?.id ?? ""))

/** Stores an object, or what became of it. */
export const save = ({ type, id, attributes, private: kept }: SandboxObject, now: number) =>
  query(
    "sandbox: save",
    (sql) =>
      sql`
      INSERT INTO sandbox.objects (type, id, attributes, private, created_at)
      VALUES (${type}, ${id}, ${json(attributes)}::text::jsonb, ${json(kept)}::text::jsonb, ${new Date(now)})
      ON CONFLICT (type, id) DO UPDATE SET attributes = EXCLUDED.attributes, private = EXCLUDED.private`,
  )

/** One object, locked until the surrounding transaction ends; null when there is none. */
export const load = (type: ObjectType, id: string) =>
  query(
    "sandbox: load",
    (sql) =>
      sql<SandboxObject[]>`
      SELECT type, id, attributes, private FROM sandbox.objects WHERE type = ${type} AND id = ${id} FOR UPDATE`,
  ).pipe(Effect.map(([row]) => row ?? null))

/** Objects of a type, newest first, at most 100; `subscriptionId` narrows invoices. */
export const list = (type: ObjectType, subscriptionId: string | null = null) =>
  query("sandbox: list", (sql) =>
    subscriptionId === null
      ? sql<SandboxObject[]>`
          SELECT type, id, attributes, private FROM sandbox.objects
          WHERE type = ${type} ORDER BY created_at DESC, id DESC LIMIT 100`
      : sql<SandboxObject[]>`
          SELECT type, id, attributes, private FROM sandbox.objects
          WHERE type = ${type} AND attributes ->> 'subscription_id' = ${subscriptionId}
          ORDER BY created_at DESC, id DESC LIMIT 100`,
  ).pipe(Effect.map((rows): ReadonlyArray<SandboxObject> => rows))

/** The bill of a subscription that is not paid yet: the provider tries it again and again. */
export const openBill = (subscriptionId: string) =>
  query(
    "sandbox: open bill",
    (sql) =>
      sql<SandboxObject[]>`
      SELECT type, id, attributes, private FROM sandbox.objects
      WHERE type = 'subscription-invoices' AND attributes ->> 'subscription_id' = ${subscriptionId}
        AND attributes ->> 'status' = 'pending'
      ORDER BY created_at DESC LIMIT 1`,
  ).pipe(Effect.map(([row]) => row ?? null))

const pageSize = 100

/** All objects of a type, newest first, 100 a page from page 1. */
export const listPage = (type: ObjectType, page: number) =>
  query(
    "sandbox: list a page",
    (sql) =>
      sql<SandboxObject[]>`
      SELECT type, id, attributes, private FROM sandbox.objects
      WHERE type = ${type} ORDER BY created_at DESC, id DESC
      LIMIT ${pageSize + 1} OFFSET ${(page - 1) * pageSize}`,
  ).pipe(Effect.map((rows) => ({ rows: rows.slice(0, pageSize), isLast: rows.length <= pageSize })))

/** The customer of an address: the provider knows people by it. */
export const customerOf = (email: string) =>
  query(
    "sandbox: customer",
    (sql) =>
      sql<{ id: string }[]>`
      SELECT id FROM sandbox.objects WHERE type = 'customers' AND attributes ->> 'email' = ${email} LIMIT 1`,
  ).pipe(Effect.map(([row]) => row?.id ?? null))

/** Subscriptions whose date has come, at most 100. */
export const due = (now: string) =>
  query(
    "sandbox: due",
    (sql) =>
      sql<{ id: string }[]>`
      SELECT id FROM sandbox.objects
      WHERE type = 'subscriptions' AND private ->> 'due_at' IS NOT NULL AND private ->> 'due_at' <= ${now}
      ORDER BY private ->> 'due_at', id LIMIT 100`,
  ).pipe(Effect.map((rows) => rows.map(({ id }) => id)))

export const subscriptionOf = (object: SandboxObject): SandboxSubscription =>
  // Objects of this type are only ever written from a SandboxSubscription.
  object as unknown as SandboxSubscription

/** Keeps a message to send; gives its number. */
export const keepDelivery = (message: {
  readonly eventName: string
  readonly subscriptionId: string
  readonly body: string
  readonly now: number
}) =>
  query(
    "sandbox: keep delivery",
    (sql) =>
      sql<{ id: string }[]>`
      INSERT INTO sandbox.deliveries (event_name, subscription_id, body, created_at)
      VALUES (${message.eventName}, ${message.subscriptionId}, ${message.body}, ${new Date(message.now)})
      RETURNING id::text`,
  ).pipe(Effect.map(([row]) => row?.id ?? ""))

export interface Delivery {
  readonly id: string
  readonly event_name: string
  readonly body: string
  readonly attempts: number
  readonly last_answer: string | null
  readonly delivered_at: Date | null
}

export const loadDelivery = (id: string) =>
  query(
    "sandbox: load delivery",
    (sql) =>
      sql<Delivery[]>`
      SELECT id::text, event_name, body, attempts, last_answer, delivered_at FROM sandbox.deliveries
      WHERE id = ${id}::bigint`,
  ).pipe(Effect.map(([row]) => row ?? null))

/** Messages that nobody has tried to send yet, oldest first; gives their numbers. */
export const unsentDeliveries = (limit: number) =>
  query(
    "sandbox: unsent deliveries",
    (sql) =>
      sql<{ id: string }[]>`
      SELECT id::text FROM sandbox.deliveries WHERE attempts = 0 AND delivered_at IS NULL
      ORDER BY sandbox.deliveries.id LIMIT ${limit}`,
  ).pipe(Effect.map((rows) => rows.map(({ id }) => id)))

export const noteDelivery = (id: string, answer: string, deliveredAt: Date | null) =>
  query(
    "sandbox: note delivery",
    (sql) =>
      sql`
      UPDATE sandbox.deliveries
      SET attempts = attempts + 1, last_answer = ${answer}, delivered_at = ${deliveredAt} WHERE id = ${id}::bigint`,
  )

export const deliveriesOf = (subscriptionId: string) =>
  query(
    "sandbox: deliveries",
    (sql) =>
      sql<Delivery[]>`
      SELECT id::text, event_name, body, attempts, last_answer, delivered_at FROM sandbox.deliveries
      WHERE subscription_id = ${subscriptionId} ORDER BY sandbox.deliveries.id DESC LIMIT 20`,
  ).pipe(Effect.map((rows): ReadonlyArray<Delivery> => rows))
