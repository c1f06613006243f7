import { createHmac } from "node:crypto"
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"
import { countLetter, isAmongFirst, mailboxOf } from "./mailbox-letters.ts"

export interface Rate {
  readonly max: number
  readonly seconds: number
}

/** Counts requests, for all processes together. */
export class RateLimits extends Context.Service<
  RateLimits,
  {
    /** Seconds to wait, or `null` when the request is among the first `max` of its window. */
    readonly hit: (key: string, rate: Rate) => Effect.Effect<number | null>
    /** Counts a letter that anybody can cause by knowing the address; false when the mailbox got enough this hour. */
    readonly mayReach: (email: string) => Effect.Effect<boolean>
    /** As if the key had never been counted. */
    readonly forget: (key: string) => Effect.Effect<void>
    /** Forgets windows that are over. */
    readonly sweep: Effect.Effect<void>
  }
>()("adapters/postgres/RateLimits") {}

/**
 * Windows in Postgres. Keys name accounts and networks: they are stored as hashes that nobody without `secret` can make
 * again, and so try out.
 */
export const PostgresRateLimits = (secret: string): Layer.Layer<RateLimits, never, Sql> => {
  const stored = (key: string) => createHmac("sha256", secret).update(`window ${key}`).digest("base64url")
  return implement(RateLimits, {
    hit: (key, { max, seconds }) =>
      query("count request", async (sql) => {
        const [row] = await sql<ReadonlyArray<{ hits: number; wait: number }>>`
          INSERT INTO rate_limits AS l (key, hits, ends_at)
          VALUES (${stored(key)}, 1, now() + make_interval(secs => ${seconds}))
          ON CONFLICT (key) DO UPDATE SET
            hits = CASE WHEN l.ends_at <= now() THEN 1 ELSE l.hits + 1 END,
            ends_at = CASE WHEN l.ends_at <= now() THEN excluded.ends_at ELSE l.ends_at END
          RETURNING hits, ceil(extract(epoch FROM ends_at - now()))::integer AS wait`
        return row === undefined || row.hits <= max ? null : Math.max(1, row.wait)
      }),
    mayReach: (email) =>
      query("count a letter", async (sql) =>
        isAmongFirst(await sql.unsafe<{ letters: number }[]>(countLetter, [mailboxOf(email)])),
      ),
    forget: (key) =>
      query("forget a window", async (sql) => {
        await sql`DELETE FROM rate_limits WHERE key = ${stored(key)}`
      }),
    sweep: query("forget old windows", async (sql) => {
      await sql`DELETE FROM rate_limits WHERE ends_at < now()`
      // The sign-in library forgets its own windows only when somebody comes back. It is not there with another's sign-in.
      const [library] = await sql`SELECT to_regclass('identity."rateLimit"') IS NOT NULL AS here`
      if (library?.["here"] === true)
        await sql`
          DELETE FROM identity."rateLimit"
          WHERE "lastRequest" < extract(epoch FROM now() - interval '5 minutes') * 1000`
    }),
  })
}
