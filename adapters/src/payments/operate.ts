import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { listWebhooks, loadWebhook, storeWebhook, type WebhookStatus } from "#postgres/webhooks.ts"
import { readMessage } from "./message.ts"
import { hashOf } from "./signature.ts"
import type { Shop } from "./variants.ts"
import { handleStored, noteFailure } from "./webhook-job.ts"

/** What became of one message. */
export interface Outcome {
  readonly hash: string
  readonly eventName: string
  /** `seen`: these bytes were carried out before, so nothing was done. */
  readonly status: WebhookStatus | "seen" | "unreadable"
  readonly error: string | null
}

const handleNow = Effect.fnUntraced(function* (shop: Shop, hash: string, eventName: string) {
  const failure = yield* handleStored(shop, hash).pipe(
    Effect.as(null),
    Effect.catch((cause) => Effect.as(noteFailure(hash, "dead", cause), cause)),
  )
  const stored = yield* loadWebhook(hash)
  return {
    hash,
    eventName,
    status: stored?.status ?? "unreadable",
    error: failure === null ? (stored?.lastError ?? null) : failure.message,
  } satisfies Outcome
})

/**
 * Takes a message from a file as if the provider had sent it; the operator vouches for it instead of a signature.
 * The same bytes again change nothing.
 */
export const replay = Effect.fn("replayWebhook")(function* (shop: Shop, body: Uint8Array) {
  const hash = hashOf(body)
  const message = readMessage(body)
  if (message === null) {
    return {
      hash,
      eventName: "",
      status: "unreadable",
      error: "This is not a message of the provider.",
    } as Outcome
  }
  const { eventName } = message
  const receivedAt = DateTime.toDate(yield* DateTime.now)
  yield* storeWebhook({ hash, eventName, body, receivedAt })
  const before = yield* loadWebhook(hash)
  if (before?.status === "done" || before?.status === "ignored") {
    return { hash, eventName, status: "seen", error: before.lastError } as Outcome
  }
  return yield* handleNow(shop, hash, eventName)
})

/** Tries messages of the dead-letter list again: those whose hash begins so, at most 500. */
export const retryDead = Effect.fn("retryWebhooks")(function* (shop: Shop, begin: string) {
  const dead = yield* listWebhooks("dead", 500)
  const chosen = dead.filter(({ hash }) => hash.startsWith(begin))
  return yield* Effect.forEach(chosen, (message) => handleNow(shop, message.hash, message.eventName))
})
