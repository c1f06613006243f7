import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { Jobs } from "#jobs/jobs.ts"
import type { Job, Queue } from "#jobs/queue.ts"
import { signatureOf } from "#payments/signature.ts"
import { keepDelivery, loadDelivery, noteDelivery, unsentDeliveries } from "./books.ts"
import type { SandboxSubscription } from "./objects.ts"

/** One job is one try; the retries are the provider's own and written down below. */
export const sandboxDeliveries: Queue = {
  name: "sandbox-delivery",
  retries: 2,
  retryDelaySeconds: 5,
  expireSeconds: 60,
  schedule: null,
}

/** The provider tries three more times, after 5, 25 and 125 seconds, and then never again. */
const retryDelays = [5, 25, 125]

/** Keeps a message in the provider's shape and sends it once the surrounding transaction is stored. */
export const tell = Effect.fn("sandbox.tell")(function* (
  { id, private: { user_id } }: Pick<SandboxSubscription, "id" | "private">,
  eventName: string,
  data: { readonly type: string; readonly id: string; readonly attributes: object },
  now: number,
) {
  const body = JSON.stringify({
    meta: {
      test_mode: true,
      event_name: eventName,
      webhook_id: crypto.randomUUID(),
      custom_data: { user_id },
    },
    data: { type: data.type, id: data.id, attributes: data.attributes },
  })
  const delivery = yield* keepDelivery({ eventName, subscriptionId: id, body, now })
  const jobs = yield* Jobs
  yield* jobs.send(sandboxDeliveries, { id: delivery })
})

const post = (url: string, secret: string, eventName: string, body: string) =>
  Effect.tryPromise(async (signal) => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-event-name": eventName,
        "x-signature": signatureOf(Buffer.from(body), secret),
      },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
      redirect: "error",
    })
    await response.arrayBuffer()
    return response.status
  }).pipe(
    Effect.map((status) => ({ delivered: status === 200, answer: `HTTP ${status}` })),
    Effect.orElseSucceed(() => ({ delivered: false, answer: "no answer" })),
  )

const deliveryId = (data: unknown): string =>
  typeof data === "object" && data !== null && "id" in data ? String(data.id) : ""

interface Receiver {
  readonly webhookUrl: string
  readonly secret: string
}

const send = Effect.fnUntraced(function* ({ webhookUrl, secret }: Receiver, id: string) {
  const delivery = yield* loadDelivery(id)
  if (delivery === null || delivery.delivered_at !== null) return
  const { delivered, answer } = yield* post(webhookUrl, secret, delivery.event_name, delivery.body)
  const now = yield* DateTime.now
  yield* noteDelivery(delivery.id, answer, delivered ? DateTime.toDate(now) : null)
  const wait = retryDelays[delivery.attempts]
  if (delivered || wait === undefined) return
  const jobs = yield* Jobs
  yield* jobs.send(sandboxDeliveries, { id: delivery.id }, { startAfterSeconds: wait })
})

/**
 * Sends one kept message over HTTP, signed; anything but 200 is tried again on the provider's schedule. Whatever else
 * waits for its first try is sent along the way, in its order: a burst does not wait for one job after the other.
 */
export const sendDelivery = (receiver: Receiver) => ({
  queue: sandboxDeliveries,
  handle: ({ data }: Job) =>
    Effect.gen(function* () {
      const id = deliveryId(data)
      const waiting = yield* unsentDeliveries(100)
      yield* Effect.forEach(waiting.includes(id) ? waiting : [id, ...waiting], (one) => send(receiver, one), {
        discard: true,
      })
    }),
})
