import { Accounts } from "@rounds/core/account/ports.ts"
import { Operations } from "@rounds/core/admin/operations.ts"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { loadWebhook } from "#postgres/webhooks.ts"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { webhookSecret } from "#testing/settle.ts"
import { shopOfFixtures } from "#testing/shop.ts"
import { accountId, bodyFor, numberedAccounts } from "#testing/webhook-lives.ts"
import { retryDead } from "./operate.ts"
import { hashOf, signatureOf } from "./signature.ts"
import { handleWebhook, noteFailure } from "./webhook-job.ts"
import { receive } from "./webhook-route.ts"

const api = await startApi({ databaseUrl: await testDatabase() })
afterAll(api.stop)
beforeAll(() => api.run(numberedAccounts))

describe("a message that meets a fault of ours", () => {
  const withFault = <A, E, R>(n: number, work: Effect.Effect<A, E, R>) =>
    Effect.flatMap(Accounts, (accounts) =>
      Effect.provideService(work, Accounts, {
        ...accounts,
        byId: (id) =>
          id === accountId(n) ? Effect.die(new RangeError("of one account")) : accounts.byId(id),
      }),
    )
  const jobOf = (hash: string) =>
    handleWebhook(shopOfFixtures).handle({ id: "job", data: { hash }, createdAt: 0 })
  const atFault = (hash: string) => api.run(Effect.exit(withFault(2_500, jobOf(hash))))
  const arrived = async (n: number) => {
    const body = bodyFor("subscription_created", n)
    await api.run(
      receive({ secrets: [webhookSecret], mode: "sandbox" }, body, signatureOf(body, webhookSecret)),
    )
    return hashOf(body)
  }
  const stateOf = async (hash: string) => {
    const stored = await api.run(loadWebhook(hash))
    return [stored?.status, stored?.attempts, stored?.lastError]
  }

  test("fails no job but its own, and keeps nobody waiting who came after it", async () => {
    const [bad, first, second] = [await arrived(2_500), await arrived(2_501), await arrived(2_502)]
    expect((await atFault(first))._tag).toBe("Success")
    expect(await stateOf(first)).toEqual(["done", 1, null])
    expect(await stateOf(second)).toEqual(["done", 1, null])
    expect(await stateOf(bad)).toEqual(["received", 0, null])
  })

  test("is noted with the name of the fault, so that an operator sees it, and is tried again", async () => {
    const bad = await arrived(2_500)
    expect((await atFault(bad))._tag).toBe("Failure")
    expect(await stateOf(bad)).toEqual(["received", 1, "a fault of ours: RangeError"])
    const { webhooks } = await api.run(Operations.use((operations) => operations.now("2026-01-01T00:00:00Z")))
    expect(webhooks.open.map(({ hash }) => hash)).toContain(bad)
    await api.run(jobOf(bad))
    expect(await stateOf(bad)).toEqual(["done", 2, null])
  })

  test("hides no other when an operator tries the dead ones again", async () => {
    const hashes = [await arrived(2_503), await arrived(2_504)]
    const [bad = "", good = ""] = hashes
    await api.run(Effect.forEach(hashes, (hash) => noteFailure(hash, "dead", new Error("gave up"))))
    const outcomes = await api.run(withFault(2_503, retryDead(shopOfFixtures, "")))
    const became = (wanted: string) => outcomes.find(({ hash }) => hash === wanted)?.status
    expect([became(bad), became(good)]).toEqual(["dead", "done"])
  })
})
