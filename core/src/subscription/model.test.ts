import * as DateTime from "effect/DateTime"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { factOf, known } from "#testing/subscription/given.ts"
import { entitlementAt } from "./access.ts"
import type { SubscriptionFact } from "./facts.ts"

const hour = 3_600_000
const day = 24 * hour

/** Months' ends, a leap day, the turn of a year, and an ordinary day. */
const starts = [
  "2026-01-31T09:00:00Z",
  "2028-02-29T23:59:59Z",
  "2026-12-31T23:59:59Z",
  "2026-11-20T09:00:00Z",
]

type Step = "convert" | "renew" | "fail" | "recover" | "cancel" | "resume" | "expire" | "second_trial"
const steps: ReadonlyArray<Step> = [
  "convert",
  "renew",
  "fail",
  "recover",
  "cancel",
  "resume",
  "expire",
  "second_trial",
]

interface Model {
  readonly facts: ReadonlyArray<SubscriptionFact>
  readonly status: "trialing" | "active" | "past_due" | "cancelled" | "expired"
  /** The instant up to which something was paid or promised. */
  readonly promised: number
  readonly paidUntil: number
  readonly trials: number
  readonly now: number
}

const iso = (millis: number): string => new Date(millis).toISOString()

const begin = (start: string): Model => {
  const now = Date.parse(start)
  const end = now + 168 * hour
  const fact = factOf({
    status: "trialing",
    startedAt: start,
    trialEndsAt: iso(end),
    renewsAt: iso(end),
    updatedAt: start,
  })
  return { facts: [fact], status: "trialing", promised: end, paidUntil: end, trials: 1, now }
}

/** A plain model of the provider: what it says next, and what it thereby promises. */
const next = (model: Model, step: Step, later: number): Model => {
  const now = model.now + later
  const told = (given: Partial<typeof SubscriptionFact.Encoded> & { status: SubscriptionFact["status"] }) =>
    factOf({
      startedAt: iso(Date.parse(model.facts[0] ? DateTime.formatIso(model.facts[0].startedAt) : "")),
      renewsAt: iso(model.paidUntil),
      updatedAt: iso(now),
      ...given,
    })
  const after = (fact: SubscriptionFact, change: Partial<Model>): Model => ({
    ...model,
    now,
    ...change,
    facts: [...model.facts, fact],
  })
  const { status } = model
  switch (step) {
    case "convert":
    case "renew":
    case "recover": {
      if (status === "cancelled" || status === "expired") return model
      const paidUntil = Math.max(now, model.paidUntil) + 30 * day
      return after(told({ status: "active", renewsAt: iso(paidUntil) }), {
        status: "active",
        paidUntil,
        promised: paidUntil + 14 * day,
      })
    }
    case "fail":
      if (status !== "active" && status !== "past_due") return model
      return after(told({ status: "past_due" }), { status: "past_due", promised: model.paidUntil + 14 * day })
    case "cancel":
      if (status === "cancelled" || status === "expired") return model
      return after(told({ status: "cancelled", endsAt: iso(model.paidUntil) }), {
        status: "cancelled",
        promised: model.paidUntil,
      })
    case "resume": {
      if (status !== "cancelled" || now >= model.paidUntil) return model
      const never = !model.facts.some((fact) => fact.status === "active")
      return after(told({ status: never ? "trialing" : "active" }), {
        status: never ? "trialing" : "active",
        promised: never ? model.paidUntil : model.paidUntil + 14 * day,
      })
    }
    case "expire":
      return after(told({ status: "expired", endsAt: iso(now) }), { status: "expired", promised: now })
    case "second_trial":
      return after(
        factOf({
          subscriptionId: `sub-${model.facts.length + 1}`,
          status: "trialing",
          startedAt: iso(now),
          trialEndsAt: iso(now + 168 * hour),
          updatedAt: iso(now),
        }),
        { trials: model.trials + 1 },
      )
  }
}

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
