import * as DateTime from "effect/DateTime"
import type { SubscriptionFact } from "#subscription/facts.ts"
import { factOf } from "./given.ts"

export const hour = 3_600_000
export const day = 24 * hour

/** Months' ends, a leap day, the turn of a year, and an ordinary day. */
export const starts = [
  "2026-01-31T09:00:00Z",
  "2028-02-29T23:59:59Z",
  "2026-12-31T23:59:59Z",
  "2026-11-20T09:00:00Z",
]

export type Step = "convert" | "renew" | "fail" | "recover" | "cancel" | "resume" | "expire" | "second_trial"
export const steps: ReadonlyArray<Step> = [
  "convert",
  "renew",
  "fail",
  "recover",
  "cancel",
  "resume",
  "expire",
  "second_trial",
]

/** One person at the provider, by the plainest rules. Times are milliseconds, UTC. */
export interface Model {
  readonly facts: ReadonlyArray<SubscriptionFact>
  readonly status: "trialing" | "active" | "past_due" | "cancelled" | "expired"
  /** The instant up to which something was paid or promised. */
  readonly promised: number
  readonly paidUntil: number
  readonly trials: number
  readonly now: number
}

const iso = (millis: number): string => new Date(millis).toISOString()

/** A trial begun at `start` (ISO 8601). */
export const begin = (start: string): Model => {
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

/** What the provider says `later` milliseconds on, and what it thereby promises; some steps cannot be taken. */
export const next = (model: Model, step: Step, later: number): Model => {
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
