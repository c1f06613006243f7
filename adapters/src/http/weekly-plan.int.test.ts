import { Accounts } from "@rounds/core/account/ports.ts"
import type { NotificationPreferences } from "@rounds/core/notification/preferences.ts"
import { tellPlans } from "@rounds/core/weekly-plan/tell-plans.ts"
import { weeklyPlansOf } from "@rounds/core/weekly-plan/plan-week.ts"
import type { WeeklyPlan } from "@rounds/core/weekly-plan/weekly-plan.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import postgres from "postgres"
import { afterAll, expect, test } from "vitest"
import { publishTopics, startApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { lettersTo } from "#testing/letters.ts"

/** Of whoever has not chosen: everything but advertising. */
const usual = {
  emailNotifications: true,
  trialExpirationEmails: true,
  paymentNotifications: true,
  planUpgradeEmails: true,
  inAppNotifications: true,
  marketingEmails: false,
}

const url = await testDatabase()
const api = await startApi({ databaseUrl: url })
const sql = postgres(url, { max: 1 })
afterAll(async () => {
  await api.stop()
  await sql.end()
})

const path = "/api/user/weekly-plan"
const planOf = async (client: TestClient) => (await client.get<{ plan: WeeklyPlan | null }>(path)).body.plan

const topicsAbout = (...names: ReadonlyArray<string>) =>
  publishTopics(
    ...names.map((name) => ({
      id: `topic-${name}`,
      themeKey: name,
      title: `What about ${name}?`,
      category: name,
      specialtyRelevance: name === "iron" ? [{ specialty: "dietitian" as const, share: 0.7 }] : [],
    })),
  )

/** Does something as if it were then. */
const at = <A, E, R>(moment: string, work: Effect.Effect<A, E, R>) =>
  Effect.andThen(TestClock.setTime(Date.parse(moment)), work).pipe(
    Effect.provide(Layer.fresh(TestClock.layer())),
  )

const tellAt = (moment: string) => api.run(at(moment, tellPlans(api.url, true)))

const person = async (email: string, changes: Partial<NotificationPreferences> = {}) => {
  const client = await api.confirmed(email)
  const { id } = (await client.get<{ id: string }>("/api/user")).body
  const preferences = { ...usual, ...changes }
  expect((await client.put("/api/user/notification-preferences", preferences)).status).toBe(200)
  return { client, id }
}

const plansTo = async (email: string) =>
  (await lettersTo(sql, email)).filter(({ kind }) => kind === "weekly_plan")

test("without topics there is no plan, and nobody hears of one", async () => {
  const { client } = await person("early@example.test", { marketingEmails: true })
  expect(await planOf(client)).toBeNull()
  await tellAt("2026-11-16T08:00:00Z")
  expect(await plansTo("early@example.test")).toEqual([])
})

test("a plan is for the profession, and stays for its week whatever is published", async () => {
  await api.run(topicsAbout("sleep", "knees", "iron", "oats"))
  const { client, id } = await person("dietitian@example.test")
  const profile = { name: "Ada", profession: "dietitian", experienceLevel: "expert", preferredTone: "casual" }
  expect((await client.post("/api/user/profile", profile)).status).toBe(200)
  const plan = await planOf(client)
  expect(plan).toMatchObject({ sampleDate: "2026-11-20" })
  expect(plan?.topics.map(({ subject, suits }) => ({ subject, suits }))).toEqual([
    { subject: "iron", suits: "dietitian" },
    { subject: "knee-trouble", suits: null },
    { subject: "sleep", suits: null },
  ])
  expect(plan?.topics[1]?.reason).toEqual({
    kind: "asked",
    question: "What can I do about the pain?",
    posts: 4,
    among: 9,
    days: 7,
  })
  await api.run(topicsAbout("water", "salt", "tea"))
  expect(await planOf(client)).toEqual(plan)

  // Another week has other topics, as long as there are some.
  const week = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const next = await api.run(at(week, weeklyPlansOf([id], true)))
  expect(next.get(id)?.topics.map(({ subject }) => subject)).toEqual(["water", "salt", "tea"])
})

test("with another language the week is in it; what is missing comes in others that they work in", async () => {
  const turkish = (...names: ReadonlyArray<string>) =>
    names.map((name) => ({
      id: `topic-${name}`,
      themeKey: name,
      title: `${name} ne işe yarar?`,
      category: name,
      language: "turkish" as const,
    }))
  const said = async (client: TestClient) =>
    (await planOf(client))?.topics.map(({ subject, language }) => `${language} ${subject}`)
  const speak = (client: TestClient, language: string) => client.put("/api/user/language", { language })
  const { client } = await person("moves@example.test")
  await api.run(publishTopics({ id: "topic-rice", themeKey: "rice" }, ...turkish("kefir", "bulgur")))
  expect(await said(client)).toEqual(["english rice", "english knee-trouble"])
  await speak(client, "turkish")
  expect(await said(client)).toEqual(["turkish kefir", "turkish bulgur", "english rice"])
  await speak(client, "english")
  expect(await said(client)).toEqual(["english rice", "english knee-trouble"])

  // Who has chosen none reads the plan in the language of the screens; the mail leaves it as it is.
  const { client: silent, id } = await person("silent@example.test")
  const inTurkish = await silent.get<{ plan: WeeklyPlan | null }>(path, {
    headers: { "accept-language": "tr" },
  })
  expect(inTurkish.body.plan?.topics.map(({ language }) => language)).toEqual([
    "turkish",
    "turkish",
    "english",
  ])
  expect((await api.run(weeklyPlansOf([id], true))).get(id)).toEqual(inTurkish.body.plan)
})

test("what was written in the night to Monday where somebody is was written that week, and stays with another language", async () => {
  const { client, id } = await person("night@example.test", { timeZone: "Europe/Istanbul" })
  await api.run(
    publishTopics(
      { id: "topic-lentils", themeKey: "lentils", title: "Lentils: how long?" },
      ...["ayran", "boza", "tarhana"].map((name) => ({
        id: `topic-${name}`,
        themeKey: name,
        title: `${name} ne işe yarar?`,
        category: name,
        language: "turkish" as const,
      })),
    ),
  )
  // 01:00 on Monday in Istanbul.
  await sql`
    INSERT INTO generated_scripts (id, user_id, reservation_id, topic_id, topic_title, beats, script_content,
      acting_directions, optimization_tips, hashtags, estimated_engagement, disclaimer, words, spoken_seconds,
      words_per_minute, claims, writer, made_by_ai, created_at)
    VALUES (gen_random_uuid(), ${id}, gen_random_uuid(), 'topic-lentils', 'Lentils: how long?', '[]', 'Text', '', '{}',
      '{}', '', '', 1, 1, 150, '[]', 'offline', false, '2026-12-06T22:00:00Z')`
  const subjectsAt = async (moment: string) =>
    (await api.run(at(moment, weeklyPlansOf([id], true)))).get(id)?.topics.map(({ subject }) => subject)
  expect(await subjectsAt("2026-12-06T21:30:00Z")).toContain("lentils")
  await client.put("/api/user/language", { language: "turkish" })
  expect(await subjectsAt("2026-12-07T09:00:00Z")).toEqual(["ayran", "boza", "lentils"])
})

test("an account that is gone has none, and topics of sample data are none where they are not shown", async () => {
  const { id } = await person("strict@example.test")
  const nobody = "0b0f6dd4-9a5e-4d0c-8a0a-3f6d0a4a1c11"
  expect(await api.run(weeklyPlansOf([nobody], true))).toEqual(new Map())
  expect(await api.run(weeklyPlansOf([id], false))).toEqual(new Map())
})

test("the mail comes on Monday morning where its reader is, once, to those who asked for it alone", async () => {
  const people = {
    istanbul: await person("istanbul@example.test", {
      marketingEmails: true,
      timeZone: "Europe/Istanbul",
    }),
    nowhere: await person("nowhere@example.test", { marketingEmails: true }),
    quiet: await person("quiet@example.test"),
    mailless: await person("mailless@example.test", { marketingEmails: true, emailNotifications: false }),
    suspended: await person("gone@example.test", { marketingEmails: true }),
  }
  expect((await people.istanbul.client.put("/api/user/language", { language: "turkish" })).status).toBe(200)
  const unconfirmed = await api.signUp("unconfirmed@example.test")
  await unconfirmed.put("/api/user/notification-preferences", { ...usual, marketingEmails: true })
  await api.run(Accounts.use((accounts) => accounts.setActive(people.suspended.id, false)))

  await tellAt("2026-11-23T03:59:00Z")
  expect(await plansTo("istanbul@example.test")).toHaveLength(0)
  await tellAt("2026-11-23T04:00:00Z")
  await tellAt("2026-11-23T05:00:00Z")
  const [letter, ...others] = await plansTo("istanbul@example.test")
  expect(others).toEqual([])
  expect(letter?.subject).toBe("Bu hafta çekebileceğiniz konular")
  expect(letter?.body.says).toHaveLength(5)
  expect(letter?.body.link?.url).toBe(`${api.url}/app#week`)
  expect(await plansTo("nowhere@example.test")).toHaveLength(0)

  await tellAt("2026-11-23T07:20:00Z")
  await tellAt("2026-11-23T11:20:00Z")
  await tellAt("2026-11-24T08:20:00Z")
  expect(await plansTo("nowhere@example.test")).toHaveLength(1)
  for (const name of ["quiet", "mailless", "gone", "unconfirmed"])
    expect(await plansTo(`${name}@example.test`), name).toEqual([])
  await tellAt("2026-11-30T08:20:00Z")
  expect(await plansTo("nowhere@example.test")).toHaveLength(2)

  // What was told is what the screen shows.
  const [first] = await plansTo("nowhere@example.test")
  const kept = await api.run(at("2026-11-25T08:20:00Z", weeklyPlansOf([people.nowhere.id], true)))
  expect(first?.body.says[1]).toContain(kept.get(people.nowhere.id)?.topics[0]?.title)
})

test("its link ends it, by one press without a page", async () => {
  const { client } = await person("enough@example.test", { marketingEmails: true })
  await tellAt("2026-12-07T08:20:00Z")
  const [queued] = await sql<{ stop: string }[]>`
    SELECT body ->> 'stopUrl' AS stop FROM mail_log
    WHERE recipient = 'enough@example.test' AND kind = 'weekly_plan'`
  const stop = new URL(queued?.stop ?? "")
  const pressed = await api.visitor().raw("POST", stop.pathname, "List-Unsubscribe=One-Click", {
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "" },
  })
  expect(pressed.status).toBe(200)
  const after = await client.get<NotificationPreferences>("/api/user/notification-preferences")
  expect(after.body).toEqual(usual)
  await tellAt("2026-12-14T08:20:00Z")
  expect(await plansTo("enough@example.test")).toHaveLength(1)
})

test("killed again and again, every subscriber gets one letter", async () => {
  await sql`UPDATE notification_preferences SET marketing_emails = false`
  await sql`
    INSERT INTO accounts (id, email, email_verified, is_admin, created_at, updated_at)
    SELECT gen_random_uuid(), 'reader-' || n || '@example.org', true, false, now(), now()
    FROM generate_series(1, 350) AS n`
  await sql`
    INSERT INTO notification_preferences (user_id, marketing_emails, created_at, updated_at)
    SELECT id, true, now(), now() FROM accounts WHERE email LIKE 'reader-%'`
  const told = async () => {
    const [row] = await sql<{ letters: number }[]>`
      SELECT count(*)::integer AS letters FROM mail_log WHERE recipient LIKE 'reader-%'`
    return row?.letters ?? 0
  }
  let killed = 0
  const tell = async () => {
    while ((await told()) < 350) await tellAt("2026-12-21T08:20:00Z").catch(() => undefined)
  }
  const kill = async () => {
    while ((await told()) < 350 && killed < 3) {
      const ended = await sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'rounds'
          AND state <> 'idle' LIMIT 1`
      killed += ended.count
    }
  }
  await Promise.all([kill(), tell(), tell()])
  expect(killed).toBeGreaterThan(0)
  await tellAt("2026-12-21T09:20:00Z")
  const doubled = await sql`
    SELECT recipient FROM mail_log WHERE recipient LIKE 'reader-%' GROUP BY recipient HAVING count(*) <> 1`
  expect(doubled).toHaveLength(0)
  expect(await told()).toBe(350)
}, 60_000)
