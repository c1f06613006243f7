import * as Result from "effect/Result"
import { describe, expect, test } from "vitest"
import { compose } from "#script/compose.ts"
import { budgetOf } from "#script/pace.ts"
import { openPoints, pointsOf } from "#script/approval/points.ts"
import { settled } from "#script/approval/settle.ts"
import { checkMeaning } from "#script/claims/check-meaning.ts"
import type { Script } from "#script/script.ts"
import { exampleBeat, goodDraft } from "#testing/script/example-draft.ts"
import { cpuMsOf } from "#testing/growth.ts"
import { defaultSettings, exampleTopic, orderFor } from "#testing/script/example-topics.ts"
import { changed, type ScriptChange } from "./change.ts"
import { compareVersions } from "./compare.ts"
import { proposeCut } from "./cut.ts"
import { type ClaimsIn, inspectScript } from "./inspect.ts"
import { retold } from "./retold.ts"

const order = orderFor(defaultSettings, exampleTopic())
const context = { language: "english", market: "US", promotes: "nothing", profession: null } as const
const cite = (id: string) =>
  id === "known"
    ? {
        publisher: "Journal",
        title: "Trial",
        year: 2024,
        url: "https://doi.org/10.1000/x",
        strength: "weak" as const,
        checkedOn: "2026-11-21",
      }
    : null
const claimsIn: ClaimsIn = (content) => checkMeaning(content, context)
const surroundings = { topic: null, context, cite, claimsIn }
const looking = {
  about: { topic: null, disclaimer: order.disclaimer },
  context,
  claimsIn,
  standingOf: () => "current" as const,
}

const scriptOf = (texts: ReadonlyArray<string>): Script => {
  const beats = texts.map((text, at) => exampleBeat(`beat${at}`, text))
  const provenance = {
    id: "s1",
    userId: "ada",
    writer: "offline",
    madeByAi: false,
    createdAt: "2026-11-22T00:00:00.000Z",
  }
  return compose({ ...goodDraft(order), beats }, [], order, provenance, () => null)
}

const script = scriptOf([
  "Look closer. Tea keeps you awake at night.",
  "Write it down tonight. Then bring the list.",
  `Ask today. ${order.disclaimer}`,
])
const after = (change: ScriptChange, on = script) => Result.getOrThrow(changed(on, change, surroundings))

describe("an edit", () => {
  test("counts a version, works everything out again, and ends on the disclaimer", () => {
    const next = after({ _tag: "EditBeat", beat: 2, text: "Ask tomorrow." })
    expect(next.version).toBe(2)
    expect(next.scriptContent.endsWith(`Ask tomorrow. ${order.disclaimer}`)).toBe(true)
    expect(next.words).toBe(inspectScript(next, looking.about, context, claimsIn).words)
    expect(next.beats[1]?.startsAt).toBe(script.beats[1]?.startsAt)
  })

  test("without words takes the beat away, but never the last one", () => {
    expect(after({ _tag: "EditBeat", beat: 0, text: " \u200b " }).beats).toHaveLength(2)
    const one = scriptOf([`Ask. ${order.disclaimer}`])
    const refused = changed(one, { _tag: "EditBeat", beat: 0, text: "" }, surroundings)
    expect(Result.isFailure(refused) && refused.failure).toMatchObject({ problem: "nothing_left" })
  })

  test("keeps the origin of a sentence only while its words are equal", () => {
    const known = [{ text: "Tea helps.", findings: ["known"], from: "finding" as const }]
    expect(retold("Tea helps. Tea helps a lot. Does it? Ask them.", known).map(({ from }) => from)).toEqual([
      "finding",
      "own",
      "connective",
      "connective",
    ])
    expect(retold("[Your key fact, and its source?]", []).map(({ from }) => from)).toEqual(["own"])
  })
})

describe("a cut", () => {
  const long = scriptOf([
    "Look closer at it.",
    `Tea keeps you awake at night. ${"Count the cups again. ".repeat(60).trim()}`,
    `Ask today. ${order.disclaimer}`,
  ])

  test("takes the least that makes the script fit, and leaves first words, disclaimer and every beat", () => {
    const { cuts, fits, savesSeconds } = proposeCut(long)
    expect(fits).toBe(true)
    expect(savesSeconds).toBeGreaterThan(0)
    const next = after({ _tag: "CutSentences", cuts }, long)
    expect(next.words).toBeLessThanOrEqual(budgetOf("english", "60_seconds").target)
    expect(next.beats).toHaveLength(3)
    expect(next.beats[0]?.text).toBe("Look closer at it.")
    expect(next.scriptContent).toContain(order.disclaimer)
  })

  test("leaves a locked beat, and refuses words that are no longer there", () => {
    const locked = after({ _tag: "LockBeat", beat: 1, locked: true }, long)
    expect(proposeCut(locked)).toMatchObject({
      fits: false,
      cuts: [{ beat: 2, sentence: 0, text: "Ask today." }],
    })
    const stale = changed(
      long,
      { _tag: "CutSentences", cuts: [{ beat: 1, sentence: 0, text: "Other words." }] },
      surroundings,
    )
    expect(Result.isFailure(stale) && stale.failure).toMatchObject({ problem: "cut_unknown" })
  })
})

describe("what stands between a script and the camera", () => {
  test("is every claim, every statement without a source, and every blank, each lettered and by its words", () => {
    const open = scriptOf(["Garlic cures cancer.", "[Your key fact, and its source.]", order.disclaimer])
    const points = pointsOf(open, looking)
    expect(points.map(({ letter }) => letter)).toEqual(points.map((_, at) => String.fromCharCode(65 + at)))
    expect(points.find(({ kind }) => kind === "blank")).toMatchObject({ beat: 1, needsOtherWords: true })
    expect(points.find(({ severity, kind }) => kind === "claim" && severity === "block")).toMatchObject({
      beat: 0,
      needsOtherWords: true,
    })
    const again = pointsOf({ ...open, beats: [...open.beats] }, looking)
    expect(again.map(({ id }) => id)).toEqual(points.map(({ id }) => id))
  })

  test("has a letter where it is counted as open, and none where it is only to be looked at again", () => {
    const points = pointsOf(scriptOf(["Garlic cures cancer.", "[Your key fact.]", order.disclaimer]), {
      ...looking,
      claimsIn: (content, beats) =>
        looking
          .claimsIn(content, beats)
          .map((claim, at) => (at === 0 ? { ...claim, severity: "info" } : claim)),
    })
    const lettered = points.filter(({ letter }) => /^[A-Z]+$/.test(letter))
    expect(lettered).toEqual(openPoints(points))
    expect(points.filter(({ isOptional }) => isOptional).map(({ letter }) => letter)).toEqual(["i1"])
  })

  test("is a place on the screen too, which goes when its words are filled in", () => {
    const shown = after({ _tag: "ShowOnScreen", beat: 1, text: "[One number]" })
    expect(pointsOf(shown, looking).filter(({ kind }) => kind === "blank")).toMatchObject([
      { beat: 1, sentence: null, text: "[One number]", needsOtherWords: true },
    ])
    const filled = after({ _tag: "ShowOnScreen", beat: 1, text: "7 in 10" })
    expect(pointsOf(filled, looking).filter(({ kind }) => kind === "blank")).toEqual([])
  })

  test("counts a retracted source as a must, and an overdue one as a question", () => {
    const cited = after({
      _tag: "RewriteBeat",
      beat: 1,
      said: [{ text: "So.", findings: ["known"], from: "finding" }],
    })
    const found = (standing: "retracted" | "overdue" | "gone") =>
      pointsOf(cited, { ...looking, standingOf: () => standing }).find(({ kind }) => kind === "source")
    expect(found("retracted")).toMatchObject({ needsOtherWords: true })
    expect(found("overdue")).toMatchObject({ needsOtherWords: false })
    expect(found("gone")).toMatchObject({ needsOtherWords: false })
  })

  test("is settled by a reason, which stands until the words are others, and can be taken back", () => {
    const point = pointsOf(script, looking).find(
      ({ text, kind }) => text === "Tea keeps you awake at night." && kind !== "claim",
    )
    if (point === undefined) throw new Error("no point")
    const keep = { _tag: "Keep", reason: "Standard advice.", at: "2026-11-22T00:00:00.000Z" } as const
    const kept = Result.getOrThrow(settled(script, point, keep, surroundings))
    const now = pointsOf(kept, looking).find(({ id }) => id === point.id)
    expect(now?.kept?.reason).toBe("Standard advice.")
    expect(openPoints(pointsOf(kept, looking)).length).toBe(openPoints(pointsOf(script, looking)).length - 1)
    const edited = after({ _tag: "EditBeat", beat: 0, text: "Look closer. Tea keeps everybody awake." }, kept)
    expect(pointsOf(edited, looking).find(({ text }) => text.includes("everybody"))?.kept).toBeNull()
    const open = Result.getOrThrow(settled(kept, point, { _tag: "Reopen" }, surroundings))
    expect(pointsOf(open, looking).find(({ id }) => id === point.id)?.kept).toBeNull()
  })
})

test("words written anew are shown as what went and what came, not as a mixture of both", () => {
  const [hook] = compareVersions(
    [{ name: "hook", text: "Paying double for a fancy form of creatine? Ask first." }],
    [{ name: "hook", text: "Do you really need a loading week? Ask first." }],
  )
  expect(hook?.runs).toEqual([
    { kind: "removed", text: "Paying double for a fancy form of creatine" },
    { kind: "added", text: "Do you really need a loading week" },
    { kind: "same", text: "? Ask first." },
  ])
})

test("two versions are compared word by word, beat by beat", () => {
  const beats = compareVersions(
    [
      { name: "hook", text: "Çay uykunuzu kaçırır." },
      { name: "gone", text: "Away." },
    ],
    [{ name: "hook", text: "Çay uykunuzu bazen kaçırır." }],
  )
  expect(beats.map(({ name, isChanged }) => [name, isChanged])).toEqual([
    ["hook", true],
    ["gone", true],
  ])
  const said = (kind: string) =>
    beats[0]?.runs
      .filter((run) => run.kind !== kind)
      .map(({ text }) => text)
      .join("")
  expect(said("removed")).toBe("Çay uykunuzu bazen kaçırır.")
  expect(said("added")).toBe("Çay uykunuzu kaçırır.")
})

test("a two-minute script is looked at within 50 ms", () => {
  const settings = { ...defaultSettings, duration: "2_minutes" } as const
  const big = orderFor(settings, exampleTopic())
  const { beats } = goodDraft(big)
  const look = () => inspectScript({ beats, ...settings }, looking.about, context, claimsIn)
  look()
  expect(cpuMsOf(look, 200)).toBeLessThan(50)
})
