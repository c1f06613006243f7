import * as DateTime from "effect/DateTime"
import { describe, expect, test } from "vitest"
import type { Tier } from "#plan/tier.ts"
import type { QuotaEvent } from "#quota/events.ts"
import type { UsageFacts } from "#quota/usage.ts"
import { cancelledTrial, type News, paid, reached, standing, trial } from "#testing/notification/standing.ts"
import { at } from "#testing/subscription/given.ts"
import { noticesOf } from "./decide.ts"
import type { Happening } from "./happening.ts"
import { worded } from "./words.ts"

const now = at("2026-11-20T09:00:00Z")

const knownWith = (usage: Partial<UsageFacts>, tier?: Tier) =>
  standing([], { period: "2026-11", at: now, ...usage }, tier)

const charged: QuotaEvent = { _tag: "GenerationCharged", reservationId: "r", at: now }
const viewed: QuotaEvent = { _tag: "TopicViewed", topicId: "t", period: "2026-11", at: now }

const titles = (fact: QuotaEvent | Happening, usage: Partial<UsageFacts> = {}, tier?: Tier) =>
  noticesOf(fact, { event: "e", ...reached, known: knownWith(usage, tier), now }).map(
    (notice) => worded(notice, "english").title,
  )

describe("what the use of a month tells", () => {
  test.each<readonly [number, Tier, ReadonlyArray<string>]>([
    [3, "freemium", []],
    [4, "freemium", ["4 of 5 scripts used"]],
    [5, "freemium", ["This month's scripts are used up"]],
    [39, "creator_pro", []],
    [40, "creator_pro", ["40 of 50 scripts used"]],
    [49, "creator_pro", ["49 of 50 scripts used"]],
    [50, "creator_pro", ["This month's scripts are used up"]],
    [5_000, "professional", []],
  ])("%i scripts on %s", (scriptsCharged, tier, expected) => {
    expect(titles(charged, { scriptsCharged }, tier)).toEqual(expected)
  })

  test.each<readonly [number, Tier, ReadonlyArray<string>]>([
    [7, "freemium", []],
    [8, "freemium", ["8 of 10 topic views used"]],
    [10, "freemium", ["This month's topic views are used up"]],
    [500, "creator_pro", []],
  ])("%i topic views on %s", (topicsViewed, tier, expected) => {
    expect(titles(viewed, { topicsViewed }, tier)).toEqual(expected)
  })

  test("each stage is one thing a month, and a larger allowance has its own", () => {
    const aboutOf = (scriptsCharged: number, tier: Tier) =>
      noticesOf(charged, { event: "e", ...reached, known: knownWith({ scriptsCharged }, tier), now })[0]
        ?.about
    expect(aboutOf(41, "creator_pro")).toBe(aboutOf(44, "creator_pro"))
    expect(aboutOf(50, "creator_pro")).not.toBe(aboutOf(44, "creator_pro"))
    expect(aboutOf(4, "freemium")).not.toBe(aboutOf(44, "creator_pro"))
  })

  test("only whoever has no plan hears how many scripts one has", () => {
    const says = (scriptsCharged: number, tier: Tier) =>
      noticesOf(charged, { event: "e", ...reached, known: knownWith({ scriptsCharged }, tier), now }).map(
        (notice) => worded(notice, "english").says.slice(1),
      )
    expect(says(4, "freemium")).toEqual([["Creator Pro has 50 scripts a month."]])
    expect(says(5, "free")).toEqual([["Creator Pro has 50 scripts a month."]])
    expect(says(50, "creator_pro")).toEqual([[]])
  })

  test("a bonus is told with its last day, where it has one, and nothing of what was not given", () => {
    const granted = (until: string | null, extraScripts = 10, extraTopicViews = 0): QuotaEvent => ({
      _tag: "QuotaGranted",
      extraScripts,
      extraTopicViews,
      until,
      grantedBy: "cli",
      at: now,
    })
    const told = (event: QuotaEvent) =>
      noticesOf(event, { event: "e", ...reached, known: knownWith({}), now })
        .map((one) => worded(one, "english"))
        .map(({ title, says }) => [title, says[0]])
    const scripts = "Extra scripts for you: 10 more a month"
    const views = "Extra topic views for you: 1 more a month"
    const until = "This counts up to and including December 31, 2026."
    expect(told(granted("2026-12-31"))).toEqual([[scripts, until]])
    expect(told(granted(null))).toEqual([[scripts, "It comes on top of your plan."]])
    expect(told(granted("2026-12-31", 0, 1))).toEqual([[views, until]])
    expect(told(granted("2026-12-31", 10, 1))).toEqual([
      [scripts, until],
      [views, until],
    ])
    expect(told(granted(null, 0, 0))).toEqual([])
  })

  test.each<QuotaEvent>([
    {
      _tag: "GenerationReserved",
      reservationId: "r",
      period: "2026-11",
      leaseUntil: DateTime.add(now, { minutes: 2 }),
      limit: 5,
      at: now,
    },
    { _tag: "GenerationReleased", reservationId: "r", reason: "failed", at: now },
    { _tag: "QuotaMonthOpened", period: "2026-11", open: [], bonus: null, at: now },
  ])("$_tag tells nothing", (event) => {
    expect(titles(event, { scriptsCharged: 5 })).toEqual([])
  })
})

describe("what else happens", () => {
  const saysOf = (happening: Happening, facts: ReadonlyArray<News> = []) =>
    noticesOf(happening, { event: "e", ...reached, known: standing(facts), now }).map(
      (notice) => worded(notice, "english").says,
    )

  test("who is suspended hears whom to write to, and that a plan is charged all the same", () => {
    const suspended: Happening = { _tag: "SafetyChanged", change: "account_suspended" }
    const mistake = "If you think this is a mistake, write to us: help@example.org"
    expect(saysOf(suspended)).toEqual([[expect.any(String), mistake]])
    expect(saysOf(suspended, [paid])).toEqual([
      [
        expect.any(String),
        "The suspension does not cancel Creator Pro: it goes on being charged until you cancel it on your profile.",
        mistake,
      ],
    ])
    expect(saysOf(suspended, [trial, cancelledTrial])).toEqual([[expect.any(String), mistake]])
  })

  test("what is about an address names it, or where to write", () => {
    expect(saysOf({ _tag: "AddressRefused", letter: "l-1" })[0]?.[0]).toMatch(
      /^Mail to ada@example.org comes back/,
    )
    expect(saysOf({ _tag: "AddressChanged" })[0]?.[0]).toMatch(/write to us at once: help@example.org$/)
  })

  test.each<readonly [Happening, ReadonlyArray<string>]>([
    [{ _tag: "AccountOpened", confirmed: true }, ["Welcome to Rounds"]],
    [{ _tag: "AccountOpened", confirmed: false }, ["Please confirm your e-mail address"]],
    [{ _tag: "AddressConfirmed" }, ["Welcome to Rounds"]],
    [{ _tag: "AddressChanged" }, ["Your e-mail address was changed"]],
    [{ _tag: "SafetyChanged", change: "password_changed" }, ["Your password was changed"]],
    [{ _tag: "SafetyChanged", change: "password_reset" }, ["Your password was reset"]],
    [{ _tag: "SafetyChanged", change: "devices_signed_out" }, ["Devices were signed out"]],
    [{ _tag: "SafetyChanged", change: "passkey_added" }, ["A passkey was added"]],
    [{ _tag: "SafetyChanged", change: "two_step_on" }, ["Two-step sign-in is on"]],
    [{ _tag: "SafetyChanged", change: "account_suspended" }, ["Your account is suspended"]],
    [{ _tag: "SafetyChanged", change: "account_restored" }, ["Your account is open again"]],
    [{ _tag: "AddressRefused", letter: "l-1" }, ["Our mail does not reach you"]],
    [{ _tag: "MessageReceived", id: "m-1", subject: "Sources" }, ["A message from the contact form"]],
    [{ _tag: "DataReady", hours: 48 }, ["Your data are ready"]],
    [{ _tag: "ScriptUnclaimed", scriptId: "s-1", topic: "Sleep" }, ["Your script is ready"]],
    [{ _tag: "CollectionFailed", day: "2026-11-20" }, ["The collection of November 20, 2026 failed"]],
    [{ _tag: "EditionWithheld", day: "2026-11-20" }, ["The edition of November 20, 2026 was withheld"]],
    [{ _tag: "WriterRefused", day: "2026-11-20", problem: "key" }, ["The AI endpoint refuses us"]],
    [{ _tag: "WebhookDead", hash: "h", message: "m" }, ["A payment message could not be carried out"]],
  ])("%j", (happening, expected) => {
    expect(titles(happening)).toEqual(expected)
  })
})
