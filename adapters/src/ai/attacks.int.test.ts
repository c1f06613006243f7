import { readFileSync } from "node:fs"
import type { Draft } from "@rounds/core/script/draft.ts"
import { SourceTexts } from "@rounds/core/script/ports.ts"
import type { Said } from "@rounds/core/script/said.ts"
import { writeScript } from "@rounds/core/script/write.ts"
import { MemoryKernel } from "@rounds/core/testing/memory-kernel.ts"
import { MemoryUsageQuery } from "@rounds/core/testing/memory-usage-query.ts"
import { exampleBeat, goodDraft } from "@rounds/core/testing/script/example-draft.ts"
import { defaultSettings } from "@rounds/core/testing/script/example-topics.ts"
import { MemoryScripts } from "@rounds/core/testing/script/memory-scripts.ts"
import { books, request, run, type Write } from "@rounds/core/testing/script/writing-harness.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, describe, expect, test } from "vitest"
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
const disguised = fixture("disguised-harm") as ReadonlyArray<string>

const post = "Hi all, my left knee clicks whenever I walk down the stairs and I worry about it"

const storage = Layer.mergeAll(
  MemoryScripts,
  MemoryUsageQuery,
  Layer.succeed(SourceTexts, { of: () => Effect.succeed([post]) }),
).pipe(Layer.provideMerge(MemoryKernel))

const surroundings = { storage, newUser: () => "ada" }

const typed = (text: string): Said => ({ text, findings: [], from: "own" })

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
  // Whatever it is talked into, it types beside the video as well.
  post: { title: typed(says), caption: [typed("What do you think?"), typed(says)] },
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

/**
 * What became of an attack: refused as a whole, stored without it, or stored with the sentence marked as nobody's
 * finding, which holds it back from every export.
 */
const containedBy = Effect.fnUntraced(function* (
  userId: string,
  says: string,
  changes: Parameters<typeof request>[1] = {},
) {
  const shown: Array<string> = []
  const written = yield* Effect.result(
    writeScript(request(userId, changes), (event) =>
      Effect.sync(() => void (event._tag === "Writing" && shown.push(event.text))),
    ),
  )
  const isShown = shown.join(" ").includes(says)
  const { charged, scripts, open } = yield* books(userId)
  const isSettled = (stored: number) => charged === stored && scripts === stored && open === 0
  if (written._tag === "Failure") {
    return {
      layer: written.failure._tag === "ScriptRefused" && isSettled(0) ? "refused" : "escaped",
      isShown,
    }
  }
  if (!isSettled(1)) return { layer: "escaped", isShown }
  const { beats, hooks, post, optimizationTips, hashtags, claims, actingDirections } = written.success
  const aside = JSON.stringify([
    hooks,
    post,
    optimizationTips,
    hashtags,
    actingDirections,
    beats.map((beat) => beat.onScreen),
  ])
  const said = beats.flatMap((beat) => beat.said).filter(({ text }) => text.includes(says))
  if (aside.includes(says)) return { layer: "escaped", isShown }
  if (said.length === 0) return { layer: "cut", isShown }
  const isMarked = said.every(
    ({ text, from }) =>
      from === "own" || claims.some(({ sentence, severity }) => sentence === text && severity !== "info"),
  )
  return { layer: isMarked ? "marked" : "escaped", isShown }
})

const tally = new Map<string, Map<string, number>>()
const count = (family: string, layer: string) => {
  const layers = tally.get(family) ?? new Map<string, number>()
  layers.set(layer, (layers.get(layer) ?? 0) + 1)
  tally.set(family, layers)
}

describe("a model that obeys the attacker", () => {
  test.each(attacks.map((attack) => [attack.family, attack.says, attack] as const))(
    "has no effect and shows it to nobody: %s (%s)",
    (_, __, attack) =>
      run(
        obeying(attack),
        (userId) =>
          Effect.gen(function* () {
            const { layer, isShown } = yield* containedBy(userId, attack.says)
            count(`fixture: ${attack.family}`, layer)
            expect(["refused", "cut"]).toContain(layer)
            expect(isShown && !attack.family.startsWith("quote")).toBe(false)
          }),
        surroundings,
      ),
  )

  test("is attacked in 128 ways, each of 16 disguises by each road", () => {
    expect(new Set(injections.map(({ channel, says }) => `${channel}/${says}`)).size).toBe(128)
    expect(new Set(injections.map(({ channel, technique }) => `${channel}/${technique}`)).size).toBe(128)
  })

  test.each(injections.map((attack) => [attack.technique, attack.channel, attack.says, attack] as const))(
    "has no effect: %s in the %s: %s",
    (_, __, ___, attack) =>
      run(
        obeyingPrompt(attack),
        (userId) =>
          Effect.gen(function* () {
            const settings = { ...defaultSettings, language: attack.language }
            const { layer, isShown } = yield* containedBy(userId, attack.says, { settings })
            count(attack.technique, layer)
            expect({ layer, isShown }).toEqual({
              layer: expect.stringMatching(/^(?:refused|cut)$/),
              isShown: false,
            })
          }),
        surroundings,
      ),
  )

  test.each(disguised)("is given away by disguise or by resting on nothing: %s", (says) =>
    run(
      obeying({ family: "disguised", where: "text", says }),
      (userId) =>
        Effect.gen(function* () {
          const { layer, isShown } = yield* containedBy(userId, says)
          count("60 harmful sentences", layer)
          expect({ says, layer, isShown }).toEqual({
            says,
            layer: expect.stringMatching(/^(?:refused|cut|marked)$/),
            isShown: false,
          })
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

  afterAll(() => {
    if (process.env["SHOW_TALLY"] !== undefined) {
      for (const [family, layers] of tally)
        process.stdout.write(`${family}: ${JSON.stringify([...layers])}\n`)
    }
  })
})
