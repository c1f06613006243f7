import { DeadWebhooks } from "@rounds/core/admin/operations.ts"
import * as Effect from "effect/Effect"
import { implement } from "#postgres/implement.ts"
import { retryDead } from "./operate.ts"
import type { Shop } from "./variants.ts"

/** Whole hashes only: the beginning of one may mean several messages. */
const HASH = /^[0-9a-f]{64}$/

/** The dead-letter list of the payment provider's messages. */
export const ShopDeadWebhooks = (shop: Shop) =>
  implement(DeadWebhooks, {
    retry: (hash) =>
      HASH.test(hash)
        ? Effect.map(retryDead(shop, hash), ([outcome]) => outcome ?? null)
        : Effect.succeed(null),
  })
