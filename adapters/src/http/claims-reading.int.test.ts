import { Accounts } from "@rounds/core/account/ports.ts"
import type { ScriptReview } from "@rounds/core/contract/script-parts.ts"
import { approveScript } from "@rounds/core/script/approval/check-script.ts"
import { ClaimsReader, type ReadClaim, type ReaderAnswer } from "@rounds/core/script/claims/reader.ts"
import { rewriteBeat } from "@rounds/core/script/editing/rewrite-beat.ts"
import { ScriptWriter } from "@rounds/core/script/ports.ts"
import { goodDraft } from "@rounds/core/testing/script/example-draft.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { query } from "#postgres/client.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"
import { at, edit, startDesk, written } from "#testing/script-desk.ts"

let desk: Awaited<ReturnType<typeof startDesk>>
let ada: TestClient
beforeAll(async () => {
  desk = await startDesk(await testDatabase())
  ada = await desk.person("creator_pro")
})
afterAll(() => desk.api.stop())

type Sheet = ScriptReview["script"]

/** A reader that finds this in every sentence that holds the words, and notes what it was given. */
const finding = (words: string, claim: Omit<ReadClaim, "sentence">, given: Array<string> = []) => ({
  read: (sentences: ReadonlyArray<string>) =>
    Effect.sync((): ReaderAnswer => {
      given.push(...sentences)
      const claims = sentences.flatMap((text, sentence) =>
        text.includes(words) ? [{ sentence, ...claim }] : [],
      )
      return { claims, tokens: 70, cost: 0.5 }
    }),
})

const accountOf = (script: Sheet) =>
  Effect.flatMap(
    Accounts.use((accounts) => accounts.byId(script.userId)),
    (account) => (account === null ? Effect.die(new Error("no account")) : Effect.succeed(account)),
  )

const approve = (script: Sheet, reader: (typeof ClaimsReader)["Service"]) =>
  desk.api.run(
    Effect.flatMap(accountOf(script), (account) =>
      Effect.result(approveScript(account, { id: script.id, version: script.version })),
    ).pipe(Effect.provideService(ClaimsReader, reader)),
  )

const reviewOf = async (script: { readonly id: string }) =>
  (await ada.get<ScriptReview>(at(script, "/review"))).body

const callsOf = (script: Sheet) =>
  desk.api.run(
    query(
      "calls",
      (sql) => sql`
        SELECT tokens_used AS tokens, api_cost::float8 AS cost, success, error_message AS error FROM backend_usage
        WHERE action_type = 'claims_reading' AND metadata->>'scriptId' = ${script.id} ORDER BY created_at, id`,
    ),
  )

/** Every open point of a script, kept with a reason. */
const settled = async ({ script, points }: ScriptReview): Promise<Sheet> => {
  const open = points.find(({ isOptional, kept }) => !isOptional && kept === null)
  if (open === undefined) return script
  const how = { kind: "keep", reason: "I say so at my counter." }
  const { version } = script
  return settled((await ada.post<ScriptReview>(at(script, `/points/${open.id}`), { version, how })).body)
}

/** A script with a question of the person's own that no rule marks, and nothing open. */
const typed = async (text: string): Promise<Sheet> => {
  const { body } = await edit(ada, await written(ada), 0, text)
  expect(body.points.filter((point) => point.text === text)).toEqual([])
  return settled(body)
}

describe("words that nobody has read, at the approval", () => {
  test("are read once; what is found holds the approval until it is settled, and is the same at every reload", async () => {
    const script = await typed("Grapefruit at your breakfast table?")
    const given: Array<string> = []
    const reader = finding("breakfast table", { claimClass: "hype" }, given)
    const refused = await approve(script, reader)
    expect(refused).toMatchObject({ _tag: "Failure", failure: { _tag: "PointsStillOpen", open: 1 } })
    expect(given).toEqual(["Grapefruit at your breakfast table?"])

    const review = await reviewOf(script)
    const point = review.points.find(({ text }) => text === "Grapefruit at your breakfast table?")
    expect(point).toMatchObject({ kind: "claim", severity: "warn", rule: "EV-MIRACLE", beat: 0 })
    expect(review.looking.read.map(({ rule }) => rule)).toEqual(["EV-MIRACLE"])
    expect((await reviewOf(script)).points).toEqual(review.points)
    expect(review.script.version).toBe(script.version)

    expect(await approve(await settled(review), reader)).toMatchObject({
      _tag: "Success",
      success: { approval: { state: "checked" } },
    })
    expect(given).toHaveLength(1)
    expect(await callsOf(script)).toEqual([{ tokens: 70, cost: 0.5, success: true, error: null }])
  })

  test("that a model would only look at again are marked, and hold nothing up", async () => {
    const script = await typed("Grapefruit on a quiet Sunday?")
    const answer = await approve(script, finding("quiet Sunday", { claimClass: "cure", isUnsure: true }))
    expect(answer).toMatchObject({ _tag: "Success", success: { approval: { state: "checked" } } })
    const { points } = await reviewOf(script)
    expect(points.find(({ text }) => text.includes("quiet Sunday"))).toMatchObject({
      severity: "info",
      isOptional: true,
    })
  })

  test("lose what was found with the words, and have it back with them", async () => {
    const script = await typed("Grapefruit in the afternoon?")
    await approve(script, finding("in the afternoon", { claimClass: "hype" }))
    const marked = ({ points }: ScriptReview) => points.some(({ rule }) => rule === "EV-MIRACLE")
    const changed = (await edit(ada, script, 0, "Grapefruit before noon?")).body
    expect(marked(changed)).toBe(false)
    const back = await ada.post<ScriptReview>(at(script, "/restore"), {
      version: changed.script.version,
      to: script.version,
    })
    expect(marked(back.body)).toBe(true)
  })

  test("are checked without a model that is down, which is recorded", async () => {
    const script = await typed("Grapefruit in the evening?")
    const down = {
      read: () => Effect.succeed<ReaderAnswer>({ claims: "unreachable", tokens: 40, cost: 0.1 }),
    }
    expect(await approve(script, down)).toMatchObject({ _tag: "Success" })
    expect(await callsOf(script)).toEqual([{ tokens: 40, cost: 0.1, success: false, error: "unreachable" }])
  })

  test("of the product's own are given to nobody", async () => {
    const script = await settled(await reviewOf(await written(ada)))
    const given: Array<string> = []
    await approve(script, finding("x", { claimClass: "hype" }, given))
    expect(given).toEqual([])
    expect(await callsOf(script)).toEqual([])
    // What is read and proposed is told by points and posting kit alone.
    expect(Object.keys(script)).toEqual(expect.not.arrayContaining(["reading"]))
    expect(Object.keys(script)).toEqual(expect.not.arrayContaining(["post"]))
  })
})

describe("a beat that a model has written anew", () => {
  const model = Layer.succeed(ScriptWriter, {
    name: "model-x",
    madeByAi: true,
    write: (order) => Effect.succeed({ draft: goodDraft(order), tokens: 1, cost: null }),
  })
  const rewrite = (script: Sheet, claim: Omit<ReadClaim, "sentence">) =>
    desk.api.run(
      Effect.flatMap(accountOf(script), (account) =>
        Effect.result(rewriteBeat(account, { id: script.id, version: script.version }, 1)),
      ).pipe(
        Effect.provide(model),
        Effect.provideService(ClaimsReader, {
          read: () => Effect.succeed({ claims: [{ sentence: 0, ...claim }], tokens: 30, cost: 0.2 }),
        }),
      ),
    )

  test("is read, and what is found in it stands on the sheet at every reload", async () => {
    const { script } = await reviewOf(await written(ada))
    expect(await rewrite(script, { claimClass: "testimonial" })).toMatchObject({ _tag: "Success" })
    const review = await reviewOf(script)
    const point = review.points.find(({ rule }) => rule === "PHI-TESTIMONIAL")
    expect(point).toMatchObject({ kind: "claim", severity: "warn", beat: 1 })
    expect((await reviewOf(script)).points).toEqual(review.points)
    expect(await callsOf(script)).toEqual([{ tokens: 30, cost: 0.2, success: true, error: null }])
  })

  test("is not taken when the model would not let it pass, and each reading is recorded", async () => {
    const { script } = await reviewOf(await written(ada))
    expect(await rewrite(script, { claimClass: "cure" })).toMatchObject({
      _tag: "Failure",
      failure: { _tag: "ChangeRefused", problem: "nothing_else_to_say" },
    })
    expect((await reviewOf(script)).script).toEqual(script)
    expect(await callsOf(script)).toHaveLength(2)
  })
})
