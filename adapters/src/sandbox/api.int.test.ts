import { once } from "node:events"
import { PgBossClient } from "#jobs/boss.ts"
import { PgBossJobs } from "#jobs/jobs.ts"
import { PostgresKernel } from "#postgres/kernel.ts"
import { testDatabase } from "#testing/database.ts"
import { Payments } from "@rounds/core/subscription/ports.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import express from "express"
import { afterAll, expect, test } from "vitest"
import { LemonSqueezyPayments } from "#payments/lemonsqueezy.ts"
import { sandboxApi } from "./api.ts"
import { sendDelivery } from "./deliveries.ts"
import { payCheckout } from "./provider.ts"
import { shopOfFixtures } from "#testing/shop.ts"

const databaseUrl = await testDatabase()
const scope = Scope.makeUnsafe()
const context = await Effect.runPromise(
  Layer.buildWithScope(
    PgBossJobs.pipe(
      Layer.provideMerge(PgBossClient(databaseUrl, [sendDelivery({ webhookUrl: "", secret: "" }).queue])),
      Layer.provideMerge(PostgresKernel(databaseUrl)),
    ),
    scope,
  ),
)
const onSandbox = Effect.runPromiseWith(context)
const app = express()
const server = app.listen(0, "127.0.0.1")
await once(server, "listening")
const address = server.address()
const baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
app.use("/sandbox", sandboxApi({ run: onSandbox, publicUrl: baseUrl, apiKey: "sandbox-key" }))
afterAll(async () => {
  server.close()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

const clientWith = (apiKey: string) =>
  LemonSqueezyPayments({
    apiUrl: `${baseUrl}/sandbox`,
    apiKey: Redacted.make(apiKey),
    shop: shopOfFixtures,
    mode: "sandbox",
    returnUrl: baseUrl,
  })

const run = <A, E>(effect: Effect.Effect<A, E, Payments>) =>
  Effect.runPromise(Effect.provide(effect, clientWith("sandbox-key")))

const request = {
  userId: "user-1",
  email: "ada@example.org",
  name: null,
  tier: "creator_pro",
  trial: false,
} as const

test("the client and the sandbox speak the same API: buy, read, cancel, resume, change, receipts", async () => {
  const url = await run(
    Payments.use((payments) => payments.createCheckout({ ...request, billing: "monthly" })),
  )
  const id = url.split("/").at(-1) ?? ""
  const payer = { email: "ada@example.org", name: "Ada", card: "4242424242424242", baseUrl } as const
  const bought = (await onSandbox(payCheckout(id, payer)))?.id ?? ""
  expect(await onSandbox(payCheckout(id, payer))).toBeNull()

  const payments = Payments.use.bind(Payments)
  expect((await run(payments((port) => port.read(bought))))?.fact).toMatchObject({
    status: "active",
    tier: "creator_pro",
  })
  const listed = await run(payments((port) => port.list(1)))
  expect(listed.isLast).toBe(true)
  expect(listed.subscriptions.map(({ fact }) => fact.subscriptionId)).toEqual([bought])
  expect((await run(payments((port) => port.cancel(bought)))).fact.status).toBe("cancelled")
  expect((await run(payments((port) => port.resume(bought)))).fact.status).toBe("active")
  const changed = await run(payments((port) => port.changePlan(bought, "professional", "yearly")))
  expect(changed.fact).toMatchObject({ tier: "professional", billing: "yearly" })
  expect(await run(payments((port) => port.portalUrl(bought)))).toContain(`/sandbox/portal/${bought}.`)
  expect(await run(payments((port) => port.invoices(bought)))).toMatchObject([
    { status: "paid", totalCents: 1900 },
  ])
  expect(await run(payments((port) => port.read("999")))).toBeNull()
})

test("a key that is not taken is an outage, and never the answer that there is no subscription", async () => {
  for (const ask of [
    Payments.use((payments) => Effect.asVoid(payments.cancel("1"))),
    Payments.use((payments) => Effect.asVoid(payments.read("1"))),
    Payments.use((payments) => Effect.asVoid(payments.invoices("1"))),
    Payments.use((payments) => Effect.asVoid(payments.portalUrl("1"))),
  ]) {
    await expect(Effect.runPromise(Effect.provide(ask, clientWith("wrong")))).rejects.toMatchObject({
      _tag: "Outage",
      port: "payments",
    })
  }
})
