import { randomUUID } from "node:crypto"
import { compose } from "@rounds/core/script/compose.ts"
import {
  BackendUsage,
  GenerationKeys,
  type ScriptFilters,
  Scripts,
  SourceTexts,
} from "@rounds/core/script/ports.ts"
import { ScriptApprovals } from "@rounds/core/script/approval/ports.ts"
import type { ScriptSettings } from "@rounds/core/script/settings.ts"
import { goodDraft } from "@rounds/core/testing/script/example-draft.ts"
import { defaultSettings, exampleTopic, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterAll, describe, expect, test } from "vitest"
import { testDatabase } from "#testing/database.ts"
import { PostgresBackendUsage } from "./backend-usage.ts"
import { PostgresClient, query } from "./client.ts"
import { PostgresGenerationKeys, uuidOf } from "./generation-keys.ts"
import { PostgresScriptApprovals } from "./script-approvals.ts"
import { PostgresScripts } from "./scripts.ts"
import { PostgresSourceTexts } from "./source-texts.ts"

const runtime = ManagedRuntime.make(
  Layer.mergeAll(
    PostgresScripts,
    PostgresScriptApprovals,
    PostgresGenerationKeys,
    PostgresBackendUsage,
    PostgresSourceTexts,
  ).pipe(Layer.provideMerge(PostgresClient(await testDatabase(), 4))),
)
afterAll(() => runtime.dispose())

const everything: ScriptFilters = { targetPlatform: null, language: null, duration: null, text: null }

const scriptOf = (
  userId: string,
  createdAt: string,
  changes: Partial<ScriptSettings> = {},
  title = "Magnesium",
) => {
  const order = { ...orderFor({ ...defaultSettings, ...changes }, exampleTopic()), title }
  const provenance = { id: randomUUID(), userId, writer: "offline", madeByAi: false, createdAt }
  return compose(goodDraft(order), [], order, provenance, () => null)
}

const store = (script: ReturnType<typeof scriptOf>, reservationId: string = randomUUID()) =>
  runtime.runPromise(Scripts.use((scripts) => scripts.insert({ script, reservationId })))

const list = (userId: string, filters = everything, cursor: string | null = null, limit = 100) =>
  runtime.runPromise(Scripts.use((scripts) => scripts.list({ userId, filters, cursor, limit })))

describe("stored scripts", () => {
  test("come back as they were stored, and to their owner only", async () => {
    const [ada, bob] = [randomUUID(), randomUUID()]
    const script = scriptOf(ada, "2026-11-20T10:00:00.000Z", { language: "turkish" })
    await store(script)
    const byId = (userId: string, id: string) =>
      runtime.runPromise(Scripts.use((scripts) => scripts.byId(userId, id)))
    expect(await byId(ada, script.id)).toEqual(script)
    expect(await byId(bob, script.id)).toBeNull()
    expect((await list(bob)).scripts).toEqual([])
  })

  test("show how their owner speaks once they were checked, in their language alone", async () => {
    const [ada, bob] = [randomUUID(), randomUUID()]
    const checked = scriptOf(ada, "2026-11-20T10:00:00.000Z")
    const turkish = scriptOf(ada, "2026-11-20T11:00:00.000Z", { language: "turkish" })
    const unchecked = scriptOf(ada, "2026-11-20T12:00:00.000Z")
    for (const script of [checked, turkish, unchecked]) await store(script)
    for (const script of [checked, turkish]) {
      await runtime.runPromise(
        ScriptApprovals.use((approvals) => approvals.approve(script, "2026-11-20T13:00:00.000Z")),
      )
    }
    const rewritten = { ...turkish, beats: turkish.beats.map((beat) => ({ ...beat, text: "Başka." })) }
    const among = await runtime.runPromise(
      ScriptApprovals.use((approvals) => approvals.checkedAmong([checked, rewritten, unchecked])),
    )
    expect([...among]).toEqual([checked.id])
    expect(await runtime.runPromise(ScriptApprovals.use((approvals) => approvals.checkedAmong([])))).toEqual(
      new Set(),
    )
    const voiceOf = (userId: string) =>
      runtime.runPromise(Scripts.use((scripts) => scripts.voiceOf(userId, "english")))
    expect(await voiceOf(ada)).toEqual([checked.scriptContent.slice(0, 400)])
    expect(await voiceOf(bob)).toEqual([])
  })

  test("are paged newest first without a gap or a repeat, even within one instant", async () => {
    const ada = randomUUID()
    const stored = Array.from({ length: 7 }, (_, n) =>
      scriptOf(ada, `2026-11-20T10:00:0${Math.floor(n / 3)}.000Z`),
    )
    for (const script of stored) await store(script)
    const pages: Array<string> = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(ada, everything, cursor, 2)
      pages.push(...page.scripts.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(pages.toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
    const times = (await list(ada)).scripts.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test("are filtered by platform, language, duration and words, where % and _ are ordinary letters", async () => {
    const ada = randomUUID()
    await store(scriptOf(ada, "2026-11-20T10:00:00.000Z", { targetPlatform: "tiktok" }, "Zinc 100% pure"))
    await store(
      scriptOf(ada, "2026-11-20T11:00:00.000Z", { language: "turkish", duration: "30_seconds" }, "Çinko"),
    )
    const titles = async (filters: Partial<ScriptFilters>) =>
      (await list(ada, { ...everything, ...filters })).scripts.map(({ topicTitle }) => topicTitle)
    expect(await titles({ targetPlatform: "tiktok" })).toEqual(["Zinc 100% pure"])
    expect(await titles({ language: "turkish", duration: "30_seconds" })).toEqual(["Çinko"])
    expect(await titles({ text: "zinc" })).toEqual(["Zinc 100% pure"])
    expect(await titles({ text: "100%" })).toEqual(["Zinc 100% pure"])
    expect(await titles({ text: "_" })).toEqual([])
  })

  test("start from the newest when a cursor makes no sense", async () => {
    const ada = randomUUID()
    await store(scriptOf(ada, "2026-11-20T10:00:00.000Z"))
    for (const cursor of ["", "!!!", Buffer.from("2026-99-99T10:00:00.000Z x").toString("base64url")]) {
      expect((await list(ada, everything, cursor)).scripts).toHaveLength(1)
    }
  })

  test("are one per reservation", async () => {
    const [ada, reservationId] = [randomUUID(), randomUUID()]
    await store(scriptOf(ada, "2026-11-20T10:00:00.000Z"), reservationId)
    await expect(store(scriptOf(ada, "2026-11-20T10:00:01.000Z"), reservationId)).rejects.toThrow()
  })

  test("tell the median time of the last seven days from 20 runs on", async () => {
    const record = (duration: number, success = true) =>
      runtime.runPromise(
        BackendUsage.use((usage) =>
          usage.record({
            userId: randomUUID(),
            actionType: "script_generation",
            tokensUsed: 1,
            apiCost: 0.0125,
            duration,
            success,
            errorMessage: null,
            metadata: { attempts: 1 },
          }),
        ),
      )
    const median = () => runtime.runPromise(Scripts.use(({ medianSeconds7d }) => medianSeconds7d))
    for (let n = 1; n <= 19; n += 1) await record(12_300)
    await record(90_000, false)
    expect(await median()).toBeNull()
    await record(60_000)
    expect(await median()).toBe(12.3)
  })
})

describe("an idempotency key", () => {
  test("keeps the first request it stood for, also when two come at once", async () => {
    const ada = randomUUID()
    const claim = (request: string) =>
      runtime.runPromise(
        GenerationKeys.use((keys) =>
          keys.claim({ userId: ada, key: "k", request, at: "2026-11-20T10:00:00.000Z" }),
        ),
      )
    const [first, second] = await Promise.all([claim("a"), claim("b")])
    expect(first).toEqual(second)
    expect(await claim("c")).toEqual(first)
  })

  test("is a version 5 UUID of its owner's own", () => {
    // RFC 9562, appendix A.4: the name www.example.com in the DNS name space.
    expect(uuidOf("6ba7b810-9dad-11d1-80b4-00c04fd430c8", "www.example.com")).toBe(
      "2ed6657d-e927-568b-95e1-2665a8aea6a2",
    )
  })
})

test("the texts behind a topic are found by its links", async () => {
  const link = "https://www.reddit.com/r/Supplements/comments/a1/"
  await runtime.runPromise(
    query("test.posts", async (sql) => {
      await sql`
        INSERT INTO posts (source, id, community, title, body, created_at, score, comments, permalink, over18, stickied,
          removed, automated, first_seen_at)
        VALUES ('test', 'a1', 'Supplements', 'Title', 'Body', now(), 1, 1, ${link}, false, false, false, false, now())`
    }),
  )
  expect(await runtime.runPromise(SourceTexts.use((texts) => texts.of(exampleTopic())))).toEqual([
    "Title\nBody",
  ])
})
