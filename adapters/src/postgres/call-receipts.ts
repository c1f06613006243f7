import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { query, type Sql } from "./client.ts"

/** One sending of a call: whose, which, under which key, and what was asked. Key and question are hashes. */
export interface Sending {
  readonly accountId: string
  readonly call: string
  readonly key: string
  readonly asked: string
}

/** `begun`: this sending is the first and is to be carried out. `other`: the key stands for another question. */
export type Receipt =
  { readonly state: "begun" | "running" | "other" } | { readonly state: "answered"; readonly answer: unknown }

/** Remembers for a day what a call with an Idempotency-Key answered. */
export class CallReceipts extends Context.Service<
  CallReceipts,
  {
    readonly begin: (sending: Sending) => Effect.Effect<Receipt>
    readonly answered: (sending: Sending, answer: unknown) => Effect.Effect<void>
    /** Nothing came of it: the same key may be used again. */
    readonly drop: (sending: Sending) => Effect.Effect<void>
    readonly sweep: Effect.Effect<void>
  }
>()("adapters/postgres/CallReceipts") {}

export const PostgresCallReceipts: Layer.Layer<CallReceipts, never, Sql> = Layer.effect(
  CallReceipts,
  Effect.map(Effect.context<Sql>(), (context) => {
    const on = Effect.provideContext(context)
    return {
      begin: (sending) => on(begin(sending)),
      answered: ({ accountId, call, key }, answer) =>
        query("callReceipts.answered", async (sql) => {
          await sql`
            UPDATE call_receipts SET answer = ${JSON.stringify(answer)}::text::jsonb
            WHERE account_id = ${accountId} AND call = ${call} AND key = ${key}`
        }).pipe(on),
      drop: ({ accountId, call, key }) =>
        query("callReceipts.drop", async (sql) => {
          await sql`
            DELETE FROM call_receipts
            WHERE account_id = ${accountId} AND call = ${call} AND key = ${key} AND answer IS NULL`
        }).pipe(on),
      sweep: query("callReceipts.sweep", async (sql) => {
        await sql`DELETE FROM call_receipts WHERE begun_at < now() - interval '1 day'`
      }).pipe(on),
    }
  }),
)

/** A call that is still unanswered after ten minutes belongs to a process that died: it may begin again. */
const begin = ({ accountId, call, key, asked }: Sending) =>
  query("callReceipts.begin", async (sql): Promise<Receipt> => {
    const [mine] = await sql`
      INSERT INTO call_receipts AS known (account_id, call, key, asked)
      VALUES (${accountId}, ${call}, ${key}, ${asked})
      ON CONFLICT (account_id, call, key) DO UPDATE SET asked = excluded.asked, begun_at = now(), answer = NULL
        WHERE known.begun_at < now() - interval '1 day'
          OR (known.answer IS NULL AND known.begun_at < now() - interval '10 minutes')
      RETURNING true`
    if (mine !== undefined) return { state: "begun" }
    const [known] = await sql<ReadonlyArray<{ readonly asked: string; readonly answer: unknown }>>`
      SELECT asked, answer FROM call_receipts
      WHERE account_id = ${accountId} AND call = ${call} AND key = ${key}`
    if (known === undefined) return { state: "running" }
    if (known.asked !== asked) return { state: "other" }
    return known.answer === null ? { state: "running" } : { state: "answered", answer: known.answer }
  })
