import { expect, test } from "vitest"
import { catalogue } from "#plan/catalogue.ts"
import { usageAt, type UsageFacts } from "#quota/usage.ts"
import { at, factOf, known, record } from "#testing/subscription/given.ts"
import { explain } from "./explain.ts"

const plans = catalogue({ state: "waitlist", label: "Date to be announced" })

const nothingElse: Omit<UsageFacts, "period" | "scriptsCharged"> = {
  at: null,
  open: [],
  bonus: null,
  topicsViewed: 0,
}

const explained = (iso: string, scripts: number, ...facts: ReadonlyArray<Parameters<typeof factOf>[0]>) => {
  const history = facts.map(factOf)
  const tier = iso < "2026-11-27T09" && history.length > 0 ? "creator_pro" : "freemium"
  const usage = usageAt(
    { ...nothingElse, period: iso.slice(0, 7), scriptsCharged: scripts },
    at(iso),
    tier === "creator_pro" ? { scripts: 50, topicViews: null } : { scripts: 5, topicViews: 10 },
  )
  return explain({
    userId: "user-1",
    isAdmin: false,
    at: at(iso),
    baseTier: "freemium",
    state: known(...history),
    events: record(...history),
    usage,
    plans,
  })
}

const decision = (what: string, explanation: ReturnType<typeof explained>) =>
  explanation.decisions.find((one) => one.what === what)

test("a new account is told what it has and what it may buy", () => {
  const explanation = explained("2026-11-20T10:00:00Z", 5)
  expect(explanation).toMatchObject({ tier: "freemium", because: "no subscription so far", events: [] })
  expect(decision("script", explanation)).toMatchObject({ allowed: false, because: "5 of 5 used this month" })
  expect(decision("trial", explanation)).toMatchObject({ allowed: true })
  expect(decision("creator_pro", explanation)).toMatchObject({ allowed: true, because: "by checkout" })
  expect(decision("professional", explanation)).toMatchObject({ allowed: false })
})

test("a trial explains itself, and afterwards why it is over", () => {
  const trial = { status: "trialing", trialEndsAt: "2026-11-27T09:00:00Z" } as const
  const during = explained("2026-11-22T10:00:00Z", 7, trial)
  expect(during).toMatchObject({
    tier: "creator_pro",
    because: "trial",
    accessUntil: "2026-11-27T09:00:00.000Z",
  })
  expect(decision("script", during)).toMatchObject({ allowed: true, because: "7 of 50 used this month" })
  expect(during.events.map(({ text }) => text)).toEqual(["Trial of Creator Pro started"])
  const after = explained("2026-11-28T10:00:00Z", 7, trial)
  expect(after).toMatchObject({ tier: "freemium", because: "trial over, not paid" })
  expect(decision("trial", after)).toMatchObject({ allowed: false, because: "one trial per account" })
  expect(decision("manual_refresh", after)).toMatchObject({ allowed: false })
})
