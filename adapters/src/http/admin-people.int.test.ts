import type { AdminAction } from "@rounds/core/contract/admin-actions.ts"
import type { PersonDetail } from "@rounds/core/contract/admin-people.ts"
import type { Person } from "@rounds/core/admin/people.ts"
import type { User } from "@rounds/core/contract/user.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { somebodyWithScript, topicId } from "#testing/person.ts"
import { settle, webhookSecret } from "#testing/settle.ts"

let api: TestApi
let boss: TestClient
let deputy: TestClient
const idOf = async (client: TestClient) => (await client.get<User>("/api/user")).body.id
const listed = async (query = "") => (await boss.get<ReadonlyArray<Person>>(`/api/admin/users${query}`)).body
const emails = async (query: string) => (await listed(query)).map(({ email }) => email)
const actionsOn = async (id: string) =>
  (await boss.get<ReadonlyArray<AdminAction>>(`/api/admin/actions?account=${id}`)).body
const detailOf = async (id: string) => (await boss.get<PersonDetail>(`/api/admin/users/${id}`)).body

beforeAll(async () => {
  api = await startApi({
    databaseUrl: await testDatabase(),
    env: {
      ROUNDS_DEMO: "on",
      ADMIN_EMAILS: "boss@example.org,deputy@example.org",
      LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret,
    },
  })
  await api.run(publishTopics({ id: topicId }))
  boss = await api.confirmed("boss@example.org")
  deputy = await api.confirmed("deputy@example.org")
  await idOf(boss)
  await idOf(deputy)
})
afterAll(() => api.stop())

const subscribe = async (client: TestClient, email: string) => {
  const { body } = await client.post<{ checkoutUrl: string }>("/api/payments/create-checkout", {
    planId: "creator_pro",
  })
  const card = { email, card: "4242 4242 4242 4242", name: "Ada" }
  const headers = { "content-type": "application/x-www-form-urlencoded" }
  const path = new URL(body.checkoutUrl).pathname
  await client.raw("POST", path, new URLSearchParams(card).toString(), { headers })
  await api.run(settle(api.url))
}

describe("the list of people", () => {
  let writer: { readonly id: string }
  beforeAll(async () => {
    writer = await somebodyWithScript(api, "anna.writer")
    const payer = await api.confirmed("zoe_payer@example.org")
    await idOf(payer)
    await subscribe(payer, "zoe_payer@example.org")
    await idOf(await api.signUp("new@example.org"))
  })

  test("without anything said it is everybody, newest first", async () => {
    expect(await emails("")).toEqual([
      "new@example.org",
      "zoe_payer@example.org",
      "anna.writer@example.org",
      "deputy@example.org",
      "boss@example.org",
    ])
  })

  test("says of each what the plan is, what is used, and what stands out", async () => {
    const people = new Map((await listed()).map((person) => [person.email, person]))
    expect(people.get("anna.writer@example.org")).toMatchObject({
      subscriptionTier: "freemium",
      subscriptionStatus: "incomplete",
      profession: "dietitian",
      scriptsUsedThisMonth: 1,
      monthlyScriptQuota: 5,
      state: "active",
    })
    expect(people.get("zoe_payer@example.org")).toMatchObject({
      subscriptionTier: "creator_pro",
      subscriptionStatus: "trialing",
      monthlyScriptQuota: 50,
    })
    expect(people.get("new@example.org")).toMatchObject({ emailVerified: false, state: "unconfirmed" })
    expect(people.get("boss@example.org")?.lastSeenAt).not.toBeNull()
  })

  test("is sorted, filtered, searched and paged by the server", async () => {
    expect(await emails("?sort=email&limit=2")).toEqual(["anna.writer@example.org", "boss@example.org"])
    expect(await emails("?sort=email&limit=2&offset=2")).toEqual(["deputy@example.org", "new@example.org"])
    expect(await emails("?sort=scripts&order=desc&limit=1")).toEqual(["anna.writer@example.org"])
    expect(await emails("?tier=trial")).toEqual(["zoe_payer@example.org"])
    expect(await emails("?tier=creator_pro")).toEqual([])
    expect(await emails("?state=unconfirmed")).toEqual(["new@example.org"])
    expect(await emails("?q=WRITER")).toEqual(["anna.writer@example.org"])
    // An underscore is a letter here and no pattern.
    expect(await emails("?q=e_p")).toEqual(["zoe_payer@example.org"])
    expect(await emails(`?q=${writer.id}`)).toEqual(["anna.writer@example.org"])
    expect((await boss.get("/api/admin/users?sort=password")).status).toBe(400)
  })

  test("its counts add up to everybody", async () => {
    expect((await boss.get("/api/admin/user-counts")).body).toEqual({
      freemium: 4,
      trial: 1,
      creator_pro: 0,
      professional: 0,
      admin: 0,
    })
    expect((await boss.get("/api/admin/user-counts?q=writer")).body).toMatchObject({ freemium: 1, trial: 0 })
    expect((await boss.get("/api/admin/stats")).body).toEqual({
      people: 5,
      joinedInWeek: 5,
      freePlanUsers: 4,
      atScriptLimit: 0,
      paying: 0,
      paymentsFailing: 0,
      onTrial: 1,
      trialsEndingSoon: 0,
      suspended: 0,
    })
  })
})

describe("one person", () => {
  test("quotas, notes and suspension are set together, with who and why", async () => {
    const { id, client } = await somebodyWithScript(api, "quota")
    const answer = await boss.post<Person>(`/api/admin/users/${id}/quotas`, {
      extraScriptQuota: 20,
      extraTopicQuota: 3,
      quotaResetDate: "2099-12-31",
      adminNotes: "Asked for more.",
      isActive: false,
      reason: "A conference week",
    })
    expect(answer.body).toMatchObject({
      extraScriptQuota: 20,
      extraTopicQuota: 3,
      quotaResetDate: "2099-12-31",
      adminNotes: "Asked for more.",
      isActive: false,
      state: "suspended",
    })
    expect((await client.post("/api/user/profile", {})).status).toBe(403)
    const done = await actionsOn(id)
    expect(done.map(({ action }) => action).toSorted()).toEqual(["notes_set", "quota_set", "suspended"])
    expect(
      done.every(({ byEmail, why }) => byEmail === "boss@example.org" && why === "A conference week"),
    ).toBe(true)
    expect(done.find(({ action }) => action === "quota_set")).toMatchObject({
      before: { extraScripts: 0, extraTopicViews: 0, until: null },
      after: { extraScripts: 20, extraTopicViews: 3, until: "2099-12-31" },
    })
    await boss.post(`/api/admin/users/${id}/quotas`, { isActive: true, reason: "Back" })
    expect((await detailOf(id)).user).toMatchObject({ isActive: true, extraScriptQuota: 20 })
  })

  test("a refused part leaves everything as it was", async () => {
    const { id } = await somebodyWithScript(api, "refused")
    const answer = await boss.post(`/api/admin/users/${id}/quotas`, {
      adminNotes: "Never stored",
      extraScriptQuota: 5,
      quotaResetDate: "2020-01-01",
    })
    expect(answer.body.code).toBe("GrantAlreadyExpired")
    expect((await detailOf(id)).user.adminNotes).toBe("")
    expect(await actionsOn(id)).toEqual([])
  })

  test("below what is paid, a tier says first what happens at the provider", async () => {
    const client = await api.confirmed("payer@example.org")
    const id = await idOf(client)
    await subscribe(client, "payer@example.org")
    expect((await detailOf(id)).charged).toMatchObject({ tier: "creator_pro", amountCents: 1900 })
    const lower = { subscriptionTier: "freemium", reason: "Asked by mail" }
    const refused = await boss.patch(`/api/admin/users/${id}/tier`, lower)
    expect(refused.body.code).toBe("StillPaying")
    expect(await actionsOn(id)).toEqual([])
    const done = await boss.patch(`/api/admin/users/${id}/tier`, { ...lower, paid: "cancel" })
    expect(done.body).toEqual({ message: "User tier updated successfully", cancelled: 1, kept: false })
    const detail = await detailOf(id)
    expect(detail).toMatchObject({ charged: null, access: { tier: "freemium" } })
    expect(detail.actions).toMatchObject([
      {
        action: "tier_set",
        why: "Asked by mail",
        before: { tier: "creator_pro" },
        after: { tier: "freemium" },
      },
    ])
  })

  test("preferences are read and set for somebody", async () => {
    const client = await api.confirmed("letters@example.org")
    const id = await idOf(client)
    const path = `/api/admin/users/${id}/notification-preferences`
    const flags = (await boss.get<PersonDetail["preferences"]>(path)).body
    await boss.put(path, { ...flags, emailNotifications: false, reason: "Asked by phone" })
    expect((await client.get("/api/user/notification-preferences")).body).toMatchObject({
      emailNotifications: false,
    })
    expect(await actionsOn(id)).toMatchObject([{ action: "preferences_set", why: "Asked by phone" }])
  })

  test("somebody can be signed out everywhere", async () => {
    const client = await api.confirmed("everywhere@example.org")
    const id = await idOf(client)
    expect((await detailOf(id)).sessions).toHaveLength(1)
    await boss.post(`/api/admin/users/${id}/end-sessions`, { reason: "Lost phone" })
    expect((await client.get("/api/user")).status).toBe(401)
    expect(await actionsOn(id)).toMatchObject([{ action: "sessions_ended" }])
  })

  test("deleting closes the account at once, as the plain call without a reason does too", async () => {
    const { id, client } = await somebodyWithScript(api, "gone")
    expect((await boss.delete(`/api/admin/users/${id}`)).body).toEqual({
      message: "User and data deleted successfully",
    })
    expect((await client.get("/api/user")).status).toBe(401)
    expect(await actionsOn(id)).toMatchObject([{ action: "erasure_asked", why: "" }])
  })
})

describe("an administrator's own rights", () => {
  test("are not taken by the administrator", async () => {
    const id = await idOf(boss)
    const own = [
      await boss.post(`/api/admin/users/${id}/quotas`, { isActive: false }),
      await boss.delete(`/api/admin/users/${id}`),
      await boss.patch(`/api/admin/users/${id}/tier`, { subscriptionTier: "freemium" }),
    ]
    for (const answer of own) expect([answer.status, answer.body.code]).toEqual([409, "OwnAccount"])
    expect((await boss.get("/api/admin/stats")).status).toBe(200)
  })

  test("of two who suspend each other at the same time, one stays", async () => {
    const [one, other] = [await idOf(boss), await idOf(deputy)]
    const answers = await Promise.all([
      boss.post(`/api/admin/users/${other}/quotas`, { isActive: false }),
      deputy.post(`/api/admin/users/${one}/quotas`, { isActive: false }),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const left = statuses[0] === 200 ? boss : deputy
    expect((await left.get("/api/admin/stats")).status).toBe(200)
  })
})
