import * as Schema from "effect/Schema"
import type { Access } from "#account/access.ts"
import { says } from "#kernel/fault.ts"
import { textUpTo } from "#kernel/text.ts"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** The messages of a call that reports as it goes. The answer itself is always `done` (success) or `error` (a problem). */
export interface Streams {
  readonly stage: Schema.Codec<unknown, unknown>
  readonly delta: Schema.Codec<unknown, unknown>
}

/**
 * One HTTP call as data: the server mounts it, the browser types its calls by it, the tests and OpenAPI enumerate it.
 * A part that is absent takes nothing: a call without `body` refuses one that holds keys.
 */
export interface Endpoint {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Access
  readonly params?: Schema.Codec<unknown, unknown>
  /** Encoded side is what the URL holds: strings. */
  readonly query?: Schema.Codec<unknown, unknown>
  readonly body?: Schema.Codec<unknown, unknown>
  readonly success: Schema.Codec<unknown, unknown>
  /** What the use case itself may refuse. What the door refuses (sign-in, access, form, rate) is the same everywhere. */
  readonly rejections?: Schema.Codec<unknown, unknown>
  /** Present when `Accept: text/event-stream` gives progress; `Accept: application/json` gives the same answer at once. */
  readonly streams?: Streams
  /** Headers of the answer that carry something of their own, and what. */
  readonly headers?: { readonly [name: string]: string }
  /** The same answer for everybody: encoded once, and revalidated with its ETag. Anything else is `no-store`. */
  readonly shared?: true
  /** Costs money or minutes: counted more strictly, at most two at a time for one account. */
  readonly expensive?: true
  /** In bytes, where a body may be longer than those of other calls: read only once it is known who asks. */
  readonly longestBody?: number
  /**
   * Takes an `Idempotency-Key`: the same key is the same call. `receipt`: the door keeps the answer and gives it again;
   * `generation`: the use case knows the key itself.
   */
  readonly idempotencyKey?: "receipt" | "generation"
}

/** The client's name for one click. Whatever it is, two sendings with the same key are the same click. */
export const IdempotencyKey = textUpTo(255).check(
  Schema.isPattern(/^[\x21-\x7e]+$/, { message: says("key_unprintable") }),
)

export const endpoint = <const Definition extends Endpoint>(definition: Definition): Definition => definition
