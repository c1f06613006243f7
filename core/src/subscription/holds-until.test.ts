import * as DateTime from "effect/DateTime"
import fc from "fast-check"
import { expect, test } from "vitest"
import { known } from "#testing/subscription/given.ts"
import { anyHistory, instants } from "#testing/subscription/lives.ts"
import { entitlementAt } from "./access.ts"
import { holdsUntil } from "./holds-until.ts"

test("what an account may use stays as it is until the instant that is said", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      anyHistory,
      fc.constantFrom(...instants),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (history, at, share) => {
        const state = known(...history)
        const until = holdsUntil(state, at)
        const from = DateTime.toEpochMillis(at)
        const end = until === null ? from + 400 * 86_400_000 : DateTime.toEpochMillis(until) - 1
        const later = DateTime.makeUnsafe(Math.floor(from + (end - from) * share))
        const { tier, status, subscriptionId } = entitlementAt(state, at)
        expect(entitlementAt(state, later)).toMatchObject({ tier, status, subscriptionId })
        expect(until === null || DateTime.isGreaterThan(until, at)).toBe(true)
      },
    ),
    { numRuns: 1_000 },
  )
})
