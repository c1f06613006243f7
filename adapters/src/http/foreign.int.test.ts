import type { BillingState } from "@rounds/core/subscription/billing.ts"
import type { User } from "@rounds/core/contract/user.ts"
import type { Script } from "@rounds/core/script/script.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Called, callers, order, profile, startWithCallers } from "#testing/callers.ts"
import type { TestClient } from "#testing/client.ts"
import type { Row } from "#testing/script-doors.ts"
import { settle } from "#testing/settle.ts"

let api: Called["api"]
let clients: Called["clients"]
let scriptOfAnother: string
beforeAll(async () => {
  ;({ api, clients } = await startWithCallers())
  const another = await api.signUp("another@example.org")
  scriptOfAnother = (await another.post<Script>("/api/generate-script", order)).body.id
})
afterAll(() => api.stop())

/** The id of a payer's subscription, which is in the address of its billing portal. */
const subscriptionOf = async (payer: TestClient) => {
  const { body } = await payer.get<{ url: string }>("/api/payments/portal")
  return { subscriptionId: new URL(body.url).pathname.split("/").at(-1)?.split(".")[0] ?? "" }
}

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
