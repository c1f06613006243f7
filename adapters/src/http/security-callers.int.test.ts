import { erase, askErasure } from "@rounds/core/account/erase.ts"
import { exportNow } from "@rounds/core/account/export.ts"
import { Accounts } from "@rounds/core/account/ports.ts"
import { restore, suspend } from "@rounds/core/account/suspend.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { grantBonus } from "@rounds/core/quota/grant.ts"
import { SecurityLog } from "@rounds/core/security/ports.ts"
import { setTier } from "@rounds/core/subscription/set-tier.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { handleStored, noteFailure } from "#payments/webhook-job.ts"
import { hashOf, signatureOf } from "#payments/signature.ts"
import { shopOfFixtures } from "#testing/shop.ts"
import { startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { webhookSecret } from "#testing/settle.ts"
import { bodyFor } from "#testing/webhook-lives.ts"

let api: TestApi
beforeAll(async () => {
  api = await startApi({
    databaseUrl: await testDatabase(),
    env: { LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret, ADMIN_EMAILS: "chief@clinic.example" },
  })
})
afterAll(() => api.stop())

const person = async (name: string) => {
  const client = await api.confirmed(`${name}@clinic.example`)
  const { body } = await client.get<{ id: string }>("/api/user")
  const account = await api.run(Accounts.use((accounts) => accounts.byId(body.id)))
  if (account === null) throw new Error("no account")
  return { client, id: body.id, account }
}

/** What the log says about one account beside its signing in, oldest first. */
const about = async (account: string) =>
  (await api.run(SecurityLog.use((log) => log.find({ account, limit: 50 }))))
    .filter(({ kind }) => kind !== "signed_in" && kind !== "signed_up")
    .map(({ kind, by, detail, times }) => [kind, by, detail, times])
    .toReversed()

const cli = ActorId.make("cli")
const cause = { by: "cli", why: "asked by letter" }

test("a tier and a bonus that an operator sets are logged with the change, and not when nothing changed", async () => {
  const { id } = await person("granted")
  for (let n = 0; n < 2; n += 1) {
    await api.run(setTier(id, "professional", { by: cli, paid: "refuse" }))
    await api.run(
      grantBonus(id, cli, { _tag: "GrantQuota", extraScripts: 3, extraTopicViews: 0, until: null }),
    )
  }
  expect(await about(id)).toEqual([
    ["tier_set", "cli", "professional", 1],
    ["quota_granted", "cli", "3 scripts, 0 topic views until no end", 1],
  ])
})

test("who is made an administrator is logged once", async () => {
  const { id, client } = await person("chief")
  await client.get("/api/user")
  expect(await about(id)).toEqual([["admin_granted", "ADMIN_EMAILS", "", 1]])
})

test("suspension, its end, export and erasure are logged", async () => {
  const { id, account } = await person("leaver")
  await api.run(suspend(account, cause))
  await api.run(restore({ ...account, isActive: false }, cause))
  await api.run(exportNow(id, cause))
  await api.run(askErasure(id, cause))
  await api.run(erase(id))
  expect(await about(id)).toEqual([
    ["account_suspended", "cli", "", 1],
    ["account_restored", "cli", "", 1],
    ["account_exported", "cli", "", 1],
    ["account_erased", null, "", 1],
  ])
})

test("who is refused because the address is not confirmed is logged with the route", async () => {
  const client = await api.signUp("unconfirmed@clinic.example")
  const { body } = await client.get<{ id: string }>("/api/user")
  await client.post("/api/payments/create-checkout", { planId: "creator_pro" })
  expect(await about(body.id)).toEqual([
    ["call_refused", null, "AddressNotConfirmed POST /api/payments/create-checkout", 1],
  ])
})

test("messages of the provider that were refused or given up are logged, without what they say", async () => {
  const body = bodyFor("subscription_updated", 3001)
  const send = (signature: string) =>
    api.visitor().raw("POST", "/api/webhooks/lemonsqueezy", body, { headers: { "x-signature": signature } })
  expect((await send("0".repeat(64))).status).toBe(401)
  expect((await send(signatureOf(body, webhookSecret))).status).toBe(200)
  const failure = await api.run(Effect.flip(handleStored(shopOfFixtures, hashOf(body))))
  await api.run(noteFailure(hashOf(body), "received", failure))
  const logged = async (kind: "webhook_refused" | "webhook_dead") =>
    (await api.run(SecurityLog.use((log) => log.find({ kind, limit: 5 })))).map(({ detail }) => detail)
  expect(await logged("webhook_dead")).toEqual([])
  await api.run(noteFailure(hashOf(body), "dead", failure))
  expect(await logged("webhook_dead")).toEqual(["subscription_updated"])
  expect(await logged("webhook_refused")).toEqual(["InvalidSignature"])
})
