import type { Shop } from "#payments/variants.ts"

/** The store that the messages of `fixtures/webhooks` come from: they name these ids. */
export const shopOfFixtures: Shop = {
  provider: "sandbox",
  storeId: "1",
  variants: [
    { id: "101", tier: "creator_pro", billing: "monthly" },
    { id: "102", tier: "creator_pro", billing: "yearly" },
    { id: "201", tier: "professional", billing: "monthly" },
    { id: "202", tier: "professional", billing: "yearly" },
  ],
}
