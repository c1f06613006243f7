import type { InvoiceFact } from "@rounds/core/subscription/facts.ts"
import { wellFormed } from "@rounds/core/kernel/well-formed.ts"
import type { Reported } from "@rounds/core/subscription/ports.ts"
import { type WebhookData, webhookData, webhookEnvelope } from "./lemonsqueezy.wire.ts"
import { orderToFact, toInvoiceFact, toReported } from "./translate.ts"
import { type Shop, variantById } from "./variants.ts"

/** What a message tells us. `Foreign`: of another shop, or about something we have no business with. */
export type Told =
  | { readonly _tag: "Subscription"; readonly reported: Reported }
  | { readonly _tag: "Invoice"; readonly invoice: InvoiceFact }
  | { readonly _tag: "Foreign"; readonly why: string }

/** A message after its envelope was read. */
export interface Message {
  readonly eventName: string
  readonly testMode: boolean
  /** Our account, from the checkout's custom data. */
  readonly userId: string | null
  readonly data: unknown
}

/** Reads bytes as the provider's envelope; null when they are not UTF-8, not JSON, or not a message. */
export const readMessage = (body: Uint8Array): Message | null => {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body)
    // What is genuine is carried out, but for letters that no table takes.
    const json: unknown = JSON.parse(text, (_, value: unknown) =>
      typeof value === "string" ? wellFormed(value) : value,
    )
    const { meta, data } = webhookEnvelope.parse(json)
    return {
      eventName: meta.event_name,
      testMode: meta.test_mode === true || isTest(data),
      userId: meta.custom_data?.user_id ?? null,
      data,
    }
  } catch {
    return null
  }
}

const isTest = (data: { readonly [name: string]: unknown }): boolean => {
  const attributes = data["attributes"]
  return (
    typeof attributes === "object" &&
    attributes !== null &&
    "test_mode" in attributes &&
    attributes.test_mode === true
  )
}

const foreign = (why: string): Told => ({ _tag: "Foreign", why })

/**
 * The provider's vocabulary becomes ours here. What `data` is follows from its own type, not from the event's name:
 * payment messages carry an invoice. Throws when a known type has an unknown form, so that an operator sees it.
 */
export const translate = (shop: Shop, { eventName, data }: Message): Told => {
  if (!/^(subscription|order)_/.test(eventName)) return foreign(`${eventName} is not about a subscription`)
  return toldBy(shop, webhookData.parse(data))
}

const toldBy = (shop: Shop, data: WebhookData): Told => {
  if (data.attributes.store_id !== shop.storeId)
    return foreign(`store ${data.attributes.store_id} is not ours`)
  switch (data.type) {
    case "subscriptions": {
      const reported = toReported(shop, data, null)
      return reported === null
        ? foreign(`variant ${data.attributes.variant_id} is not sold by us`)
        : { _tag: "Subscription", reported }
    }
    case "subscription-invoices":
      return { _tag: "Invoice", invoice: toInvoiceFact(shop, data, null) }
    case "orders": {
      const variant = data.attributes.first_order_item?.variant_id
      return variant === undefined || variantById(shop, variant) === undefined
        ? foreign("the order holds none of our plans")
        : { _tag: "Invoice", invoice: orderToFact(shop, data) }
    }
  }
}
