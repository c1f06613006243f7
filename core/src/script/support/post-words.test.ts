import { expect, test } from "vitest"
import { claimContextOf } from "#script/drafting.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Said } from "#script/said.ts"
import { exampleFile, exampleFinding } from "#testing/evidence/example-files.ts"
import { exampleBeat, goodDraft } from "#testing/script/example-draft.ts"
import { defaultSettings, exampleTopic, orderFor } from "#testing/script/example-topics.ts"
import { postWordsOf } from "./post-words.ts"

const kidney = exampleFinding({
  id: "example-kidney",
  says: { english: "Kidney patients were left out of the trials.", turkish: "Böbrek hastaları alınmadı." },
  brief: { english: "Kidney patients were left out.", turkish: "Böbrek hastaları alınmadı." },
})
const dose = exampleFinding({ mustPair: ["example-kidney"] })
const bare = orderFor(
  defaultSettings,
  exampleTopic({ title: "Example tea: how many cups?", keywords: ["example"] }),
)
const order: WritingOrder = {
  ...bare,
  given: { ...bare.given, subjects: [exampleFile()], findings: [dose, kidney] },
}

const own = (text: string, ...findings: ReadonlyArray<string>): Said => ({ text, findings, from: "own" })
const saidDose: Said = { ...own("Two cups a day were studied.", "example-dose"), from: "finding" }
const saidKidney: Said = {
  ...own("Kidney patients were left out of the trials.", "example-kidney"),
  from: "finding",
}

const proposed = (title: string, caption: ReadonlyArray<Said>) => {
  const draft = goodDraft(order)
  const beat = { ...exampleBeat("hook", "x"), said: [saidDose, saidKidney] }
  return postWordsOf(
    { ...draft, beats: [beat, ...draft.beats.slice(1)], post: { title: own(title), caption } },
    order,
    [],
    claimContextOf(order),
  )
}

test("a finding that must go with another is not typed alone", () => {
  const hook = own("How many cups of example tea?")
  expect(proposed("Example tea?", [hook, own(saidDose.text, "example-dose")]).caption).toEqual([])
  expect(
    proposed("Example tea?", [
      hook,
      own(saidDose.text, "example-dose"),
      own(saidKidney.text, "example-kidney"),
    ]).caption.map(({ text }) => text),
  ).toEqual([hook.text, saidDose.text, saidKidney.text])
})

test("title and caption end within their limits, at a word", () => {
  const line = "you ask how many cups of example tea and I look and read and tell you what I see"
  const words = Array.from({ length: 24 }, () => line).join(" and ")
  const { title, caption } = proposed(words, [own(words)])
  expect(words.startsWith(`${title?.text} `)).toBe(true)
  expect(title?.text.length).toBeLessThanOrEqual(100)
  expect(title?.text.length).toBeGreaterThan(90)
  expect(words.startsWith(`${caption[0]?.text} `)).toBe(true)
  expect(caption[0]?.text.length).toBeLessThanOrEqual(900)
  expect(caption[0]?.text.length).toBeGreaterThan(890)
})

test("a word without an end is neither", () => {
  expect(proposed("e".repeat(500), [own("e".repeat(1_900))])).toEqual({ title: null, caption: [] })
})
