import { contract } from "@rounds/core/contract/contract.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { CallReceipts } from "#postgres/call-receipts.ts"
import { query } from "#postgres/client.ts"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"

let api: TestApi
beforeAll(async () => {
  api = await startApi({ databaseUrl: await testDatabase() })
  await api.run(publishTopics({ id: "2026-11-20-creatine" }))
})
afterAll(() => api.stop())

const checkout = "/api/payments/create-checkout"
const plan = { planId: "creator_pro" }
const key = (name: string) => ({ headers: { "idempotency-key": name } })

interface Checkout {
  readonly checkoutUrl: string
}

test("every call that documents an Idempotency-Key takes it, and no other documents it", async () => {
  const { body } = await api.visitor().get<{
    readonly paths: {
      readonly [path: string]: {
        readonly [method: string]: { readonly parameters?: ReadonlyArray<{ readonly name: string }> }
      }
    }
  }>("/api/openapi.json")
  const documented = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === "Idempotency-Key"))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  expect(documented.sort()).toEqual([
    "PATCH /api/user/scripts/{id}/beats/{beat}",
    "POST /api/admin/uploads",
    "POST /api/generate-script",
    "POST /api/init-topics",
    "POST /api/payments/create-checkout",
    "POST /api/public/guest/generate",
    "POST /api/refresh-trending-topics",
    "POST /api/user/scripts/{id}/approval",
    "POST /api/user/scripts/{id}/beats/{beat}/rewrite",
    "POST /api/user/scripts/{id}/cut",
    "POST /api/user/scripts/{id}/points/{point}",
    "POST /api/user/scripts/{id}/restore",
    "PUT /api/user/scripts/{id}/hook",
  ])
  const taken = contract.filter((one) => "idempotencyKey" in one).map((one) => `${one.method} ${one.path}`)
  expect(taken.sort()).toEqual(documented)
})

describe("a call with an Idempotency-Key", () => {
  test("is carried out once, and its answer is given again", async () => {
    const ada = await api.confirmed("ada@example.org")
    const first = await ada.post<Checkout>(checkout, plan, key("a"))
    expect(first.status).toBe(200)
    const again = await ada.post<Checkout>(checkout, plan, key("a"))
    expect(again.body).toEqual(first.body)
    const other = await ada.post<Checkout>(checkout, plan, key("b"))
    expect(other.body.checkoutUrl).not.toBe(first.body.checkoutUrl)
    const without = await ada.post<Checkout>(checkout, plan)
    expect(without.body.checkoutUrl).not.toBe(first.body.checkoutUrl)
  })

  test("is refused for another question under the same key", async () => {
    const grace = await api.confirmed("grace@example.org")
    await grace.post(checkout, plan, key("a"))
    const other = await grace.post(checkout, { ...plan, billingFrequency: "yearly" }, key("a"))
    expect(other).toMatchObject({ status: 422, body: { code: "IdempotencyKeyReused" } })
  })

  test("belongs to one account and to one call", async () => {
    const mary = await api.confirmed("mary@example.org")
    const joan = await api.confirmed("joan@example.org")
    const first = await mary.post<Checkout>(checkout, plan, key("a"))
    const hers = await joan.post<Checkout>(checkout, plan, key("a"))
    expect(hers.status).toBe(200)
    expect(hers.body.checkoutUrl).not.toBe(first.body.checkoutUrl)
    expect((await mary.post("/api/init-topics", undefined, key("a"))).status).toBe(200)
  })

  test("sent twice at the same time begins once", async () => {
    const ruth = await api.confirmed("ruth@example.org")
    const both = await Promise.all([1, 2].map(() => ruth.post<Checkout>(checkout, plan, key("a"))))
    const made = new Set(both.filter(({ status }) => status === 200).map(({ body }) => body.checkoutUrl))
    expect(made.size).toBe(1)
    expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true)
  })

  test("keeps no refusal: the same key may be used again", async () => {
    const edith = await api.confirmed("edith@example.org")
    const refused = await edith.post(checkout, { planId: "professional" }, key("a"))
    expect(refused.status).toBe(409)
    expect((await edith.post(checkout, { planId: "professional" }, key("a"))).status).toBe(409)
    expect((await edith.post<Checkout>(checkout, plan, key("a"))).status).toBe(200)
  })

  test("refuses a key that is none", async () => {
    const hedy = await api.confirmed("hedy@example.org")
    for (const bad of ["a b", "x".repeat(256)]) {
      expect(await hedy.post(checkout, plan, key(bad))).toMatchObject({ status: 400 })
    }
  })
})

test("receipts older than a day are forgotten; one whose process died may begin again", async () => {
  const sending = {
    accountId: "00000000-0000-4000-8000-000000000001",
    call: "POST /api/x",
    key: "0".repeat(64),
    asked: "1".repeat(64),
  }
  const begin = () => api.run(CallReceipts.use((receipts) => receipts.begin(sending)))
  expect((await begin()).state).toBe("begun")
  expect((await begin()).state).toBe("running")
  await api.run(
    query("test", (sql) => sql`UPDATE call_receipts SET begun_at = now() - interval '11 minutes'`),
  )
  expect((await begin()).state).toBe("begun")
  await api.run(query("test", (sql) => sql`UPDATE call_receipts SET begun_at = now() - interval '25 hours'`))
  await api.run(CallReceipts.use((receipts) => receipts.sweep))
  expect(await api.run(query("test", (sql) => sql`SELECT 1 FROM call_receipts`))).toHaveLength(0)
})
