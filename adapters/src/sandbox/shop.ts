import type { Shop } from "#payments/variants.ts"

/** The sandbox's own store. */
export const sandboxShop: Shop = {
  provider: "sandbox",
  storeId: "1",
  variants: [
    { id: "101", tier: "creator_pro", billing: "monthly" },
    { id: "102", tier: "creator_pro", billing: "yearly" },
    { id: "201", tier: "professional", billing: "monthly" },
    { id: "202", tier: "professional", billing: "yearly" },
  ],
}
