import * as Effect from "effect/Effect"
import { sendDelivery } from "#sandbox/deliveries.ts"
import { sandboxShop } from "#sandbox/shop.ts"
import { handleStored } from "#payments/webhook-job.ts"
import { query } from "#postgres/client.ts"

export const webhookSecret = "secret-of-the-tests-0123456789-abcdef"

/** Does at once what the worker would: sends the sandbox's messages over HTTP and handles what arrived. */
export const settle = (url: string) =>
  Effect.gen(function* () {
    const sender = sendDelivery({ webhookUrl: `${url}/api/webhooks/lemonsqueezy`, secret: webhookSecret })
    const open = yield* query(
      "deliveries to send",
      (sql) =>
        sql<{ id: string }[]>`SELECT id::text FROM sandbox.deliveries WHERE delivered_at IS NULL ORDER BY id`,
    )
    yield* Effect.forEach(open, ({ id }) => sender.handle({ id: "job", data: { id }, createdAt: 0 }))
    const received = yield* query(
      "messages to handle",
      (sql) =>
        sql<
          { hash: string }[]
        >`SELECT hash FROM webhook_inbox WHERE status = 'received' ORDER BY received_at`,
    )
    return yield* Effect.forEach(received, ({ hash }) => handleStored(sandboxShop, hash))
  })
