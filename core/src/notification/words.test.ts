import { describe, expect, test } from "vitest"
import { languages } from "#language/names.ts"
import { noticeWords } from "#language/notices.ts"
import { at } from "#testing/subscription/given.ts"
import { type Notice, noticeKinds, ruleOf } from "./kinds.ts"
import { channelsOf, type NotificationPreferences } from "./preferences.ts"
import { namesIn, worded } from "./words.ts"

describe.each(languages)("the texts in %s", (language) => {
  const { texts } = noticeWords[language]

  test.each(noticeKinds)("%s name only the values that there are", (kind) => {
    const { title, says, action } = texts[kind]
    const known = Object.keys(ruleOf(kind).values)
    const used = [title, ...says].flatMap(namesIn)
    expect(used.filter((name) => !known.includes(name))).toEqual([])
    // What has a link says where it leads, and the other way round.
    expect(action === null).toBe(ruleOf(kind).link === null)
    expect([title, ...says].every((text) => text.trim() === text && text !== "")).toBe(true)
    expect([title, ...says].join("").replaceAll(/\{\{[a-z]+\}\}/g, "")).not.toMatch(/[{}]/)
  })
})

const started: Notice = {
  kind: "trial_started",
  about: "a",
  values: { plan: "creator_pro", until: at("2026-11-27T09:00:00Z"), price: 18_050, period: "yearly" },
  inTestMode: true,
}

test("a notice is worded in the language of its reader, with money and dates as it writes them", () => {
  expect(worded(started, "english")).toMatchObject({
    title: "Your trial has started",
    says: [
      "Creator Pro is open to you until November 27, 2026 at 9:00 AM UTC. Then it costs $180.50 a year, unless you cancel before.",
      "Until then nothing is charged. You can cancel on your profile at any time, and the trial still runs to its end.",
    ],
    action: { label: "See your plan", path: "/profile#billing" },
  })
  expect(worded(started, "turkish").says[0]).toBe(
    "Creator Pro planını kullanabilirsiniz; deneme süreniz 27 Kasım 2026 09:00 UTC itibarıyla biter. Önceden iptal etmezseniz bundan sonra ücreti yılda $180,50 olur.",
  )
})

test("an hour is told as the reader's clock shows it, where their zone is known", () => {
  expect(worded(started, "english", "America/New_York").says[0]).toMatch(
    /until November 27, 2026 at 4:00 AM EST\./,
  )
  expect(worded(started, "turkish", "Europe/Istanbul").says[0]).toMatch(
    /deneme süreniz 27 Kasım 2026 12:00 GMT\+3 itibarıyla biter/,
  )
  expect(worded(started, "english", "Nowhere/Else").says[0]).toMatch(/9:00 AM UTC\./)
})

test("a sentence whose value is missing is left out", () => {
  const resumed: Notice = { kind: "plan_resumed", about: "a", values: { plan: "professional", next: null } }
  expect(worded(resumed, "english").says).toEqual(["Professional runs on as before."])
})

test("what operators have to mend leads to the tab where they can", () => {
  const day = at("2026-11-20T00:00:00Z")
  expect(worded({ kind: "edition_withheld", about: "a", values: { day } }, "english").action).toEqual({
    label: "Look at it in Admin",
    path: "/admin?tab=scraping",
  })
  expect(worded({ kind: "webhook_dead", about: "a", values: { message: "m" } }, "turkish").action).toEqual({
    label: "Yönetimde inceleyin",
    path: "/admin?tab=analytics",
  })
})

test("a title of somebody's topic stands as it was typed, braces and all", () => {
  const ready: Notice = {
    kind: "script_ready",
    about: "a",
    values: { topic: "{{script}} <b>Sleep</b>", script: "s-1" },
  }
  expect(worded(ready, "english")).toMatchObject({
    says: [
      "“{{script}} <b>Sleep</b>” was finished after the connection was lost. It is saved in your script history.",
    ],
    action: { path: "/my-scripts?script=s-1" },
  })
})

/** Of whoever has not chosen: everything but advertising. */
const usual: NotificationPreferences = {
  emailNotifications: true,
  trialExpirationEmails: true,
  paymentNotifications: true,
  planUpgradeEmails: true,
  inAppNotifications: true,
  marketingEmails: false,
}

const nothing = {
  ...usual,
  emailNotifications: false,
  trialExpirationEmails: false,
  paymentNotifications: false,
  planUpgradeEmails: false,
  inAppNotifications: false,
}

describe("preferences", () => {
  test("whoever has not chosen hears everything but advertising", () => {
    expect(channelsOf("payment_received", usual)).toEqual({ inApp: true, mail: true })
  })

  test("what law or safety asks for cannot be switched off", () => {
    const mailed = noticeKinds.filter((kind) => channelsOf(kind, nothing).mail)
    for (const kind of [
      "trial_started",
      "payment_failed",
      "first_payment_failed",
      "plan_cancelled",
      "plan_refunded",
      "plan_changed",
      "plan_set",
      "account_suspended",
      "data_ready",
    ] as const) {
      expect(mailed).toContain(kind)
    }
    for (const kind of ["trial_ending", "payment_received", "scripts_used_up", "welcome"] as const) {
      expect(mailed).not.toContain(kind)
    }
    expect(channelsOf("password_changed", nothing)).toEqual({ inApp: true, mail: false })
    expect(channelsOf("script_ready", nothing)).toEqual({ inApp: false, mail: false })
  })

  test("each flag rules its own mail, and all together the rest", () => {
    const mail = (kind: Notice["kind"], off: Partial<NotificationPreferences>) =>
      channelsOf(kind, { ...usual, ...off }).mail
    expect(mail("trial_ending", { trialExpirationEmails: false })).toBe(false)
    expect(mail("payment_received", { paymentNotifications: false })).toBe(false)
    expect(mail("scripts_near", { planUpgradeEmails: false })).toBe(false)
    expect(mail("welcome", { emailNotifications: false })).toBe(false)
    expect(mail("scripts_near", { paymentNotifications: false })).toBe(true)
  })
})
