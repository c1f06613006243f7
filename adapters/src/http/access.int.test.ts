import { type CallName, contract } from "@rounds/core/contract/contract.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { query } from "#postgres/client.ts"
import { adminAnalyticsDoors } from "#testing/admin-analytics-doors.ts"
import { adminDoors } from "#testing/admin-doors.ts"
import { type Called, callers, order, profile, startWithCallers, topicId } from "#testing/callers.ts"
import { guestDoors } from "#testing/guest-doors.ts"
import { houseDoors } from "#testing/house-doors.ts"
import { mailDoors, ownNotifications } from "#testing/notification-doors.ts"
import { nobodysScript, type Row } from "#testing/script-doors.ts"
import { topicDoors } from "#testing/topic-doors.ts"

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

let called: Called
beforeAll(async () => {
  called = await startWithCallers()
  await called.api.run(
    query(
      "sessions of yesterday",
      (sql) => sql`UPDATE identity.session SET "createdAt" = now() - interval '1 day'`,
    ),
  )
})
afterAll(() => called.api.stop())

describe.each(
  contract.map((endpoint) => [`${endpoint.method} ${endpoint.path}` as CallName, endpoint] as const),
)("%s", (name, { method, path }) => {
  test.each(callers.map((caller, index) => [caller, matrix[name].expected[index]] as const))(
    "a %s gets %i",
    async (caller, expected) => {
      const row = matrix[name]
      const client = called.clients[caller]
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
