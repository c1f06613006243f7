import { Outage } from "@rounds/core/kernel/outage.ts"
import { PaymentSetupFailed } from "@rounds/core/subscription/rejections.ts"
import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import { errorAnswer } from "./lemonsqueezy.wire.ts"
import { unknownFields } from "./unknown-fields.ts"

/** How an answer is read: what it is, or which fields are not as agreed. */
export interface Shape<T> {
  readonly safeParse: (json: unknown) =>
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false
        readonly error: {
          readonly issues: ReadonlyArray<{
            readonly path: ReadonlyArray<PropertyKey>
            readonly message: string
          }>
        }
      }
}

/** One call of a JSON:API: its answer read by `shape`, or the refusal in the provider's words. */
export type Ask = <T>(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  shape: Shape<T>,
  body?: object,
) => Effect.Effect<T, ProviderRefused>

/** The provider understood, and said no. */
export class ProviderRefused {
  readonly status: number
  /** Its own words, shortened. */
  readonly message: string
  /** The same was sent before and not answered: it may have been done then. */
  readonly mayBeDone: boolean
  constructor(status: number, message: string, mayBeDone: boolean) {
    this.status = status
    this.message = message
    this.mayBeDone = mayBeDone
  }
}

/** The refusal of a change as the use cases know it. */
export const toRejection = ({ message, mayBeDone }: ProviderRefused): PaymentSetupFailed =>
  new PaymentSetupFailed({ message, left: mayBeDone ? "unknown" : "unchanged" })

/** Not an answer: busy, broken, unreachable, or too slow. */
class NoAnswer extends Error {}

/** Turned away before anything was done. */
class Busy extends NoAnswer {
  constructor() {
    super("HTTP 429")
  }
}

/** Our key is not taken: nothing can be known until an operator mends it. */
class KeyRefused extends Error {}

/** An answer whose form is not the one agreed on: asking again would not help, and may repeat what was done. */
class UnknownForm extends Error {}

const patience = Schedule.exponential("250 millis")

/**
 * Asks with a limit of 10 s, again up to twice (after 250 and 500 ms) when there was no answer or the server was
 * busy, and then dies with `Outage`, as it does at once for a key that is not taken. An answer in an unknown form is
 * a defect that names its fields. Every call may be repeated: a checkout that nobody opens does nothing.
 */
export const askJsonApi =
  (baseUrl: string, apiKey: string): Ask =>
  (method, path, shape, body) =>
    Effect.suspend(() => {
      let mayBeDone = false
      return Effect.tryPromise({
        try: async (signal) => {
          const response = await fetch(`${baseUrl.replace(/\/$/, "")}${path}`, {
            method,
            headers: {
              accept: "application/vnd.api+json",
              authorization: `Bearer ${apiKey}`,
              ...(body === undefined ? {} : { "content-type": "application/vnd.api+json" }),
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
            redirect: "error",
          })
          if (response.status === 429) throw new Busy()
          if (response.status >= 500) throw new NoAnswer(`HTTP ${response.status}`)
          const json: unknown = await response.json().catch(() => null)
          if (response.status === 401 || response.status === 403) {
            throw new KeyRefused(`HTTP ${response.status}: ${refusalOf(json, response.status)}`)
          }
          if (!response.ok)
            throw new ProviderRefused(response.status, refusalOf(json, response.status), mayBeDone)
          const read = shape.safeParse(json)
          if (!read.success) throw new UnknownForm(unknownFields(read.error.issues))
          return read.data
        },
        catch: (cause) => {
          if (cause instanceof ProviderRefused || cause instanceof KeyRefused || cause instanceof UnknownForm)
            return cause
          mayBeDone ||= method !== "GET" && !(cause instanceof Busy)
          return cause instanceof NoAnswer ? cause : new NoAnswer("no answer", { cause })
        },
      }).pipe(
        Effect.retry({ times: 2, schedule: patience, while: (failure) => failure instanceof NoAnswer }),
        Effect.catch((failure) => {
          if (failure instanceof ProviderRefused) return Effect.fail(failure)
          const operation = `${method} ${path.split("?")[0]}`
          if (failure instanceof UnknownForm) {
            return Effect.die(
              new Error(`payments: the answer to ${operation} is not as agreed: ${failure.message}`),
            )
          }
          const retryAfterSeconds = failure instanceof KeyRefused ? 300 : 10
          return Effect.die(new Outage({ port: "payments", operation, retryAfterSeconds, cause: failure }))
        }),
      )
    })

const refusalOf = (json: unknown, status: number): string => {
  const refusal = errorAnswer.safeParse(json)
  const [first] = refusal.success ? refusal.data.errors : []
  return (first?.detail ?? first?.title ?? `The payment provider answered ${status}.`).slice(0, 200)
}
