import { readFileSync } from "node:fs"
import type { Draft } from "@rounds/core/script/draft.ts"
import { SourceTexts } from "@rounds/core/script/ports.ts"
import type { WriteProgress } from "@rounds/core/script/progress.ts"
import { writeScript } from "@rounds/core/script/write.ts"
import { MemoryKernel } from "@rounds/core/testing/memory-kernel.ts"
import { MemoryUsageQuery } from "@rounds/core/testing/memory-usage-query.ts"
import { exampleBeat, goodDraft } from "@rounds/core/testing/script/example-draft.ts"
import { defaultSettings } from "@rounds/core/testing/script/example-topics.ts"
import { MemoryScripts } from "@rounds/core/testing/script/memory-scripts.ts"
import { books, request, run, type Write } from "@rounds/core/testing/script/writing-harness.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, test } from "vitest"
import { type Injection, injections } from "#testing/attack-corpus.ts"
import { promptFor } from "./prompt.ts"

interface Attack {
  readonly family: string
  readonly where: "text" | "direction" | "hashtag" | "tip" | "name"
  readonly says: string
}

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/ai/${name}.json`, import.meta.url), "utf8"))

// Our own fixtures, written in this shape.
const attacks = fixture("obeyed-attacks") as ReadonlyArray<Attack>
const benign = fixture("benign-sentences") as ReadonlyArray<string>

const post = "Hi all, my left knee clicks whenever I walk down the stairs and I worry about it"

const storage = Layer.mergeAll(
  MemoryScripts,
  MemoryUsageQuery,
  Layer.succeed(SourceTexts, { of: () => Effect.succeed([post]) }),
).pipe(Layer.provideMerge(MemoryKernel))

const surroundings = { storage, newUser: () => "ada" }

const said = (draft: Draft, { where, says }: Attack): unknown => ({
  ...draft,
  beats: draft.beats.map((beat, index) =>
    index !== 1
      ? beat
      : exampleBeat(
          where === "name" ? says : beat.name,
          where === "text" ? `${says} ${beat.text}` : beat.text,
          where === "direction" ? says : beat.direction,
        ),
  ),
  hashtags: where === "hashtag" ? [says] : draft.hashtags,
  platformTips: where === "tip" ? { tiktok: says } : draft.platformTips,
})

/** A model that does what the attacker in a post asks, every time. */
const obeying =
  (attack: Attack): Write =>
  (order, onText) =>
    onText(attack.where === "text" ? `${attack.says} And so on. ` : "").pipe(
      Effect.as({ draft: said(goodDraft(order), attack), tokens: 1, cost: null }),
    )

/** The same model, which finds its orders in the prompt, where they stand inside the fence and nowhere else. */
const obeyingPrompt =
  (attack: Injection): Write =>
  (order) =>
    Effect.sync(() => {
      const { system, user } = promptFor(attack.poison(order), marker)
      const [task = "", fenced = "", ...more] = user.split(`${marker} BEGIN`)
      expect([attack.obeyed(system), attack.obeyed(task), more]).toEqual([null, null, []])
      expect(user.trimEnd().endsWith(`${marker} END`)).toBe(true)
      const says = attack.obeyed(fenced)
      expect(says).toBe(attack.says)
      return { draft: said(goodDraft(order), { ...attack, family: attack.technique }), tokens: 1, cost: null }
    })

const marker = "[BBBBBBBBBBBB]"

describe("a model that obeys the attacker", () => {
  test.each(attacks.map((attack) => [attack.family, attack.says, attack] as const))(
    "is refused, charged nothing and shown to nobody: %s (%s)",
    (_, __, attack) =>
      run(
        obeying(attack),
        (userId) =>
          Effect.gen(function* () {
            const shown: Array<WriteProgress> = []
            const refused = yield* Effect.flip(
              writeScript(request(userId), (event) => Effect.sync(() => void shown.push(event))),
            )
            expect(refused).toMatchObject({ _tag: "ScriptRefused" })
            expect(yield* books(userId)).toEqual({ charged: 0, scripts: 0, open: 0 })
            const isCopied = attack.family.startsWith("quote")
            expect(
              shown.some(
                (event) => event._tag === "Writing" && event.text.includes(attack.says) && !isCopied,
              ),
            ).toBe(false)
          }),
        surroundings,
      ),
  )

  test("is attacked in 128 ways, each disguise by each road", () => {
    expect(new Set(injections.map(({ channel, says }) => `${channel}/${says}`)).size).toBe(128)
    expect(new Set(injections.map(({ channel, technique }) => `${channel}/${technique}`)).size).toBe(64)
  })

  test.each(injections.map((attack) => [attack.technique, attack.channel, attack.says, attack] as const))(
    "is refused and charged nothing: %s in the %s: %s",
    (_, __, ___, attack) =>
      run(
        obeyingPrompt(attack),
        (userId) =>
          Effect.gen(function* () {
            const settings = { ...defaultSettings, language: attack.language }
            const refused = yield* Effect.flip(writeScript(request(userId, { settings }), () => Effect.void))
            expect(refused).toMatchObject({ _tag: "ScriptRefused", reason: "claims", attempts: 3 })
            expect(yield* books(userId)).toEqual({ charged: 0, scripts: 0, open: 0 })
          }),
        surroundings,
      ),
  )

  test.each(benign)("is not suspected of: %s", (says) =>
    run(
      obeying({ family: "benign", where: "text", says }),
      (userId) =>
        Effect.gen(function* () {
          yield* writeScript(request(userId), () => Effect.void)
          expect(yield* books(userId)).toEqual({ charged: 1, scripts: 1, open: 0 })
        }),
      surroundings,
    ),
  )
})
