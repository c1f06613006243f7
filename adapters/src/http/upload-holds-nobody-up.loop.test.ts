import { joined } from "@rounds/core/collection/joined.ts"
import { ForumSource } from "@rounds/core/collection/source-ports.ts"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, expect, test } from "vitest"
import { uploadReader } from "#forum/uploads.ts"
import { startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { longestWork } from "#testing/longest-work.ts"

let api: TestApi
let boss: TestClient
beforeAll(async () => {
  api = await startApi({
    databaseUrl: await testDatabase(),
    env: { ROUNDS_DEMO: "on", ADMIN_EMAILS: "boss@example.org" },
    forum: Layer.succeed(ForumSource, joined([uploadReader])),
  })
  boss = await api.confirmed("boss@example.org")
})
afterAll(() => api.stop())

const words = "Each morning my heel hurts, then it eases while I walk and comes back at night. ".repeat(10)
const numbers = Array.from({ length: 10_000 }, (_, at) => at)

/** Ten thousand posts that no other turn has, near the longest file that is taken. */
const csvOf = (turn: string): string =>
  [
    "community,title,body,created_at,url",
    ...numbers.map(
      (at) =>
        `Clinic ${at % 40},Does tape help with heel pain? ${turn}-${at},"${words}",2026-11-19T08:00:00Z,https://clinic.example/${turn}/${at}`,
    ),
  ].join("\n")
const jsonOf = (turn: string): string =>
  JSON.stringify(
    numbers.map((at) => ({
      community: `Clinic ${at % 40}`,
      title: `Does tape help with heel pain? ${turn}-json-${at}`,
      body: words.slice(0, 780),
      created_at: "2026-11-19T08:00:00Z",
      url: `https://clinic.example/json/${turn}/${at}`,
    })),
  )

/** A machine that is busy elsewhere, or has to find memory first, stretches one turn; what holds the thread up stretches each. */
const turns = [0, 1, 2, 3, 4, 5]

test.each([
  ["CSV", csvOf],
  ["JSON", jsonOf],
] as const)(
  "ten thousand posts of %s, near the longest file, hold nobody up for 50 ms",
  async (kind, textOf) => {
    const longest: Array<number> = []
    for (const turn of turns) {
      const text = textOf(`${Math.round(performance.now())}-${turn}`)
      expect(text.length).toBeGreaterThan(8_000_000)
      const measured = await longestWork(
        boss.post<{ posts: number; stored: number }>("/api/admin/uploads", {
          fileName: `october-${turn}.${kind}`,
          text,
          reason: "Measured",
        }),
      )
      const { status, body } = measured.found
      expect([status, body.posts, body.stored]).toEqual([200, 10_000, 10_000])
      longest.push(measured.longest)
    }
    expect(Math.min(...longest)).toBeLessThan(50)
  },
  300_000,
)
