import * as DateTime from "effect/DateTime"
import { dunningDays, trialEnd } from "./standing.ts"
import type { KnownSubscription, SubscriptionState } from "./state.ts"

/** Every instant at which what a subscription grants could change by time alone; most of them change nothing. */
const turnsOf = (known: KnownSubscription): ReadonlyArray<DateTime.Utc | null> => {
  const { latest, paid, cycles } = known
  const dueAt = paid?.renewsAt ?? latest.updatedAt
  return [
    latest.startedAt,
    latest.endsAt,
    latest.renewsAt,
    latest.updatedAt,
    trialEnd(known),
    dueAt,
    DateTime.add(dueAt, { days: dunningDays }),
    ...cycles.map(({ renewsAt }) => renewsAt),
  ]
}

/**
 * Up to, and not including, when what was computed at `at` holds if nothing new is heard; `null` for ever. Never too
 * late, and sometimes too early.
 */
export const holdsUntil = (state: SubscriptionState, at: DateTime.Utc): DateTime.Utc | null => {
  const turns = [
    ...state.subscriptions.flatMap(turnsOf),
    ...state.invoices.flatMap(({ refundedAt, updatedAt, createdAt }) => [refundedAt, updatedAt, createdAt]),
    state.tierSet?.at ?? null,
  ]
  const ahead = turns.filter((turn) => turn !== null).filter((turn) => DateTime.isGreaterThan(turn, at))
  return ahead.length === 0 ? null : ahead.reduce(DateTime.min)
}
