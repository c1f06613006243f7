import { atomically, type Transactions } from "@rounds/core/kernel/atomically.ts"
import { SecurityLog } from "@rounds/core/security/ports.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import express, { type RequestHandler } from "express"
import { Jobs } from "#jobs/jobs.ts"
import type { Sql } from "#postgres/client.ts"
import { storeWebhook } from "#postgres/webhooks.ts"
import { readMessage } from "./message.ts"
import { hashOf, isSigned } from "./signature.ts"
import { webhooks } from "./webhook-job.ts"

export const webhookPath = "/api/webhooks/lemonsqueezy"

export interface WebhookDoor {
  readonly run: (
    effect: Effect.Effect<WebhookRejection | null, never, Sql | Transactions | Jobs | SecurityLog>,
  ) => Promise<WebhookRejection | null>
  /** One secret, or two while the second replaces the first. */
  readonly secrets: ReadonlyArray<string>
  /** In `live`, messages of the provider's test mode are refused. */
  readonly mode: "sandbox" | "live"
}

interface WebhookRejection {
  readonly status: number
  readonly code: string
  readonly detail: string
}

const refusal = (status: number, code: string, detail: string): WebhookRejection => ({ status, code, detail })

/** Takes a message at the door: genuine, readable, of the right mode; stored once and queued, in one transaction. */
export const receive = Effect.fn("receiveWebhook")(function* (
  { secrets, mode }: Pick<WebhookDoor, "secrets" | "mode">,
  body: Uint8Array,
  signature: unknown,
) {
  if (!isSigned(body, signature, secrets)) {
    return refusal(401, "InvalidSignature", "The signature does not fit this body.")
  }
  const message = readMessage(body)
  if (message === null) return refusal(400, "UnreadableMessage", "This is not a message of the provider.")
  if (mode === "live" && message.testMode) {
    return refusal(403, "TestModeRefused", "Test messages are not taken here.")
  }
  const hash = hashOf(body)
  yield* atomically(
    Effect.gen(function* () {
      const receivedAt = DateTime.toDate(yield* DateTime.now)
      const isNew = yield* storeWebhook({ hash, eventName: message.eventName, body, receivedAt })
      const jobs = yield* Jobs
      if (isNew) yield* jobs.send(webhooks, { hash }, { key: hash })
    }),
  )
  return null
})

const reported = (ip: string | null) => (refused: WebhookRejection | null) =>
  refused === null
    ? Effect.void
    : SecurityLog.use((log) => log.record({ kind: "webhook_refused", ip, detail: refused.code }))

/** The body as it came, whatever its type says: the signature is over these very bytes. At most 256 kB. */
export const rawWebhookBody: RequestHandler = express.raw({
  type: () => true,
  limit: 256_000,
  inflate: false,
})

/** POST /api/webhooks/lemonsqueezy. Mount it before anything that reads bodies, with `rawWebhookBody` in front. */
export const webhookRoute =
  ({ run, ...door }: WebhookDoor): RequestHandler =>
  async (request, response) => {
    const body: unknown = request.body
    const bytes = body instanceof Uint8Array ? body : new Uint8Array()
    const refused = await run(
      receive(door, bytes, request.get("x-signature")).pipe(Effect.tap(reported(request.ip ?? null))),
    )
    response.setHeader("cache-control", "no-store")
    if (refused === null) {
      response.status(200).json({ received: true })
      return
    }
    const { status, code, detail } = refused
    response
      .status(status)
      .type("application/problem+json")
      .send(JSON.stringify({ type: `/problems/${code}`, title: code, status, detail, code, message: detail }))
  }
