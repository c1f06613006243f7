import { Payments, type Reported } from "@rounds/core/subscription/ports.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

/** Whether the provider will charge for it again without anybody doing anything. */
export const isRunningAtProvider = ({ fact: { status } }: Reported): boolean =>
  status !== "cancelled" && status !== "expired"

/** At most so many pages of 100: a store beyond that is read by its known subscriptions only. */
const mostPages = 200

/**
 * Hands over the whole store page by page, newest first. Gives what could not be read, and `complete: false` when time
 * was up before its end.
 */
export const providerPages = Effect.fnUntraced(function* <E, R>(
  until: number,
  take: (page: ReadonlyArray<Reported>) => Effect.Effect<unknown, E, R>,
) {
  const payments = yield* Payments
  const unreadable: Array<string> = []
  for (let number = 1; number <= mostPages; number += 1) {
    const page = yield* payments.list(number)
    unreadable.push(...page.unreadable)
    yield* take(page.subscriptions)
    if (page.isLast) return { unreadable, complete: true }
    if ((yield* Clock.currentTimeMillis) > until) break
  }
  return { unreadable, complete: false }
})
