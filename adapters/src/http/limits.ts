import type { Account } from "@rounds/core/account/account.ts"
import { type DoorRejection, TooManyRequests } from "@rounds/core/contract/door.ts"
import type { Endpoint } from "@rounds/core/contract/endpoint.ts"
import * as Effect from "effect/Effect"
import type { Request } from "express"
import { networkOf } from "#security/network.ts"
import { type Rate, RateLimits } from "#postgres/rate-limits.ts"

/** How often one account (or one address, without an account) may call. */
export interface Rates {
  /** A call that costs money or minutes, on one route. */
  readonly expensive: Rate
  /** A call that changes something, on one route. */
  readonly change: Rate
  /** Expensive calls of one account that may run at the same time in this process. */
  readonly atOnce: number
}

export const usualRates: Rates = {
  expensive: { max: 30, seconds: 60 },
  change: { max: 60, seconds: 60 },
  atOnce: 2,
}

/**
 * Counts changing calls in Postgres, for all processes together, and lets at most `atOnce` expensive ones of an account
 * run, refusing the next before it takes a database connection. Reads are counted by the server in front of the routes.
 */
export const limitCalls = ({ expensive, change, atOnce }: Rates) => {
  const running = new Map<string, number>()

  const enter = (key: string) =>
    Effect.suspend((): Effect.Effect<void, TooManyRequests> => {
      const now = running.get(key) ?? 0
      if (now >= atOnce) return Effect.fail(new TooManyRequests({ retryAfterSeconds: 5 }))
      running.set(key, now + 1)
      return Effect.void
    })
  const leave = (key: string) =>
    Effect.sync(() => {
      const now = running.get(key) ?? 1
      if (now <= 1) running.delete(key)
      else running.set(key, now - 1)
    })

  return <A, E, R>(
    endpoint: Endpoint,
    request: Request,
    account: Account | null,
    work: Effect.Effect<A, E, R>,
  ): Effect.Effect<A, E | DoorRejection, R | RateLimits> => {
    if (endpoint.method === "GET" && !endpoint.expensive) return work
    const caller = callerOf(request, account)
    const rate = endpoint.expensive ? expensive : change
    const counted = Effect.gen(function* () {
      const limits = yield* RateLimits
      const wait = yield* limits.hit(`${endpoint.method} ${endpoint.path} ${caller}`, rate)
      if (wait !== null) return yield* new TooManyRequests({ retryAfterSeconds: wait })
      return yield* work
    })
    return endpoint.expensive
      ? Effect.acquireUseRelease(
          enter(caller),
          () => counted,
          () => leave(caller),
        )
      : counted
  }
}

/** Letters that one caller can cause at mailboxes that need not be theirs, by whatever form. */
const strangersLetters: Rate = { max: 10, seconds: 3600 }

/** Counts a letter by who causes it: seconds to wait, or `null`. */
export const hitLetter = (request: Request, account: Account | null) =>
  RateLimits.use(({ hit }) => hit(`letters ${callerOf(request, account)}`, strangersLetters))

/** An account, or else an address; of an IPv6 address the network, which is what one customer gets. Stored coded. */
export const callerOf = (request: Request, account: Account | null): string =>
  account === null ? networkOf(request.ip ?? "") : account.id
