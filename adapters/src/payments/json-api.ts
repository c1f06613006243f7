import { Outage } from "@rounds/core/kernel/outage.ts"
import { PaymentSetupFailed } from "@rounds/core/subscription/rejections.ts"
import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import { errorAnswer } from "./lemonsqueezy.wire.ts"

/** One call of a JSON:API: its answer read by `shape`, or the refusal in the provider's words. */
export type Ask = <T>(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  shape: { readonly parse: (json: unknown) => T },
  body?: object,
) => Effect.Effect<T, PaymentSetupFailed>

/** Not an answer: busy, broken, unreachable, or too slow. */
class NoAnswer extends Error {}

const patience = Schedule.exponential("250 millis")

/**
 * Asks with a limit of 10 s, again up to twice (after 250 and 500 ms) when there was no answer or the server was
 * busy, and then dies with `Outage`. Every call may be repeated: a checkout that nobody opens does nothing.
 */
export const askJsonApi =
  (baseUrl: string, apiKey: string): Ask =>
  (method, path, shape, body) =>
    Effect.tryPromise({
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
        if (response.status === 429 || response.status >= 500) throw new NoAnswer(`HTTP ${response.status}`)
        const json: unknown = await response.json().catch(() => null)
        if (!response.ok) throw new PaymentSetupFailed({ message: refusalOf(json, response.status) })
        return shape.parse(json)
      },
      catch: (cause) => (cause instanceof PaymentSetupFailed ? cause : new NoAnswer("no answer", { cause })),
    }).pipe(
      Effect.retry({ times: 2, schedule: patience, while: (failure) => failure instanceof NoAnswer }),
      Effect.catch((failure) =>
        failure instanceof PaymentSetupFailed
          ? Effect.fail(failure)
          : Effect.die(
              new Outage({
                port: "payments",
                operation: `${method} ${path.split("?")[0]}`,
                retryAfterSeconds: 10,
                cause: failure,
              }),
            ),
      ),
    )

const refusalOf = (json: unknown, status: number): string => {
  const refusal = errorAnswer.safeParse(json)
  const [first] = refusal.success ? refusal.data.errors : []
  return (first?.detail ?? first?.title ?? `The payment provider answered ${status}.`).slice(0, 200)
}
