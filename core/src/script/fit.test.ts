import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fit, spokenLength } from "./fit.ts"
import { budgetOf, fitOfWords } from "./pace.ts"
import type { Duration, Language } from "./settings.ts"
import { spokenWords } from "./spoken-words.ts"

const said = (text: string, language: Language = "english") => spokenWords(text, language).join(" ")
const words = (count: number) => Array.from({ length: count }, () => "word").join(" ")

describe("a script fits its duration", () => {
  test.each([
    ["english", "30_seconds", 56, 71, 82],
    ["english", "60_seconds", 115, 146, 165],
    ["english", "90_seconds", 173, 221, 247],
    ["english", "2_minutes", 232, 296, 330],
    ["turkish", "30_seconds", 41, 52, 62],
    ["turkish", "60_seconds", 84, 107, 125],
    ["turkish", "90_seconds", 127, 162, 187],
    ["turkish", "2_minutes", 169, 217, 250],
  ] as const)("%s, %s: at least %i, best %i, at most %i words", (language, duration, min, target, max) => {
    expect(budgetOf(language, duration)).toEqual({ min, target, max })
    const verdictOf = (count: number) => fit({ text: words(count), language, duration }).verdict
    expect([min - 1, min, target, max, max + 1].map(verdictOf)).toEqual([
      "short",
      "fits",
      "fits",
      "fits",
      "long",
    ])
  })

  test("146 English words take 58.4 seconds", () => {
    expect(fit({ text: words(146), language: "english", duration: "60_seconds" })).toEqual({
      words: 146,
      seconds: 58.4,
      min: 115,
      target: 146,
      max: 165,
      verdict: "fits",
    })
  })

  test("against a video, the first breath and the end card count: what just fits its length is too long", () => {
    expect(fitOfWords({ words: 149, seconds: 59.6 }, "english", "60_seconds")).toEqual({
      limitSeconds: 58.5,
      overSeconds: 1.1,
      wordsToCut: 3,
      verdict: "long",
    })
    expect(fitOfWords({ words: 146, seconds: 58.4 }, "english", "60_seconds")).toEqual({
      limitSeconds: 58.5,
      overSeconds: 0,
      wordsToCut: 0,
      verdict: "fits",
    })
  })

  test("the verdict never improves by adding words to a script that is too long", () => {
    const durations: ReadonlyArray<Duration> = ["30_seconds", "60_seconds", "90_seconds", "2_minutes"]
    fc.assert(
      fc.property(fc.nat(400), fc.nat(50), fc.constantFrom(...durations), (count, more, duration) => {
        const before = fit({ text: words(count), language: "turkish", duration })
        const after = fit({ text: words(count + more), language: "turkish", duration })
        expect(before.verdict === "long" && after.verdict !== "long").toBe(false)
        expect(after.words).toBe(count + more)
      }),
    )
  })
})

describe("only what is said is counted", () => {
  test.each([
    ["[looks up] Sleep matters. (pause)", "Sleep matters"],
    ["Sleep matters [1]. It does [2, 3].", "Sleep matters It does"],
    ["# Hook\n\n**Sleep** _really_ matters\n\n---\n\n- `one` thing", "Hook Sleep really matters one thing"],
    ["Sleep matters #sleep #İyiUyku", "Sleep matters"],
    ["See [the study](https://example.org/a) at https://example.org", "See the study at"],
    ["<b>Sleep</b> matters 😴 – truly", "Sleep matters truly"],
    ["", ""],
  ])("%j is said %j", (written, spoken) => expect(said(written)).toBe(spoken))

  test.each([
    ["500 mg", "five hundred milligrams"],
    ["500mg", "five hundred milligrams"],
    ["40%", "forty percent"],
    ["1,000 IU", "one thousand international units"],
    ["0.5 g", "zero point five grams"],
    ["3-5 sets", "three to five sets"],
    ["146 words", "one hundred forty-six words"],
    ["in 2021", "in twenty twenty-one"],
    ["at 9:30", "at nine thirty"],
    ["at 9:00", "at nine"],
    ["120/80", "one hundred twenty over eighty"],
    ["20 ng/mL", "twenty nanograms per milliliters"],
    ["$20", "twenty dollars"],
    ["the 1st of 20th", "the first of twentieth"],
    ["the 1990s and 2000s", "the nineteen nineties and two thousands"],
    ["$2.50 or £1,200.00", "two dollars fifty or one thousand two hundred pounds"],
    ["1/2 cup, 24/7", "one half cup twenty-four seven"],
    ["B12", "B twelve"],
    ["e.g. salt & oil, etc.", "for example salt and oil et cetera"],
    ["p < 0.05", "p less than zero point zero five"],
    ["follow-up", "follow-up"],
    ["don't", "don't"],
    ["2,500,000", "two million five hundred thousand"],
  ])("English: %j is said %j", (written, spoken) => expect(said(written)).toBe(spoken))

  test.each([
    ["500 mg", "beş yüz miligram"],
    ["%40", "yüzde kırk"],
    ["1.000 adım", "bin adım"],
    ["0,5 g", "sıfır virgül beş gram"],
    ["3-5 dk", "üç ila beş dakika"],
    ["2021'de", "iki bin yirmi birde"],
    ["IŞIK ve İLAÇ", "IŞIK ve İLAÇ"],
    ["saat 10.30'da", "saat on otuzda"],
    ["saat 9.00", "saat dokuz"],
    ["3/4 bardak", "dörtte üç bardak"],
    ["vb. ilaçlar", "ve benzeri ilaçlar"],
    ["112'yi arayın", "yüz on ikiyi arayın"],
  ])("Turkish: %j is said %j", (written, spoken) => expect(said(written, "turkish")).toBe(spoken))

  test("a text of any characters is counted without failing, and stage marks never add words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        expect(spokenLength(text, "turkish").words).toBeGreaterThanOrEqual(0)
        expect(spokenLength("[a b] (c d) word", "english").words).toBe(1)
      }),
    )
  })

  test("hostile markup is read in linear time", () => {
    const started = performance.now()
    spokenLength(
      "[".repeat(100_000) + "(".repeat(100_000) + "*".repeat(100_000) + "<a".repeat(50_000),
      "english",
    )
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
