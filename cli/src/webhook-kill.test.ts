import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { signatureOf } from "@rounds/adapters/payments/signature.ts"
import { PostgresClient, query, type Statements } from "@rounds/adapters/postgres/client.ts"
import { testDatabase } from "@rounds/adapters/testing/database.ts"
import { haltingPoints, haltingPointsOf } from "@rounds/adapters/testing/halting-points.ts"
import {
  accountId,
  bodyFor,
  numberedAccounts,
  oneLife,
  permutations,
  withoutNumber,
} from "@rounds/adapters/testing/webhook-lives.ts"
import * as Effect from "effect/Effect"
import { afterAll, expect, test } from "vitest"
import { ServedProcess } from "#testing/served-process.ts"

const thorough = process.env["RELEASE_CHECK"] === "1"
/** All 720 orders of six messages, or one in 24 of them. */
const orders = permutations(oneLife).filter((_, n) => thorough || n % 24 === 0)
/** Each point is killed at so many times. */
const rounds = thorough ? 3 : 1
/** As many senders at a time, each with its orders one after the other. */
const senders = 6

const secret = "secret-of-the-tests-0123456789-abcdef"
const databaseUrl = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "rounds-webhook-kill-"))
const product = new ServedProcess({
  DATABASE_URL: databaseUrl,
  LEMONSQUEEZY_WEBHOOK_SECRET: secret,
  NODE_COMPILE_CACHE: join(folder, "compiled"),
  ROUNDS_DATA: folder,
})

afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** As the provider does: again and again until it is answered 200. */
const send = async (body: Buffer): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${product.url}/api/webhooks/lemonsqueezy`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-signature": signatureOf(body, secret) },
      body: new Uint8Array(body),
    }).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return
    await pause(50)
  }
}

const ask = <A>(work: (sql: Statements) => Promise<A>): Promise<A> =>
  query("test", work).pipe(Effect.provide(PostgresClient(databaseUrl, 1)), Effect.runPromise)

/**
 * What is known of account `n`, as stored. The play provider has none of these subscriptions, so that each ends at the
 * moment at which it was asked to cancel: that moment alone differs.
 */
const knownOf = async (n: number): Promise<string> => {
  const [row] = await ask(
    (sql) =>
      sql<{ state: string }[]>`
        SELECT state::text AS state FROM subscription_overview WHERE user_id = ${accountId(n)}`,
  )
  return withoutNumber(n, row?.state ?? "nothing").replaceAll(
    /"(endsAt|readAt)": "[^"]*(?<!:00\.000)Z"/g,
    '"$1": "when it was asked"',
  )
}

/** A state without its newest news, which says whether the provider has been asked to cancel already. */
const withoutNews = (state: string): string => state.replaceAll(/"latest": \{[^}]*\}/g, '"latest": {}')

const unsettled = async (): Promise<ReadonlyArray<string>> => {
  const rows = await ask(
    (sql) => sql<{ hash: string }[]>`SELECT hash FROM webhook_inbox WHERE status NOT IN ('done', 'ignored')`,
  )
  return rows.map(({ hash }) => hash)
}

/** What a process took with it is carried out along with the next message that comes. */
const everythingSettled = async (): Promise<void> => {
  for (let tries = 1; (await unsettled()).length > 0; tries += 1) {
    await send(Buffer.concat([bodyFor("order_created", 2_999), Buffer.alloc(messages++, " ")]))
    await pause(Math.min(200 * tries, 5_000))
  }
}
let messages = 0

test(
  `${orders.length} orders of six messages, each twice, with the process killed ${rounds * haltingPoints.length} times ` +
    "in between, end like the right order once",
  async () => {
    await Effect.runPromise(numberedAccounts.pipe(Effect.provide(PostgresClient(databaseUrl, 1))))
    await product.start()
    for (const name of oneLife) await send(bodyFor(name, 1))
    await everythingSettled()
    const expected = await knownOf(1)
    expect(expected).toContain("refunded")

    const halting = await haltingPointsOf(databaseUrl)
    const sent: Array<number> = []
    const stop = new AbortController()
    const load = Array.from({ length: senders }, async (_, sender) => {
      // One account for each order; when all have been sent there is always a next account as long as there are kills.
      for (let n = sender; n < orders.length || !stop.signal.aborted; n += senders) {
        const order = orders[n % orders.length] ?? oneLife
        for (const name of [...order, ...order.toReversed()]) await send(bodyFor(name, n + 2))
        sent.push(n + 2)
      }
    })
    const begun = performance.now()
    for (let round = 0; round < rounds; round += 1) {
      for (const point of haltingPoints) {
        await halting.at(point, () => product.kill())
        await product.start()
      }
    }
    stop.abort()
    await Promise.all(load)
    await everythingSettled()
    await halting.end()
    process.stdout.write(
      `killed ${rounds * haltingPoints.length} times within ${Math.round(performance.now() - begun)} ms, ${sent.length} accounts\n`,
    )

    const states = new Map<number, string>()
    for (const n of sent) states.set(n, await knownOf(n))
    const wrong = sent.filter((n) => withoutNews(states.get(n) ?? "") !== withoutNews(expected))
    expect(wrong).toEqual([])
    // Cancelled at the provider already, or not yet, because a process took the job with it: alike within each.
    const isAsked = (state: string) => state.includes("unknownToProvider")
    const asked = new Set([...states.values(), expected].filter(isAsked))
    const unasked = new Set([...states.values()].filter((state) => !isAsked(state)))
    expect([...asked].slice(1)).toEqual([])
    expect([...unasked].slice(1)).toEqual([])
  },
  thorough ? 1_800_000 : 300_000,
)
