import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { charge, grant, newAccount, release, reserve, sendAll, view } from "#testing/quota/scenario.ts"

const now = "2026-11-20T09:00:00.000Z"
const starter = { scripts: 5, topicViews: 10 }
const names = (count: number, prefix = "r") =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`)

describe("generations", () => {
  test("an account on the Starter plan gets exactly 5 scripts in a month", () => {
    const account = sendAll(
      newAccount,
      names(9).map((id) => reserve(id)),
      now,
    )
    expect(account.usage(now, starter)).toMatchObject({ scriptsUsed: 0, scriptsOpen: 5, scriptsLimit: 5 })
    expect(account.refusal(reserve("more"), now)).toBe("MonthlyQuotaReached")
  })

  test("a refusal says the limit, the use and when the month ends", () => {
    const full = sendAll(
      newAccount,
      names(5).flatMap((id) => [reserve(id), charge(id)]),
      now,
    )
    expect(full.send(reserve("more"), now)).toMatchObject({
      failure: { limit: 5, used: 5, resetsAt: "2026-12-01T00:00:00.000Z" },
    })
  })

  test("where the account may have no more than one, neither plan nor bonus gives a second", () => {
    const onlyOne = (reservationId: string) =>
      ({ _tag: "ReserveGeneration", reservationId, allowance: 5, atMost: 1 }) as const
    const first = sendAll(newAccount, [grant(3, 0, null)], now).after(onlyOne("a"), now)
    expect(first.send(onlyOne("b"), now)).toMatchObject({ failure: { limit: 1, used: 1 } })
    expect(first.refusal(reserve("b"), now)).toBe("")
  })

  test("a retried click is the same reservation", () => {
    const once = newAccount.after(reserve("r"), now)
    expect(once.after(reserve("r"), now).events).toHaveLength(1)
    const charged = once.after(charge("r"), now)
    expect(charged.after(reserve("r"), now).events).toHaveLength(2)
  })

  test("a failed generation is given back, and its click may be tried again", () => {
    const again = sendAll(newAccount, [reserve("r", 1), release("r"), reserve("r", 1), charge("r")], now)
    expect(again.usage(now, starter)).toMatchObject({ scriptsUsed: 1, scriptsOpen: 0 })
  })

  test("a charge without a reservation, a second charge and a charge after release are refused", () => {
    expect(newAccount.refusal(charge("r"), now)).toBe("ReservationUnknown")
    const charged = sendAll(newAccount, [reserve("r"), charge("r")], now)
    expect(charged.refusal(charge("r"), now)).toBe("ReservationAlreadyCharged")
    const released = sendAll(newAccount, [reserve("r"), release("r")], now)
    expect(released.refusal(charge("r"), now)).toBe("ReservationUnknown")
  })

  test("what is charged stays charged: a release after it changes nothing", () => {
    const charged = sendAll(newAccount, [reserve("r"), charge("r")], now)
    expect(charged.after(release("r"), now).events).toHaveLength(2)
  })

  test("a reservation lapses 90 seconds after it was made, whether or not anything runs", () => {
    const account = newAccount.after(reserve("r", 1), now)
    const [lastMoment, lapsed] = ["2026-11-20T09:01:29.999Z", "2026-11-20T09:01:30.000Z"]
    expect(account.usage(lastMoment, starter).scriptsOpen).toBe(1)
    expect(account.refusal(charge("r"), lastMoment)).toBe("")
    expect(account.usage(lapsed, starter).scriptsOpen).toBe(0)
    expect(account.refusal(charge("r"), lapsed)).toBe("ReservationLapsed")
    expect(account.refusal(reserve("other", 1), lapsed)).toBe("")
  })

  test("a charge in the new month belongs to the month of its click", () => {
    const account = newAccount.after(reserve("late"), "2026-11-30T23:59:50.000Z")
    const next = "2026-12-01T00:00:30.000Z"
    const charged = account.after(charge("late"), next)
    expect(charged.events.map(({ _tag }) => _tag)).toEqual([
      "GenerationReserved",
      "QuotaMonthOpened",
      "GenerationCharged",
    ])
    expect(charged.usage(next, starter)).toMatchObject({ period: "2026-12", scriptsUsed: 0, scriptsOpen: 0 })
    expect(charged.refusal(charge("late"), next)).toBe("ReservationAlreadyCharged")
  })

  test("an unlimited plan has no limit", () => {
    const account = sendAll(
      newAccount,
      names(300).map((id) => reserve(id, null)),
      now,
    )
    expect(account.usage(now, { scripts: null, topicViews: null })).toMatchObject({
      scriptsOpen: 300,
      scriptsLimit: null,
    })
  })

  test("a month without events is zero, and nothing rolls over", () => {
    const account = sendAll(
      newAccount,
      names(2).flatMap((id) => [reserve(id), charge(id)]),
      now,
    )
    for (const later of [
      "2026-12-01T00:00:00.000Z",
      "2027-02-28T23:59:59.999Z",
      "2028-02-29T12:00:00.000Z",
    ]) {
      expect(account.usage(later, starter)).toMatchObject({ scriptsUsed: 0, topicViews: 0, scriptsLimit: 5 })
      const full = sendAll(
        account,
        names(9, "next").map((id) => reserve(id)),
        later,
      )
      expect(full.usage(later, starter).scriptsOpen).toBe(5)
    }
  })
})

describe("bonus", () => {
  test("counts up to and including its last day (UTC), and is ignored afterwards", () => {
    const account = newAccount.after(grant(3, 4, "2026-11-25"), now)
    const lastDay = account.usage("2026-11-25T23:59:59.999Z", starter)
    expect(lastDay).toMatchObject({ scriptsLimit: 8, topicViewsLimit: 14, bonusUntil: "2026-11-25" })
    const dayAfter = account.usage("2026-11-26T00:00:00.000Z", starter)
    expect(dayAfter).toMatchObject({
      scriptsLimit: 5,
      topicViewsLimit: 10,
      bonusScripts: 0,
      bonusUntil: null,
    })
  })

  test("base allowance is used up before bonus", () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(8), fc.nat(20), (allowance, bonus, attempts) => {
        const clicks = names(attempts).flatMap((id) => [reserve(id, allowance), charge(id)])
        const account = sendAll(newAccount, [grant(bonus, 0, null), ...clicks], now)
        const { scriptsUsed, ledger } = account.usage(now, { scripts: allowance, topicViews: null })
        expect(scriptsUsed).toBe(Math.min(attempts, allowance + bonus))
        expect(ledger[0]?.scriptsUsed).toBe(Math.min(scriptsUsed, allowance))
        expect(ledger[1]?.scriptsUsed ?? 0).toBe(Math.max(0, scriptsUsed - allowance))
      }),
    )
  })

  test("a new grant replaces the one before it, and zeros take it away", () => {
    const twice = sendAll(newAccount, [grant(3, 3, null), grant(1, 2, "2026-12-31")], now)
    expect(twice.usage(now, starter)).toMatchObject({ scriptsLimit: 6, topicViewsLimit: 12 })
    const none = twice.after(grant(0, 0, null), now)
    expect(none.usage(now, starter)).toMatchObject({ scriptsLimit: 5, bonusUntil: null })
    expect(none.usage(now, starter).ledger).toHaveLength(1)
  })

  test("a grant whose last day is over is refused; today is not", () => {
    expect(newAccount.refusal(grant(1, 1, "2026-11-19"), now)).toBe("GrantAlreadyExpired")
    expect(newAccount.refusal(grant(1, 1, "2026-11-20"), now)).toBe("")
  })

  test("does not limit what is unlimited", () => {
    const account = newAccount.after(grant(3, 3, null), now)
    expect(account.usage(now, { scripts: null, topicViews: null })).toMatchObject({
      scriptsLimit: null,
      topicViewsLimit: null,
    })
  })
})

describe("topic views", () => {
  test("a topic counts once in a calendar month, and again in the next", () => {
    const twice = sendAll(newAccount, [view("t"), view("t"), view("t")], now)
    expect(twice.events).toHaveLength(1)
    expect(twice.usage(now, starter).topicViews).toBe(1)
    const next = twice.after(view("t"), "2026-12-01T00:00:00.000Z")
    expect(next.usage("2026-12-01T00:00:00.000Z", starter).topicViews).toBe(1)
  })

  test("the eleventh topic of the month is refused; those seen before stay open", () => {
    const full = sendAll(
      newAccount,
      names(10, "t").map((id) => view(id)),
      now,
    )
    expect(full.send(view("t10"), now)).toMatchObject({
      failure: { _tag: "TopicViewsUsedUp", limit: 10, used: 10, resetsAt: "2026-12-01T00:00:00.000Z" },
    })
    expect(full.refusal(view("t3"), now)).toBe("")
  })
})
