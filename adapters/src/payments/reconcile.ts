import { Accounts } from "@rounds/core/account/ports.ts"
import { atomically } from "@rounds/core/kernel/atomically.ts"
import { Payments, type Reported, Subscriptions } from "@rounds/core/subscription/ports.ts"
import { recordInvoice, recordReport } from "@rounds/core/subscription/record.ts"
import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { Queue } from "#jobs/queue.ts"
import { liveSubscriptions, noteReconciled, reconciledUpTo } from "#postgres/subscriptions.ts"
import { oneByOne } from "./one-by-one.ts"
import { isRunningAtProvider, providerPages } from "./provider-pages.ts"
import { askToCancel } from "./unwanted-job.ts"

/** The provider gives a message up after about two and a half minutes; reading it hourly finds what was lost. */
export const reconciliation: Queue = {
  name: "reconcile",
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 1800,
  schedule: "17 * * * *",
}

export interface ReconcileReport {
  /** Subscriptions read at the provider. */
  readonly checked: number
  /** Subscriptions we had never heard of, now recorded for their account. */
  readonly found: number
  /** Subscriptions that run at the provider and that no account could be found for. */
  readonly unmatched: ReadonlyArray<string>
  /** Subscriptions that could not be read or recorded; the others were. */
  readonly unreadable: ReadonlyArray<string>
  /** False: there are more; the next run walks on from there. */
  readonly complete: boolean
}

/** Records what the provider says about one subscription and its payments; a cancellation that is due is asked for. */
const take = Effect.fnUntraced(function* (userId: string, reported: Reported) {
  const payments = yield* Payments
  const invoices = yield* payments.invoiceFacts(reported.fact.subscriptionId)
  yield* atomically(
    Effect.gen(function* () {
      const asked = [yield* recordReport(userId, reported)]
      for (const invoice of invoices) asked.push(yield* recordInvoice(userId, invoice))
      if (asked.at(-1) === true) yield* askToCancel(userId)
    }),
  )
})

/** Each subscription takes two calls, one for itself and one for its payments. */
const callsEach = 2

/** A run ends here, well before its job would be given up, and the next one walks on. */
const longest = 25 * 60_000

interface Pace {
  readonly pageSize: number
  readonly millis: number
}

/** As many accounts at once as the provider may be asked about in a minute. */
const paceFor = (callsPerMinute: number | null): Pace =>
  callsPerMinute === null
    ? { pageSize: 200, millis: 0 }
    : { pageSize: Math.max(1, Math.floor(callsPerMinute / callsEach)), millis: 60_000 }

const readKnown = Effect.fnUntraced(function* (until: number) {
  const payments = yield* Payments
  const { pageSize, millis } = paceFor(payments.callsPerMinute)
  let checked = 0
  const unreadable: Array<string> = []
  let after = yield* reconciledUpTo
  for (;;) {
    const begun = yield* Clock.currentTimeMillis
    const page = yield* liveSubscriptions(payments.origin, after, pageSize)
    const known = page.flatMap(({ userId, subscriptionIds }) =>
      subscriptionIds.map((subscriptionId) => ({ userId, subscriptionId })),
    )
    const faulty = yield* oneByOne(known, ({ userId, subscriptionId }) =>
      // One of another shop is left as it is known.
      Effect.orElseSucceed(payments.read(subscriptionId), () => null).pipe(
        Effect.flatMap((reported) => (reported === null ? Effect.void : take(userId, reported))),
      ),
    )
    unreadable.push(...faulty)
    checked += known.length
    after = page.length < pageSize ? "" : (page.at(-1)?.userId ?? "")
    const now = yield* Clock.currentTimeMillis
    yield* noteReconciled(after, DateTime.toDate(DateTime.makeUnsafe(now)))
    if (after === "") return { checked, unreadable, complete: true }
    if (now > until) return { checked, unreadable, complete: false }
    yield* Effect.sleep(Math.max(0, begun + millis - now))
  }
})

const findUnknown = Effect.fnUntraced(function* (until: number) {
  const subscriptions = yield* Subscriptions
  const accounts = yield* Accounts
  let found = 0
  const unmatched: Array<string> = []
  const faulty: Array<string> = []
  const look = Effect.fnUntraced(function* (reported: Reported) {
    const { subscriptionId } = reported.fact
    const owner = yield* subscriptions.ownerOf({ subscriptionId, customerId: null, orderId: null })
    if (owner !== null) return
    const account = reported.email === null ? null : yield* accounts.byEmail(reported.email)
    if (account !== null && account.emailVerified) {
      yield* take(account.id, reported)
      found += 1
    } else if (isRunningAtProvider(reported)) unmatched.push(subscriptionId)
  })
  const { unreadable, complete } = yield* providerPages(until, (page) =>
    Effect.gen(function* () {
      const all = page.map((reported) => ({ subscriptionId: reported.fact.subscriptionId, reported }))
      faulty.push(...(yield* oneByOne(all, ({ reported }) => look(reported))))
    }),
  )
  return { found, unmatched, unreadable: [...unreadable, ...faulty], complete }
})

/**
 * Reads every subscription that is not over at the provider, from where the last run stopped, and then looks through
 * the store for those whose first message was lost. Records what they say; what must not be charged again is cancelled.
 */
export const reconcile = Effect.fn("reconcile")(function* () {
  const until = (yield* Clock.currentTimeMillis) + longest
  const known = yield* readKnown(until)
  const unknown = yield* findUnknown(until)
  return {
    checked: known.checked,
    found: unknown.found,
    unmatched: unknown.unmatched,
    unreadable: [...new Set([...known.unreadable, ...unknown.unreadable])],
    complete: known.complete && unknown.complete,
  } satisfies ReconcileReport
})

export const reconcileHourly = { queue: reconciliation, handle: () => reconcile() }
