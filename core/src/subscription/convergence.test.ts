import * as Schema from "effect/Schema"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { factOf, invoiceOf, known } from "#testing/subscription/given.ts"
import { anyHistory, instants } from "#testing/subscription/lives.ts"
import { entitlementAt } from "./access.ts"
import type { InvoiceFact, SubscriptionFact } from "./facts.ts"
import { SubscriptionState } from "./state.ts"

type Fact = SubscriptionFact | InvoiceFact

/** Before a release, 10,000. */
const runs = process.env["RELEASE_CHECK"] === "1" ? 10_000 : 1_000

const permutations = <A>(items: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, n) => permutations(items.toSpliced(n, 1)).map((rest) => [item, ...rest]))

const encode = Schema.encodeSync(SubscriptionState)

/** Everything known, as stored, and what it grants at every instant. */
const accessOf = (facts: ReadonlyArray<Fact>): string => {
  const state = known(...facts)
  const granted = instants.map((at) => {
    const { tier, status, accessUntil } = entitlementAt(state, at)
    return [tier, status, accessUntil?.epochMilliseconds]
  })
  return JSON.stringify([encode(state), granted])
}

/** A trial that is paid, renewed, cancelled, resumed and refunded: six messages. */
const life: ReadonlyArray<Fact> = [
  factOf({
    status: "trialing",
    trialEndsAt: "2026-11-27T09:00:00Z",
    renewsAt: "2026-11-27T09:00:00Z",
    updatedAt: "2026-11-20T09:00:00Z",
  }),
  factOf({ status: "active", renewsAt: "2026-12-27T09:00:00Z", updatedAt: "2026-11-27T09:00:00Z" }),
  invoiceOf({
    status: "paid",
    reason: "renewal",
    createdAt: "2026-11-27T09:00:00Z",
    updatedAt: "2026-11-27T09:00:00Z",
  }),
  factOf({
    status: "cancelled",
    renewsAt: "2026-12-27T09:00:00Z",
    endsAt: "2026-12-27T09:00:00Z",
    updatedAt: "2026-12-01T09:00:00Z",
  }),
  // Resumed within the same second as it was cancelled: a tie that has to be settled the same way every time.
  factOf({ status: "active", renewsAt: "2026-12-27T09:00:00Z", updatedAt: "2026-12-01T09:00:00Z" }),
  invoiceOf({
    status: "refunded",
    reason: "renewal",
    createdAt: "2026-11-27T09:00:00Z",
    refundedAt: "2026-12-02T09:00:00Z",
  }),
]

describe("messages in any order", { timeout: 300_000 }, () => {
  test("all 720 orders of one life, each message once or twice, end like the right order", () => {
    const inOrder = accessOf(life)
    for (const order of permutations(life)) {
      expect(accessOf(order)).toBe(inOrder)
      expect(accessOf([...order, ...order])).toBe(inOrder)
      expect(accessOf(order.flatMap((fact) => [fact, fact]))).toBe(inOrder)
    }
  })

  test(`${runs} random histories of 12 messages end the same in any order, with repetitions`, () => {
    fc.assert(
      fc.property(
        anyHistory.chain((history) =>
          fc.record({
            history: fc.constant(history),
            shuffled: fc.shuffledSubarray([...history], { minLength: 12, maxLength: 12 }),
            repeated: fc.subarray([...history]),
          }),
        ),
        ({ history, shuffled, repeated }) => {
          expect(accessOf([...shuffled, ...repeated])).toBe(accessOf(history))
        },
      ),
      { numRuns: runs },
    )
  })
})
