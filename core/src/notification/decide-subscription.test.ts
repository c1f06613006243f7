import { describe, expect, test } from "vitest"
import type { Tier } from "#plan/tier.ts"
import {
  cancelledTrial,
  later,
  type News,
  paid,
  reached,
  standing,
  trial,
  trialEnds,
} from "#testing/notification/standing.ts"
import { at, invoiceOf, record } from "#testing/subscription/given.ts"
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

const pastDue = later(paid, { status: "past_due", updatedAt: "2026-12-20T10:00:00Z" })
const cancelled = later(paid, {
  status: "cancelled",
  endsAt: "2026-12-20T09:00:00Z",
  updatedAt: "2026-11-25T09:00:00Z",
})
const refund = invoiceOf({ status: "refunded", refunded: 1900, refundedAt: "2026-11-23T09:00:00Z" })
const partly = invoiceOf({ status: "partial_refund", refunded: 500, updatedAt: "2026-11-23T09:00:00Z" })

describe("what a change of the subscription tells its owner", () => {
  test.each<readonly [string, string, ReadonlyArray<News>, ReadonlyArray<readonly [string, string]>]>([
    [
      "a trial",
      "2026-11-20T09:00:05Z",
      [trial],
      [
        [
          "trial_started",
          "Creator Pro is open to you until November 27, 2026 at 9:00 AM UTC. Then it costs $19 a month, unless you cancel before.",
        ],
      ],
    ],
    [
      "a trial of somebody who had one",
      "2026-11-20T09:00:05Z",
      [later(trial, { trialAllowed: false })],
      [
        [
          "trial_refused",
          "You have used a free trial before, under this account or another, so this one cannot start. We are cancelling it at the payment provider, and nothing is charged.",
        ],
      ],
    ],
    [
      "a trial that is cancelled",
      "2026-11-22T09:00:05Z",
      [trial, cancelledTrial],
      [
        [
          "plan_cancelled",
          "Creator Pro stays open until November 27, 2026 at 9:00 AM UTC. Then it ends, and nothing more is charged for it. Your scripts stay.",
        ],
      ],
    ],
    [
      "a cancelled trial that runs out",
      "2026-11-27T09:00:05Z",
      [trial, cancelledTrial, later(cancelledTrial, { status: "expired", updatedAt: trialEnds })],
      [
        [
          "trial_ended",
          "Your Creator Pro trial is over; you are on Starter again. Your scripts are still there.",
        ],
      ],
    ],
    [
      "a cancellation that is taken back",
      "2026-11-26T09:00:05Z",
      [paid, cancelled, later(paid, { updatedAt: "2026-11-26T09:00:00Z" })],
      [["plan_resumed", "Creator Pro runs on as before."]],
    ],
    [
      "the first payment of a trial that fails",
      "2026-11-27T09:05:00Z",
      [trial, later(trial, { status: "past_due", updatedAt: "2026-11-27T09:01:00Z" })],
      [
        [
          "first_payment_failed",
          "The payment for Creator Pro failed, so you are on Starter for now. It will be tried again.",
        ],
      ],
    ],
    [
      "a renewal that fails",
      "2026-12-20T10:00:05Z",
      [paid, pastDue],
      [
        [
          "payment_failed",
          "The payment for Creator Pro failed and will be tried again. You keep the plan until January 3, 2027 at 9:00 AM UTC.",
        ],
      ],
    ],
    [
      "a payment that succeeds after all",
      "2026-12-22T09:00:05Z",
      [paid, pastDue, later(paid, { renewsAt: "2027-01-20T09:00:00Z", updatedAt: "2026-12-22T09:00:00Z" })],
      [
        [
          "payment_recovered",
          "The payment for Creator Pro has succeeded after all. Your plan goes on; there is nothing to do.",
        ],
      ],
    ],
    [
      "a plan that runs out",
      "2026-12-20T09:00:05Z",
      [paid, cancelled, later(cancelled, { status: "expired", updatedAt: "2026-12-20T09:00:00Z" })],
      [
        [
          "plan_ended",
          "Creator Pro has ended and nothing more is charged. You are on Starter, and your scripts are still there.",
        ],
      ],
    ],
    [
      "a planned change",
      "2026-11-25T09:00:05Z",
      [paid, later(paid, { tier: "professional", updatedAt: "2026-11-25T09:00:00Z" })],
      [
        [
          "plan_change_planned",
          "From December 20, 2026 you have Professional for $49 a month. Until then everything stays as it is.",
        ],
      ],
    ],
    [
      "a planned change that is taken back",
      "2026-11-26T09:00:05Z",
      [
        paid,
        later(paid, { tier: "professional", updatedAt: "2026-11-25T09:00:00Z" }),
        later(paid, { updatedAt: "2026-11-26T09:00:00Z" }),
      ],
      [["plan_change_undone", "The planned change was undone. You keep Creator Pro."]],
    ],
    [
      "another plan in a trial: it counts at once",
      "2026-11-22T09:00:05Z",
      [trial, later(trial, { tier: "professional", updatedAt: "2026-11-22T09:00:00Z" })],
      [["plan_changed", "You have Professional now, for $49 a month."]],
    ],
    [
      "a pause",
      "2026-11-25T09:00:05Z",
      [paid, later(paid, { status: "paused", updatedAt: "2026-11-25T09:00:00Z" })],
      [
        [
          "plan_paused",
          "Creator Pro was paused at the payment provider. While it is paused you are on Starter and nothing is charged. Your scripts stay. To go on, open “Billing portal” on your profile.",
        ],
      ],
    ],
    [
      "a payment",
      "2026-11-20T09:00:05Z",
      [paid, invoiceOf({ status: "paid" })],
      [["payment_received", "Your payment of $19 has arrived. You find the invoice on your profile."]],
    ],
    ["an order without money", "2026-11-20T09:00:05Z", [trial, invoiceOf({ status: "paid", total: 0 })], []],
    [
      "part of a payment given back",
      "2026-11-23T09:00:05Z",
      [paid, invoiceOf({ status: "paid" }), partly],
      [
        [
          "payment_partly_refunded",
          "$5 was refunded, and your plan stays as it is. It can take some days until your bank shows the money.",
        ],
      ],
    ],
    [
      "a payment given back, and the plan with it",
      "2026-11-23T09:00:05Z",
      [paid, invoiceOf({ status: "paid" }), refund],
      [
        [
          "plan_refunded",
          "$19 was refunded. Creator Pro ended with it, and nothing more is charged for it. Your scripts are still there.",
        ],
      ],
    ],
    [
      "the cancellation that follows a refund: it was told already",
      "2026-11-23T09:00:15Z",
      [
        paid,
        invoiceOf({ status: "paid" }),
        refund,
        later(paid, {
          status: "cancelled",
          endsAt: "2026-12-20T09:00:00Z",
          updatedAt: "2026-11-23T09:00:10Z",
        }),
      ],
      [],
    ],
    ["a purchase: its payment says it", "2026-11-20T09:00:05Z", [paid], []],
    [
      "the end of a trial that a purchase took the place of",
      "2026-11-27T09:00:05Z",
      [
        trial,
        later(paid, {
          subscriptionId: "sub-2",
          orderId: "order-2",
          startedAt: "2026-11-21T09:00:00Z",
          updatedAt: "2026-11-21T09:00:00Z",
        }),
        later(trial, { status: "expired", updatedAt: trialEnds }),
      ],
      [],
    ],
    [
      "money of another provider",
      "2026-11-20T09:00:05Z",
      [later(trial, { provider: "lemonsqueezy", mode: "live" })],
      [],
    ],
  ])("%s", (_, now, facts, expected) => {
    expect(told(now, ...facts)).toEqual(expected)
  })

  test("an administrator's decision", () => {
    const set = (tier: Tier) =>
      noticesOf(
        { _tag: "TierSet", tier, setBy: "cli", at: at("2026-11-20T09:00:00Z") },
        { event: "e", ...reached, known: standing(), now: at("2026-11-20T09:00:00Z") },
      ).map((notice) => worded(notice, "english").says)
    expect(set("professional")).toEqual([
      ["An administrator set your plan to Professional. It counts from now on."],
    ])
  })
})
