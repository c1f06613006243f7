import { joined } from "@rounds/core/collection/joined.ts"
import { ForumSource } from "@rounds/core/topic/ports.ts"
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

const words = "Each morning my heel hurts, then it eases while I walk and comes back at night. ".repeat(11)
const row = (at: number) =>
  `Clinic ${at % 40},Does tape help with heel pain? ${at},"${words}",2026-11-19T08:00:00Z,https://clinic.example/${at}`
const rows = Array.from({ length: 10_000 }, (_, at) => row(at))
const csv = ["community,title,body,created_at,url", ...rows].join("\n")
const json = JSON.stringify(
  Array.from({ length: 10_000 }, (_, at) => ({
    community: `Clinic ${at % 40}`,
    title: `Does tape help with heel pain? ${at + 20_000}`,
    body: words.slice(0, 780),
    created_at: "2026-11-19T08:00:00Z",
    url: `https://clinic.example/json/${at}`,
  })),
)

test.each([
  ["CSV", csv],
  ["JSON", json],
] as const)(
  "ten thousand posts of %s, near the longest file, hold nobody up for 50 ms",
  async (kind, text) => {
    expect(text.length).toBeGreaterThan(8_000_000)
    const { found, longest } = await longestWork(
      boss.post<{ posts: number; stored: number }>("/api/admin/uploads", {
        fileName: `october.${kind}`,
        text,
        reason: "Measured",
      }),
    )

    expect([found.status, found.body.posts, found.body.stored]).toEqual([200, 10_000, 10_000])
    expect(longest).toBeLessThan(50)
  },
  300_000,
)
