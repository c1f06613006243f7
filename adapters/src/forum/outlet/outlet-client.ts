import { SourceUnavailable } from "@rounds/core/collection/source-ports.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { jsonIn } from "./json.ts"
import { makeOneAtATime } from "./one-at-a-time.ts"
import { askOutlet, type Outlet, type OutletAnswer, OutletFailure, type OutletFault } from "./outlet.ts"
import { makeSourceRest, type SourceRest } from "./rest.ts"

const reasons: { readonly [F in OutletFault]: string } = {
  "foreign host": "The host is not among those that the configuration names.",
  "private address": "The host stands for a private address, which is never asked.",
  "too long": "The answer is longer than is read.",
  "too slow": "The source did not answer in time.",
  unreadable: "The answer is packed in a way that cannot be read.",
  unreachable: "The source could not be reached.",
}

const OUT_OF_ORDER = "The source is out of order."
const MAY_PASS: ReadonlySet<string> = new Set([reasons["too slow"], reasons.unreachable, OUT_OF_ORDER])

/** A rest that is longer is not waited for: what is left is read another time. In milliseconds. */
const LONGEST_REST_MS = 60_000

/** Calls of one source, one at a time, with the rests it asks for. */
export interface OutletClient {
  /** The text of an answer of status 200. */
  readonly get: (community: string, address: string) => Effect.Effect<OutletAnswer, SourceUnavailable>
  /** What such an answer says as JSON; undefined when it is none. */
  readonly getJson: (community: string, address: string) => Effect.Effect<unknown, SourceUnavailable>
  /** Keeps every call from going out before so many seconds are over, a day at most. */
  readonly rest: (seconds: number) => Effect.Effect<void>
  /** Until when nothing goes out, as a reader says it. */
  readonly limit: SourceRest["limit"]
}

/**
 * Asks through an outlet. Everything that is no answer of status 200 is a `SourceUnavailable` with its reason; what may
 * pass is tried twice more. Answers of a status in `taken` are given as they are.
 */
export const makeOutletClient = (
  outlet: Outlet,
  accept: string,
  taken: ReadonlySet<number> = new Set([200]),
): OutletClient => {
  const oneAtATime = makeOneAtATime(MAY_PASS)
  const { rest, limit } = makeSourceRest()
  const ask = Effect.fn("outlet.ask")(function* (community: string, address: string) {
    const wait = (yield* limit.until) - (yield* Clock.currentTimeMillis)
    if (wait > LONGEST_REST_MS) {
      const reason = "The source's limit is used up."
      return yield* new SourceUnavailable({ community, reason, retryAfter: Math.ceil(wait / 1000) })
    }
    if (wait > 0) yield* Effect.sleep(wait)
    const answer = yield* Effect.tryPromise({
      try: (signal) => askOutlet(outlet, address, { accept }, signal),
      catch: (cause) =>
        new SourceUnavailable({
          community,
          reason: reasons[cause instanceof OutletFailure ? cause.fault : "unreachable"],
          retryAfter: null,
        }),
    })
    if (taken.has(answer.status)) return answer
    const retryAfter = answer.status === 429 ? secondsOf(answer) : null
    if (retryAfter !== null) yield* rest(retryAfter * 1000)
    return yield* new SourceUnavailable({ community, reason: statusReason(answer.status), retryAfter })
  })
  const get = (community: string, address: string) => oneAtATime(ask(community, address))
  return {
    rest: (seconds) => rest(seconds * 1000),
    limit,
    get,
    getJson: (community, address) => Effect.map(get(community, address), ({ text }) => jsonIn(text)),
  }
}

const statusReason = (status: number): string => {
  if (status >= 300 && status < 400) return "The source sent us elsewhere; redirects are not followed."
  if (status === 401 || status === 403) return "The source does not let us read."
  if (status === 404 || status === 410) return "There is nothing at this address."
  if (status === 429) return "The source asks us to slow down."
  return status >= 500 ? OUT_OF_ORDER : `The source answered with status ${status}.`
}

/** A minute, unless the source says how long. */
const secondsOf = ({ headers }: OutletAnswer): number => {
  const seconds = Number.parseFloat(headers["retry-after"] ?? "")
  return Number.isFinite(seconds) && seconds >= 0 ? Math.max(1, seconds) : 60
}
