import { describe, expect, test } from "vitest"
import { allowanceOf } from "#plan/allowance.ts"
import { charge, newAccount, reserve, sendAll } from "#testing/quota/scenario.ts"
import { at, factOf, invoiceOf, known, record } from "#testing/subscription/given.ts"
import { entitlementAt } from "./access.ts"
import type { InvoiceFact, SubscriptionFact } from "./facts.ts"
import type { SubscriptionState } from "./state.ts"
import { unwanted } from "./unwanted.ts"
import { withoutAlias } from "./trial-once.ts"

const trial = factOf({
  status: "trialing",
  trialEndsAt: "2026-11-27T09:00:00Z",
  renewsAt: "2026-11-27T09:00:00Z",
})
const paidAs = {
  status: "active",
  renewsAt: "2026-12-27T09:00:00Z",
  updatedAt: "2026-11-27T09:00:00Z",
} as const
const paid = factOf(paidAs)
const paidAgain = factOf({ ...paidAs, updatedAt: "2026-12-02T09:00:00Z" })

const superseded = (state: SubscriptionState) => unwanted(state).map(({ latest }) => latest.subscriptionId)

const tags = (...facts: ReadonlyArray<SubscriptionFact | InvoiceFact>) =>
  record(...facts).map(({ _tag }) => _tag)

describe("what others get wrong", () => {
  test("two trials begun at once on a new account: one counts, whichever message comes first", () => {
    const other = factOf({ status: "trialing", subscriptionId: "sub-2", startedAt: "2026-11-20T09:00:05Z" })
    for (const state of [known(trial, other), known(other, trial)]) {
      expect(entitlementAt(state, at("2026-11-27T08:59:59Z")).tier).toBe("creator_pro")
      expect(entitlementAt(state, at("2026-11-27T09:00:02Z")).tier).toBe("freemium")
      expect(superseded(state)).toEqual(["sub-2"])
    }
    expect(tags(trial, other)).toEqual(["TrialStarted", "TrialRepeated"])
  })

  test("cancelling does not cut access off, and resuming undoes it", () => {
    const cancelled = factOf({
      status: "cancelled",
      renewsAt: "2026-12-27T09:00:00Z",
      endsAt: "2026-12-27T09:00:00Z",
      updatedAt: "2026-12-01T09:00:00Z",
    })
    const resumed = factOf({
      status: "active",
      renewsAt: "2026-12-27T09:00:00Z",
      updatedAt: "2026-12-02T09:00:00Z",
    })
    const during = entitlementAt(known(trial, paid, cancelled), at("2026-12-20T00:00:00Z"))
    expect(during).toMatchObject({ tier: "creator_pro", status: "cancelled", nextBillingAt: null })
    const after = entitlementAt(known(trial, paid, cancelled, resumed), at("2026-12-20T00:00:00Z"))
    expect(after).toMatchObject({ tier: "creator_pro", status: "active", cancelledAt: null })
    expect(after.nextBillingAt).not.toBeNull()
  })

  test("the first of a month ends no trial", () => {
    const late = factOf({ status: "trialing", startedAt: "2026-11-28T09:00:00Z" })
    expect(entitlementAt(known(late), at("2026-12-01T00:00:00Z"))).toMatchObject({ status: "trialing" })
  })

  test("a subscription anchored on the 31st lives through February on the provider's dates", () => {
    const january = factOf({
      status: "active",
      startedAt: "2028-01-31T09:00:00Z",
      renewsAt: "2028-02-29T09:00:00Z",
      updatedAt: "2028-01-31T09:00:00Z",
    })
    const february = factOf({
      status: "active",
      startedAt: "2028-01-31T09:00:00Z",
      renewsAt: "2028-03-31T09:00:00Z",
      updatedAt: "2028-02-29T09:00:00Z",
    })
    const state = known(january, february)
    expect(entitlementAt(state, at("2028-03-30T00:00:00Z")).status).toBe("active")
    expect(entitlementAt(known(january), at("2028-02-29T09:00:01Z")).status).toBe("past_due")
  })

  test("a renewal within a month begins no new counting, and a month begins with its scripts also without one", () => {
    const renewed = factOf({
      status: "active",
      renewsAt: "2027-01-27T09:00:00Z",
      updatedAt: "2026-12-27T09:00:00Z",
    })
    const account = sendAll(newAccount, [reserve("a", 50), charge("a")], "2026-12-20T09:00:00Z")
    const left = (time: string, ...facts: ReadonlyArray<SubscriptionFact>) => {
      const { tier } = entitlementAt(known(trial, ...facts), at(time))
      const { scriptsUsed, scriptsLimit } = account.usage(time, allowanceOf(tier))
      return [scriptsUsed, scriptsLimit]
    }
    expect(left("2026-12-28T00:00:00Z", paid, renewed)).toEqual([1, 50])
    expect(left("2027-01-01T00:00:00Z", paid, renewed)).toEqual([0, 50])
    expect(left("2027-01-01T00:00:00Z", paid)).toEqual([0, 50])
  })

  test("a late `created` after `updated` takes nothing back, and still tells of the trial", () => {
    const state = known(paid, trial)
    expect(entitlementAt(state, at("2026-12-01T00:00:00Z"))).toMatchObject({ status: "active" })
    expect(entitlementAt(state, at("2026-12-01T00:00:00Z")).trialEndsAt).not.toBeNull()
    expect(tags(paid, trial)).toEqual(["SubscriptionActivated", "LateNewsRecorded"])
  })

  test("an `updated` of a subscription nobody has heard of creates it", () => {
    expect(entitlementAt(known(paid), at("2026-12-01T00:00:00Z")).tier).toBe("creator_pro")
  })

  test("a refund of an earlier period changes nothing", () => {
    const state = known(
      paid,
      invoiceOf({ status: "refunded", refundedAt: "2026-12-28T00:00:00Z" }),
      invoiceOf({
        invoiceId: "invoice-2",
        status: "paid",
        reason: "renewal",
        createdAt: "2026-11-27T09:00:00Z",
      }),
    )
    expect(entitlementAt(state, at("2026-12-28T01:00:00Z")).tier).toBe("creator_pro")
  })

  test("a refunded order of the first payment ends its subscription, found by the order", () => {
    const order = invoiceOf({
      invoiceId: "order-order-1",
      subscriptionId: null,
      orderId: "order-1",
      status: "refunded",
      refundedAt: "2026-11-22T09:00:00Z",
    })
    const bought = factOf({ status: "active", renewsAt: "2026-12-20T09:00:00Z" })
    expect(entitlementAt(known(order, bought), at("2026-11-22T08:59:59Z")).tier).toBe("creator_pro")
    expect(entitlementAt(known(order, bought), at("2026-11-22T09:00:00Z")).tier).toBe("freemium")
  })

  test("past due and cancelled keep access; paused, unpaid and expired do not", () => {
    const when = (status: "past_due" | "cancelled" | "paused" | "expired") =>
      entitlementAt(
        known(
          paid,
          factOf({
            status,
            renewsAt: "2026-12-30T09:00:00Z",
            endsAt: "2027-01-10T09:00:00Z",
            updatedAt: "2026-12-27T09:00:01Z",
          }),
        ),
        at("2026-12-28T00:00:00Z"),
      ).tier
    expect([when("past_due"), when("cancelled")]).toEqual(["creator_pro", "creator_pro"])
    expect([when("paused"), when("expired")]).toEqual(["freemium", "freemium"])
  })

  test("past due lasts as long as the provider tries the card, and not for ever by moving its next try", () => {
    const tries = ["2026-12-30T09:00:00Z", "2027-01-05T09:00:00Z", "2027-01-15T09:00:00Z"].map(
      (renewsAt, n) => factOf({ status: "past_due", renewsAt, updatedAt: `2027-01-0${n + 1}T09:00:00Z` }),
    )
    const state = known(paid, ...tries)
    expect(entitlementAt(state, at("2027-01-10T08:59:59Z")).status).toBe("past_due")
    expect(entitlementAt(state, at("2027-01-10T09:00:00Z"))).toMatchObject({
      tier: "freemium",
      requiresPlanSelection: true,
    })
  })

  test("a trial that is not paid ends at its end, without two weeks of grace", () => {
    const unpaid = factOf({
      status: "past_due",
      renewsAt: "2026-11-30T09:00:00Z",
      updatedAt: "2026-11-27T09:00:00Z",
    })
    expect(entitlementAt(known(trial, unpaid), at("2026-11-27T09:00:01Z")).tier).toBe("freemium")
  })

  test("the provider changes plans at once, we at the next billing date, and until then it can be undone", () => {
    const upgraded = factOf({ ...paidAs, tier: "professional", updatedAt: "2026-12-01T09:00:00Z" })
    const scheduled = entitlementAt(known(paid, upgraded), at("2026-12-10T00:00:00Z"))
    expect(scheduled).toMatchObject({ tier: "creator_pro", scheduledChange: { tier: "professional" } })
    expect(entitlementAt(known(paid, upgraded), at("2026-12-27T09:00:00Z")).tier).toBe("professional")
    expect(
      entitlementAt(known(paid, upgraded, paidAgain), at("2026-12-10T00:00:00Z")).scheduledChange,
    ).toBeNull()
    expect(tags(paid, upgraded, paidAgain)).toEqual([
      "SubscriptionActivated",
      "PlanChangeScheduled",
      "PlanChangeUndone",
    ])
  })

  test("until a plan change comes about, the plan of now is billed as it was", () => {
    const yearly = factOf({
      ...paidAs,
      tier: "professional",
      billing: "yearly",
      updatedAt: "2026-12-01T09:00:00Z",
    })
    expect(entitlementAt(known(paid, yearly), at("2026-12-10T00:00:00Z"))).toMatchObject({
      tier: "creator_pro",
      billing: "monthly",
      scheduledChange: { tier: "professional", billing: "yearly" },
    })
    expect(entitlementAt(known(paid, yearly), at("2026-12-27T09:00:00Z")).billing).toBe("yearly")
    const onlyBilling = factOf({ ...paidAs, billing: "yearly", updatedAt: "2026-12-01T09:00:00Z" })
    expect(entitlementAt(known(paid, onlyBilling), at("2026-12-10T00:00:00Z"))).toMatchObject({
      billing: "monthly",
      scheduledChange: { tier: "creator_pro", billing: "yearly" },
    })
    expect(tags(paid, yearly, paidAgain)).toEqual([
      "SubscriptionActivated",
      "PlanChangeScheduled",
      "PlanChangeUndone",
    ])
  })

  test("a plan change never starts a trial again", () => {
    const changed = factOf({ ...paidAs, tier: "professional", updatedAt: "2026-12-01T09:00:00Z" })
    const state = known(trial, paid, changed)
    expect(entitlementAt(state, at("2026-12-02T00:00:00Z")).status).toBe("active")
  })

  test("a trial of a person who had one under another account grants nothing and is cancelled at the provider", () => {
    const state = known({ ...trial, trialAllowed: false })
    expect(entitlementAt(state, at("2026-11-21T00:00:00Z")).tier).toBe("freemium")
    expect(superseded(state)).toEqual(["sub-1"])
  })

  test("whoever subscribes during the trial is not billed for the trial as well", () => {
    const bought = factOf({
      subscriptionId: "sub-2",
      status: "active",
      startedAt: "2026-11-22T09:00:00Z",
      renewsAt: "2026-12-22T09:00:00Z",
      updatedAt: "2026-11-22T09:00:00Z",
    })
    expect(superseded(known(trial, bought))).toEqual(["sub-1"])
    expect(entitlementAt(known(trial, bought), at("2026-11-23T00:00:00Z")).status).toBe("active")
  })

  test("reading what was told already leaves no trace in the history", () => {
    const read = { ...trial, readAt: at("2026-11-20T10:00:00Z") }
    expect(tags(trial, read, read)).toEqual(["TrialStarted"])
  })
})

test.each([
  ["Ada@Example.org", "ada@example.org"],
  ["ada+trial2@example.org", "ada@example.org"],
  ["a.d.a+x@gmail.com", "ada@gmail.com"],
  ["a.da@googlemail.com", "ada@gmail.com"],
  ["a.da@example.org", "a.da@example.org"],
  ["+tag@example.org", "+tag@example.org"],
  ["not an address", "not an address"],
])("%s is the mailbox %s", (email, mailbox) => {
  expect(withoutAlias(email)).toBe(mailbox)
})
