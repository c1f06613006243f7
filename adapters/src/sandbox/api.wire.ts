import * as z from "zod"
import { sandboxShop } from "./shop.ts"

const variantId = z
  .union([z.string(), z.number().int()])
  .transform(Number)
  .refine((id) => sandboxShop.variants.some((variant) => variant.id === String(id)))

/** POST /v1/checkouts in the provider's shape. */
export const checkoutBody = z.object({
  data: z.object({
    type: z.literal("checkouts"),
    attributes: z.object({
      checkout_options: z.object({ skip_trial: z.boolean().default(false) }).default({ skip_trial: false }),
      checkout_data: z.object({
        email: z.string().max(320),
        name: z.string().max(200).optional(),
        custom: z.object({ user_id: z.string().min(1).max(100) }),
      }),
    }),
    relationships: z.object({
      variant: z.object({ data: z.object({ id: variantId }) }),
    }),
  }),
})

/** PATCH /v1/subscriptions/{id}: the two changes the product makes. */
export const subscriptionPatch = z.object({
  data: z.object({
    attributes: z.object({ variant_id: variantId.optional(), cancelled: z.boolean().optional() }),
  }),
})
