import type { ScriptReview } from "@rounds/core/contract/script-parts.ts"
import type { UserUsage } from "@rounds/core/contract/user.ts"
import { Accounts } from "@rounds/core/account/ports.ts"
import { rewriteBeat } from "@rounds/core/script/editing/rewrite-beat.ts"
import { ScriptWriter } from "@rounds/core/script/ports.ts"
import { WriterUnavailable } from "@rounds/core/script/rejections.ts"
import type { Script } from "@rounds/core/script/script.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { query } from "#postgres/client.ts"
import type { MaybeProblem, TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { at, edit, startDesk, written } from "#testing/script-desk.ts"

let desk: Awaited<ReturnType<typeof startDesk>>
let ada: TestClient
beforeAll(async () => {
  desk = await startDesk(await testDatabase())
  ada = await desk.person("creator_pro")
})
afterAll(() => desk.api.stop())

describe("a script as it is worked on", () => {
  test("says where its sentences come from, and numbers their sources", async () => {
    const script = await written(ada)
    const said = script.beats.flatMap((beat) => beat.said)
    expect(script.beats.map(({ text }) => text)).toEqual(
      script.beats.map((beat) => beat.said.map(({ text }) => text).join(" ")),
    )
    expect(said.filter(({ from }) => from === "finding").length).toBeGreaterThan(3)
    expect(script.sources[0]).toMatchObject({ number: 1, year: expect.any(Number) })
    expect(script.sources[0]?.url).toMatch(/^https:\/\//)
    expect(script.hooks.map(({ type }) => type)).toEqual(["question", "number", "myth", "contrast", "viewer"])
    expect(script).toMatchObject({ version: 1, approval: { state: "draft", checkedAt: null } })
  })

  test("keeps the origin of words that stay, and takes new statements for the person's own", async () => {
    const script = await written(ada)
    const beat = script.beats.findIndex(({ said }) => said.length > 1 && said[0]?.from === "finding")
    const [first] = script.beats[beat]?.said ?? []
    const answer = await edit(ada, script, beat, `${first?.text} Half a glass is harmless.`)
    expect(answer.status).toBe(200)
    expect(answer.body.script.version).toBe(2)
    expect(answer.body.script.beats[beat]?.said).toEqual([
      first,
      { text: "Half a glass is harmless.", findings: [], from: "own", typed: true },
    ])
    const point = answer.body.points.find(({ text }) => text === "Half a glass is harmless.")
    expect(point).toMatchObject({ kind: expect.stringMatching(/unsupported|claim/), beat, kept: null })
    expect(answer.body.script.words).toBe(answer.body.fit.words)
    expect((await ada.get<Script>(at(script))).body).toEqual(answer.body.script)
  })

  test("is not changed twice when an answer got lost, with a key or without one", async () => {
    const script = await written(ada)
    const once = await edit(ada, script, 0, "Look closer at your breakfast.")
    const again = await edit(ada, script, 0, "Look closer at your breakfast.")
    expect(again.body.script).toEqual(once.body.script)
    const headers = { "idempotency-key": "lost-1" }
    const body = { version: 2, change: { text: "Look closer at your glass." } }
    const keyed = await ada.patch<ScriptReview>(at(script, "/beats/0"), body, { headers })
    expect((await ada.patch<ScriptReview>(at(script, "/beats/0"), body, { headers })).body).toEqual(
      keyed.body,
    )
    expect(keyed.body.script.version).toBe(3)
  })

  test("takes one of two edits made at once, and tells the other", async () => {
    const script = await written(ada)
    const answers = await Promise.all([
      edit(ada, script, 0, "One of two changes."),
      edit(ada, script, 0, "The other of two changes."),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({ code: "ScriptChangedElsewhere", errors: [{ field: "version" }] })
    expect((await ada.get<ScriptReview>(at(script, "/review"))).body.script.version).toBe(2)
  })

  test("holds a locked beat, refuses markup, and keeps its disclaimer", async () => {
    const script = await written(ada)
    const locked = await ada.patch<ScriptReview>(at(script, "/beats/1"), {
      version: 1,
      change: { locked: true },
    })
    expect(locked.body.script.beats[1]?.locked).toBe(true)
    const held = (await edit(ada, locked.body.script, 1, "Other words.")) as { body: MaybeProblem }
    expect(held.body).toMatchObject({ code: "ChangeRefused", status: 422, errors: [{ field: "beat" }] })
    const link = (await edit(ada, locked.body.script, 0, "See www.example.org now.")) as {
      body: MaybeProblem
    }
    expect(link.body).toMatchObject({ code: "ChangeRefused", errors: [{ field: "text" }] })
    const last = script.beats.length - 1
    const bare = await edit(ada, locked.body.script, last, "What will you ask?")
    expect(bare.body.script.beats[last]?.text).toBe(`What will you ask? ${script.disclaimer}`)
  })

  test("opens with another of its hooks, and brings earlier words back as a new version", async () => {
    const script = await written(ada)
    const hook = script.hooks.find(({ type }) => type === "viewer")
    const opened = await ada.put<ScriptReview>(at(script, "/hook"), { version: 1, type: "viewer" })
    expect(opened.body.script.beats[0]?.text.startsWith(hook?.said.text ?? "-")).toBe(true)
    expect(opened.body.hookSeconds.every((seconds) => seconds > 0 && seconds <= 3.5)).toBe(true)

    const page = await ada.get<{ versions: ReadonlyArray<{ version: number; made: string }> }>(
      at(script, "/versions"),
    )
    expect(page.body.versions.map(({ version, made }) => [version, made])).toEqual([
      [2, "hook"],
      [1, "written"],
    ])
    const changes = await ada.get<{ beats: ReadonlyArray<{ isChanged: boolean }> }>(
      at(script, "/versions/1/changes"),
    )
    expect(changes.body.beats.map(({ isChanged }) => isChanged)).toEqual(
      script.beats.map((_, index) => index === 0),
    )
    const back = await ada.post<ScriptReview>(at(script, "/restore"), { version: 2, to: 1 })
    expect(back.body.script).toMatchObject({ version: 3, scriptContent: script.scriptContent })
  })

  test("has a beat written anew from its findings, leaves the others, and counts ten", async () => {
    const script = await written(ada)
    const beat = 1
    const answer = await ada.post<ScriptReview>(at(script, `/beats/${beat}/rewrite`), { version: 1 })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const after = answer.body.script
    expect(after.beats[beat]?.text).not.toBe(script.beats[beat]?.text)
    expect(after.beats.filter((_, at) => at !== beat).map(({ text }) => text)).toEqual(
      script.beats.filter((_, at) => at !== beat).map(({ text }) => text),
    )
    expect(answer.body.rewritesLeft).toBe(9)
    await desk.api.run(
      query("ten rewrites", (sql) => sql`UPDATE generated_scripts SET rewrites = 10 WHERE id = ${script.id}`),
    )
    const refused = await ada.post(at(script, `/beats/${beat}/rewrite`), { version: 2 })
    expect(refused.body).toMatchObject({ code: "ChangeRefused", status: 422 })
    expect((await ada.get<UserUsage>("/api/user/usage")).body.scriptsOpen).toBe(0)
  })

  test("has what a rewrite took recorded, although its answer broke off", async () => {
    const script = await written(ada)
    const breaking = Layer.succeed(ScriptWriter, {
      name: "model-x",
      madeByAi: false,
      promptVersion: "7",
      write: (_order, _onText, onLost = () => Effect.void) =>
        Effect.andThen(
          onLost({ tokens: 120, cost: 0.25 }),
          Effect.fail(new WriterUnavailable({ retryAfterSeconds: null })),
        ),
    })
    const failure = await desk.api.run(
      Effect.gen(function* () {
        const account = yield* Accounts.use((accounts) => accounts.byId(script.userId))
        if (account === null) throw new Error("no account")
        return yield* Effect.flip(rewriteBeat(account, { id: script.id, version: 1 }, 1))
      }).pipe(Effect.provide(breaking)),
    )
    expect(failure).toMatchObject({ _tag: "WriterUnavailable" })
    const calls = await desk.api.run(
      query(
        "calls",
        (sql) => sql`
          SELECT tokens_used AS tokens, api_cost::float8 AS cost, success, metadata->>'promptVersion' AS prompt
          FROM backend_usage WHERE action_type = 'beat_rewrite' AND metadata->>'scriptId' = ${script.id}`,
      ),
    )
    expect(calls).toEqual([{ tokens: 120, cost: 0.25, success: false, prompt: "7" }])
  })

  test("is cut to fit as proposed", async () => {
    const script = await written(ada)
    const beat = script.beats.length - 2
    const more = "Ask about it. ".repeat(12).trim()
    const long = await edit(ada, script, beat, `${script.beats[beat]?.text} ${more}`)
    expect(long.body.fit).toMatchObject({ verdict: "long" })
    const proposal = await ada.get<{ cuts: ReadonlyArray<object>; fits: boolean; version: number }>(
      at(script, "/cut"),
    )
    expect(proposal.body).toMatchObject({ fits: true, version: 2 })
    const { version, cuts } = proposal.body
    const cut = await ada.post<ScriptReview>(at(script, "/cut"), { version, cuts })
    expect(cut.body.fit.overSeconds).toBe(0)
    expect(cut.body.script.scriptContent).toContain(script.disclaimer)
  })

  test("is deleted for good: gone from the history, its generation used", async () => {
    const client = await desk.person("freemium")
    const script = await written(client)
    await client.patch(at(script, "/beats/0"), { version: 1, change: { text: "Look closer." } })
    const gone = await client.delete(at(script))
    expect(gone.body).toEqual({ deleted: true, generationGivenBack: false })
    expect((await client.get(at(script))).status).toBe(404)
    expect((await client.delete(at(script))).status).toBe(404)
    expect((await client.get<ReadonlyArray<unknown>>("/api/user/scripts")).body).toEqual([])
    expect((await client.get<UserUsage>("/api/user/usage")).body.scriptGenerations).toBe(1)
  })
})

test("what belongs to a larger plan is refused with the way to it, and the words stay free to edit", async () => {
  const free = await desk.person("freemium")
  const script = await written(free)
  for (const answer of [
    await free.put(at(script, "/hook"), { version: 1, type: "viewer" }),
    await free.post(at(script, "/beats/0/rewrite"), { version: 1 }),
    await free.get(at(script, "/versions")),
  ]) {
    expect(answer.body).toMatchObject({ code: "UPGRADE_REQUIRED", status: 403 })
  }
  const edited = await free.patch(at(script, "/beats/0"), { version: 1, change: { text: "Look closer." } })
  expect(edited.status).toBe(200)
})
