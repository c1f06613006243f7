import * as DateTime from "effect/DateTime"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { known } from "#testing/subscription/given.ts"
import { begin, hour, type Model, next, starts, steps } from "#testing/subscription/provider-model.ts"
import { entitlementAt } from "./access.ts"

const anyModel = fc
  .tuple(
    fc.constantFrom(...starts),
    fc.array(fc.tuple(fc.constantFrom(...steps), fc.integer({ min: 1, max: 40 * 24 })), { maxLength: 10 }),
  )
  .map(([start, moves]) =>
    moves.reduce((model, [step, hours]) => next(model, step, hours * hour), begin(start)),
  )

const isPaidTier = (model: Model, millis: number): boolean =>
  entitlementAt(known(...model.facts), DateTime.makeUnsafe(millis)).tier !== "freemium"

describe("random lives against a plain model of the provider", () => {
  test("access never outlives what was paid or promised", () => {
    fc.assert(
      fc.property(anyModel, fc.integer({ min: 0, max: 60 * 24 }), (model, hours) => {
        expect(isPaidTier(model, model.promised + hours * hour)).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })

  test("what was paid is not cut short, whatever comes but an end by the provider", () => {
    fc.assert(
      fc.property(anyModel, fc.integer({ min: 1, max: 24 * hour }), (model, before) => {
        fc.pre(model.status !== "expired")
        expect(isPaidTier(model, model.paidUntil - before)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test("a trial is exactly 168 hours, once, however often another is begun", () => {
    fc.assert(
      fc.property(anyModel, fc.integer({ min: 0, max: 90 * 24 }), (model, hours) => {
        const [first] = model.facts
        const start = first === undefined ? 0 : DateTime.toEpochMillis(first.startedAt)
        const { trialStartsAt, trialEndsAt, status } = entitlementAt(
          known(...model.facts),
          DateTime.makeUnsafe(start + 168 * hour + hours * hour),
        )
        expect(trialStartsAt === null ? null : DateTime.toEpochMillis(trialStartsAt)).toBe(start)
        expect(trialEndsAt === null ? null : DateTime.toEpochMillis(trialEndsAt)).toBe(start + 168 * hour)
        expect(status).not.toBe("trialing")
      }),
      { numRuns: 2_000 },
    )
  })

  test("a clock that goes back an hour takes nothing away that was there an hour ago", () => {
    fc.assert(
      fc.property(anyModel, fc.integer({ min: -60 * 24, max: 60 * 24 }), (model, hours) => {
        const now = model.promised + hours * hour
        expect(!isPaidTier(model, now) || isPaidTier(model, now - hour)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
