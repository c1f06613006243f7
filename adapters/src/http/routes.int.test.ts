import { Accounts } from "@rounds/core/account/ports.ts"
import { contract } from "@rounds/core/contract/contract.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

const callers = ["visitor", "free", "suspended", "admin"] as const

/** What each caller gets. */
type Row = readonly [visitor: number, free: number, suspended: number, admin: number]

interface Door {
  readonly path: string
  readonly body?: string
  readonly form?: boolean
  readonly expected: Row
}

const nobodys = "00000000-0000-4000-8000-000000000000"
const open: Row = [200, 200, 200, 200]
const nothing: Row = [404, 404, 404, 404]
const noOne: Row = [401, 401, 401, 401]
const ownOnly: Row = [401, 404, 404, 404]

const draft = new URLSearchParams({
  templateKey: "welcome",
  language: "english",
  subject: "Hello",
  htmlContent: '<p>Hello</p><p><a href="{{link}}">Go</a></p>',
  textContent: "Hello {{link}}",
}).toString()

/** Every route beside the contract: files, pages, health, sign-in, and the doors of the payment provider. */
const beside: { readonly [route: string]: Door } = {
  "GET /healthz": { path: "/healthz", expected: open },
  "GET /readyz": { path: "/readyz", expected: open },
  // Its own doors are an allow-list; what is not in it is not there.
  "ALL /identity/{*any}": { path: "/identity/list-users", expected: nothing },
  "POST /api/webhooks/lemonsqueezy": {
    path: "/api/webhooks/lemonsqueezy",
    body: "{}",
    expected: noOne,
  },
  "GET /api/user/scripts/:id/files/:format": {
    path: `/api/user/scripts/${nobodys}/files/txt`,
    expected: ownOnly,
  },
  "GET /api/account/exports/:id/file": { path: `/api/account/exports/${nobodys}/file`, expected: ownOnly },
  "POST /template-preview": {
    path: "/template-preview",
    body: draft,
    form: true,
    expected: [404, 404, 404, 200],
  },
  // Shown to the machine itself alone, and these callers come from elsewhere.
  "GET /mail": { path: "/mail", expected: nothing },
  "GET /mail/style.css": { path: "/mail/style.css", expected: nothing },
  "GET /mail/:name": { path: "/mail/x.eml", expected: nothing },
  "GET /mail/:name/html": { path: "/mail/x.eml/html", expected: nothing },
  "GET /unsubscribe/style.css": { path: "/unsubscribe/style.css", expected: open },
  "GET /unsubscribe/:token": { path: "/unsubscribe/made.up", expected: nothing },
  "POST /unsubscribe/:token": {
    path: "/unsubscribe/made.up",
    body: "List-Unsubscribe=One-Click",
    form: true,
    expected: nothing,
  },
  // The sandbox's pages are known by addresses that cannot be guessed; its API by the shop's key.
  "GET /checkout/:id": { path: `/sandbox/checkout/${nobodys}`, expected: nothing },
  "POST /checkout/:id": { path: `/sandbox/checkout/${nobodys}`, body: "", form: true, expected: nothing },
  "GET /portal/:address": { path: "/sandbox/portal/made.up", expected: nothing },
  "POST /portal/:address": { path: "/sandbox/portal/made.up", body: "", form: true, expected: nothing },
  "GET /receipt/:invoice/:address": { path: "/sandbox/receipt/1/made.up", expected: nothing },
  "GET /style.css": { path: "/sandbox/style.css", expected: open },
  "GET /instrument-sans.woff2": { path: "/sandbox/instrument-sans.woff2", expected: open },
  "POST /v1/checkouts": { path: "/sandbox/v1/checkouts", body: "{}", expected: noOne },
  "GET /v1/subscriptions": { path: "/sandbox/v1/subscriptions", expected: noOne },
  "GET /v1/subscription-invoices": { path: "/sandbox/v1/subscription-invoices", expected: noOne },
  "GET /v1/subscriptions/:id": { path: "/sandbox/v1/subscriptions/1", expected: noOne },
  "DELETE /v1/subscriptions/:id": { path: "/sandbox/v1/subscriptions/1", expected: noOne },
  "PATCH /v1/subscriptions/:id": { path: "/sandbox/v1/subscriptions/1", body: "{}", expected: noOne },
  // Last: nobody is signed in afterwards.
  "GET /api/auth/clear-session": { path: "/api/auth/clear-session", expected: [303, 303, 303, 303] },
}

let api: TestApi
let clients: { readonly [C in (typeof callers)[number]]: TestClient }
beforeAll(async () => {
  api = await startApi({
    databaseUrl: await testDatabase(),
    env: { ROUNDS_DEMO: "on", ADMIN_EMAILS: "admin@example.org" },
  })
  clients = {
    visitor: api.visitor(),
    free: await api.confirmed("free@example.org"),
    suspended: await api.confirmed("suspended@example.org"),
    admin: await api.confirmed("admin@example.org"),
  }
  const { id } = (await clients.suspended.get<{ id: string }>("/api/user")).body
  await api.run(Accounts.use((accounts) => accounts.setActive(id, false)))
  await clients.admin.get("/api/user")
})
afterAll(() => api.stop())

test("every route of the router is a call of the contract, whose callers are listed, or one of these", () => {
  const called = contract.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`)
  // Methods that a call does not have are refused at its path.
  const refusals = called.map((call) => `ALL ${call.slice(call.indexOf(" ") + 1)}`)
  const known = new Set([...called, ...refusals])
  expect(called.filter((call) => !api.routes.includes(call))).toEqual([])
  expect([...new Set(api.routes.filter((route) => !known.has(route)))].toSorted()).toEqual(
    Object.keys(beside).toSorted(),
  )
})

describe.each(Object.entries(beside))("%s", (route, { path, body, form = false, expected }) => {
  test.each(callers.map((caller, index) => [caller, expected[index]] as const))(
    "a %s gets %i",
    async (caller, status) => {
      const [method = "GET"] = route.replace("ALL", "POST").split(" ")
      const headers = form ? { "content-type": "application/x-www-form-urlencoded" } : {}
      const text = body ?? (method === "POST" ? "{}" : undefined)
      const answer = await clients[caller].raw(method, path, text, { headers })
      expect(answer.status, await answer.text()).toBe(status)
    },
  )
})
