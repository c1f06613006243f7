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

test("a reader of another language is told the same in it, without an English word", () => {
  const history = [
    factOf({ status: "active", renewsAt: "2026-12-20T09:00:00Z" }),
    factOf({ status: "cancelled", endsAt: "2026-12-20T09:00:00Z", updatedAt: "2026-11-21T09:00:00Z" }),
  ]
  const explanation = explain({
    userId: "user-1",
    isAdmin: false,
    at: at("2026-11-22T10:00:00Z"),
    baseTier: "freemium",
    state: known(...history),
    events: record(...history),
    usage: usageAt({ ...nothingElse, period: "2026-11", scriptsCharged: 3 }, at("2026-11-22T10:00:00Z"), {
      scripts: 50,
      topicViews: null,
    }),
    plans,
    language: "turkish",
  })
  expect(explanation.because).toBe("iptal edildi, ödenen dönemin sonuna kadar sürüyor")
  expect(explanation.events.map(({ text }) => text)).toContain("İptal edildi; erişimin sonu: 20 Aralık 2026")
  expect(decision("script", explanation)?.because).toBe("bu ay 50 haktan 3 tanesi kullanıldı")
  const told = [
    ...explanation.decisions.map(({ because }) => because),
    ...explanation.events.map(({ text }) => text),
  ]
  expect(told.join(" ")).not.toMatch(/\b(?:the|of|this|plan change|used|paid|until|by)\b/)
})
