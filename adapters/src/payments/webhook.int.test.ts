import { randomBytes } from "node:crypto"
import { readdirSync } from "node:fs"
import { canonicalJson } from "@rounds/core/kernel/canonical-json.ts"
import { Subscriptions } from "@rounds/core/subscription/ports.ts"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { listWebhooks, loadWebhook, settleWebhook } from "#postgres/webhooks.ts"
import { startApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { webhookSecret } from "#testing/settle.ts"
import {
  accountId,
  bodyFor,
  numberedAccounts,
  oneLife,
  permutations,
  webhookFixtures,
  withoutNumber,
} from "#testing/webhook-lives.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { hashOf, signatureOf } from "./signature.ts"
import { shopOfFixtures } from "#testing/shop.ts"
import { handleStored, noteFailure } from "./webhook-job.ts"
import { receive } from "./webhook-route.ts"

const nextSecret = "the-secret-that-comes-next-0123456789"
const api = await startApi({
  databaseUrl: await testDatabase(),
  env: { LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret, LEMONSQUEEZY_WEBHOOK_SECRET_NEXT: nextSecret },
})
afterAll(api.stop)

const send = (body: Uint8Array, signature: string | null) =>
  fetch(`${api.url}/api/webhooks/lemonsqueezy`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(signature === null ? {} : { "x-signature": signature }),
    },
    body: Buffer.from(body),
  }).then(({ status }) => status)

const inbox = Effect.map(listWebhooks(null, 500), (all) => all.length)

beforeAll(() => api.run(numberedAccounts))

describe("the door", () => {
  test("a genuine message is stored once, whichever of the two secrets signed it, and answered 200", async () => {
    const body = bodyFor("order_created", 1)
    expect(await send(body, signatureOf(body, webhookSecret))).toBe(200)
    expect(await send(body, signatureOf(body, nextSecret))).toBe(200)
    expect(await api.run(inbox)).toBe(1)
  })

  test("200 forged or tampered messages are refused, and nothing of them is stored", async () => {
    const before = await api.run(inbox)
    const body = bodyFor("subscription_created", 1)
    const good = signatureOf(body, webhookSecret)
    const flipped = Array.from({ length: 180 }, (_, n) => {
      const tampered = Buffer.from(body)
      const place = Math.floor((n * body.length) / 180)
      tampered[place] = (tampered[place] ?? 0) ^ (1 << (n % 8))
      return [tampered, good] as const
    })
    const forged: ReadonlyArray<readonly [Uint8Array, string | null]> = [
      [body, null],
      [body, ""],
      [body, good.toUpperCase()],
      [body, good.slice(0, -1)],
      [body, `${good}0`],
      [body, `sha256=${good}`],
      [body, `${good},${good}`],
      [body, good.slice(0, 32)],
      [body, "0".repeat(64)],
      [body, signatureOf(body, "another secret")],
      [body, signatureOf(body, "")],
      [body, signatureOf(Buffer.from(JSON.stringify(JSON.parse(body.toString()))), webhookSecret)],
      [Buffer.from(JSON.stringify(JSON.parse(body.toString()))), good],
      [Buffer.concat([body, Buffer.from(" ")]), good],
      [Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]), good],
      [new Uint8Array(), good],
      [randomBytes(200), good],
      [body, Buffer.from(good, "hex").toString("base64")],
      [body, `v1,${good}`],
      [body.subarray(1), good],
    ]
    const answers = []
    for (const [bytes, signature] of [...flipped, ...forged]) answers.push(await send(bytes, signature))
    expect(answers).toHaveLength(200)
    expect(new Set(answers)).toEqual(new Set([401]))
    expect(await api.run(inbox)).toBe(before)
  })

  test("bytes that are not UTF-8, or no message, are refused even when signed", async () => {
    const broken = Buffer.concat([bodyFor("order_created", 1), Buffer.from([0xc3, 0x28])])
    expect(await send(broken, signatureOf(broken, webhookSecret))).toBe(400)
    const other = Buffer.from('{"hello":1}')
    expect(await send(other, signatureOf(other, webhookSecret))).toBe(400)
  })

  test.each([
    ["invalid JSON", "{"],
    ["an empty body", ""],
    ["a list", "[]"],
    ["a number", "7"],
    ["a message without data", '{"meta":{"event_name":"order_created"}}'],
    ["a message that is nested too deep", `${"[".repeat(60_000)}${"]".repeat(60_000)}`],
  ])("%s with the right signature is refused with 400", async (_, text) => {
    const before = await api.run(inbox)
    const body = Buffer.from(text)
    expect(await send(body, signatureOf(body, webhookSecret))).toBe(400)
    expect(await api.run(inbox)).toBe(before)
  })

  test("a message of the provider's test mode is refused where real money is taken", async () => {
    const before = await api.run(inbox)
    const body = bodyFor("subscription_created", 8)
    const door = { secrets: [webhookSecret], mode: "live" } as const
    const refused = await api.run(receive(door, body, signatureOf(body, webhookSecret)))
    expect(refused).toMatchObject({ status: 403, code: "TestModeRefused" })
    expect(await api.run(inbox)).toBe(before)
  })

  test("a body beyond 256 kB is refused before its signature is looked at", async () => {
    const before = await api.run(inbox)
    const large = Buffer.from(JSON.stringify({ padding: "x".repeat(262_144) }))
    expect(await send(large, signatureOf(large, webhookSecret))).toBe(413)
    const told = await fetch(`${api.url}/api/webhooks/lemonsqueezy`, { method: "POST", body: large })
    expect(JSON.stringify(await told.json())).toContain("256 kB")
    expect(await api.run(inbox)).toBe(before)
  })

  test.each([
    ["another store", '"store_id": 1,', '"store_id": 2,', "store 2 is not ours"],
    ["another variant", /"variant_id": \d+/g, '"variant_id": 99', "variant 99 is not sold by us"],
  ])("a genuine message of %s is taken, and changes nothing", async (_, from, to, why) => {
    const body = Buffer.from(bodyFor("subscription_created", 4).toString().replaceAll(from, to))
    expect(await send(body, signatureOf(body, webhookSecret))).toBe(200)
    expect(await api.run(handleStored(shopOfFixtures, hashOf(body)))).toBe("ignored")
    const [stored] = await api.run(listWebhooks("ignored", 1))
    expect(stored?.lastError).toBe(why)
    expect(await api.run(knownOf(4))).not.toContain("creator_pro")
  })

  test("a stolen message that names another account stays with the account that owns the subscription", async () => {
    const mine = bodyFor("subscription_created", 6)
    const stolen = Buffer.from(
      bodyFor("subscription_updated", 6).toString().replaceAll(accountId(6), accountId(7)),
    )
    for (const body of [mine, stolen]) {
      await send(body, signatureOf(body, webhookSecret))
      await api.run(handleStored(shopOfFixtures, hashOf(body)))
    }
    expect(await api.run(knownOf(7))).not.toContain("creator_pro")
    expect(await api.run(knownOf(6))).toContain("creator_pro")
  })

  test("200 messages at once are all taken, long before the provider gives up waiting", async () => {
    const bodies = Array.from({ length: 200 }, (_, n) => bodyFor("subscription_created", 2_000 + n))
    const answers = await Promise.all(
      bodies.map(async (body) => {
        const begun = performance.now()
        const status = await send(body, signatureOf(body, webhookSecret))
        return { status, took: performance.now() - begun }
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const times = answers.map(({ took }) => took).toSorted((a, b) => a - b)
    process.stdout.write(
      `200 webhooks at once: p50 ${times[100]?.toFixed(0)} ms, p99 ${times[198]?.toFixed(0)} ms\n`,
    )
    expect(times[198]).toBeLessThan(5_000)
  })

  test("what was carried out stays so, whatever comes later", async () => {
    const body = bodyFor("subscription_created", 9)
    const hash = hashOf(body)
    await send(body, signatureOf(body, webhookSecret))
    expect(await api.run(handleStored(shopOfFixtures, hash))).toBe("done")
    for (const status of ["received", "dead"] as const) {
      await api.run(settleWebhook(hash, { status, userId: null, error: "came too late" }, new Date()))
      await api.run(noteFailure(hash, status, new Error("came too late")))
      expect(await api.run(loadWebhook(hash))).toMatchObject({ status: "done", lastError: null })
    }
  })

  test("every fixture is understood", async () => {
    for (const file of readdirSync(webhookFixtures)) {
      const body = bodyFor(file.replace(".json", ""), 2)
      await send(body, signatureOf(body, webhookSecret))
      expect([file, await api.run(handleStored(shopOfFixtures, hashOf(body)))]).toEqual([file, "done"])
    }
  })
})

/** What is known of account `n`, with the ids of its subscription made equal to those of all others. */
const knownOf = (n: number) =>
  Subscriptions.use((subscriptions) => subscriptions.of(accountId(n))).pipe(
    Effect.map((state) => withoutNumber(n, canonicalJson(state))),
  )

type Delivery = "once" | "twice" | "at the same time" | "interrupted in between"

/** Every one of so many orders; RELEASE_CHECK=1 takes all 720 for each way of delivery. */
const everyNth = process.env["RELEASE_CHECK"] === "1" ? 1 : 36

const deliver = async (n: number, order: ReadonlyArray<string>, how: Delivery) => {
  const bodies = order.map((name) => bodyFor(name, n))
  const all = how === "once" ? bodies : [...bodies, ...bodies.toReversed()]
  const receive = (body: Buffer) => send(body, signatureOf(body, webhookSecret))
  const handle = (body: Buffer) => handleStored(shopOfFixtures, hashOf(body))
  if (how === "at the same time") {
    await Promise.all(all.map(receive))
    await api.run(Effect.forEach(all, handle, { concurrency: "unbounded" }))
    return
  }
  for (const body of all) {
    await receive(body)
    if (how === "interrupted in between") {
      const fiber = await api.run(Effect.forkDetach(handle(body)))
      await new Promise<void>((resolve) => setTimeout(resolve, (n * 7) % 6))
      await api.run(Fiber.interrupt(fiber))
    }
    await api.run(handle(body))
  }
}

describe("convergence on the real database", { timeout: 600_000 }, () => {
  let used = 10
  test.each<Delivery>(["once", "twice", "at the same time", "interrupted in between"])(
    "messages in any order, each %s, end like the right order",
    async (how) => {
      const right = (used += 1)
      await deliver(right, oneLife, "once")
      const expected = await api.run(knownOf(right))
      expect(expected).toContain("refunded")
      const orders = permutations(oneLife).filter((_, n) => n % everyNth === 0)
      for (const order of orders) {
        const n = (used += 1)
        await deliver(n, order, how)
        expect(await api.run(knownOf(n))).toBe(expected)
      }
    },
  )
})
