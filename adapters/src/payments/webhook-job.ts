import { Accounts, Erasures } from "@rounds/core/account/ports.ts"
import { atomically } from "@rounds/core/kernel/atomically.ts"
import { administrators } from "@rounds/core/notification/ports.ts"
import { SecurityLog } from "@rounds/core/security/ports.ts"
import { Subscriptions } from "@rounds/core/subscription/ports.ts"
import { recordInvoice, recordReport } from "@rounds/core/subscription/record.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { faultName } from "#jobs/fault-name.ts"
import { Jobs } from "#jobs/jobs.ts"
import type { Job, Queue } from "#jobs/queue.ts"
import { noteHappening } from "#postgres/happenings.ts"
import { loadWebhook, settleWebhook, type StoredWebhook, untriedWebhooks } from "#postgres/webhooks.ts"
import { cancelOrphan } from "./orphan-job.ts"
import { type Message, readMessage, type Told, translate } from "./message.ts"
import { askToCancel } from "./unwanted-job.ts"
import type { Shop } from "./variants.ts"

/** A message is tried again after 5, 10, 20, ... seconds, for about five hours; then it waits for an operator. */
export const webhooks: Queue = {
  name: "webhook",
  retries: 12,
  retryDelaySeconds: 5,
  expireSeconds: 60,
  schedule: null,
}

/** Why a message could not be done; an operator reads it in `webhooks list`. */
class CannotHandle extends Error {}

const cannot = (why: string) => Effect.fail(new CannotHandle(why))

/**
 * Whose message this is: whoever the subscription belongs to already, else the account the checkout was for. `null`:
 * that account was erased.
 */
const ownerOf = Effect.fnUntraced(function* (message: Message, told: Told) {
  const subscriptions = yield* Subscriptions
  const accounts = yield* Accounts
  const ids =
    told._tag === "Subscription"
      ? { ...told.reported.fact, customerId: null }
      : told._tag === "Invoice"
        ? { ...told.invoice, customerId: null }
        : { subscriptionId: null, customerId: null, orderId: null }
  const known = yield* subscriptions.ownerOf(ids)
  const userId = known ?? message.userId
  if (userId === null) return yield* cannot("no account is named and the subscription is not known yet")
  if ((yield* accounts.byId(userId)) !== null) return userId
  const erasures = yield* Erasures
  if ((yield* erasures.stateOf(userId)) === "none") return yield* cannot("there is no such account")
  return null
})

const carryOut = Effect.fnUntraced(function* (shop: Shop, stored: StoredWebhook) {
  const message = readMessage(stored.body)
  if (message === null) return yield* cannot("the body is not a message")
  const told = yield* Effect.try({
    try: () => translate(shop, message),
    catch: (cause) => new CannotHandle(`unknown form: ${String(cause).slice(0, 300)}`),
  })
  if (told._tag === "Foreign") return { status: "ignored" as const, userId: null, error: told.why }
  const userId = yield* ownerOf(message, told)
  if (userId === null) {
    if (told._tag === "Subscription") {
      const { subscriptionId } = told.reported.fact
      yield* Jobs.use((jobs) => jobs.send(cancelOrphan, { subscriptionId }, { key: subscriptionId }))
    }
    return { status: "ignored" as const, userId, error: "the account was erased" }
  }
  const mustEnd =
    told._tag === "Invoice"
      ? yield* recordInvoice(userId, told.invoice)
      : yield* recordReport(userId, told.reported)
  if (mustEnd) yield* askToCancel(userId)
  return { status: "done" as const, userId, error: null }
})

/**
 * Carries out one stored message; once is as good as ten times. What it does and that it was done are one
 * transaction, so a process that dies in between leaves the message to be done again.
 */
export const handleStored = Effect.fn("handleWebhook")(function* (shop: Shop, hash: string) {
  return yield* atomically(
    Effect.gen(function* () {
      const stored = yield* loadWebhook(hash)
      if (stored === null || stored.status === "done" || stored.status === "ignored")
        return stored?.status ?? null
      const outcome = yield* carryOut(shop, stored)
      yield* settleWebhook(hash, outcome, DateTime.toDate(yield* DateTime.now))
      return outcome.status
    }),
  ).pipe(
    // A fault of ours is a reason like any other, so that it is noted with its message and stops no other.
    Effect.catchDefect((cause) =>
      Effect.fail(new CannotHandle(`a fault of ours: ${faultName(cause)}`, { cause })),
    ),
  )
})

const hashIn = (data: unknown): string =>
  typeof data === "object" && data !== null && "hash" in data ? String(data.hash) : ""

const reasonOf = (failure: { readonly message: string }): string => failure.message.slice(0, 500)

/**
 * The job: a failure is noted with its reason and then tried again by the queue. A burst does not wait for one job
 * after the other: whatever else has arrived is carried out along the way, and a failure there is left to its own job.
 */
export const handleWebhook = (shop: Shop) => ({
  queue: webhooks,
  handle: ({ data }: Job) =>
    Effect.gen(function* () {
      const hash = hashIn(data)
      yield* handleStored(shop, hash).pipe(
        Effect.tapError((failure) => noteFailure(hash, "received", failure)),
      )
      const waiting = yield* untriedWebhooks(100)
      yield* Effect.forEach(waiting, (other) => Effect.ignore(handleStored(shop, other)))
    }),
})

/** What is left of a message that was tried in vain: it waits in the dead-letter list. */
export const buryWebhook = {
  queue: { ...webhooks, name: `${webhooks.name}-dead`, retries: 3 },
  handle: ({ data }: Job) => noteFailure(hashIn(data), "dead", null),
}

/** Notes why a message could not be done; `dead` puts it into the list that waits for an operator. */
export const noteFailure = Effect.fnUntraced(function* (
  hash: string,
  status: "received" | "dead",
  failure: { readonly message: string } | null,
) {
  const stored = yield* loadWebhook(hash)
  if (stored === null || stored.status === "done" || stored.status === "ignored") return
  const error = failure === null ? stored.lastError : reasonOf(failure)
  yield* settleWebhook(hash, { status, userId: null, error }, DateTime.toDate(yield* DateTime.now))
  if (status === "dead") {
    yield* SecurityLog.use((log) => log.record({ kind: "webhook_dead", detail: stored.eventName }))
    yield* noteHappening(administrators, { _tag: "WebhookDead", hash, message: stored.eventName })
  }
})
