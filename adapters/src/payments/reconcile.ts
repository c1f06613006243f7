import { Accounts } from "@rounds/core/account/ports.ts"
import { Payments, type Reported } from "@rounds/core/subscription/payments.ts"
import { Subscriptions } from "@rounds/core/subscription/ports.ts"
import { recordInvoice, recordReport } from "@rounds/core/subscription/record.ts"
import * as Effect from "effect/Effect"
import { Jobs } from "#jobs/jobs.ts"
import type { Queue } from "#jobs/queue.ts"
import { liveSubscriptions } from "#postgres/subscriptions.ts"
import { cancelSuperseded } from "./superseded-job.ts"

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
  /** Subscriptions at the provider that no account could be found for. */
  readonly unmatched: ReadonlyArray<string>
}

const take = Effect.fnUntraced(function* (userId: string, reported: Reported) {
  const payments = yield* Payments
  const jobs = yield* Jobs
  const unwanted = yield* recordReport(userId, reported)
  yield* Effect.forEach(unwanted, (subscriptionId) =>
    jobs.send(cancelSuperseded, { userId, subscriptionId }, { key: subscriptionId }),
  )
  const invoices = yield* payments.invoiceFacts(reported.fact.subscriptionId)
  yield* Effect.forEach(invoices, (invoice) => recordInvoice(userId, invoice))
})

const pageSize = 200

/** Reads every subscription that is not over at the provider, and the store's newest, and records what they say. */
export const reconcile = Effect.fn("reconcile")(function* () {
  const payments = yield* Payments
  const subscriptions = yield* Subscriptions
  const accounts = yield* Accounts

  let checked = 0
  let after = ""
  for (;;) {
    const page = yield* liveSubscriptions(after, pageSize)
    for (const { userId, subscriptionId } of page) {
      const reported = yield* payments.read(subscriptionId)
      if (reported !== null) yield* take(userId, reported)
      checked += 1
    }
    const last = page.at(-1)
    if (last === undefined || page.length < pageSize) break
    after = last.userId
  }

  let found = 0
  const unmatched: Array<string> = []
  for (const reported of yield* payments.newest) {
    const { subscriptionId } = reported.fact
    const owner = yield* subscriptions.ownerOf({ subscriptionId, customerId: null, orderId: null })
    if (owner !== null) continue
    const account = reported.email === null ? null : yield* accounts.byEmail(reported.email)
    if (account === null || !account.emailVerified) {
      unmatched.push(subscriptionId)
    } else {
      yield* take(account.id, reported)
      found += 1
    }
  }
  return { checked, found, unmatched } satisfies ReconcileReport
})

export const reconcileHourly = { queue: reconciliation, handle: () => reconcile() }
