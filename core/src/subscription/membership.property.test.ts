import * as DateTime from "effect/DateTime"
import fc from "fast-check"
import { expect, test } from "vitest"
import type { QuotaCommand } from "#quota/commands.ts"
import type { Usage } from "#quota/usage.ts"
import { allowanceOf } from "#plan/allowance.ts"
import type { Tier } from "#plan/tier.ts"
import { QuotaModel } from "#testing/quota/model.ts"
import { type Account, charge, grant, newAccount, release, reserve, view } from "#testing/quota/scenario.ts"
import { at, commandOf, decided, known } from "#testing/subscription/given.ts"
import {
  begin,
  day,
  hour,
  type Model,
  next,
  starts,
  type Step,
  steps,
} from "#testing/subscription/provider-model.ts"
import { entitlementAt } from "./access.ts"
import { subscription } from "./decider.ts"
import type { SubscriptionState } from "./state.ts"

const iso = (millis: number): string => new Date(millis).toISOString()

/** What may happen to one member: something at the provider, something of their own, or something by an admin. */
type Move =
  | { readonly _tag: "Provider"; readonly step: Step }
  | { readonly _tag: "SetTier"; readonly tier: Tier }
  | {
      readonly _tag: "Grant"
      readonly scripts: number
      readonly views: number
      readonly until: string | null
    }
  | { readonly _tag: "Spend"; readonly clicks: number }
  | { readonly _tag: "Own"; readonly what: "reserve" | "charge" | "release" | "view"; readonly id: string }

/** Milliseconds between moves: seconds, days, a month, and an hour back. */
const pause = fc.oneof(
  { weight: 6, arbitrary: fc.nat(20_000) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 10 }).map((days) => days * day) },
  { weight: 1, arbitrary: fc.constantFrom(168 * hour, 28 * day, 31 * day) },
  { weight: 2, arbitrary: fc.constant(-hour) },
)

const id = fc.constantFrom("a", "b", "c", "d", "e", "f")
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...steps).map((step) => ({ _tag: "Provider" as const, step })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<Tier>("freemium", "creator_pro", "professional")
      .map((tier) => ({ _tag: "SetTier" as const, tier })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      _tag: fc.constant("Grant" as const),
      scripts: fc.nat(4),
      views: fc.nat(4),
      until: fc.option(fc.constantFrom("2026-02-28", "2026-12-31", "2028-02-29", "2028-03-31")),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 1, max: 12 }).map((clicks) => ({ _tag: "Spend" as const, clicks })),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      _tag: fc.constant("Own" as const),
      what: fc.constantFrom("reserve" as const, "charge" as const, "release" as const, "view" as const),
      id,
    }),
  },
)
const life = fc.tuple(
  fc.constantFrom(...starts),
  fc.array(fc.tuple(pause, move), { minLength: 1, maxLength: 40 }),
)

interface Member {
  readonly provider: Model
  readonly state: SubscriptionState
  readonly account: Account
  /** The quota's rules written a second time; it changes in place. */
  readonly plain: QuotaModel
  readonly clock: number
}

const joined = (start: string): Member => {
  const provider = begin(start)
  return {
    provider,
    state: known(...provider.facts),
    account: newAccount,
    plain: new QuotaModel(),
    clock: Date.parse(start),
  }
}

const allowanceAt = ({ state, clock }: Member) =>
  allowanceOf(entitlementAt(state, DateTime.makeUnsafe(clock)).tier)

const usageOf = (member: Member): Usage => member.account.usage(iso(member.clock), allowanceAt(member))

/** The account and the plain rules answer a command alike. */
const send = (member: Member, command: QuotaCommand): Member => {
  const { account, plain, clock } = member
  const answer = account.refusal(command, iso(clock)) === "" ? "accepted" : "refused"
  expect(answer).toBe(plain.send(command, clock))
  return { ...member, account: account.after(command, iso(clock)) }
}

const own = (member: Member, what: "reserve" | "charge" | "release" | "view", name: string): QuotaCommand => {
  const { scripts, topicViews } = allowanceAt(member)
  switch (what) {
    case "reserve":
      return reserve(name, scripts)
    case "charge":
      return charge(name)
    case "release":
      return release(name)
    case "view":
      return view(name, topicViews)
  }
}

let clicks = 0

const after = (member: Member, wanted: Move): Member => {
  switch (wanted._tag) {
    case "Provider": {
      // The provider's own clock never goes back.
      const provider = next(member.provider, wanted.step, Math.max(1000, member.clock - member.provider.now))
      const news = provider.facts.slice(member.provider.facts.length)
      const events = news.flatMap((fact) => decided(member.state, commandOf(fact)))
      return { ...member, provider, state: events.reduce(subscription.evolve, member.state) }
    }
    case "SetTier": {
      const events = decided(member.state, { _tag: "SetTier", tier: wanted.tier }, at(iso(member.clock)))
      return { ...member, state: events.reduce(subscription.evolve, member.state) }
    }
    case "Grant":
      return send(member, grant(wanted.scripts, wanted.views, wanted.until))
    case "Spend": {
      let now = member
      for (let n = 0; n < wanted.clicks; n += 1) {
        clicks += 1
        now = send(now, own(now, "reserve", `click-${clicks}`))
        now = send(now, charge(`click-${clicks}`))
      }
      return now
    }
    case "Own":
      return send(member, own(member, wanted.what, wanted.id))
  }
}

/** Every member at every step of a random life: before a move at an instant, and after it at the same instant. */
const everyStep = (check: (before: Member, wanted: Move, now: Member) => void) =>
  fc.assert(
    fc.property(life, ([start, moves]) => {
      let member = joined(start)
      for (const [later, wanted] of moves) {
        const before = { ...member, clock: member.clock + later }
        member = after(before, wanted)
        check(before, wanted, member)
      }
    }),
    // So many that what is rare among moves, as a change of plan behind a script, is met hundreds of times.
    { numRuns: 1_500 },
  )

const counters = (usage: Usage): ReadonlyArray<number> => [
  usage.scriptsUsed,
  usage.scriptsOpen,
  usage.topicViews,
  usage.bonusScripts,
  usage.bonusTopicViews,
  usage.scriptsLimit ?? 0,
  usage.topicViewsLimit ?? 0,
  ...usage.ledger.flatMap((entry) => [entry.scriptsUsed, entry.topicViewsUsed]),
]

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, number) => total + number, 0)

test("no counter is ever negative, and the grants burnt add up to what was used", { timeout: 60_000 }, () => {
  everyStep((_, __, now) => {
    const usage = usageOf(now)
    expect(Math.min(...counters(usage))).toBeGreaterThanOrEqual(0)
    expect(sum(usage.ledger.map(({ scriptsUsed }) => scriptsUsed))).toBe(usage.scriptsUsed)
    expect(sum(usage.ledger.map(({ topicViewsUsed }) => topicViewsUsed))).toBe(usage.topicViews)
    const [, bonus] = usage.ledger
    expect(bonus?.scriptsUsed ?? 0).toBeLessThanOrEqual(usage.bonusScripts)
  })
})

test(
  "a change of plan, whichever way, keeps what was used and changes only the limit",
  { timeout: 60_000 },
  () => {
    let changes = 0
    everyStep((before, wanted, now) => {
      if (wanted._tag !== "Provider" && wanted._tag !== "SetTier") return
      const [was, is] = [usageOf(before), usageOf(now)]
      if (was.scriptsLimit !== is.scriptsLimit && was.scriptsUsed > 0) changes += 1
      expect([is.scriptsUsed, is.scriptsOpen, is.topicViews, is.period, is.resetsAt]).toEqual([
        was.scriptsUsed,
        was.scriptsOpen,
        was.topicViews,
        was.period,
        was.resetsAt,
      ])
      const { scripts } = allowanceAt(now)
      expect(is.scriptsLimit).toBe(scripts === null ? null : scripts + is.bonusScripts)
    })
    expect(changes).toBeGreaterThan(50)
  },
)

test("a click is taken only within the limit of the plan of that instant", { timeout: 60_000 }, () => {
  everyStep((before, wanted, now) => {
    const [was, is] = [usageOf(before), usageOf(now)]
    const taken = is.scriptsUsed + is.scriptsOpen - (was.scriptsUsed + was.scriptsOpen)
    if (taken <= 0) return
    expect(["Spend", "Own"]).toContain(wanted._tag)
    expect(is.scriptsUsed + is.scriptsOpen).toBeLessThanOrEqual(is.scriptsLimit ?? Infinity)
  })
})

test(
  "within a month the counters only rise, also when the clock goes back an hour",
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(life, ([start, moves]) => {
        let member = joined(start)
        for (const [later, wanted] of moves) {
          const was = usageOf(member)
          member = after({ ...member, clock: member.clock + later }, wanted)
          const is = usageOf(member)
          if (is.period !== was.period) continue
          expect(is.scriptsUsed).toBeGreaterThanOrEqual(was.scriptsUsed)
          expect(is.topicViews).toBeGreaterThanOrEqual(was.topicViews)
        }
      }),
      { numRuns: 500 },
    )
  },
)
