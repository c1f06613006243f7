import { createHash } from "node:crypto"
import type { Account } from "@rounds/core/account/account.ts"
import { CallRunning, type DoorRejection, InvalidRequest } from "@rounds/core/contract/door.ts"
import { fieldFault } from "@rounds/core/kernel/fault.ts"
import type { Endpoint } from "@rounds/core/contract/endpoint.ts"
import { canonicalJson } from "@rounds/core/kernel/canonical-json.ts"
import { IdempotencyKeyReused } from "@rounds/core/script/rejections.ts"
import * as Effect from "effect/Effect"
import type { Request } from "express"
import { CallReceipts } from "#postgres/call-receipts.ts"
import type { Encoded } from "./answer.ts"

interface Asked {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly account: Account | null
  readonly request: Request
}

/**
 * Carries out a call that takes an Idempotency-Key once for each key. The same key again gives the same answer, also
 * when the first one got lost: with a key the work goes on when its client leaves. A refusal is not kept.
 */
export const answerOnce = <E, R>(
  endpoint: Endpoint,
  { request, account, params, query, body }: Asked,
  work: Effect.Effect<Encoded, E, R>,
): Effect.Effect<Encoded, E | DoorRejection, R | CallReceipts> => {
  if (endpoint.idempotencyKey !== "receipt" || account === null) return work
  return Effect.gen(function* () {
    const key = yield* idempotencyKeyOf(request)
    if (key === null) return yield* work
    const receipts = yield* CallReceipts
    const asked = hashOf(canonicalJson({ params, query, body }))
    const sending = { accountId: account.id, call: `${endpoint.method} ${endpoint.path}`, key, asked }
    const receipt = yield* receipts.begin(sending)
    switch (receipt.state) {
      case "other":
        return yield* new IdempotencyKeyReused()
      case "running":
        return yield* new CallRunning({ retryAfterSeconds: 5 })
      case "answered":
        return { value: receipt.answer, bytes: Buffer.from(JSON.stringify(receipt.answer)) }
      case "begun":
        return yield* work.pipe(
          Effect.tap(({ value }) => receipts.answered(sending, value)),
          Effect.onError(() => receipts.drop(sending)),
          Effect.uninterruptible,
        )
    }
  })
}

/** The client's key, of any printable form up to 255 characters, as it is kept. Without it every call stands alone. */
export const idempotencyKeyOf = (request: Request): Effect.Effect<string | null, InvalidRequest> => {
  const key = request.get("idempotency-key")
  if (key === undefined) return Effect.succeed(null)
  if (key.length > 255 || !/^[\x21-\x7e]+$/.test(key)) {
    return Effect.fail(new InvalidRequest({ errors: [fieldFault("Idempotency-Key", "key_unprintable")] }))
  }
  return Effect.succeed(keptKey(key))
}

/** Of one length, whatever was sent. */
export const keptKey = (key: string): string => hashOf(key)

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex")
