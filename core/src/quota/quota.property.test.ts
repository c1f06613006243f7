import fc from "fast-check"
import { expect, test } from "vitest"
import { fold } from "#kernel/decider.ts"
import { QuotaModel } from "#testing/quota/model.ts"
import { charge, grant, newAccount, release, reserve, view } from "#testing/quota/scenario.ts"
import { quotaDecider } from "./decider.ts"

const iso = (time: number) => new Date(time).toISOString()

/** Steps of the clock in milliseconds: mostly moments, sometimes months, once in a while an hour back. */
const step = fc.oneof(
  { weight: 12, arbitrary: fc.nat(20_000) },
  { weight: 3, arbitrary: fc.constantFrom(89_999, 90_000, 90_001, 3_600_000) },
  { weight: 2, arbitrary: fc.constantFrom(86_400_000, 5 * 86_400_000, 31 * 86_400_000) },
  { weight: 1, arbitrary: fc.constant(-3_600_000) },
)

const start = fc
  .constantFrom(
    "2026-11-20T09:00:00Z",
    "2026-12-31T23:59:30Z",
    "2027-01-31T23:59:00Z",
    "2027-02-28T23:58:00Z",
    "2028-02-28T23:59:50Z",
    "2028-02-29T23:59:50Z",
    "2027-03-28T00:59:59Z",
  )
  .map((text) => new Date(text).getTime())

const id = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h")
const limit = fc.option(fc.nat(4), { freq: 6 })
const lastDay = fc.option(
  fc.constantFrom("2026-11-20", "2026-12-31", "2027-01-31", "2027-03-01", "2028-02-29", "2028-03-31"),
)
const command = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(id, limit).map(([name, allowance]) => reserve(name, allowance)) },
  { weight: 5, arbitrary: id.map(charge) },
  { weight: 2, arbitrary: id.map(release) },
  { weight: 3, arbitrary: fc.tuple(id, limit).map(([name, allowance]) => view(name, allowance)) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(3), fc.nat(3), lastDay).map((all) => grant(...all)) },
)
const life = fc.tuple(start, fc.array(fc.tuple(step, command), { maxLength: 80 }))

test("whatever the commands and the clock, every answer and every count is that of the plain rules", () => {
  fc.assert(
    fc.property(life, ([began, steps]) => {
      const model = new QuotaModel()
      let account = newAccount
      let clock = began
      for (const [pause, next] of steps) {
        clock += pause
        const answer = account.refusal(next, iso(clock)) === "" ? "accepted" : "refused"
        account = account.after(next, iso(clock))
        expect(`${next._tag} ${answer}`).toBe(`${next._tag} ${model.send(next, clock)}`)
        const time = Math.max(clock, model.last)
        const usage = account.usage(iso(clock), { scripts: 5, topicViews: 10 })
        expect(usage.scriptsUsed + usage.scriptsOpen).toBe(model.used(time))
        expect(usage.topicViews).toBe(model.viewed(time))
      }
    }),
    { numRuns: 1_000 },
  )
}, 60_000)

test("a fold from the last opened month on gives the state of a fold from the first event on", () => {
  fc.assert(
    fc.property(life, ([began, steps]) => {
      let account = newAccount
      let clock = began
      for (const [pause, next] of steps) account = account.after(next, iso((clock += pause)))
      const { events } = account
      const opening = Math.max(
        0,
        events.findLastIndex(({ _tag }) => _tag === "QuotaMonthOpened"),
      )
      expect(fold(quotaDecider, events.slice(opening))).toEqual(fold(quotaDecider, events))
    }),
    { numRuns: 500 },
  )
}, 60_000)

test("the counters only ever start again at a later moment", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2032-12-31"), noInvalidDate: true }),
      (moment) => {
        const { resetsAt, period } = newAccount.usage(moment.toISOString(), { scripts: 5, topicViews: 10 })
        expect(resetsAt > moment.toISOString()).toBe(true)
        const before = new Date(new Date(resetsAt).getTime() - 1).toISOString()
        expect(before.slice(0, 7)).toBe(period)
        expect(resetsAt).toMatch(/^\d{4}-\d{2}-01T00:00:00.000Z$/)
      },
    ),
  )
})
