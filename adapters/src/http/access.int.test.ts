import type { Account } from "@rounds/core/account/account.ts"
import { Accounts } from "@rounds/core/account/ports.ts"
import { type CallName, contract } from "@rounds/core/contract/contract.ts"
import type { BillingState } from "@rounds/core/subscription/billing.ts"
import type { User } from "@rounds/core/contract/user.ts"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import type { Script } from "@rounds/core/script/script.ts"
import { subscription } from "@rounds/core/subscription/aggregate.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { query } from "#postgres/client.ts"
import type { Ports } from "./ports.ts"
import { adminAnalyticsDoors } from "#testing/admin-analytics-doors.ts"
import { adminDoors } from "#testing/admin-doors.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { guestDoors } from "#testing/guest-doors.ts"
import { testDatabase } from "#testing/database.ts"
import { houseDoors } from "#testing/house-doors.ts"
import { mailDoors, ownNotifications } from "#testing/notification-doors.ts"
import { nobodysScript, type Row } from "#testing/script-doors.ts"
import { topicDoors } from "#testing/topic-doors.ts"
import { settle, webhookSecret } from "#testing/settle.ts"

const callers = ["visitor", "free", "pro", "suspended", "admin"] as const
type Caller = (typeof callers)[number]

const topicId = "2026-11-20-creatine-hair-loss"
const order = { topicId, topicTitle: "Does creatine cause hair loss?" }
const profile = { name: "Ada", profession: "dietitian", experienceLevel: "expert", preferredTone: "casual" }

interface Case {
  readonly path?: string
  readonly body?: unknown
  readonly expected: Row
}

const everybody: Row = [200, 200, 200, 200, 200]
const signedIn: Row = [401, 200, 200, 200, 200]
const notSuspended: Row = [401, 200, 200, 403, 200]
/** Nobody here has a subscription at the provider. */
const refusedByRule: Row = [401, 409, 409, 403, 409]
/** Also who is suspended may stop what they pay for; there is nothing here. */
const nothingToCancel: Row = [401, 409, 409, 409, 409]

/** Every call of the contract: who gets what. A call without a row does not compile. */
const matrix: { readonly [Name in CallName]: Case } = {
  "GET /api/public/trending": { expected: everybody },
  "GET /api/public/example-script": { expected: everybody },
  "GET /api/edition": { expected: everybody },
  ...houseDoors(),
  ...guestDoors(topicId),
  "GET /api/openapi.json": { expected: everybody },
  "GET /api/user": { expected: signedIn },
  "GET /api/user/usage": { expected: signedIn },
  "GET /api/user/profile": { expected: signedIn },
  "POST /api/user/profile": { body: profile, expected: notSuspended },
  ...ownNotifications(),
  ...mailDoors(),
  "POST /api/account/export": { expected: signedIn },
  "GET /api/account/export": { expected: signedIn },
  // Everybody here signed in yesterday, which is too long ago for this.
  "DELETE /api/account": { expected: [401, 403, 403, 403, 403] },
  "GET /api/user/scripts": { expected: signedIn },
  ...nobodysScript(),
  "GET /api/evidence": { path: "/api/evidence?q=magnesium", expected: signedIn },
  "GET /api/generations/{key}": { path: "/api/generations/click-1", expected: signedIn },
  "POST /api/generate-script": { body: order, expected: notSuspended },
  "GET /api/script-forecast": { path: "/api/script-forecast?topicTitle=Iron", expected: notSuspended },
  // Comes with a paid plan; nobody has said who asks PubMed.
  "GET /api/evidence/articles": {
    path: "/api/evidence/articles?claim=magnesium",
    expected: [401, 403, 503, 403, 503],
  },
  ...topicDoors(topicId),
  "GET /api/plans": { expected: everybody },
  "POST /api/notify-professional": { body: { email: "x@example.org" }, expected: everybody },
  "POST /api/notify-professional/confirm": {
    body: { token: "0".repeat(43) },
    expected: [404, 404, 404, 404, 404],
  },
  "POST /api/payments/create-checkout": {
    body: { planId: "creator_pro" },
    expected: [401, 200, 409, 403, 409],
  },
  "POST /api/payments/cancel-subscription": { expected: nothingToCancel },
  "POST /api/payments/resume-subscription": { expected: refusedByRule },
  "POST /api/payments/undo-plan-change": { expected: refusedByRule },
  "GET /api/payments/billing": { expected: signedIn },
  "GET /api/payments/portal": { expected: [401, 404, 404, 404, 404] },
  "GET /api/payments/invoices": { expected: signedIn },
  ...adminDoors(),
  ...adminAnalyticsDoors(),
}

let api: TestApi
let clients: { readonly [C in Caller]: TestClient }
let scriptOfAnother: string
beforeAll(async () => {
  api = await startApi({
    databaseUrl: await testDatabase(),
    env: { ROUNDS_DEMO: "on", ADMIN_EMAILS: "admin@example.org", LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret },
  })
  await api.run(publishTopics({ id: topicId }))
  clients = {
    visitor: api.visitor(),
    free: await api.confirmed("free@example.org"),
    pro: await api.signUp("pro@example.org"),
    suspended: await api.signUp("suspended@example.org"),
    admin: await api.confirmed("admin@example.org"),
  }
  for (const [name, tier] of [["pro", "creator_pro"] as const, ["admin", "admin"] as const])
    await changeAccount(`${name}@example.org`, ({ id }) =>
      dispatch(subscription, { id, by: ActorId.make("cli") }, { _tag: "SetTier", tier }),
    )
  await changeAccount("suspended@example.org", ({ id }) =>
    Accounts.use((accounts) => accounts.setActive(id, false)),
  )
  const another = await api.signUp("another@example.org")
  await api.run(
    query(
      "sessions of yesterday",
      (sql) => sql`UPDATE identity.session SET "createdAt" = now() - interval '1 day'`,
    ),
  )
  scriptOfAnother = (await another.post<Script>("/api/generate-script", order)).body.id
})
afterAll(() => api.stop())

/** The id of a payer's subscription, which is in the address of its billing portal. */
const subscriptionOf = async (payer: TestClient) => {
  const { body } = await payer.get<{ url: string }>("/api/payments/portal")
  return { subscriptionId: new URL(body.url).pathname.split("/").at(-1)?.split(".")[0] ?? "" }
}

const changeAccount = async <A, E>(
  email: string,
  change: (account: Account) => Effect.Effect<A, E, Ports>,
): Promise<void> => {
  await clients[email.split("@")[0] as Caller].get("/api/user")
  await api.run(
    Effect.gen(function* () {
      const account = yield* Accounts.use((accounts) => accounts.byEmail(email))
      if (account === null) throw new Error(`no account ${email}`)
      yield* change(account)
    }),
  )
}

describe.each(
  contract.map((endpoint) => [`${endpoint.method} ${endpoint.path}` as CallName, endpoint] as const),
)("%s", (name, { method, path }) => {
  test.each(callers.map((caller, index) => [caller, matrix[name].expected[index]] as const))(
    "a %s gets %i",
    async (caller, expected) => {
      const row = matrix[name]
      const client = clients[caller]
      const at = row.path ?? path
      const answers = {
        GET: () => client.get(at),
        POST: () => client.post(at, row.body),
        PUT: () => client.put(at, row.body),
        PATCH: () => client.patch(at, row.body),
        DELETE: () => client.delete(at, row.body),
      }
      const answer = await answers[method]()
      expect(answer.status, JSON.stringify(answer.body)).toBe(expected)
    },
  )
})

describe("another person's script", () => {
  test("looks exactly like one that does not exist, to everybody", async () => {
    for (const caller of ["free", "pro", "admin"] as const) {
      const foreign = await clients[caller].get(`/api/user/scripts/${scriptOfAnother}`)
      const missing = await clients[caller].get("/api/user/scripts/00000000-0000-4000-8000-000000000000")
      expect(foreign.status).toBe(404)
      expect({ ...foreign.body, requestId: "" }).toEqual({ ...missing.body, requestId: "" })
    }
  })
})

describe("another person's subscription", () => {
  let payer: TestClient
  let portal: URL
  beforeAll(async () => {
    payer = await api.confirmed("payer@example.org")
    const { body } = await payer.post<{ checkoutUrl: string }>("/api/payments/create-checkout", {
      planId: "creator_pro",
    })
    const card = { email: "payer@example.org", card: "4242 4242 4242 4242", name: "Ada" }
    const headers = { "content-type": "application/x-www-form-urlencoded" }
    const checkout = new URL(body.checkoutUrl).pathname
    await payer.raw("POST", checkout, new URLSearchParams(card).toString(), { headers })
    await api.run(settle(api.url))
    portal = new URL((await payer.get<{ url: string }>("/api/payments/portal")).body.url)
  })

  const calls: ReadonlyArray<readonly [call: string, ...Row]> = [
    ["GET /api/payments/portal", 401, 404, 404, 404, 404],
    ["GET /api/payments/invoices", 401, 200, 200, 200, 200],
    ["POST /api/payments/cancel-subscription", 401, 409, 409, 409, 409],
    ["POST /api/payments/resume-subscription", 401, 409, 409, 403, 409],
    ["POST /api/payments/undo-plan-change", 401, 409, 409, 403, 409],
  ]
  test.each(calls)("%s reaches nobody but its owner", async (call, ...expected) => {
    const [method, path = ""] = call.split(" ")
    const { subscriptionId } = await subscriptionOf(payer)
    // Whatever a caller names, a call is about the caller: fields it does not have are refused or ignored.
    const foreign = { userId: (await payer.get<User>("/api/user")).body.id, subscriptionId }
    const before = (await payer.get<BillingState>("/api/payments/billing")).body
    for (const [index, caller] of callers.entries()) {
      const client = clients[caller]
      const plain = method === "GET" ? await client.get(path) : await client.post(path)
      expect([caller, plain.status]).toEqual([caller, expected[index]])
      expect(JSON.stringify(plain.body)).not.toContain(portal.pathname)
      const query = `${path}?${new URLSearchParams(foreign).toString()}`
      const naming = method === "GET" ? await client.get(query) : await client.post(path, foreign)
      expect([400, plain.status]).toContain(naming.status)
      expect(JSON.stringify(naming.body).replace(/"requestId":"[^"]*"/, "")).not.toContain(subscriptionId)
    }
    expect((await payer.get<BillingState>("/api/payments/billing")).body).toEqual(before)
    expect(before).toMatchObject({ status: "trialing", mayCancel: true })
  })

  test("the billing portal opens only with its key", async () => {
    const { subscriptionId } = await subscriptionOf(payer)
    expect((await clients.visitor.raw("GET", portal.pathname, undefined)).status).toBe(200)
    for (const path of [
      `/sandbox/portal/${subscriptionId}`,
      `/sandbox/portal/${subscriptionId}.${"0".repeat(32)}`,
    ]) {
      expect((await clients.visitor.raw("GET", path, undefined)).status).toBe(404)
      expect((await clients.visitor.raw("POST", path, "action=cancel")).status).not.toBe(200)
    }
    expect((await payer.get<BillingState>("/api/payments/billing")).body.status).toBe("trialing")
  })
})

describe("the specialty filter", () => {
  test.each([
    ["visitor", 401, "NotSignedIn"],
    ["free", 403, "UPGRADE_REQUIRED"],
    ["pro", 200, undefined],
    ["suspended", 403, "account_suspended"],
    ["admin", 200, undefined],
  ] as const)("answers a %s with %i", async (caller, status, code) => {
    const answer = await clients[caller].get("/api/trending-topics?specialty=sports_nutritionist")
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBe(code)
  })

  test("is no filter when it says all", async () => {
    expect((await clients.visitor.get("/api/trending-topics?specialty=all")).status).toBe(200)
  })
})

describe("a profile", () => {
  test("cannot carry anything but its own fields", async () => {
    const answer = await clients.free.post("/api/user/profile", {
      ...profile,
      isAdmin: true,
      subscriptionTier: "admin",
    })
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.map(({ field }) => field).toSorted()).toEqual(["isAdmin", "subscriptionTier"])
    expect((await clients.free.get<User>("/api/user")).body).toMatchObject({
      isAdmin: false,
      subscriptionTier: "freemium",
    })
  })
})
