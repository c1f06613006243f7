import * as z from "zod"
import { unknownFields } from "./unknown-fields.ts"

/** Dates of the provider have up to six decimals; `Date` keeps three. */
const instant = z.iso.datetime({ offset: true })
const id = z.union([z.string().min(1).max(64), z.number().int()]).transform(String)
const cents = z.number().int()

const subscriptionAttributes = z.object({
  store_id: id,
  customer_id: id,
  order_id: id.nullish(),
  variant_id: id,
  user_email: z.string().max(320).nullish(),
  /** The same for every payment with one card. The sandbox says it; Lemon Squeezy keeps it to itself. */
  card_fingerprint: z.string().max(200).nullish(),
  status: z.enum(["on_trial", "active", "paused", "past_due", "unpaid", "cancelled", "expired"]),
  trial_ends_at: instant.nullable(),
  renews_at: instant.nullable(),
  ends_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  test_mode: z.boolean(),
  urls: z.object({ customer_portal: z.string().nullish() }).nullish(),
})

/** A subscription. `first_subscription_item` is null in a trial and is not read. */
export const subscriptionResource = z.object({
  type: z.literal("subscriptions"),
  id,
  attributes: subscriptionAttributes,
})
export type SubscriptionResource = z.infer<typeof subscriptionResource>

/** The payload of every `subscription_payment_*` message: an invoice, which names its subscription. */
export const invoiceResource = z.object({
  type: z.literal("subscription-invoices"),
  id,
  attributes: z.object({
    store_id: id,
    subscription_id: id,
    customer_id: id.nullish(),
    billing_reason: z.string(),
    status: z.enum(["pending", "paid", "void", "refunded", "partial_refund"]),
    refunded: z.boolean(),
    refunded_at: instant.nullable(),
    refunded_amount: cents.nullish(),
    total: cents,
    created_at: instant,
    updated_at: instant,
    test_mode: z.boolean(),
    urls: z.object({ invoice_url: z.string().nullish() }).nullish(),
  }),
})
export type InvoiceResource = z.infer<typeof invoiceResource>

/** An order; a partial refund leaves `status` at paid and `refunded` false, only `refunded_amount` grows. */
export const orderResource = z.object({
  type: z.literal("orders"),
  id,
  attributes: z.object({
    store_id: id,
    customer_id: id.nullish(),
    status: z.enum(["pending", "failed", "paid", "refunded", "partial_refund", "fraudulent"]),
    refunded: z.boolean(),
    refunded_at: instant.nullable(),
    refunded_amount: cents.nullish(),
    total: cents,
    created_at: instant,
    updated_at: instant,
    test_mode: z.boolean(),
    first_order_item: z.object({ variant_id: id }).nullish(),
  }),
})
export type OrderResource = z.infer<typeof orderResource>

const meta = z.object({
  event_name: z.string().min(1).max(100),
  test_mode: z.boolean().nullish(),
  custom_data: z.object({ user_id: z.string().min(1).max(100).nullish() }).nullish(),
})

/** Any message: which event, for whom, about what. What `data` is depends on its type. */
export const webhookEnvelope = z.object({
  meta,
  data: z.object({ type: z.string(), id }).loose(),
})

export const webhookData = z.discriminatedUnion("type", [
  subscriptionResource,
  invoiceResource,
  orderResource,
])
export type WebhookData = z.infer<typeof webhookData>

const named = z.object({ id })

/** At most 100, each read by itself: one in an unknown form hides no other. It is named, with its unknown fields. */
const listOf = <R>(resource: z.ZodType<R>) =>
  z
    .array(z.unknown())
    .max(100)
    .transform((items) => {
      const readable: Array<R> = []
      const unreadable: Array<string> = []
      for (const item of items) {
        const read = resource.safeParse(item)
        if (read.success) readable.push(read.data)
        else unreadable.push(`${named.safeParse(item).data?.id ?? "?"} (${unknownFields(read.error.issues)})`)
      }
      return { readable, unreadable }
    })

export const subscriptionAnswer = z.object({ data: subscriptionResource })
export const subscriptionsAnswer = z.object({
  meta: z.object({ page: z.object({ lastPage: z.number().int().min(0) }) }),
  data: listOf(subscriptionResource),
})
export const invoicesAnswer = z.object({ data: listOf(invoiceResource) })
export const checkoutAnswer = z.object({
  data: z.object({ attributes: z.object({ url: z.url() }) }),
})
export const errorAnswer = z.object({
  errors: z.array(z.object({ title: z.string().nullish(), detail: z.string().nullish() })).min(1),
})
