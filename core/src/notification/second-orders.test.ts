import { expect, test } from "vitest"
import { later, type News, paid, reached, standing, trial } from "#testing/notification/standing.ts"
import { at, record } from "#testing/subscription/given.ts"
import { noticesOf } from "./decide.ts"
import { worded } from "./words.ts"

/** What the news that came last tells, in plain English, when told at `now`. */
const told = (now: string, ...facts: ReadonlyArray<News>): ReadonlyArray<readonly [string, string]> => {
  const before = record(...facts.slice(0, -1)).length
  return record(...facts)
    .slice(before)
    .flatMap((fact) => noticesOf(fact, { event: "e", ...reached, known: standing(facts), now: at(now) }))
    .map((notice) => [notice.kind, worded(notice, "english").says[0] ?? ""] as const)
}

const cancelled = later(paid, {
  status: "cancelled",
  endsAt: "2026-12-20T09:00:00Z",
  updatedAt: "2026-11-25T09:00:00Z",
})
test.each<readonly [string, string, ReadonlyArray<News>, ReadonlyArray<readonly [string, string]>]>([
  [
    "a second trial, ordered beside the one that runs",
    "2026-11-20T09:00:05Z",
    [trial, later(trial, { subscriptionId: "sub-2", orderId: "order-2", trialAllowed: false })],
    [
      [
        "plan_ordered_twice",
        "Your plan runs as before. A second order, of Creator Pro with a free trial, arrived beside it: we are cancelling that one at the payment provider, and nothing is charged for it.",
      ],
    ],
  ],
  [
    "one of two plans that is cancelled",
    "2026-11-25T09:00:05Z",
    [
      paid,
      later(paid, {
        subscriptionId: "sub-2",
        orderId: "order-2",
        billing: "yearly",
        renewsAt: "2027-11-20T09:00:00Z",
        updatedAt: "2026-11-20T09:00:01Z",
      }),
      cancelled,
    ],
    [
      [
        "plan_second_cancelled",
        "Two of your plans were running at once. One of them, Creator Pro, is cancelled now and not charged again; the other runs as before.",
      ],
    ],
  ],
])("%s", (_, now, facts, expected) => {
  expect(told(now, ...facts)).toEqual(expected)
})
