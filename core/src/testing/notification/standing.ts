import * as DateTime from "effect/DateTime"
import type { Known } from "#notification/standing.ts"
import type { Tier } from "#plan/tier.ts"
import { noUsage, type UsageFacts } from "#quota/usage.ts"
import type { InvoiceFact, SubscriptionFact } from "#subscription/facts.ts"
import { factOf, known } from "#testing/subscription/given.ts"

export type News = SubscriptionFact | InvoiceFact

/** Where somebody is reached, and where they reach us. */
export const reached = { email: "ada@example.org", support: "help@example.org" }

/** What is known of an account after such news, with such usage, where the sandbox counts. */
export const standing = (
  facts: ReadonlyArray<News> = [],
  usage: Partial<UsageFacts> = {},
  baseTier: Tier = "freemium",
): Known => ({
  origin: { provider: "sandbox", mode: "test" },
  subscriptions: known(...facts),
  usage: { ...noUsage, ...usage },
  baseTier,
})

export const trialEnds = "2026-11-27T09:00:00Z"

/** A trial of Creator Pro, begun on 20 November 2026, 09:00 UTC. */
export const trial = factOf({ status: "trialing", trialEndsAt: trialEnds, renewsAt: trialEnds })

/** A month of Creator Pro, paid for at that time. */
export const paid = factOf({
  status: "active",
  renewsAt: "2026-12-20T09:00:00Z",
  updatedAt: "2026-11-20T09:00:01Z",
})

/** Later news of the same subscription. */
export const later = (fact: SubscriptionFact, given: Partial<typeof SubscriptionFact.Encoded>) =>
  factOf({
    status: fact.status,
    trialEndsAt: fact.trialEndsAt === null ? null : DateTime.formatIso(fact.trialEndsAt),
    renewsAt: fact.renewsAt === null ? null : DateTime.formatIso(fact.renewsAt),
    ...given,
  })

export const cancelledTrial = later(trial, {
  status: "cancelled",
  endsAt: trialEnds,
  updatedAt: "2026-11-22T09:00:00Z",
})
