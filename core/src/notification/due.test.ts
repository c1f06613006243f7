import { describe, expect, test } from "vitest"
import type { SubscriptionFact } from "#subscription/facts.ts"
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
import { at, record } from "#testing/subscription/given.ts"
import { noticesOf } from "./decide.ts"
import { dueNotices } from "./due.ts"
import { worded } from "./words.ts"

describe("what the clock tells of a trial", () => {
  const due = (now: string, ...facts: ReadonlyArray<News>) =>
    dueNotices(standing(facts), at(now)).map((notice) => worded(notice, "english").title)

  test.each<readonly [string, ReadonlyArray<News>, ReadonlyArray<string>]>([
    ["2026-11-24T08:59:59Z", [trial], []],
    ["2026-11-24T09:00:00Z", [trial], ["Your trial ends in 3 days"]],
    ["2026-11-26T08:59:59Z", [trial], ["Your trial ends in 3 days"]],
    ["2026-11-26T09:00:00Z", [trial], ["Your trial ends in 1 day"]],
    ["2026-11-27T09:00:00Z", [trial], []],
    ["2026-11-27T15:00:00Z", [trial], ["Your trial has ended"]],
    ["2026-11-29T09:00:01Z", [trial], []],
    ["2026-11-26T09:00:00Z", [trial, cancelledTrial], []],
    ["2026-11-27T09:00:00Z", [trial, cancelledTrial], ["Your trial has ended"]],
    ["2026-11-27T15:00:00Z", [trial, paidAfter(trial)], []],
    ["2026-11-26T09:00:00Z", [paid], []],
    ["2026-11-26T09:00:00Z", [], []],
  ])("at %s", (now, facts, expected) => {
    expect(due(now, ...facts)).toEqual(expected)
  })

  test("the provider's word and the clock's are one notice", () => {
    const expired = later(cancelledTrial, { status: "expired", updatedAt: trialEnds })
    const [byClock] = dueNotices(standing([trial, cancelledTrial]), at("2026-11-27T09:00:00Z"))
    const news = record(trial, cancelledTrial, expired).at(-1)
    const byProvider =
      news &&
      noticesOf(news, {
        event: "e",
        ...reached,
        known: standing([trial, cancelledTrial, expired]),
        now: at("2026-11-27T09:01:00Z"),
      })
    expect(byProvider?.[0]).toEqual(byClock)
  })
})

function paidAfter(fact: SubscriptionFact) {
  return later(fact, {
    status: "active",
    renewsAt: "2026-12-27T09:00:00Z",
    updatedAt: "2026-11-27T09:00:30Z",
  })
}
